/**
 * The plain table: for games that have none of their own.
 *
 * It lays out what the server says of the view's shape (`GameInfo.fields`). Labels are messages of the
 * game, `view-<field>`; a kind of event with a message `chapter-<kind>` begins a chapter of the log.
 */
import type { GameTable } from "$lib/game";
import { has } from "$lib/text.svelte";

import { bySeat, called, figure, label, scalars } from "./reading";
import Scene from "./Scene.svelte";

const table: GameTable = {
  Scene,

  facts(play, seat) {
    const entries = bySeat(play.game.fields).map((field) => ({ field, value: play.shown.table[field.name]?.[seat] }));
    const figures = entries.flatMap(({ field, value }) => figure(play.voice, field, value) ?? []);
    const flags = entries.filter(({ field, value }) => field.holds === "flag" && field.lists === 0 && value === true);
    return { main: figures[0] ?? "", remarks: flags.map(({ field }) => label(play.voice, field)) };
  },

  stage: ({ shown, game, voice }) =>
    has(game.name, "stage") ? [voice.text("stage", scalars(game.fields, shown.table))] : [],

  // All answers stand in the scene.
  inBar: () => false,

  chapter({ game, voice }, { kind, data }) {
    const title = `chapter-${kind}`;
    return has(game.name, title) ? voice.text(title, { ...data }) : null;
  },

  // A field explains itself where the game has a message for it.
  tips({ game, voice }, { kind, id }) {
    if (kind !== "field" || !has(game.name, `tip-${id}`)) return null;
    return { name: called(voice, id), text: voice.text(`tip-${id}`), rule: "" };
  },
};

export default table;
