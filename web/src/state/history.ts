/** The table as it was: every step this browser has seen, to be looked at again without taking anything back. */
import type { LogLine, View } from "../protocol";

export interface Moment {
  readonly view: View;
  readonly log: readonly LogLine[];
}

/** More than anybody looks back; views share what has not changed between them. */
const MOST = 400;

function told({ log }: Moment): number {
  return log.at(-1)?.number ?? 0;
}

export class History {
  private moments: Moment[] = [];

  /**
   * What has been shown. A step without a line in the chronicle is none; what was taken back has not been.
   * Returns how many steps ago it now was that it looked as it did `back` steps ago; 0 if that is no more.
   */
  keep(moment: Moment, back = 0): number {
    const looked = back > 0 ? this.moments.at(-1 - back) : undefined;
    const before = this.moments.filter((one) => told(one) < told(moment));
    this.moments = [...before, moment].slice(-MOST);
    const at = this.moments.findIndex((one) => one === looked);
    return at < 0 ? 0 : this.moments.length - 1 - at;
  }

  /** How many steps one can go back. */
  get depth(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** The table so many steps ago; nothing was asked of anybody then. */
  ago(steps: number): Moment | undefined {
    const moment = this.moments.at(-1 - steps);
    return moment && steps > 0 ? { ...moment, view: { ...moment.view, decisions: [], waiting: [] } } : moment;
  }
}
