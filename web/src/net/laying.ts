/** Laying a table and going there. */
import type { Joined, NewTable } from "../protocol";
import { go } from "../router.svelte";
import { myName } from "../state/person.svelte";
import { remember } from "../state/tables.svelte";
import { t } from "../text/catalog.svelte";
import { post } from "./api";
import { ensurePerson } from "./people";

const EAGER = "wilderland.eager";

/** Lay a table; `eager` begins as soon as nobody else is waited for. */
export async function layTable(wish: NewTable, eager: boolean): Promise<void> {
  await ensurePerson();
  const joined = await post<Joined>("/tables", { name: myName() || t("player-seat", { number: 1 }), ...wish });
  remember({ table: joined.table, token: joined.token, invite: joined.invite, member: joined.member });
  if (eager) sessionStorage.setItem(EAGER, joined.table);
  go("table", joined.table);
}

export function isEager(table: string): boolean {
  return sessionStorage.getItem(EAGER) === table;
}
