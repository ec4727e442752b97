/**
 * An answer in the making: what the reader has picked at the table for the open question.
 *
 * It is kept here and shown in `play.choice`, whose button sends it. What can be pressed, and what a
 * press adds, each game's own class says.
 */
import type { Play } from "./play";

export abstract class Making<P extends Play, Picked> {
  private held: Picked | null = $state.raw(null);

  constructor(protected readonly play: P) {}

  /** The question the reader can answer now; "" while an answer is on its way or an event is shown. */
  readonly kind: string = $derived.by(() => {
    const { choice, beat } = this.play;
    return choice.sending || beat ? "" : (choice.prompt?.kind ?? "");
  });

  /** Is one of these questions open? */
  protected asks(...kinds: readonly string[]): boolean {
    return kinds.includes(this.kind);
  }

  /** What was picked; nothing once the choice was sent, cleared or replaced by another question. */
  protected readonly picked: Picked | null = $derived.by(() => {
    const { touched, taken } = this.play.choice;
    if (!touched) return null;
    return taken ? this.read(taken) : this.held;
  });

  /** A whole answer that was not made here, as if it had been. */
  protected abstract read(steps: readonly number[]): Picked | null;

  /** Keep what was picked. Its steps go to `play.choice` with `choice.set`. */
  protected hold(picked: Picked | null): void {
    this.held = picked;
  }
}
