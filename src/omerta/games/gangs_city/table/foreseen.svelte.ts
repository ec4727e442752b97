/** What the house has said of the paths the reader thinks of, for the question that is open. */
import type { Tried } from "$lib/wire";

import type { GangsCityPlay } from "./pieces";
import type { Outlook } from "./view";

/** What may follow a path, and what would come of it. */
export interface Foreseen {
  options: number[];
  outlook: Outlook | null;
}

export class Foresight {
  private known: Map<string, Foreseen> = $state.raw(new Map());

  constructor(private readonly play: GangsCityPlay) {}

  private key(path: readonly number[]): string {
    return `${this.play.choice.asked} ${path.join(" ")}`;
  }

  /** Null until the house has answered. */
  of(path: readonly number[]): Foreseen | null {
    return this.known.get(this.key(path)) ?? null;
  }

  /** Ask the house, unless it has answered already. */
  async look(path: readonly number[]): Promise<void> {
    const key = this.key(path);
    if (this.known.has(key)) return;
    const tried: Tried | null = await this.play.choice.try(path);
    if (!tried) return;
    const foreseen = { options: tried.options, outlook: tried.outlook as Outlook | null };
    const [asked] = key.split(" ");
    const ofQuestion = [...this.known].filter(([each]) => each.startsWith(`${asked} `));
    this.known = new Map([...ofQuestion, [key, foreseen]]);
  }
}
