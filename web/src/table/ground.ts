/** Lays the table top under the table: painted for its size, after the first cards are seen. */
import type { Attachment } from "svelte/attachments";
import { ground } from "../art/ground";
import { settings } from "../state/settings.svelte";

const AFTER = 80;
const SHARPEST = 2;

export function laid(seed: string): Attachment<HTMLElement> {
  return (table) => {
    const theme = settings().theme;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let address = "";
    let gone = false;

    async function lay(): Promise<void> {
      const sharp = Math.min(devicePixelRatio, SHARPEST);
      const [width, height] = [Math.round(table.clientWidth * sharp), Math.round(table.clientHeight * sharp)];
      const painted = width > 0 && height > 0 ? await ground(theme, seed, width, height) : null;
      if (!painted || gone) return;
      URL.revokeObjectURL(address);
      address = URL.createObjectURL(painted);
      table.style.backgroundImage = `url("${address}")`;
    }

    const sizes = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void lay(), AFTER);
    });
    sizes.observe(table);
    return () => {
      gone = true;
      sizes.disconnect();
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  };
}
