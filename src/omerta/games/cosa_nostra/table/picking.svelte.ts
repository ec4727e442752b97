/**
 * Things picked on the table for the offer in the making.
 *
 * The rows and the composer share it: a click on a gangster puts him into the offer or takes him out;
 * a Business asks what is meant, a use of it or the card. What is picked is in the draft alone.
 */
import type { Draft, Item } from "$lib/game";
import { onceWithEffects } from "$lib/once.svelte";

import type { CosaNostraPlay } from "./pieces";
import type { OfferOutlook } from "./view";

/** What is clicked. A planned purchase is a "business", too, with the one who plans it as owner. */
export type Thing = "business" | "gangster";
/** What it is in the offer: the card itself, or a use of it. */
export type Picked = "none" | "card" | "marker";

export const pickingOf = onceWithEffects((play: CosaNostraPlay) => new Picking(play));

/** So long the house is not asked again, in milliseconds: money slides. */
const PAUSE = 40;

class Picking {
  /** The offer that is put aside, so that the table can be seen. */
  private aside: Draft | null = $state.raw(null);
  /** The Business that asks what is meant by it. */
  private asking: number | null = $state(null);
  /** What the house says of the offer in the making, as it last was. */
  outlook: OfferOutlook | null = $state.raw(null);

  constructor(private readonly play: CosaNostraPlay) {
    // The house is asked whenever the offer changes, or the table under it.
    $effect(() => {
      const { draft } = this;
      if (!draft) {
        this.outlook = null;
        return;
      }
      void play.bargain.offers;
      const { to } = draft;
      const [gives, wants] = [draft.gives, draft.wants].map((items) => items.map(([kind, n]): Item => [kind, n]));
      let stale = false;
      const timer = setTimeout(async () => {
        const tried = await play.bargain.tryOffer(to, gives!, wants!);
        if (!stale && tried) this.outlook = tried.outlook as OfferOutlook;
      }, PAUSE);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }

  private get draft(): Draft | null {
    return this.play.bargain.composing;
  }

  /** Is an offer being made, on the sheet before the reader? */
  get on(): boolean {
    return this.draft !== null && this.aside !== this.draft;
  }
  /** Is an offer half made, and put aside? */
  get waits(): boolean {
    return this.draft !== null && !this.on;
  }
  putAside(): void {
    this.aside = this.draft;
  }
  resume(): void {
    this.aside = null;
  }

  /** The seats whose things can be in it: the reader's, and the partner's, if it is to one seat. */
  get seats(): number[] {
    const { draft } = this;
    if (!draft) return [];
    return draft.to < 0 ? [this.play.shown.seat] : [this.play.shown.seat, draft.to];
  }

  /** The column of the offer in which this player's things are. */
  side(owner: number): "gives" | "wants" {
    return owner === this.play.shown.seat ? "gives" : "wants";
  }

  /** What a thing may be in the offer, as the house says; first what is asked for most. */
  ways(thing: Thing, id: number, owner: number): Picked[] {
    if (!this.seats.includes(owner)) return [];
    const can = (as: Picked) =>
      this.state(thing, id, owner) === as ||
      this.may(owner).some(([kind, which]) => kind === (as === "card" ? thing : "marker") && which === id);
    return (["marker", "card"] as const).filter((way) => (thing === "business" || way === "card") && can(way));
  }

  /** May who buys a Business leave its seller a use of it? */
  leaves(business: number, buyer: number): boolean {
    return this.may(buyer).some(([kind, which]) => kind === "marker" && which === business);
  }

  private may(owner: number): readonly Item[] {
    return this.outlook?.[this.side(owner) === "gives" ? "may_give" : "may_want"] ?? [];
  }

  selectable(thing: Thing, id: number, owner: number): boolean {
    return this.ways(thing, id, owner).length > 0;
  }

  state(thing: Thing, id: number, owner: number): Picked {
    if (!this.seats.includes(owner)) return "none";
    const items = this.draft![this.side(owner)];
    if (items.some(([kind, which]) => kind === thing && which === id)) return "card";
    return thing === "business" && items.some(([kind, which]) => kind === "marker" && which === id) ? "marker" : "none";
  }

  /** One click: in or out where it can be but one thing; else it asks. */
  pick(thing: Thing, id: number, owner: number): void {
    const ways = this.ways(thing, id, owner);
    if (ways.length > 1) this.asking = this.asking === id ? null : id;
    else if (ways.length === 1) this.toggle(thing, id, owner, ways[0]!);
  }
  /** In as this, or out if it is in as this. */
  toggle(thing: Thing, id: number, owner: number, way: Picked): void {
    this.put(thing, id, owner, this.state(thing, id, owner) === way ? "none" : way);
    this.asking = null;
  }
  asksAbout(business: number): boolean {
    return this.on && this.asking === business;
  }
  leave(): void {
    this.asking = null;
  }

  /** Makes it this in the offer, whatever it was. */
  put(thing: Thing, id: number, owner: number, as: Picked): void {
    const { draft } = this;
    if (!draft || !this.seats.includes(owner)) return;
    const side = this.side(owner);
    const rest = draft[side].filter(
      ([kind, which]) => which !== id || (kind !== thing && !(thing === "business" && kind === "marker")),
    );
    const item: Item[] = as === "none" ? [] : [[as === "card" ? thing : "marker", id]];
    draft[side] = [...rest, ...item];
  }
}
