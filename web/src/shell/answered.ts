/**
 * Who has answered the open question: whoever was being waited for on it and no longer is.
 *
 * Only what the views said is remembered, so nobody is marked whom the rules keep secret.
 */
import type { SeatView } from "$lib/wire";

export class Answered {
  private question = "";
  private asked = new Set<number>();

  /** `moment` tells two questions of one kind apart: a stamp, or the last event's number. */
  by(view: SeatView, moment: string | number): number[] {
    const question = `${view.asking} ${moment}`;
    if (question !== this.question) {
      this.question = question;
      this.asked.clear();
    }
    for (const seat of view.waiting) this.asked.add(seat);
    return [...this.asked].filter((seat) => !view.waiting.includes(seat));
  }
}
