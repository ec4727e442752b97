/** Whether a thug can be placed somewhere, and why not, in words. */
import { actionOf } from "$lib/actions";
import { together } from "$lib/text.svelte";

import { contentOf, favourName, type MafiozooPlay, placeName } from "../pieces";
import type { MafiozooOutlook } from "../view";

export const thugAt = ({ game }: MafiozooPlay, place: number) =>
  actionOf(game, "thug", contentOf(game).places[place]!.id);

export const costNames = ({ game, voice }: MafiozooPlay, place: number) =>
  contentOf(game).places[place]!.cost.map((id) => favourName(voice, id));

/** What is to be said about placing a thug there. */
export function standingAt(play: MafiozooPlay, place: number): { text: string; rule: string } | null {
  const { choice, shown, voice } = play;
  const player = shown.table.players[shown.seat];
  if (!player) return null;
  if (player.thugs.includes(place)) return { text: voice.text("table-place-there"), rule: "MZ-7.8" };
  if (!player.reach.includes(place)) return { text: voice.text("table-place-road"), rule: "MZ-7.4" };
  // Tokens come and go: whether they suffice is only said when it matters.
  if (choice.prompt?.kind !== "place_thugs") return null;
  if (choice.can(thugAt(play, place)))
    return { text: [voice.text("table-place-open"), opens(play, place)].join(" "), rule: "MZ-7.10" };
  const [first, second] = costNames(play, place);
  return { text: voice.text("table-place-tokens", { first: first!, second: second! }), rule: "MZ-7.5" };
}

/** The places that can be reached only from there. */
function opens(play: MafiozooPlay, place: number): string {
  const would = play.choice.outlooks.get(thugAt(play, place)) as MafiozooOutlook | undefined;
  if (!would?.opens.length) return "";
  return play.voice.text("table-place-opens", { places: together(would.opens.map((each) => placeName(play, each))) });
}
