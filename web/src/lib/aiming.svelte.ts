/**
 * The aim card: what one plays for, how far everybody is, what can be done now.
 *
 * In the reader's first games of a kind it opens by itself, until the first answer or until it is closed.
 */
import { settings } from "./settings.svelte";
import type { ToSay } from "./unsent";
import type { AimCard, Now, TableInfo } from "./wire";

/** So many games of a kind begin with the card. */
const FIRST_GAMES = 3;

/** What of a table it needs. */
interface Floor {
  /** Of the table; none in a lesson. */
  readonly id: string;
  readonly info: TableInfo | null;
  readonly now: Now | null;
  ask(message: ToSay): void;
}

export class Aiming {
  open = $state(false);
  /** What the house says of it; null until it has been asked. */
  card: AimCard | null = $state.raw(null);
  /** Did it open by itself? Then it leaves the focus where it is, and on a phone it is short. */
  unasked = $state(false);

  constructor(private readonly floor: Floor) {}

  toggle(): void {
    if (this.open) this.close();
    else this.show();
  }

  /** The game has changed: while the card is looked at, it is asked for again. */
  changed(): void {
    if (this.open) this.read();
  }

  /** Ask the house what the card says, whether it is open or not. */
  read(): void {
    this.floor.ask({ do: "ask_aim" });
  }

  private show(): void {
    this.open = true;
    this.changed();
  }

  close(): void {
    this.open = this.unasked = false;
    this.remember();
  }

  /** A game begins for the reader: open in the first ones of its kind. */
  begin(): void {
    const { id, info, now } = this.floor;
    if (!id || !info || info.me < 0 || !now || now.view.scores !== null) return;
    const known = settings.aims[info.game] ?? [];
    if (known.length < FIRST_GAMES && !known.includes(id)) {
      this.unasked = true;
      this.show();
    }
  }

  /** The reader has answered: what opened by itself closes by itself. */
  answered(): void {
    if (this.unasked) this.close();
    else this.remember();
  }

  private remember(): void {
    const { id, info } = this.floor;
    if (!id || !info) return;
    const known = settings.aims[info.game] ?? [];
    if (known.length < FIRST_GAMES && !known.includes(id)) settings.aims[info.game] = [...known, id];
  }
}
