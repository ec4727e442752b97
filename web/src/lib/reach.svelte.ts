/** Where others can open this house: what links that are handed on begin with. */
import { get } from "./http";
import type { Reach } from "./wire";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

class Reached {
  #told: Reach | null = $state.raw(null);

  /** Asked anew each time: an address in the network comes and goes. */
  async load(): Promise<void> {
    this.#told = null;
    this.#told = await get<Reach>("/api/reach").catch(() => null);
  }

  get known(): boolean {
    return this.#told !== null;
  }
  get command(): string {
    return this.#told?.command ?? "";
  }
  /** The house tried its own address just now, and it answers. */
  get tried(): boolean {
    return this.#told?.tried ?? false;
  }
  /** This page was opened by an address that means another machine to everybody else. */
  get local(): boolean {
    return LOCAL.includes(location.hostname);
  }
  /** Whoever came here by another address than this computer's own can hand that one on. */
  get kind(): Reach["kind"] {
    if (this.#told?.kind === "public") return "public";
    if (!this.local) return "network";
    return this.#told?.kind ?? "alone";
  }
  get origin(): string {
    if (this.#told?.kind === "public" || this.local) return this.#told?.url || location.origin;
    return location.origin;
  }
}

export const reached = new Reached();
