/**
 * Who has answered the open question: whoever was being waited for on it and no longer is.
 *
 * Only what the views said is remembered, so nobody is marked whom the rules keep secret.
 */
import type { SeatView } from "$lib/wire";

export class Answered {
  private question = "";
  private asked = new Set<number>();

  /** `lastEvent` tells two questions of one kind apart: between them something happened. */
  by(view: SeatView, lastEvent: number): number[] {
    const question = `${view.asking} ${lastEvent}`;
    if (question !== this.question) {
      this.question = question;
      this.asked.clear();
    }
    for (const seat of view.waiting) this.asked.add(seat);
    return [...this.asked].filter((seat) => !view.waiting.includes(seat));
  }
}
