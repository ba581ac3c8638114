/** Who plays in this browser: a name, and the key that opens decks, campaigns and the journal. */
import { keep, recall } from "./stored";

interface Me {
  name: string;
  person: string;
  key: string;
}

const me = $state<Me>(recall<Me>("person", { name: "", person: "", key: "" }));

export function personKey(): string {
  return me.key;
}

export function myName(): string {
  return me.name;
}

export function rename(name: string): void {
  me.name = name;
  keep("person", { ...me });
}

export function become(person: string, name: string, key: string): void {
  Object.assign(me, { person, name, key });
  keep("person", { ...me });
}
