/**
 * What the reader is about to answer: picked in the scene, sent by the one button in the prompt bar.
 *
 * For a question answered in small steps the scene picks the whole chain, and it goes as one message.
 */
import { PHONE } from "./phone";
import { type AskHouse, Trying } from "./trying";
import type { Branch, Phrase, Prompt, Tried } from "./wire";

interface Sketch {
  path: number[];
  prune: boolean;
}

/** What was picked for a question that is put aside. */
interface Kept {
  stamp: string;
  restore: () => void;
}

export class Choice {
  /** The open question to the reader; null when there is none. */
  prompt: Prompt | null = $state(null);
  /** How many different questions there have been: what is heard of others meanwhile is none. */
  asked = $state(0);
  /** Labels of the prompt's options, by action. */
  labels: Map<number, Phrase> = $state.raw(new Map());
  /**
   * For an answer of several choices: each first choice with all that may follow it, and so on. Where
   * there are any, what is sent is a whole path through them.
   */
  branches: Branch[] = $state.raw([]);
  /** What would come of each option of the prompt, where the game says so. */
  outlooks: Map<number, any> = $state.raw(new Map());
  /** The steps picked so far, in order. */
  steps: number[] = $state([]);
  /** So many of the last steps the scene filled in by itself: the reader has not chosen them. */
  filled = $state(0);
  /** Can it be sent? A chain says so itself; a plain question is ready with its one step. */
  ready = $state(false);
  /** Picked by the reader, and not only suggested: so there is something to take back. */
  touched = $state(false);
  /** A whole answer by the consigliere or of one button: the scene shows it, and nothing it had in the making before. */
  taken: readonly number[] | null = $state.raw(null);
  /** What the button says; null for the label of the last step. */
  wording: string | null = $state(null);
  /** Sent, and not yet answered by the server. */
  sending = $state(false);
  /** What the reader may do though nobody asked, with labels beside those of the options. */
  interrupts: number[] = $state.raw([]);

  /** Is it a whole path, as the scene says? So are all that follow `branches`. */
  private whole = false;
  /** Takes back one step of a chain, where the scene can; else all goes at once. */
  private back: (() => void) | null = null;
  private readonly trying: Trying<Sketch>;
  private stamp = "";
  private kept: Kept | null = null;

  /** `house` answers what would come of a path; without it nothing is ever tried. */
  constructor(
    private readonly deliver: (steps: number[], whole: boolean) => void,
    private readonly interrupting: (action: number) => void = () => {},
    house: AskHouse<Sketch> = () => Promise.resolve(null),
  ) {
    this.trying = new Trying(house);
  }

  /** May this be answered now? */
  can(action: number): boolean {
    return !this.sending && (this.prompt?.options.includes(action) ?? false);
  }

  get options(): number[] {
    return this.sending ? [] : (this.prompt?.options ?? []);
  }

  /** Pick an answer; picking it again puts it down. Only the button sends, or Enter. */
  pick(action: number): void {
    if (!this.can(action)) return;
    if (this.holds(action)) this.clear();
    else this.take([action], null, false);
  }

  /** Is this the answer that is picked? */
  holds(action: number): boolean {
    return this.touched && this.ready && this.steps[0] === action;
  }

  /** Answer with this at once. */
  answer(action: number): void {
    if (!this.can(action)) return;
    this.take([action], null, false);
    this.send();
  }

  /** A button of the scene: it answers at once. On a phone it picks, as everything does, and the one button sends. */
  press(action: number): void {
    if (matchMedia(PHONE).matches) this.pick(action);
    else this.answer(action);
  }

  /** Was this pressed: is it picked, or the answer that was given and may be changed? */
  pressed(action: number): boolean {
    return this.touched ? this.holds(action) : this.prompt?.answer === action;
  }

  /** Do this though nobody asked; what is being picked stays picked. */
  interrupt(action: number): void {
    if (this.interrupts.includes(action)) this.interrupting(action);
  }

  /**
   * Pick the steps of a chain; `ready` when they make a whole answer, `back` to take back the last
   * one. Where there are too many paths for `branches`, the scene says that it is a `whole` one.
   */
  set(steps: number[], ready: boolean, wording: string | null, back: (() => void) | null = null, whole = false): void {
    this.taken = null;
    this.back = back;
    this.whole = whole;
    this.steps = steps;
    this.filled = 0;
    this.touched = steps.length > 0;
    this.ready = ready;
    this.wording = wording;
  }

  /** Pick an answer that was not put together in the scene. */
  take(steps: number[], wording: string | null, whole: boolean): void {
    this.set(steps, true, wording, null, whole);
    this.taken = steps;
  }

  /**
   * What may follow this path, and what would come of it; null if refused, outdated or not asked any more. With `prune`,
   * steps that cannot follow those before them are left out, and are no reason to refuse it.
   */
  try(path: readonly number[], prune = false): Promise<Tried | null> {
    if (!this.prompt) return Promise.resolve(null);
    return this.trying.ask({ path: [...path], prune }, this.stamp + JSON.stringify(this.prompt));
  }

  /** An answer to begin with, which the reader may change. */
  suggest(steps: number[], wording: string | null, whole = false): void {
    this.set(steps, true, wording, null, whole);
    this.touched = false;
  }

  clear(): void {
    this.set([], false, null);
  }

  /** Can steps be taken back one by one? */
  get stepwise(): boolean {
    return this.touched && this.back !== null;
  }

  stepBack(): void {
    if (this.sending) return;
    if (this.back) this.back();
    else this.clear();
  }

  send(): void {
    if (this.ready) this.sendAs(this.steps);
  }

  /** Send this in place of what is picked, which stays picked should it be refused. */
  sendAs(steps: readonly number[]): void {
    if (this.sending || !this.prompt) return;
    this.sending = true;
    this.deliver([...steps], this.isWhole);
  }

  /** Do the steps contain what the house would take by itself? */
  get isWhole(): boolean {
    return this.whole || this.branches.length > 0;
  }

  /** What led to the question is shown once more. When it is asked again, what was picked is picked again. */
  putAside(): void {
    const { stamp, ready, touched, wording, back, whole, taken } = this;
    const steps = [...this.steps];
    if (this.prompt !== null)
      this.kept = {
        stamp,
        restore: () => {
          this.set(steps, ready, wording, back, whole);
          this.touched = touched;
          this.taken = taken;
        },
      };
    this.ask(null, new Map(), false, false);
  }

  /**
   * A new question, or none. What was picked for the same one stays picked, and what was sent is on
   * its way until the house has `answered` it: where all answer at once, others may be heard first.
   */
  ask(
    prompt: Prompt | null,
    labels: Map<number, Phrase>,
    same: boolean,
    answered: boolean,
    interrupts: number[] = [],
    branches: Branch[] = [],
    outlooks: Map<number, any> = new Map(),
    stamp = "",
  ): void {
    if (!same || prompt === null || (this.sending && answered)) {
      this.clear();
      this.sending = false;
    }
    const kept = prompt !== null && this.kept?.stamp === stamp ? this.kept : null;
    if (!same && prompt !== null && !kept) this.asked += 1;
    this.prompt = prompt;
    this.labels = labels;
    this.interrupts = interrupts;
    this.branches = branches;
    this.outlooks = outlooks;
    this.stamp = stamp;
    if (prompt !== null) this.kept = null;
    kept?.restore();
  }
}
