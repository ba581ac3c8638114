/** The tables of this browser: the tokens that open them, kept for coming back. */
import { keep, recall } from "./stored";

export interface Seated {
  readonly table: string;
  readonly token: string;
  readonly invite: string;
  readonly member: number;
  readonly touched: number;
}

let seated: Record<string, Seated> = recall<Record<string, Seated>>("tables", {});
const MOST = 40;

export function seatAt(table: string): Seated | undefined {
  return seated[table];
}

export function remember(one: Omit<Seated, "touched">): void {
  const all = { ...seated, [one.table]: { ...one, touched: Date.now() } };
  const recent = Object.values(all)
    .sort((a, b) => b.touched - a.touched)
    .slice(0, MOST);
  seated = Object.fromEntries(recent.map((entry) => [entry.table, entry]));
  keep("tables", seated);
}

export function forget(table: string): void {
  const { [table]: _, ...rest } = seated;
  seated = rest;
  keep("tables", seated);
}

/** The last tables first. */
export function myTables(): readonly Seated[] {
  return Object.values(seated).sort((a, b) => b.touched - a.touched);
}
