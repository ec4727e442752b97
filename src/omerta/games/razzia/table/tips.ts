/** What Razzia's pieces say of themselves. */
import Icon from "$lib/art/Icon.svelte";
import Emblem from "$lib/art/Emblem.svelte";
import { actionOf, verbOf } from "$lib/actions";
import { capital } from "$lib/text.svelte";
import { drawn, inWords, type Piece, type Tip } from "$lib/tips";

import Bill from "./Bill.svelte";
import Card from "./Card.svelte";
import { barLook, cardName, contentOf, faceOf, money, type RazziaPlay, total } from "./pieces";

export function tips(play: RazziaPlay, { kind, id }: Piece): Tip | null {
  const { voice, shown } = play;
  const { table } = shown;
  const content = contentOf(play.game);
  switch (kind) {
    case "bar":
      return barTip(play, id);
    case "card":
      return cardTip(play, id);
    case "closed": {
      const chosen = !shown.waiting.includes(Number(id));
      return inWords(voice, chosen ? "closed" : "choosing", "RZ-3.3", { name: capital(voice.name(Number(id))) });
    }
    case "bill":
      return inWords(
        voice,
        "bill",
        "RZ-5.5",
        { amount: money(voice, Number(id)) },
        { picture: drawn(Bill, { play, bill: Number(id) }) },
      );
    case "extra":
      return inWords(
        voice,
        "extra",
        "RZ-2.9",
        {},
        {
          now: table.extra === null ? undefined : voice.text("tip-extra-now", { amount: money(voice, table.extra) }),
          picture: drawn(Bill, { play, bill: table.extra ?? 0, down: table.extra === null }),
        },
      );
    case "split":
      return inWords(voice, "split", "RZ-5.4");
    case "duel":
    case "dice":
      return inWords(voice, kind, "RZ-6.1", { sides: content.die.sides });
    case "money":
      return moneyTip(play, Number(id));
    case "stage":
      return inWords(
        voice,
        "supply",
        "RZ-8.1",
        {},
        { now: voice.text("tip-supply-now", { supply: table.supply, last: table.last_round ? "yes" : "no" }) },
      );
    case "seat":
      if (Number(id) !== table.dealer) return null;
      return {
        name: capital(voice.name(table.dealer)),
        text: voice.text("tip-dealer"),
        rule: "RZ-2.1",
        picture: drawn(Emblem, { seat: table.dealer, size: 60 }),
      };
    case "action": {
      const verb = verbOf(play.game, Number(id));
      if (verb !== "accept" && verb !== "duel") return null;
      return inWords(voice, verb === "accept" ? "accept" : "fight", verb === "accept" ? "RZ-5.11" : "RZ-5.12");
    }
    default:
      return null;
  }
}

function barTip(play: RazziaPlay, id: string): Tip | null {
  const { voice, shown } = play;
  const bar = contentOf(play.game).bars.findIndex((each) => each.id === id);
  if (bar < 0) return null;
  const look = barLook(play.game, bar);
  const bills = shown.table.bars.find((each) => each.bar === bar)?.bills ?? [];
  const held = shown.table.hand.filter((card) => faceOf(play.game, card).bar === bar).length;
  return {
    name: look.name,
    text: voice.text("tip-bar"),
    now: voice.text("tip-bar-now", { amount: money(voice, total(bills)), bills: bills.length, held }),
    rule: "RZ-3.2",
    picture: drawn(Icon, { name: look.icon, size: 52 }),
  };
}

function cardTip(play: RazziaPlay, id: string): Tip | null {
  const { voice, shown } = play;
  const card = actionOf(play.game, "play", ...id.split(" ").map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
  if (card === undefined || !play.game.actions[card]) return null;
  const face = faceOf(play.game, card);
  const bills = shown.table.bars.find(({ bar }) => bar === face.bar)?.bills ?? [];
  const params = { bar: barLook(play.game, face.bar).name, amount: money(voice, total(bills)) };
  return {
    name: cardName(play, card),
    text: voice.text(face.police ? "tip-police" : "tip-gambler"),
    now: shown.table.hand.includes(card) ? voice.text("tip-card-now", params) : undefined,
    rule: face.police ? "RZ-4.3" : "RZ-4.2",
    picture: drawn(Card, { play, card }),
  };
}

function moneyTip(play: RazziaPlay, seat: number): Tip {
  const { voice, shown } = play;
  const { money: all, bills_won: won } = shown.table;
  const most = Math.max(...all.map((each) => each ?? -1));
  const params = { name: capital(voice.name(seat)), bills: won[seat] ?? 0 };
  return inWords(voice, "money", "RZ-8.3", params, {
    now: voice.text("tip-money-now", {
      ...params,
      ahead: all.includes(null) || most === 0 ? "unknown" : all[seat] === most ? "yes" : "no",
      behind: money(voice, most - (all[seat] ?? 0)),
    }),
  });
}
