/** Files that the browser saves. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name as files may have it on every system. */
export function fileName(words: string, ending: string): string {
  const plain = words.replace(/[^\p{L}\p{N}_-]+/gu, " ").trim();
  return `${plain || "deck"}.${ending}`;
}
