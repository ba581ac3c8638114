/** The card being read large: under the pointer or the focus, or pinned until it is let go. */
export interface Looked {
  readonly code: string;
  /** Of a card on the table: its id, for live numbers. */
  readonly id: number;
  /** Which half of the screen it is read on: the one away from the card. */
  readonly half: "left" | "right";
}

const DELAY = 140;

export class Zoom {
  looked = $state.raw<Looked | null>(null);
  pinned = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at a card shortly after the pointer has come to it. */
  over(code: string, id: number, element: Element, at = DELAY): void {
    if (this.pinned) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.looked = { code, id, half: opposite(element) }), this.looked ? 30 : at);
  }

  out(): void {
    clearTimeout(this.timer);
    if (!this.pinned) this.timer = setTimeout(() => (this.looked = null), 60);
  }

  pin(code: string, id: number, element: Element): void {
    clearTimeout(this.timer);
    const again = this.pinned && this.looked?.id === id && this.looked.code === code;
    this.pinned = !again;
    this.looked = again ? null : { code, id, half: opposite(element) };
  }

  release(): void {
    clearTimeout(this.timer);
    this.pinned = false;
    this.looked = null;
  }
}

function opposite(element: Element): "left" | "right" {
  const box = element.getBoundingClientRect();
  return box.left + box.width / 2 < innerWidth / 2 ? "right" : "left";
}
