/** What the house has said of the paths that the reader thinks of, for the question that is open. */
import type { Choice } from "./choice.svelte";

/** What may follow a path, and what would come of it. */
export interface Foreseen<Outlook> {
  options: number[];
  outlook: Outlook | null;
}

export class Foresight<Outlook> {
  private known: ReadonlyMap<string, Foreseen<Outlook>> = $state.raw(new Map());
  /** The last thing asked, until it is answered. */
  heard: Promise<void> = Promise.resolve();

  constructor(private readonly choice: Choice) {}

  private key(path: readonly number[]): string {
    const { asked, prompt } = this.choice;
    return `${asked} ${[...(prompt?.draft ?? []), ...path].join(" ")}`;
  }

  /** Null until the house has answered. */
  of(path: readonly number[]): Foreseen<Outlook> | null {
    return this.known.get(this.key(path)) ?? null;
  }

  /** Ask the house, unless it has answered already. */
  look(path: readonly number[]): Promise<void> {
    const key = this.key(path);
    if (!this.known.has(key)) this.heard = this.ask(key, path);
    return this.heard;
  }

  private async ask(key: string, path: readonly number[]): Promise<void> {
    const tried = await this.choice.try(path);
    if (!tried) return;
    const [asked] = key.split(" ");
    const ofQuestion = [...this.known].filter(([each]) => each.startsWith(`${asked} `));
    this.known = new Map([...ofQuestion, [key, { options: tried.options, outlook: tried.outlook as Outlook | null }]]);
  }
}
