/** Where we are, in the fragment of the address: `#/table/<id>/<invite>` never reaches a server's log. */
const place = $state({ path: read() });

function read(): readonly string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

window.addEventListener("hashchange", () => {
  place.path = read();
  window.scrollTo(0, 0);
});

export function path(): readonly string[] {
  return place.path;
}

export function link(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = link(...parts);
}
