/**
 * The connection to a table. It says hello, comes back by itself after a break, and gives every answer to the one who
 * asked. What has not been answered when the line breaks has no answer: the asker sees the new state and may ask again.
 */
import {
  PROTOCOL,
  type Accepted,
  type Because,
  type ClientMessage,
  type Hello,
  type Hinted,
  type Invited,
  type Ping,
  type Point,
  type Pong,
  type Refused,
  type Resync,
  type ServerMessage,
} from "../protocol";

type WithRef = Exclude<ClientMessage, Hello | Point | Resync | Ping>;
/** A request without its number, which the connection gives it. */
export type Ask = WithRef extends infer M ? (M extends WithRef ? Omit<M, "ref"> : never) : never;
export type Reply = Accepted | Refused | Because | Hinted | Invited;
export type Told = Exclude<ServerMessage, Reply | Pong>;
export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  told(message: Told): void;
  line(state: LineState, retryIn?: number): void;
}

/** What one may say to a table. */
export interface Connection {
  ask(message: Ask): Promise<Reply | undefined>;
  tell(message: Point | Resync): void;
  close(): void;
}

const FIRST_RETRY = 0.5;
const LAST_RETRY = 15;
const HEARTBEAT = 25_000;

export class Line implements Connection {
  private socket: WebSocket | null = null;
  private refs = 0;
  private waiting = new Map<number, (reply?: Reply) => void>();
  private delay = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private done = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  private connect(): void {
    this.listener.line("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", protocol: PROTOCOL, table: this.table, token: this.token };
      socket.send(JSON.stringify(hello));
      this.beat = setInterval(() => this.post({ type: "ping", ref: ++this.refs }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.broken();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "accepted":
      case "refused":
      case "because":
      case "hinted":
      case "invited": {
        const answer = this.waiting.get(message.ref);
        this.waiting.delete(message.ref);
        answer?.(message);
        return;
      }
      case "pong":
        return;
      case "welcome":
        this.delay = FIRST_RETRY;
        this.listener.line("open");
        break;
      case "bye":
        this.done = message.retry === null;
        this.delay = message.retry ?? this.delay;
        break;
    }
    this.listener.told(message);
  }

  private broken(): void {
    clearInterval(this.beat);
    this.socket = null;
    this.listener.line(this.done ? "closed" : "lost", this.delay);
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    for (const answer of unanswered) answer();
    if (this.done) return;
    this.timer = setTimeout(() => this.connect(), this.delay * 1000);
    this.delay = Math.min(this.delay * 2, LAST_RETRY);
  }

  private post(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask for something; the answer, or nothing if there is no connection or it breaks before. */
  ask(message: Ask): Promise<Reply | undefined> {
    const ref = ++this.refs;
    if (!this.post({ ...message, ref } as ClientMessage)) return Promise.resolve(undefined);
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  tell(message: Point | Resync): void {
    this.post(message);
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
