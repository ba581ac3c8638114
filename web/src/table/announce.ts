/** "Your move": in the title of the tab, and as a notification if wanted. */
import { settings } from "../state/settings.svelte";

const TITLE = "Wilderland";

export function announce(mine: boolean, text: string): void {
  document.title = mine ? `● ${text} – ${TITLE}` : TITLE;
  if (!mine || !document.hidden || !settings().notify || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(TITLE, { body: text, tag: "move" });
}
