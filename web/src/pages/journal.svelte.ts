/** The journal of this browser's person. */
import { get, Refusal } from "../net/api";
import type { Journal } from "../protocol";
import { personKey } from "../state/person.svelte";
import { t } from "../text/catalog.svelte";

export class Diary {
  games = $state.raw<Journal["games"]>([]);
  problem = $state("");

  constructor() {
    if (personKey())
      void get<Journal>("/me/journal")
        .then((found) => (this.games = found.games))
        .catch((error: unknown) => {
          this.problem = error instanceof Refusal ? t(error.problem.said.message) : t("web-no-answer");
        });
  }
}
