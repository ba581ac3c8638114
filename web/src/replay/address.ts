/** A moment's address: `#/replay/<table>/<moment>/<eyes>/<key>`. The key lets those in who were not at the table. */
import { link } from "../router.svelte";

export interface Place {
  readonly table: string;
  readonly at: number;
  /** Whose eyes; nothing stands for everybody's. */
  readonly eyes: readonly number[] | null;
  readonly key: string;
}

const ALL = "all";

export function placeOf(path: readonly string[]): Place {
  const [, table = "", at = "0", eyes = ALL, key = ""] = path[0] === "replay" ? path : [];
  const seat = Number(eyes) - 1;
  return { table, at: Math.max(0, Math.trunc(Number(at)) || 0), eyes: seat >= 0 && seat < 4 ? [seat] : null, key };
}

export function linkTo({ table, at, eyes, key }: Place): string {
  return link("replay", table, at, eyes?.[0] === undefined ? ALL : eyes[0] + 1, ...(key ? [key] : []));
}
