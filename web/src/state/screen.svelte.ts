/** How much room there is. */
const size = $state({ width: innerWidth, height: innerHeight });

addEventListener("resize", () => {
  size.width = innerWidth;
  size.height = innerHeight;
});

export function isPhone(): boolean {
  return size.width < 720;
}

/** How wide something may be in a dialog. */
export function roomWide(): number {
  return Math.floor(size.width * 0.94) - 42;
}

/** No room for the rail beside the table. */
export function isNarrow(): boolean {
  return size.width < 1100;
}

/** Room for three or four seats side by side, the question below them. */
export function isWideScreen(): boolean {
  return size.width >= 1240;
}
