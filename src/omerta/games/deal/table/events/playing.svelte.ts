/**
 * A clan event in the making: the card, then its targets, one after the other, as the house's branches say.
 *
 * Where the house tells no branches, because there would be too many, each choice is sent by itself and the draft grows.
 */
import { once } from "$lib/once.svelte";
import type { Branch } from "$lib/wire";

import { actionOf, eventAction, numberOf, verbOf } from "../actions";
import { type DealPlay, eventName, NOTHING } from "../pieces";

export const playingOf = once((play: DealPlay) => new Playing(play));

const KINDS = ["event_window", "fight_window", "called_event"];

export class Playing {
  constructor(private readonly play: DealPlay) {}

  private get choice() {
    return this.play.choice;
  }
  /** Is the reader asked for a clan event? */
  get asked(): boolean {
    return KINDS.includes(this.choice.prompt?.kind ?? "");
  }
  /** What is chosen so far, the card first. */
  get path(): number[] {
    if (!this.asked) return [];
    return this.choice.branches.length > 0 ? this.choice.steps : this.choice.prompt!.draft;
  }
  /** What may be chosen next; none once it is whole. */
  get next(): number[] {
    if (!this.asked) return [];
    if (this.choice.branches.length === 0) return this.choice.options;
    return followed(this.choice.branches, this.path).map(({ action }) => action);
  }
  /** The card that is being played; NOTHING before one is. */
  get card(): number {
    const [first] = this.path;
    return first === undefined || verbOf(this.play.game, first) !== "play" ? NOTHING : numberOf(this.play.game, first);
  }
  get whole(): boolean {
    return this.card !== NOTHING && this.next.length === 0;
  }
  /** Can it be played now? */
  offered(event: number): boolean {
    const { branches, prompt } = this.choice;
    const first = branches.length > 0 ? branches.map(({ action }) => action) : (prompt?.options ?? []);
    return this.asked && first.includes(eventAction(this.play.game, event));
  }
  playable(event: number): boolean {
    return !this.choice.sending && this.offered(event);
  }
  /** Territories chosen so far. */
  get places(): number[] {
    const named = ["territory", "retreat", "drug", "soldier"];
    return this.path
      .slice(1)
      .flatMap((action) => (named.includes(verbOf(this.play.game, action)) ? [numberOf(this.play.game, action)] : []));
  }

  /** Take a card up, or lay it down again. */
  take(event: number): void {
    if (!this.playable(event)) return;
    const action = eventAction(this.play.game, event);
    if (this.choice.branches.length === 0) this.choice.press(action);
    else if (this.card === event) this.choice.clear();
    else this.put([action]);
  }

  choose(action: number): void {
    if (!this.next.includes(action)) return;
    if (this.choice.branches.length === 0) this.choice.press(action);
    else this.put([...this.path, action]);
  }

  send(): void {
    this.choice.send();
  }

  /** At once, on a phone too: it is the harmless one, and often given. */
  pass(): void {
    this.choice.clear();
    this.choice.answer(actionOf(this.play.game, "pass"));
  }

  /** What can be but one thing is taken by itself; taking back goes to the last real choice. */
  private put(path: number[]): void {
    const whole = [...path];
    let then = followed(this.choice.branches, whole);
    while (then.length === 1) {
      whole.push(then[0]!.action);
      then = then[0]!.then;
    }
    const before = path.slice(0, -1);
    const ready = then.length === 0;
    const card = eventName(this.play, numberOf(this.play.game, path[0]!));
    this.choice.set(whole, ready, ready ? this.play.voice.text("table-event-play", { card }) : null, () =>
      before.length === 0 ? this.choice.clear() : this.put(before),
    );
  }
}

function followed(branches: readonly Branch[], path: readonly number[]): readonly Branch[] {
  return path.reduce<readonly Branch[]>(
    (level, action) => level.find((each) => each.action === action)?.then ?? [],
    branches,
  );
}
