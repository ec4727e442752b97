/** Tips of what is the same at every table: who sits there, offers, promises, the buttons of the bar. */
import { aboutBot, botLine, botName } from "$lib/bots";
import Emblem from "$lib/art/Emblem.svelte";
import type { GameTable, Play } from "$lib/game";
import { drawn, type Piece, type Tip } from "$lib/tips";
import { capital, t } from "$lib/text.svelte";

export function houseTip(play: Play, table: GameTable, { kind, id }: Piece): Tip | null {
  const rule = play.choice.prompt?.rule ?? "";
  if (kind === "seat") return seatTip(play, table, Number(id));
  if (kind === "offer" || kind === "promise")
    return { name: t(`tip-${kind}-name`), text: t(`tip-${kind}`), rule: play.bargain.rule };
  if (kind === "send" || kind === "undo") return { name: t(`tip-${kind}-name`), text: t(`tip-${kind}`), rule };
  if (kind === "action") {
    const phrase = play.choice.labels.get(Number(id));
    return phrase ? { name: capital(play.voice.say(phrase)), text: t("tip-action"), rule } : null;
  }
  return null;
}

function seatTip(play: Play, table: GameTable, seat: number): Tip | null {
  const who = play.seats[seat];
  const name = capital(play.voice.name(seat));
  const now = table.facts(play, seat).remarks.join(" · ") || undefined;
  const picture = drawn(Emblem, { seat, size: 60 });
  if (!name) return null;
  if (seat === play.voice.me) return { name, text: t("tip-seat-own"), now, rule: "", picture };
  if (who?.kind !== "bot") return { name, text: t("tip-seat"), now, rule: "", picture };
  const level = capital(botName(who.bot));
  const about = [aboutBot(who), now].filter(Boolean).join(" · ");
  return {
    name,
    text: t("tip-seat-bot", { level, line: botLine(who.bot) }),
    now: about || undefined,
    rule: "",
    picture,
  };
}
