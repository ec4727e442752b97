/** What a window is about, in one sentence: the same for everybody who is asked. */
import { about } from "$lib/text.svelte";

import { BUSINESSES } from "../art";
import { bossOf, type CosaNostraPlay, gangsterName, jobName, kindOf, money, ownerOf } from "../pieces";

export function robberyLine(play: CosaNostraPlay): string {
  const doing = play.shown.table.doing.at(-1);
  if (!doing) return "";
  const { voice } = play;
  return voice.text("stage-window-robbery", {
    job: jobName(play, doing.job),
    ...about(voice, doing.seat),
    money: money(doing.gain),
  });
}

export function trapLine(play: CosaNostraPlay): string {
  const doing = play.shown.table.doing.at(-1);
  if (!doing) return "";
  const { voice } = play;
  return voice.text("stage-window-trap", {
    job: jobName(play, doing.job),
    attacker: voice.name(doing.seat),
    ...about(voice, doing.victim),
  });
}

export function doctorLine(play: CosaNostraPlay): string {
  const { table } = play.shown;
  const { voice } = play;
  if (!table.harm) return "";
  const { is_business, card, kills } = table.harm;
  const target = is_business
    ? voice.text(`business-whose-${BUSINESSES[kindOf(play.game, card)]}`, about(voice, ownerOf(table, card)))
    : voice.text("gangster-whose", { gangster: gangsterName(play, card), ...about(voice, bossOf(table, card)) });
  return voice.text("stage-window-doc", {
    target: target.slice(0, 1).toUpperCase() + target.slice(1),
    kills: kills ? "yes" : "no",
  });
}
