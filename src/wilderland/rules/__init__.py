"""The rule book, a file a chapter. Every function names the rules it carries out."""
