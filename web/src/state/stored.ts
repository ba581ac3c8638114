/** Small things kept in this browser. A browser that keeps nothing is no error. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`wilderland.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`wilderland.${name}`, JSON.stringify(value));
  } catch {
    // private browsing: the setting lasts as long as the page
  }
}
