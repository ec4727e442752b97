/** A favour of a cost as it is drawn, and as it is called; past the five kinds it is any. */
import type { Voice } from "$lib/text.svelte";

import { FAVOURS, type FavourKind } from "../art";

export const favourKind = (favour: number): FavourKind => (favour < FAVOURS.length ? favour : "any");

export const favourName = (voice: Voice, favour: number) => voice.text(`favour-${FAVOURS[favour] ?? "any"}`);
