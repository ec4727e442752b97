/**
 * One table as this browser sees it: the connection, what came over it, and what was said to it.
 *
 * A message that got no answer is sent again after a reconnection with the same token; the house
 * counts it once. What was missed comes with the welcome.
 */
import { Aiming } from "./aiming.svelte";
import { Bargaining, type Floor } from "./bargain.svelte";
import { Choice } from "./choice.svelte";
import { Counselling } from "./counsel.svelte";
import { changed, framed } from "./differences";
import { Director } from "./director.svelte";
import { loadGame, type GameTable, type Play } from "./game";
import { get } from "./http";
import { countAnswer } from "./settings.svelte";
import { Voice } from "./text.svelte";
import { secondsLeft } from "./time";
import type { ToSay } from "./unsent";
import { Witness } from "./witness";
import type {
  ChatLine,
  Clocks,
  FromLearner,
  GameInfo,
  Heard,
  Now,
  Phrase,
  Refusal,
  TableInfo,
  ToPage,
  Tried,
} from "./wire";

/** (`crypto.randomUUID` would do, but browsers keep it from pages on a plain http address at home.) */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Is it the same question, with the same answers to it? */
const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class TableClient implements Play, Floor {
  info: TableInfo | null = $state.raw(null);
  /** When this page opened, the next game was already set: whoever comes now wants to see this one. */
  looksBack = false;
  now: Now | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** Of what is said besides people's talk, all up to this line needs no showing any more; null before the game. */
  noticed: number | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  link: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  /** When the present clocks were received, by this browser's clock. */
  clocksAt = $state(0);
  clocks: Clocks | null = $state.raw(null);
  /** When `now` was received, by this browser's clock: the times in it count from then. */
  private nowAt = $state(0);
  director: Director | null = $state.raw(null);
  table: GameTable | null = $state.raw(null);
  gameInfo: GameInfo | null = $state.raw(null);
  lostSince = $state(0);

  readonly choice = new Choice(
    (actions, whole) => {
      countAnswer(this.info!.game);
      this.aiming.answered();
      this.acting = this.send({ do: "act", stamp: this.now!.stamp, actions, whole });
    },
    (action) => this.send({ do: "act", stamp: this.now!.stamp, actions: [action] }),
    (sketch) => this.try({ do: "try", stamp: this.now!.stamp, ...sketch }),
  );

  readonly bargain = new Bargaining(this);
  readonly counsel = new Counselling(this);
  readonly aiming = new Aiming(this);
  private readonly witness: Witness;

  private socket: WebSocket | null = null;
  protected unanswered = new Map<string, FromLearner>();
  /** Who waits for the house's answer to a message, by its token. */
  private waiters = new Map<string, (answer: Refusal | Tried | null) => void>();
  private heard: Heard["events"] = [];
  private acting = ""; // the token of the answer on its way; empty once the house has answered it
  private inbox: Promise<void> = Promise.resolve();
  private tries = 0;
  private closed = false;
  private timer = 0;
  /** The next update is shown at once, without what led to it. */
  protected cutting = false;

  /** `socketPath` says where the table is, to a reader who has seen all until turn `since`. */
  constructor(
    readonly id: string,
    private readonly socketPath = (since: string) => `/api/tables/${id}/socket${since && `?since=${since}`}`,
  ) {
    this.witness = new Witness(id, (message) => this.post(message));
    this.connect();
  }

  // --- what a scene is drawn from ---

  get shown() {
    return this.director!.shown;
  }
  get beat() {
    return this.director!.beat;
  }
  get beatTime() {
    return this.director!.beatTime;
  }
  get told() {
    return this.director!.told;
  }
  get game() {
    return this.gameInfo!;
  }
  get deadline(): number | null {
    const left = this.now?.deadline ?? null;
    return left === null ? null : secondsLeft(left, this.nowAt);
  }
  get seats() {
    return this.info?.seats ?? [];
  }
  get running() {
    return this.clocks?.running ?? [];
  }
  get me(): number {
    return this.info?.me ?? -1;
  }
  readonly names: string[] = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  readonly voice: Voice = $derived(new Voice(this.info?.game ?? "", this.names, this.me));
  /** Everything that may be needed to draw a game in progress is here. */
  get ready(): boolean {
    return this.director !== null && this.gameInfo !== null && this.director.shown !== null;
  }

  // --- what bargaining is read from ---

  get view() {
    return this.now?.view ?? null;
  }
  get seq() {
    return String(this.now?.seq ?? "");
  }
  get offerOutlooks() {
    return this.now?.offer_outlooks ?? {};
  }
  get gate() {
    return this.now?.gate ?? false;
  }
  get ends() {
    return { left: this.now?.offers_end ?? {}, heard: this.nowAt };
  }

  // --- saying ---

  /** Say something at the table; gives the token the house's answer will bear. */
  send(message: ToSay): string {
    this.refusal = null;
    return this.post(message);
  }

  /** Ask for something the house answers when it can. What was refused before stays in sight. */
  ask(message: ToSay): void {
    this.post(message);
  }

  private post(message: ToSay): string {
    const token = newToken();
    const whole = { ...message, token } as FromLearner;
    this.unanswered.set(token, whole);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    return token;
  }

  /** Say something whose refusal is shown in its own place; gives that, or null once it is done. */
  async say(message: ToSay): Promise<Refusal | null> {
    const answer = await this.answerTo(this.send(message));
    return answer?.is === "refused" ? answer : null;
  }

  /** Ask what would come of something; null if the house refuses to say. What was refused before stays in sight. */
  async try(message: ToSay): Promise<Tried | null> {
    const answer = await this.answerTo(this.post(message));
    return answer?.is === "tried" ? answer : null;
  }

  private answerTo(token: string): Promise<Refusal | Tried | null> {
    return new Promise((resolve) => this.waiters.set(token, resolve));
  }

  undo(): void {
    if (this.choice.touched) this.choice.stepBack();
    else if (this.now) this.send({ do: "undo", stamp: this.now.stamp });
  }

  /** The house knows a line by who opened it: after a new name, it is opened again. */
  reopen(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  // --- hearing ---

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.socketPath(this.seq)}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ToPage;
      // One after the other: the first one may have to fetch the game's table.
      // What could not be taken in (the game's table did not load) comes again with a new line.
      this.inbox = this.inbox
        .then(() => this.receive(message))
        .catch((error: unknown) => {
          console.error(error);
          socket.close();
        });
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (code === 4404) {
      this.link = "gone";
      return;
    }
    if (this.link !== "lost") this.lostSince = Date.now();
    this.link = "lost";
    // Sooner at first, then at most every five seconds; a little chance, so that not all come at once.
    const wait = Math.min(5000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  protected async receive(message: ToPage): Promise<void> {
    switch (message.is) {
      case "welcome":
        return this.welcome(message.table, message.chat, message.now);
      case "table":
        this.info = message.table;
        this.witness.look(message.table);
        return;
      case "now":
        return this.update(message);
      case "changed": {
        const { change, ...now } = message;
        const view = changed(framed(this.now!.view, now.heard.frames), change);
        return this.update({ ...now, is: "now", view });
      }
      case "waiting":
        if (!this.now) return;
        this.now = {
          ...this.now,
          seq: message.seq,
          question: message.question ?? this.now.question,
          view: { ...this.now.view, waiting: message.waiting },
          // Somebody else has acted since: what could be taken back needs their consent now.
          can_undo: false,
          may_ask_undo: this.now.can_undo || this.now.may_ask_undo,
        };
        this.director?.patch({ waiting: message.waiting });
        this.setClocks(message.clocks);
        return;
      case "chat":
        if (this.chat.every((line) => line.number !== message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case "refused":
        if (!this.answered(message.token, message)) this.refusal = message;
        if (message.token === this.acting) {
          this.acting = "";
          this.choice.sending = false;
        }
        return;
      case "counsel":
        this.counsel.hear(message);
        this.answered(message.token, null);
        return;
      case "tried":
        this.answered(message.token, message);
        return;
      case "aim":
        this.aiming.card = message.aim;
        this.answered(message.token, null);
        return;
      case "done":
        this.answered(message.token, null);
    }
  }

  /** The house has answered a message; gives whether somebody waited for that. */
  private answered(token: string, answer: Refusal | Tried | null): boolean {
    this.unanswered.delete(token);
    const waiter = this.waiters.get(token);
    this.waiters.delete(token);
    waiter?.(answer);
    return waiter !== undefined;
  }

  private async welcome(info: TableInfo, chat: ChatLine[], now: Now | null): Promise<void> {
    if (this.info === null) this.looksBack = info.rematch !== null;
    this.info = info;
    this.chat = chat;
    if (now) await this.update(now);
    this.link = "open";
    this.tries = 0;
    for (const message of this.unanswered.values()) this.socket?.send(JSON.stringify(message));
    this.witness.welcomed();
    this.witness.look(info);
  }

  private async update(now: Now): Promise<void> {
    const cut = this.director === null || this.cutting;
    this.cutting = false;
    if (this.director === null) await this.learnGame();
    const director = this.director!;
    const before = this.now;
    this.now = now;
    this.nowAt = performance.now();
    this.witness.hear(now);
    if (now.ack) this.answered(now.ack, null);
    if (now.ack === this.acting) this.acting = "";
    this.aiming.changed();
    this.setClocks(now.clocks);
    this.heard = [...this.heard.filter((event) => event.n < now.heard.since), ...now.heard.events];
    const labels = new Map<number, Phrase>();
    const options = [...(now.view.prompt?.options ?? []), ...now.view.interrupts];
    options.forEach((option, i) => labels.set(option, now.labels[i]!));
    const outlooks = new Map<number, any>();
    now.view.prompt?.options.forEach((option, i) => outlooks.set(option, now.outlooks[i] ?? null));
    const same = before?.stamp === now.stamp;
    const { prompt, interrupts } = now.view;
    if (!same || !alike(before.view.prompt, prompt) || !alike(before.view.offers, now.view.offers))
      this.counsel.forget();
    const ask = () =>
      this.choice.ask(prompt, labels, same, this.acting === "", interrupts, now.branches, outlooks, now.stamp);
    if (cut) {
      director.cut(now.view, this.heard);
      ask();
      return;
    }
    if (!same) this.choice.ask(null, new Map(), false, false);
    // What has been answered meanwhile is not asked again, though its answer is still to be shown.
    const settled = () => {
      if (this.now?.stamp === now.stamp && alike(this.now.view.prompt, prompt)) ask();
    };
    // Who goes back a beat is asked again afterwards.
    const unsettled = () => this.choice.putAside();
    director.play(now.view, now.heard, settled, unsettled);
  }

  private async learnGame(): Promise<void> {
    const name = this.info!.game;
    const [table, info] = await Promise.all([loadGame(name), get<GameInfo>(`/api/games/${name}`)]);
    if (this.director) return;
    this.table = table;
    this.gameInfo = info;
    this.director = new Director(table);
  }

  private setClocks(clocks: Clocks | null): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  /** Milliseconds a seat has left at this moment; null without clocks. */
  timeLeft(seat: number, at = performance.now()): number | null {
    const left = this.clocks?.left[seat];
    if (left === undefined) return null;
    const { running, held } = this.clocks!;
    // They stand still while what led to the question is shown.
    const passed = Math.max(0, at - this.clocksAt - held);
    return running.includes(seat) ? Math.max(0, left - passed) : left;
  }
}
