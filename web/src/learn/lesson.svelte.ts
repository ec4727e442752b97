/** A lesson as this browser sees it: a table, and what the teacher says at it. */
import { TableClient } from "$lib/table.svelte";
import type { GoInLesson, LessonStep, ToLearner } from "$lib/wire";
import { keepProgress, progressIn } from "./progress.svelte";

/** The house refuses what the teacher only shakes his head at; he says why. */
const NUDGED = "lesson-nudged";

export class LessonClient extends TableClient {
  /** Where the lesson stands. What is said of it waits until the table is still. */
  latest: LessonStep | null = $state.raw(null);
  /** What is shown of it now. */
  readonly step: LessonStep | null = $derived(this.director?.still ? this.latest : null);
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
    await super.receive(message);
    if (message.is === "refused" && message.why.say === NUDGED) {
      this.refusal = null;
      this.considered = "";
      if (this.choice.touched) this.choice.stepBack();
    }
  }

  private take(message: LessonStep): void {
    this.latest = message;
    this.folded = false;
    if (message.cut) this.cutting = true;
    this.resumeAt(message.step);
    keepProgress(this.lesson, this.example, message.step, message.steps);
  }
}
