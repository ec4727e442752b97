/**
 * The consigliere: asked by the reader for the open question, answered by the house in a second or two.
 *
 * What he said belongs to that question as it was; with the next one it is forgotten.
 */
import type { Choice } from "./choice.svelte";
import { t, type Voice } from "./text.svelte";
import type { Counsel, Hint, Now, Phrase, Refusal, TableInfo } from "./wire";

/** What of a table he needs. */
interface Floor {
  readonly info: TableInfo | null;
  readonly now: Now | null;
  readonly choice: Choice;
  /** May offers be made now? */
  readonly gate: boolean;
  say(message: { do: "ask_counsel"; stamp: string }): Promise<Refusal | null>;
}

export class Counselling {
  open = $state(false);
  thinking = $state(false);
  /** The best answers he knows; null until he has said so. */
  hints: Hint[] | null = $state.raw(null);
  /** What he says about offers. */
  offers: Phrase[] = $state.raw([]);
  /** Why he said nothing. */
  refusal: Refusal | null = $state.raw(null);

  /** Counts what he was asked, so that an answer to an earlier question is not taken for one to this. */
  private asked = 0;

  constructor(private readonly floor: Floor) {}

  /** May he be asked now? Not for what needs no answer, nor for one that is given; but always about offers. */
  get possible(): boolean {
    const { info, choice, gate } = this.floor;
    return (info?.hints ?? false) && (gate || this.answering) && !choice.sending;
  }

  private get answering(): boolean {
    const { prompt } = this.floor.choice;
    return prompt !== null && prompt.answer === null && !prompt.idle;
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

  hear({ stamp, hints, offers }: Counsel): void {
    if (!this.thinking || stamp !== this.floor.now?.stamp) return;
    this.hints = hints;
    this.offers = offers;
  }

  /** Another question, or the same with other answers to it. */
  forget(): void {
    this.asked++;
    this.open = this.thinking = false;
    this.hints = this.refusal = null;
    this.offers = [];
  }

  /** Make his answer the reader's: picked, and not sent. */
  take({ actions, whole }: Hint): void {
    if (!this.possible || !this.answering) return;
    this.floor.choice.take(actions, t("shell-counsel-do"), whole);
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
export function stepByStep(voice: Voice, words: Hint["words"]): string[] {
  const said: { text: string; times: number }[] = [];
  for (const text of words.map(voice.say)) {
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? t("shell-counsel-times", { times, text }) : text));
}

/** A whole answer in one line. */
export const inWords = (voice: Voice, words: Hint["words"]) => stepByStep(voice, words).join(" › ");
