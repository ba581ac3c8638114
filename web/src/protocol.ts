// The protocol of the server. Made by `python -m wilderland.server.typescript`; not to be edited.
// docs/protocol.md tells how it is used.

export const PROTOCOL = 1;

export type Argument = number | string | CardRef;
export type RefusalCode =
  | "bad-message"
  | "busy"
  | "closed"
  | "forbidden"
  | "full"
  | "illegal"
  | "kicked"
  | "lost"
  | "not-found"
  | "not-playing"
  | "not-yours"
  | "origin"
  | "over"
  | "protocol"
  | "restart"
  | "sealed"
  | "stale"
  | "too-big"
  | "too-many"
  | "too-slow"
  | "unknown";

/** Where a seat is asked in windows, and where it passes by itself. Only passes are ever made for a player. */
export interface Stops {
  /** `timely`: where an action makes sense now; `always`: wherever one is legal. Default: "timely". */
  stop?: "always" | "timely";
  /** Steps at which any legal action is enough. Default: ["quest.staging","combat.enemy.2","refresh"]. */
  steps?: string[];
  /** Steps that are passed whatever one could do there. Default: []. */
  skips?: string[];
  /** Pass every window until this step is reached (once), `end` being the end of the round; interrupts cancel it. Default: "". */
  run_to?: string;
  /** Default: ["attacked","called"]. */
  interrupts?: ("attacked" | "called" | "revealed" | "threat")[];
  /** With the interrupt `threat`: one's threat has come so far. Default: 0. */
  threat_limit?: number;
  /** By code of card: `never` counts for nothing in a window; `always` responds with it at once. */
  abilities?: Record<string, "always" | "ask" | "never">;
}

/** A card that a message names: which one it was, and what it was then. */
export interface CardRef {
  id: number;
  code: string;
}

/** Something to read: a message of the catalog with its arguments, never prose. */
export interface Said {
  message: string;
  args?: Record<string, number | string | CardRef>;
}

/** Something to tell about a deck or a setup; what is not `fatal` is only a remark. */
export interface DeckProblem {
  said: Said;
  rule: string;
  line: number;
  source: string;
  fatal: boolean;
}

/** Why a number is not as printed: the card that changes it (as it is or was), and by how much. */
export interface Cause {
  source: CardRef | null;
  amount: number;
}

/** A number of a card: as it is now, as it is printed, and what makes the difference. */
export interface CardNumber {
  now: number;
  printed: number;
  /** Default: []. */
  causes?: Cause[];
}

/** A card that can be seen. Its title and text are `card-<code>` of the catalog; facts are at `/api/cards`. */
export interface Card {
  id: number;
  /** The face that is up: `+b` is the back of a quest card, `+attached` a card that counts as an attachment. */
  code: string;
  type: string;
  /** `staging`, `hand:0`, `engaged:2` … */
  zone: string;
  /** A seat; -1 for the encounter deck. */
  owner: number;
  /** Default: -1. */
  controller?: number;
  /** The card it is attached to, or dealt to as a shadow card. Default: -1. */
  host?: number;
  stats?: Record<string, CardNumber>;
  /** Default: false. */
  exhausted?: boolean;
  /** Default: false. */
  committed?: boolean;
  /** Default: 0. */
  damage?: number;
  /** Default: 0. */
  progress?: number;
  /** Default: 0. */
  resources?: number;
  /** The spheres whose cards a hero's resources pay for. Default: []. */
  icons?: string[];
  /** Default: []. */
  attachments?: number[];
  /** Default: []. */
  shadows?: number[];
  /** The encounter card that guards this objective. Default: -1. */
  guard?: number;
}

/** A deck: how many cards, and those these eyes know, as (place from the top, id). */
export interface Pile {
  count: number;
  /** Default: []. */
  known?: [number, number][];
}

/** One seat's side of the table. */
export interface Player {
  seat: number;
  threat: number;
  /** The threat at which the player is out. */
  limit: number;
  eliminated: boolean;
  /** Committed to the quest. */
  willpower: number;
  hand: number[];
  deck: Pile;
  deck_attachments: number[];
  discard: number[];
  play: number[];
  engaged: number[];
}

/** The attack being resolved. */
export interface Attack {
  by_enemy: boolean;
  enemy: number;
  seat: number;
  characters: number[];
  strength: number;
}

/** One legal answer. `key` is what is sent back; the rest says what it is and where to point. */
export interface Option {
  key: string;
  said: Said;
  /** Default: -1. */
  card?: number;
  /** Default: -1. */
  seat?: number;
  /** Default: -1. */
  about?: number;
  /** Whether it is sensible now, as far as the card can tell; never whether it is legal. Default: true. */
  timely?: boolean;
}

/** What a seat of yours is asked. */
export interface Decision {
  seat: number;
  kind: string;
  prompt: Said;
  step: string;
  source: number;
  options: Option[];
}

/** Who must answer something, open to everyone. */
export interface Waiting {
  seat: number;
  kind: string;
}

/** How the game ended. */
export interface Outcome {
  won: boolean;
  reason: string;
  rounds: number;
  /** Only a victory is scored. */
  score: number | null;
  /** The score line by line: `score-<line>` of the catalog. */
  sheet: Record<string, number>;
  adjusted: boolean;
}

/** The table as some seats see it together. */
export interface View {
  /** Whose eyes these are; none for a spectator. */
  seats: number[];
  round: number;
  phase: "combat" | "encounter" | "planning" | "quest" | "refresh" | "resource" | "setup" | "travel";
  step: string;
  first: number;
  /** Committed by everybody. */
  willpower: number;
  /** Of the staging area. */
  threat: number;
  players: Player[];
  staging: number[];
  active: number[];
  quest: number[];
  campaign: number[];
  quest_deck: number;
  encounter_deck: Pile;
  encounter_discard: number[];
  victory: number[];
  aside: number[];
  revealed: number[];
  played: number[];
  attack: Attack | null;
  waiting: Waiting[];
  decisions: Decision[];
  outcome: Outcome | null;
  adjusted: boolean;
  cards: Record<number, Card>;
}

/** What has changed in a view: fields that are given replace the old ones, players and cards one by one. */
export interface Patch {
  seats?: number[];
  round?: number;
  phase?: "combat" | "encounter" | "planning" | "quest" | "refresh" | "resource" | "setup" | "travel";
  step?: string;
  first?: number;
  willpower?: number;
  threat?: number;
  /** Only those that changed, by `seat`. */
  players?: Player[];
  staging?: number[];
  active?: number[];
  quest?: number[];
  campaign?: number[];
  quest_deck?: number;
  encounter_deck?: Pile;
  encounter_discard?: number[];
  victory?: number[];
  aside?: number[];
  revealed?: number[];
  played?: number[];
  attack?: Attack | null;
  waiting?: Waiting[];
  decisions?: Decision[];
  outcome?: Outcome | null;
  adjusted?: boolean;
  /** Cards that are new or have changed. */
  cards?: Record<number, Card>;
  /** Cards that cannot be seen any more. */
  gone?: number[];
}

/** A line of the chronicle. */
export interface LogLine {
  number: number;
  round: number;
  phase: "combat" | "encounter" | "planning" | "quest" | "refresh" | "resource" | "setup" | "travel";
  said: Said;
  /** The line it is told under. Default: 0. */
  cause?: number;
  /** Whether some seats cannot read it. Default: false. */
  private?: boolean;
}

/** An answer, the chance to win with it, and why. */
export interface Advice {
  /** What is sent with `choose`, as one gesture. */
  keys: string[];
  /** The answer in words: the options that are worth naming. */
  said: Said[];
  /** To win, from 0 to 1, if an expert goes on. */
  chance: number;
  /** Half the width of the range it lies in with a certainty of 95 %, as far as redeals go. */
  spread: number;
  /** What speaks for it; of an answer that is not the best, what speaks against it. */
  remarks: Said[];
}

/** A finished game to be judged: a replay of one's own, or that of a finished table. */
export interface ReviewWish {
  replay?: Record<string, unknown> | null;
  /** Default: "". */
  table?: string;
  /** Judge as one person does who plays every seat, with all hands open. Default: false. */
  open_hands?: boolean;
}

/** How it stood at a decision, with what was answered; the last point is the end. */
export interface ReviewPoint {
  /** How many choices were made before, as `upto` of a replay. */
  at: number;
  round: number;
  phase: "combat" | "encounter" | "planning" | "quest" | "refresh" | "resource" | "setup" | "travel";
  seat: number;
  chance: number;
}

/** A decision that cost something. */
export interface CostlyChoice {
  at: number;
  round: number;
  phase: "combat" | "encounter" | "planning" | "quest" | "refresh" | "resource" | "setup" | "travel";
  seat: number;
  kind: string;
  prompt: Said;
  made: Advice;
  better: Advice;
  /** How much more often the better answer wins, from 0 to 1. */
  cost: number;
}

/** A review, as far as it has come. */
export interface ReviewShown {
  review: string;
  done: number;
  /** How many steps there are, as far as is known yet. */
  of: number;
  finished: boolean;
  points: ReviewPoint[];
  /** The worst first; there when it is finished. */
  costly: CostlyChoice[];
}

/** The first message: who one is, by the token of a member (or the key of a person who is one). */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token: string;
}

/** Sit down in a free seat, with a deck. */
export interface Take {
  type: "take";
  ref: number;
  seat: number;
}

/** Get up; in a running game the seat waits for somebody to take it. */
export interface Leave {
  type: "leave";
  ref: number;
  seat: number;
}

/** The deck of a seat of yours: a starter deck by name, or one of your own by its id. */
export interface Bring {
  type: "bring";
  ref: number;
  seat: number;
  /** Default: "". */
  starter?: string;
  /** Default: "". */
  deck?: string;
}

/** Everything of yours is as it should be; the game begins when all seats are held and ready. */
export interface Ready {
  type: "ready";
  ref: number;
  ready: boolean;
}

/** Answer a decision: its keys one after the other, as one gesture that counts wholly or not at all. */
export interface Choose {
  type: "choose";
  ref: number;
  /** Of the state one has seen. */
  serial: number;
  seat: number;
  keys: string[];
}

/** Why can I not do that? */
export interface Why {
  type: "why";
  ref: number;
  seat: number;
  key: string;
}

/** What would an expert do here? Answered by `hinted`, after some seconds. */
export interface Hint {
  type: "hint";
  ref: number;
  seat: number;
}

/** Take back the last gestures; asks the others where it must. */
export interface Undo {
  type: "undo";
  ref: number;
  serial: number;
  /** Default: 1. */
  steps?: number;
}

/** Overrule the engine: what is to be how, of a `card`, a `player` or (neither) the encounter deck. Asks others. */
export interface Adjust {
  type: "adjust";
  ref: number;
  serial: number;
  /** Default: -1. */
  card?: number;
  /** Default: -1. */
  player?: number;
  changes?: Record<string, string>;
}

/** A seat of yours leaves the game, or (-1) the table gives up, which asks the others. */
export interface Concede {
  type: "concede";
  ref: number;
  serial: number;
  /** Default: -1. */
  seat?: number;
}

/** Yes or no to a proposal. */
export interface Answer {
  type: "answer";
  ref: number;
  proposal: number;
  yes: boolean;
}

/** Where a seat of yours stops. */
export interface Stop {
  type: "stop";
  ref: number;
  seat: number;
  stops: Stops;
}

/** Wait for me: nothing is passed for this seat while it holds. */
export interface Hold {
  type: "hold";
  ref: number;
  seat: number;
  on: boolean;
}

/** Who answers for a seat of yours: nobody (empty), `pass` (unless it is attacked), or a companion by name. The host may do this for an empty seat, and anybody for the seat of somebody who has been away too long. */
export interface Delegate {
  type: "delegate";
  ref: number;
  seat: number;
  to: string;
}

/** Who besides you may see the hand of a seat of yours. */
export interface Show {
  type: "show";
  ref: number;
  seat: number;
  to: "nobody" | "spectators";
}

/** To the table: free words, or a phrase of the catalog (`phrase-…`). */
export interface Say {
  type: "say";
  ref: number;
  /** Default: "". */
  text?: string;
  /** Default: "". */
  phrase?: string;
  /** Default: -1. */
  card?: number;
}

/** Show the others a card. */
export interface Point {
  type: "point";
  card: number;
}

/** The host sends somebody away, for good; the link opens nothing any more (`invite` makes a new one). */
export interface Kick {
  type: "kick";
  ref: number;
  member: number;
}

/** The host wants a new link; the old one opens nothing any more. */
export interface Invite {
  type: "invite";
  ref: number;
}

/** The host changes how the table is run. What is left out stays as it is. */
export interface Arrange {
  type: "arrange";
  ref: number;
  public?: boolean | null;
  /** Somebody else is the host from now on. */
  host?: number | null;
  undo?: "all" | "host" | null;
  away?: "companion" | "pass" | "wait" | null;
  away_after?: number | null;
}

/** The host lays out the same game anew (`rematch`), or the campaign's next one, for the same seats. */
export interface Again {
  type: "again";
  ref: number;
  /** Default: false. */
  next?: boolean;
}

/** Send me the whole view again. */
export interface Resync {
  type: "resync";
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  ref: number;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  /** Who holds it; -1 nobody. */
  member: number;
  /** The companion that answers for it. */
  agent: string;
  deck: string;
  heroes: string[];
  ready: boolean;
  /** Its passes are delegated. */
  passing: boolean;
  holding: boolean;
  /** Must answer, and has been away longer than the table waits. */
  away: boolean;
  shown: "nobody" | "spectators";
}

/** Somebody at the table. */
export interface MemberInfo {
  member: number;
  name: string;
  connected: boolean;
}

/** Something that needs everybody's consent. */
export interface Proposal {
  proposal: number;
  kind: "adjust" | "concede" | "undo";
  by: number;
  /** The members who have agreed. */
  yes: number[];
  waiting: number[];
  /** Undo: how many gestures. */
  steps: number;
  /** Undo: the lines of the chronicle from this number on would be gone. */
  log_from: number;
  /** Adjust: `card:17:damage=2`, as the replay will have it … */
  change: string;
  /** … and as the chronicle will. */
  lines: LogLine[];
}

/** The table as everybody there sees it. */
export interface TableInfo {
  table: string;
  status: "finished" | "lobby" | "playing";
  scenario: string;
  edition: string;
  mode: string;
  host: number;
  seats: SeatInfo[];
  members: MemberInfo[];
  public: boolean;
  /** Whether the host chose the seed: somebody could know it. */
  seeded: boolean;
  campaign: string;
  undo: "all" | "host";
  away: "companion" | "pass" | "wait";
  away_after: number;
  undos: number;
  proposals: Proposal[];
  /** The table this one goes on at. */
  following: string;
  /** Something the server has to say about the game, such as that it could not be continued from its last point. */
  notice: Said | null;
}

/** Said at the table, by a member or (-1) by the table itself. */
export interface ChatLine {
  number: number;
  at: number;
  member: number;
  text: string;
  said: Said | null;
}

/** The answer to `hello`: everything, to begin or to go on exactly where one was. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: number;
  table: TableInfo;
  serial: number;
  chat: ChatLine[];
  view: View | null;
  log: LogLine[];
  stops: Record<number, Stops>;
}

/** Something about the table has changed: seats, members, proposals … */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The whole view: when a game begins, one's seats change, or on demand. */
export interface Whole {
  type: "whole";
  serial: number;
  view: View;
  log: LogLine[];
  stops: Record<number, Stops>;
}

/** The game has gone on: what changes in the view, and what has been told since. */
export interface Update {
  type: "update";
  serial: number;
  /** The serial this patch applies to; a client that has another one asks for the whole. */
  before: number;
  patch: Patch;
  log: LogLine[];
  /** After an undo: the lines above this number are taken back before the new ones are added. */
  kept: number;
  /** Those of your seats that have changed by themselves. */
  stops: Record<number, Stops>;
}

/** Done; of a choice: it is stored, and nothing can lose it. */
export interface Accepted {
  type: "accepted";
  ref: number;
  serial: number;
}

/** Not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  ref: number;
  code: RefusalCode;
  said: Said;
  rule: string;
  offered: string[];
  problems: DeckProblem[];
}

/** The secret part of the new link; it is told once. */
export interface Invited {
  type: "invited";
  ref: number;
  invite: string;
}

/** The answer to `why`; without a reason it may be done. */
export interface Because {
  type: "because";
  ref: number;
  said: Said | null;
  rule: string;
}

/** The answer to `hint`: the best answers, the best first. */
export interface Hinted {
  type: "hinted";
  ref: number;
  /** Of the game it is about. */
  serial: number;
  seat: number;
  playouts: number;
  answers: Advice[];
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface Pointed {
  type: "pointed";
  member: number;
  card: number;
}

/** A companion considers its answer. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** The table goes on at another one; the same token opens it. */
export interface Moved {
  type: "moved";
  table: string;
}

/** The connection will be closed. With `retry` (seconds) one should come back. */
export interface Bye {
  type: "bye";
  code: RefusalCode;
  said: Said;
  retry: number | null;
}

export interface Pong {
  type: "pong";
  ref: number;
}

/** Why a request was refused. `problems` lists what is wrong with decks. */
export interface Problem {
  code: RefusalCode;
  said: Said;
  problems: DeckProblem[];
}

export interface NewPerson {
  name: string;
}

export interface Person {
  person: string;
  name: string;
}

/** A person with a key that opens everything of theirs. It is told once: only its hash is stored. */
export interface Keyed {
  person: string;
  name: string;
  key: string;
}

/** A code that moves a person to another device, once. */
export interface Link {
  code: string;
  expires: number;
}

export interface Move {
  code: string;
}

/** A deck by codes or titles. */
export interface DeckBody {
  name: string;
  heroes: string[];
  cards: Record<string, number>;
  side?: Record<string, number>;
}

/** A deck as a text of any format we read (RingsDB text or JSON, OCTGN); a fellowship gives several. */
export interface DeckFile {
  content: string;
  /** Default: "deck.txt". */
  source?: string;
  /** What RingsDB says of ids we may not know: other printings of our cards are found by it, others named. */
  cards?: Record<string, Record<string, unknown>>;
}

export interface StoredDeck {
  deck: string;
  name: string;
  heroes: string[];
  cards: Record<string, number>;
  side: Record<string, number>;
  /** By the rules of the edition asked for. */
  problems: DeckProblem[];
}

export interface Decks {
  decks: StoredDeck[];
}

/** What a file says, before anything is kept. */
export interface DeckReading {
  decks: DeckBody[];
  problems: DeckProblem[];
  /** Between the decks, if they sat at one table. */
  conflicts: DeckProblem[];
}

export interface Scenario {
  code: string;
  difficulty: number;
}

/** What can be played, and with whom. */
export interface Box {
  version: string;
  protocol: number;
  scenarios: Scenario[];
  editions: string[];
  modes: string[];
  /** By edition. */
  starters: Record<string, string[]>;
  agents: string[];
  phrases: string[];
  /** Where windows are, in the order of a round. */
  steps: string[];
  /** Where a page fetches decks by their address. */
  ringsdb: string;
  /** The cards, by code, for which this server has pictures of its owner. */
  pictures: string[];
}

/** A card's printed facts and its text in our words. */
export interface CardFacts {
  code: string;
  facts: Record<string, unknown>;
  /** By part: `name`, `text`, `shadow`, `text-a` … */
  text: Record<string, string>;
  /** Whether this edition has the text as first printed (`.first` in the catalog), before an erratum. */
  first: boolean;
  /** The steps of the round it speaks of while it is in play. */
  steps: string[];
}

export interface Cards {
  cards: CardFacts[];
}

export interface RuleText {
  id: string;
  chapter: string;
  text: string;
}

export interface Rules {
  chapters: Record<string, string>;
  rules: RuleText[];
}

/** Who sits where from the start: a deck (starter by name, or one of yours by id), and perhaps a companion. */
export interface SeatWish {
  /** Default: "". */
  starter?: string;
  /** Default: "". */
  deck?: string;
  /** Default: "". */
  agent?: string;
  /** Default: false. */
  mine?: boolean;
}

/** A table to be laid. `campaign` (yours, by id) decides scenario, edition and mode. */
export interface NewTable {
  seats: SeatWish[];
  /** Default: "passage-through-mirkwood". */
  scenario?: string;
  /** Default: "revised". */
  edition?: string;
  /** Default: "standard". */
  mode?: string;
  /** None: random, and known to nobody before the end. */
  seed?: number | null;
  /** Default: false. */
  public?: boolean;
  /** Default: "". */
  campaign?: string;
  /** Of the host, who needs no person. Default: "". */
  name?: string;
  /** Open every window of the rules, also those in which nobody could act. Default: false. */
  all_windows?: boolean;
  /** Go on from a replay: its scenario, edition, mode and decks, after the first `upto` choices (all by default). */
  replay?: Record<string, unknown> | null;
  upto?: number | null;
  /** Default: "all". */
  undo?: "all" | "host";
  /** Default: "wait". */
  away?: "companion" | "pass" | "wait";
  /** Default: 300. */
  away_after?: number;
}

export interface Join {
  /** Default: "". */
  name?: string;
  /** From the link; public tables need none. Default: "". */
  invite?: string;
}

/** A place at a table. The token opens the WebSocket, now and after any break; only its hash is stored. */
export interface Joined {
  table: string;
  member: number;
  token: string;
  /** For the host: the secret part of the link that lets others in. */
  invite: string;
}

/** A table from outside. */
export interface TableSummary {
  table: string;
  status: "finished" | "lobby" | "playing";
  scenario: string;
  edition: string;
  mode: string;
  host: string;
  seats: SeatInfo[];
  watching: number;
  created: number;
  touched: number;
  round: number;
}

export interface Tables {
  tables: TableSummary[];
}

/** A replay to be looked at: the file itself, or the table it was played at. */
export interface ReplayWish {
  replay?: Record<string, unknown> | null;
  /** Default: "". */
  table?: string;
  /** After so many choices; all by default. */
  upto?: number | null;
  /** Through whose eyes; everybody's together by default. */
  seats?: number[] | null;
}

/** Several moments of a replay, one after the other. */
export interface MomentsWish {
  /** The first: after so many choices. */
  upto: number;
  count: number;
  replay?: Record<string, unknown> | null;
  /** Default: "". */
  table?: string;
  seats?: number[] | null;
}

/** Where a phase begins. */
export interface Mark {
  at: number;
  round: number;
  phase: "combat" | "encounter" | "planning" | "quest" | "refresh" | "resource" | "setup" | "travel";
}

/** A replay at one of its choices. */
export interface ReplayShown {
  scenario: string;
  edition: string;
  mode: string;
  decks: string[];
  /** How many choices it has that this version can repeat. */
  count: number;
  at: number;
  /** Whether that is all of them. */
  whole: boolean;
  /** The seat and key of the choice that comes next. */
  chosen: [number, string] | null;
  marks: Mark[];
  /** For every moment, the number of the last line of the chronicle. */
  lines: number[];
  view: View;
  log: LogLine[];
  /** The key that opens the replay of this table to others. */
  share: string;
  /** Who sat where at this table: names, and the companions' words. */
  players: string[];
}

/** What one choice changes in the view. */
export interface Moment {
  chosen: [number, string];
  patch: Patch;
}

/** The view at a moment, and what the choices after it make of it. */
export interface Moments {
  at: number;
  view: View;
  moments: Moment[];
}

export interface NewReport {
  text: string;
}

/** Something went wrong. Of a running game it stays sealed: the replay comes when the game is over. */
export interface Report {
  report: string;
  table: string;
  serial: number;
  text: string;
  created: number;
  sealed: boolean;
  replay: Record<string, unknown> | null;
}

export interface JournalEntry {
  /** The table it was played at; its replay is there. */
  game: string;
  scenario: string;
  edition: string;
  mode: string;
  success: boolean;
  reason: string;
  rounds: number;
  score: number | null;
  score_sheet: Record<string, number>;
  date_played: string;
  players: string[];
  decks: string[];
  /** Those of all seats, by code. */
  heroes: string[];
  adjusted: boolean;
  undos: number;
}

export interface Journal {
  games: JournalEntry[];
}

/** A campaign of one to four players; heroes by code or title. */
export interface NewCampaign {
  name: string;
  players: CampaignPlayer[];
  /** Default: false. */
  hard?: boolean;
  /** A campaign that was won before, whose Mendor may come along. Default: "". */
  after?: string;
}

export interface CampaignPlayer {
  name: string;
  heroes: string[];
}

/** Something that may be done between two games. */
export interface CampaignStep {
  what: "heal" | "play-on" | "replace" | "swap";
  seat: number;
  hero: string;
  /** Default: "". */
  new?: string;
}

export interface Campaign {
  campaign: string;
  name: string;
  log: Record<string, unknown>;
  /** Heroes that may newly be taken. */
  available: string[];
  to_replace: [number, string][];
  over: boolean;
}

export interface Campaigns {
  campaigns: Campaign[];
}

/** It has been done, and there is nothing more to say. */
export interface Done {}

export interface Health {
  status: "ok";
  version: string;
  tables: number;
  connections: number;
}

export type ClientMessage =
  | Hello
  | Take
  | Leave
  | Bring
  | Ready
  | Choose
  | Why
  | Hint
  | Undo
  | Adjust
  | Concede
  | Answer
  | Stop
  | Hold
  | Delegate
  | Show
  | Say
  | Point
  | Kick
  | Invite
  | Arrange
  | Again
  | Resync
  | Ping;

export type ServerMessage =
  | Welcome
  | TableChanged
  | Whole
  | Update
  | Accepted
  | Refused
  | Invited
  | Because
  | Hinted
  | Chat
  | Pointed
  | Thinking
  | Moved
  | Bye
  | Pong;

/** The view after an update. Nothing of the old view is changed. */
export function patched(view: View, patch: Patch): View {
  const { cards, gone, players, ...fields } = patch;
  const next: View = { ...view, ...fields };
  if (cards || gone) {
    next.cards = { ...view.cards, ...cards };
    for (const id of gone ?? []) delete next.cards[id];
  }
  if (players) next.players = view.players.map((old) => players.find((one) => one.seat === old.seat) ?? old);
  return next;
}
