/** A lesson as this browser sees it: a table, and what the teacher says at it. */
import { TableClient } from "$lib/table.svelte";
import type { FromLearner, GoInLesson, LessonStep, Reaction, ToLearner } from "$lib/wire";
import { keepProgress, progressIn } from "./progress.svelte";

/** The house refuses what the teacher only shakes his head at; he says why. */
const NUDGED = "lesson-nudged";

export class LessonClient extends TableClient {
  /** Where the lesson stands. What is said of it waits until the table is still, or stays at what it speaks of. */
  latest: LessonStep | null = $state.raw(null);
  /** What is shown of it now. */
  readonly step: LessonStep | null = $derived.by(() => {
    const { director, latest } = this;
    const shown = latest?.held == null ? director?.still : director?.held === latest.held;
    return shown ? latest : null;
  });
  /** Has what was picked changed since the teacher found fault with it? */
  private forgiven = $state(false);
  /** What the teacher says to what was picked or answered. */
  readonly reaction: Reaction | null = $derived(
    this.forgiven && this.step?.reaction?.do === "nudge" ? null : (this.step?.reaction ?? null),
  );
  /** What was picked when the teacher found fault with it. */
  private blamed = "";
  /** Has the learner pressed anything since? What a table does by itself forgives nothing. */
  pressed = false;
  /** Is the teacher's card put away, so that the whole table can be seen? */
  folded = $state(false);
  /** The last answer of which the teacher was asked whether it will do, and whether it will. */
  private weighed = $state.raw({ answer: "", good: false });
  private considered = "";

  constructor(
    readonly lesson: string,
    readonly example: string,
  ) {
    const { at, steps } = progressIn(lesson, example);
    // Who has come to its end begins again.
    let first = at < steps ? at : 0;
    super("", () => `/api/learn/${lesson}${example && `/${example}`}/socket?step=${first}`);
    this.resumeAt = (step) => (first = step);
  }
  /** After the connection was lost, the lesson goes on there. */
  private readonly resumeAt: (step: number) => void;

  go(to: GoInLesson["to"]): void {
    this.choice.clear();
    this.bargain.discard();
    this.send({ do: "go", to });
    if (this.director?.held == null) return;
    this.director.release();
    // What is left behind or taken back needs no more showing.
    if (to !== "next" || this.latest?.reaction?.do === "show") this.director.skip();
  }

  /** Tell the teacher what is being picked: what leads nowhere is told at once, and not only when it is sent. */
  consider(path: number[], whole: boolean): void {
    const told = JSON.stringify([this.now?.stamp, path]);
    if (told === this.considered) return;
    this.considered = told;
    this.send({ do: "consider", path, whole });
  }

  /** Is what was picked an answer that the step takes? */
  get fits(): boolean {
    const answer = JSON.stringify(this.choice.steps);
    return this.choice.ready && this.weighed.good && this.weighed.answer === answer;
  }

  async weigh(path: number[], whole: boolean): Promise<void> {
    const answer = JSON.stringify(path);
    const refusal = await this.say({ do: "consider", path, whole, quiet: true });
    this.weighed = { answer, good: refusal === null };
  }

  protected override async receive(message: ToLearner): Promise<void> {
    if (message.is === "lesson") {
      this.take(message);
      return;
    }
    if (message.is === "welcome") this.cutting = true;
    const answer = message.is === "refused" ? pathIn(this.unanswered.get(message.token)) : [];
    await super.receive(message);
    if (message.is === "refused" && message.why.say === NUDGED) {
      this.refusal = null;
      this.considered = "";
      this.takeBack(answer, this.latest?.reaction?.good ?? 0);
      this.blame();
    }
  }

  /** Back to where what is picked still leads to what the step asks for: as far as the first wrong step goes. */
  private takeBack(answer: readonly number[], good: number): void {
    const { choice } = this;
    const wrong = answer[good];
    const right = answer.slice(0, good).filter((step) => step === wrong).length;
    const isWrong = () => choice.steps.filter((step) => step === wrong).length > right;
    for (let most = choice.steps.length; most > 0 && isWrong(); most--) choice.stepBack();
    if (isWrong()) choice.clear();
  }

  // --- fault that was found, until something else is picked ---

  private get picked(): string {
    return JSON.stringify([this.choice.steps, this.bargain.composing]);
  }
  private blame(): void {
    this.forgiven = false;
    this.pressed = false;
    this.blamed = this.picked;
  }
  /** Whenever something else may be picked. */
  forgive(): void {
    if (this.picked !== this.blamed && this.pressed) this.forgiven = true;
  }

  private take(message: LessonStep): void {
    this.latest = message;
    if (this.director) this.director.holdAt = message.held;
    this.blame();
    this.folded = false;
    if (message.cut) this.cutting = true;
    this.resumeAt(message.step);
    keepProgress(this.lesson, this.example, message.step, message.steps);
  }
}

/** The answer that a message of the learner gives, or thinks of. */
function pathIn(message: FromLearner | undefined): readonly number[] {
  if (message?.do === "act") return message.actions;
  return message?.do === "consider" ? message.path : [];
}
