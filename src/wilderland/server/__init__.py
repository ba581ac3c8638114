"""Tables online: the authoritative server, its protocol, its store and a client."""
