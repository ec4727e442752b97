/**
 * Bargaining as one reader sees it: offers on the table, words given, an offer in the making.
 *
 * Nothing a person has written is lost: an offer that is refused stays open with the reason beside
 * it, and one that answers an offer which is gone meanwhile is made as an offer of its own. Where
 * nothing can be said (a replay, a spectator), all of it can be looked at and does nothing.
 */
import type { Answer, Bargain, Draft, Item, Mark, Place } from "./play";
import { secondsLeft } from "./time";
import { Trying } from "./trying";
import type { ToSay } from "./unsent";
import type { GameInfo, Offer, Pledge, Promise as Word, Refusal, SeatView, Tried } from "./wire";

export const ANYONE = -1;

/** What bargaining is read from, and how something is said. */
export interface Floor {
  readonly view: SeatView | null;
  readonly game: GameInfo | null;
  readonly gate: boolean;
  /** The number of the last change at the table: what was tried before it counts no more. */
  readonly seq: string;
  /** Milliseconds until offers run out, as heard at a moment of this browser's clock. */
  readonly ends: { left: Record<number, number>; heard: number };
  /** Says it; gives what stands against it, or null once it is done. Absent where nobody listens. */
  say?(message: ToSay): Promise<Refusal | null>;
  /** Asks what would come of something; null if the house refuses to say. */
  try?(message: ToSay): Promise<Tried | null>;
}

interface Sketch {
  to: number;
  gives: Item[];
  wants: Item[];
}

export class Bargaining implements Bargain {
  composing: Draft | null = $state(null);
  readonly word = $state({ to: -1, words: "" });
  agreed = $state(0);
  private sending = $state(0);
  private reasons: Partial<Record<Place, Refusal>> = $state.raw({});
  /** The draft as it was when something stood against it: once it is another, that counts no more. */
  private refused = $state.raw("");

  private readonly trying: Trying<Sketch>;

  constructor(private readonly floor: Floor) {
    this.trying = new Trying((sketch) => floor.try!({ do: "try_offer", ...sketch }));
  }

  get rule(): string {
    return this.floor.game?.asks.make_offer?.rule ?? "";
  }
  get offers(): Offer[] {
    return this.floor.view?.offers ?? [];
  }
  get waiting(): Offer[] {
    const me = this.floor.view?.seat;
    return this.live ? this.offers.filter(({ maker, to }) => to === me && maker !== me) : [];
  }
  get promises(): Word[] {
    return this.floor.view?.promises ?? [];
  }
  get live(): boolean {
    const view = this.floor.view;
    const trades = this.rule !== "";
    return this.floor.say !== undefined && trades && view !== null && view.seat >= 0 && view.scores === null;
  }
  get open(): boolean {
    return this.live && this.floor.gate;
  }
  get busy(): boolean {
    return this.sending > 0;
  }

  refusal(place: Place): Refusal | null {
    const mended = place === "draft" && this.composing !== null && JSON.stringify(this.composing) !== this.refused;
    return mended ? null : (this.reasons[place] ?? null);
  }

  left(offer: number): number | null {
    const { left, heard } = this.floor.ends;
    const end = left[offer];
    return end === undefined ? null : secondsLeft(end, heard);
  }

  // --- an offer in the making ---

  compose(offer: Offer | null, to = ANYONE, pledges: Pledge[] = []): void {
    if (!this.live) return;
    this.forget("draft");
    const begun = this.composing;
    if (offer && begun?.countering?.id === offer.id) {
      this.takeUp();
    } else if (offer) {
      const [gives, wants] = [copy(offer.wants), copy(offer.gives)];
      this.composing = {
        to: offer.maker,
        gives,
        wants,
        words: "",
        pledges: copyPledges(offer.pledges),
        countering: offer,
      };
    } else {
      this.composing = { to, gives: [], wants: [], words: "", pledges: copyPledges(pledges), countering: null };
    }
  }

  /** As it was left, and in sight again. */
  takeUp(): void {
    if (this.composing) this.composing = { ...this.composing };
  }

  discard(): void {
    this.forget("draft");
    this.composing = null;
  }

  async submit(): Promise<void> {
    const draft = this.composing;
    if (!draft) return;
    const { to, gives, wants, words, pledges, countering } = $state.snapshot(draft) as Draft;
    // Whom it answers must be the one it goes to, and still be waiting for an answer.
    const answers = countering?.maker === to && this.offers.some(({ id }) => id === countering.id);
    const done = answers
      ? await this.counter(countering.id, gives, wants, words, pledges)
      : await this.make(to, gives, wants, words, pledges);
    if (done && this.composing === draft) this.composing = null;
  }

  tryOffer(to: number, gives: Item[], wants: Item[]): Promise<Tried | null> {
    if (!this.live || !this.floor.try) return Promise.resolve(null);
    const sketch = { to, gives: copy(gives), wants: copy(wants) };
    return this.trying.ask(sketch, this.floor.seq);
  }

  // --- what can be said ---

  make(to: number, gives: Item[], wants: Item[], words: string, pledges: Pledge[]): Promise<boolean> {
    return this.say("draft", { do: "offer", to, gives, wants, words: words.trim(), pledges });
  }

  counter(offer: number, gives: Item[], wants: Item[], words: string, pledges: Pledge[]): Promise<boolean> {
    return this.say("draft", { do: "counter", offer, gives, wants, words: words.trim(), pledges });
  }

  /** Once an offer is answered, what was being written against it is put away. */
  async answer(offer: number, answer: Answer, picks: number[] = []): Promise<boolean> {
    const chosen = picks.length > 0 ? { picks } : {};
    const done = await this.say(`offer ${offer}`, { do: "answer_offer", offer, answer, ...chosen });
    if (done && this.composing?.countering?.id === offer) this.discard();
    if (done && answer === "accept") this.agreed += 1;
    return done;
  }

  askPrice(to: number, gives: Item[], wants: Item[]): Promise<boolean> {
    return this.say("draft", { do: "ask_price", to, gives: copy(gives), wants: copy(wants) });
  }

  promise(to: number, pledge: Pledge): Promise<boolean> {
    return this.say("word", { do: "promise", to, pledge });
  }

  mark(promise: number, mark: Mark): Promise<boolean> {
    return this.say(`mark ${promise}`, { do: "mark", promise, mark });
  }

  /** One thing at a time: a second press on the same button must not make a second offer. */
  private async say(place: Place, message: ToSay): Promise<boolean> {
    if (!this.live || this.busy) return false;
    this.forget(place);
    if (place === "draft") this.refused = JSON.stringify(this.composing);
    this.sending++;
    const refusal = await this.floor.say!(message);
    this.sending--;
    if (refusal) this.reasons = { ...this.reasons, [place]: refusal };
    return refusal === null;
  }

  private forget(place: Place): void {
    this.reasons = { ...this.reasons, [place]: undefined };
  }
}

const copy = (items: Item[]): Item[] => items.map(([kind, which]) => [kind, which]);
const copyPledges = (pledges: Pledge[]): Pledge[] => pledges.map((pledge) => ({ ...pledge }));
