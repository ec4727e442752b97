/**
 * Things picked on the table for the offer in the making.
 *
 * The rows and the composer share it: a click on a card puts it into the offer, again makes a use of
 * it (a marker), again takes it out. It keeps nothing of its own: all is in the draft.
 */
import type { Draft, Item } from "$lib/game";

import { businessAt, type CosaNostraPlay, DONE, gangsterAt, IDLE, NONE, ownerOf, PLANNING, plannerOf } from "./pieces";

/** What is clicked. A planned purchase is a "business", too, with the one who plans it as owner. */
export type Thing = "business" | "gangster";
/** What it is in the offer: the card itself, or a use of it. */
export type Picked = "none" | "card" | "marker";

const pickings = new WeakMap<CosaNostraPlay, Picking>();

export function pickingOf(play: CosaNostraPlay): Picking {
  let picking = pickings.get(play);
  if (!picking) {
    picking = new Picking(play);
    pickings.set(play, picking);
  }
  return picking;
}

export class Picking {
  constructor(private readonly play: CosaNostraPlay) {}

  private get draft(): Draft | null {
    return this.play.bargain.composing;
  }

  /** Is an offer being made? */
  get on(): boolean {
    return this.draft !== null;
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

  /** What a thing may be in the offer, in the order in which clicks go through it. */
  ways(thing: Thing, id: number, owner: number): Picked[] {
    if (!this.seats.includes(owner)) return [];
    if (thing === "gangster") return this.tradable(id) ? ["card"] : [];
    const { table } = this.play.shown;
    const business = businessAt(table, id);
    if (!business) return [];
    const card: Picked[] = ownerOf(table, id) === owner ? ["card"] : []; // not before it is paid (CN-Q23)
    const granted = card.length > 0 ? business.active : plannerOf(table, id) === owner; // CN-7.14, 7.15
    const free = this.markersLeft(owner) > 0 || this.state(thing, id, owner) === "marker";
    return granted && free ? [...card, "marker"] : card;
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

  /** One click: the next of none, card, marker. */
  pick(thing: Thing, id: number, owner: number): void {
    const ways: Picked[] = ["none", ...this.ways(thing, id, owner)];
    if (ways.length === 1) return;
    this.put(thing, id, owner, ways[(ways.indexOf(this.state(thing, id, owner)) + 1) % ways.length]!);
  }

  /** Makes it this in the offer, whatever it was. */
  put(thing: Thing, id: number, owner: number, as: Picked): void {
    const { draft } = this;
    if (!draft || !this.seats.includes(owner)) return;
    const side = this.side(owner);
    const rest = draft[side].filter(([kind, which]) => which !== id || (kind !== thing && !(thing === "business" && kind === "marker")));
    const item: Item[] = as === "none" ? [] : [[as === "card" ? thing : "marker", id]];
    draft[side] = [...rest, ...item];
  }

  /** How many more uses this player can grant: as many as the other one has markers free (CN-16.7). */
  private markersLeft(owner: number): number {
    const { draft, play } = this;
    if (!draft) return 0;
    const { players } = play.shown.table;
    const receiver = owner === play.shown.seat ? draft.to : play.shown.seat;
    const granted = draft[this.side(owner)].filter(([kind]) => kind === "marker").length;
    // To whoever takes it: somebody will have one.
    return (receiver < 0 ? Math.max(...players.map(({ markers }) => markers)) : players[receiver]!.markers) - granted;
  }

  /** CN-16.2, 16.16 */
  private tradable(id: number): boolean {
    const { table } = this.play.shown;
    const gangster = gangsterAt(table, id);
    if (!gangster) return false;
    if (gangster.task === NONE) return table.phase !== PLANNING || !gangster.moved;
    return gangster.task === DONE || gangster.task === IDLE;
  }
}
