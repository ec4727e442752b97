/**
 * The consigliere: asked by the reader for the open question, answered by the house in a second or two.
 *
 * What he said belongs to that question as it was; with the next one it is forgotten.
 */
import type { Choice } from "./choice.svelte";
import { t, type Voice } from "./text.svelte";
import type { Counsel, Hint, Now, Refusal, TableInfo } from "./wire";

/** What of a table he needs. */
interface Floor {
  readonly info: TableInfo | null;
  readonly now: Now | null;
  readonly choice: Choice;
  say(message: { do: "ask_counsel"; stamp: string }): Promise<Refusal | null>;
}

export class Counselling {
  open = $state(false);
  thinking = $state(false);
  /** The best answers he knows; null until he has said so. */
  hints: Hint[] | null = $state.raw(null);
  /** Why he said nothing. */
  refusal: Refusal | null = $state.raw(null);

  /** Counts what he was asked, so that an answer to an earlier question is not taken for one to this. */
  private asked = 0;

  constructor(private readonly floor: Floor) {}

  /** May he be asked now? Not for what needs no answer, nor for one that is given. */
  get possible(): boolean {
    const { info, choice } = this.floor;
    const { prompt } = choice;
    return (info?.hints ?? false) && prompt !== null && prompt.answer === null && !prompt.idle && !choice.sending;
  }

  toggle(): void {
    this.open = !this.open && this.possible;
    if (this.open && !this.thinking && this.hints === null) void this.ask();
  }

  async ask(): Promise<void> {
    const number = ++this.asked;
    this.thinking = true;
    this.refusal = null;
    const refusal = await this.floor.say({ do: "ask_counsel", stamp: this.floor.now!.stamp });
    if (number !== this.asked) return;
    this.thinking = false;
    this.refusal = refusal;
  }

  hear({ stamp, hints }: Counsel): void {
    if (this.thinking && stamp === this.floor.now?.stamp) this.hints = hints;
  }

  /** Another question, or the same with other answers to it. */
  forget(): void {
    this.asked++;
    this.open = this.thinking = false;
    this.hints = this.refusal = null;
  }

  /** Make his answer the reader's: picked, and not sent. */
  take({ actions, whole }: Hint): void {
    if (!this.possible) return;
    this.floor.choice.set(actions, true, t("shell-counsel-do"), null, whole);
    this.open = false;
  }

  /** The answer of his that is picked. */
  get taken(): Hint | null {
    const { choice } = this.floor;
    const picked = choice.touched && !choice.sending ? choice.steps.join() : "";
    return this.hints?.find(({ actions }) => actions.join() === picked) ?? null;
  }
}

/** The choices an answer is made of, in words; the same one several times in a row counted. */
export function stepByStep(voice: Voice, { words }: Hint): string[] {
  const said: { text: string; times: number }[] = [];
  for (const text of words.map(voice.say)) {
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? t("shell-counsel-times", { times, text }) : text));
}
