/** Pictures that stay read: a card laid somewhere else shows its picture at once, and need not be painted twice. */
const pictures: HTMLImageElement[] = [];

/** An SVG as an address for an `<img>`. */
export function kept(svg: string): string {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  pictures.push(picture);
  return picture.src;
}
