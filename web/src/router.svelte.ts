/** Where we are, in the fragment of the address: `#/table/<id>/<invite>` never reaches a server's log. */
const place = $state({ path: read(location.hash) });

function read(hash: string): readonly string[] {
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

/* What was asked for counts: by now a page may have written its own place there again. */
window.addEventListener("hashchange", (event) => {
  place.path = read(new URL(event.newURL).hash);
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
