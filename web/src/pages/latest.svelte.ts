/** The table one was at last, if it is still being played. */
import { get } from "../net/api";
import type { TableSummary } from "../protocol";
import { forget, myTables } from "../state/tables.svelte";

export interface Latest {
  table: TableSummary | null;
}

const LOOKED_AT = 4;

export function latest(): Latest {
  const found = $state<Latest>({ table: null });
  void look().then((table) => (found.table = table));
  return found;
}

async function look(): Promise<TableSummary | null> {
  for (const seat of myTables().slice(0, LOOKED_AT)) {
    const table = await get<TableSummary>(`/tables/${encodeURIComponent(seat.table)}`, seat.token).catch(() => null);
    if (table === null) forget(seat.table);
    else if (table.status !== "finished") return table;
  }
  return null;
}
