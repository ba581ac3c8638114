/** What all parts of one table share. */
import { getContext, setContext } from "svelte";
import type { Gesture } from "../state/gesture.svelte";
import type { Session } from "../state/session.svelte";
import type { Zoom } from "../state/zoom.svelte";

export interface TableContext {
  readonly session: Session;
  readonly gesture: Gesture;
  readonly zoom: Zoom;
}

const KEY = Symbol("table");

export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
