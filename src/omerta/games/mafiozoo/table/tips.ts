/** What Mafiozoo's pieces say of themselves. */
import { verbOf } from "$lib/actions";
import { about, capital } from "$lib/text.svelte";
import { drawn, inWords, type Piece, type Tip } from "$lib/tips";

import { DISTRICTS, FAVOURS } from "./art";
import Car from "./art/Car.svelte";
import CardBack from "./art/CardBack.svelte";
import District from "./art/District.svelte";
import Favour from "./art/Favour.svelte";
import Gem from "./art/Gem.svelte";
import PlaceIcon from "./art/PlaceIcon.svelte";
import Portrait from "./art/Portrait.svelte";
import Thug from "./art/Thug.svelte";
import { racketOf } from "./city/rackets";
import { costNames, standingAt } from "./city/standing";
import { bonusesAt } from "./making";
import {
  characterName,
  characterOf,
  colourName,
  contentOf,
  faceOf,
  favourKind,
  favourName,
  giftWords,
  type MafiozooPlay,
  motiveOf,
  placeName,
  stoneFor,
  theCharacter,
  zoollars,
} from "./pieces";
import { verdictWords } from "./verdict";

/** The rule behind each way a character serves. */
const FRAME_RULES: Record<string, string> = { first: "MZ-6.8", pay: "MZ-6.11", means: "MZ-6.16" };
const COUNT_RULES: Record<string, string> = {
  places: "MZ-8.7",
  open: "MZ-8.4",
  hidden: "MZ-8.3",
  sets: "MZ-8.5",
  majorities: "MZ-8.6",
  total: "MZ-8.8",
  tie: "MZ-8.8",
};
/** The rule of what lies on the table once, or once for a player. */
const RULES: Record<string, string> = {
  thread: "MZ-5.11",
  city: "MZ-7.2",
  agenda: "MZ-2.7",
  blind: "MZ-2.7",
  set: "MZ-8.5",
  chain: "MZ-5.15",
  recover: "MZ-5.4",
  visits: "MZ-4.2",
  first: "MZ-2.12",
  favours: "MZ-7.11",
  stage: "MZ-3.1",
};
const MARK_RULES: Record<string, string> = {
  points: "MZ-8.7",
  phase: "MZ-4.7",
  always: "MZ-7.10",
  reserve: "MZ-2.2",
  slush: "MZ-2.2",
};
const PILE_RULES: Record<string, string> = { informants: "MZ-4.12", corruption: "MZ-4.6", discards: "MZ-4.4" };

export function tips(play: MafiozooPlay, { kind, id }: Piece): Tip | null {
  const { voice, shown } = play;
  const { table } = shown;
  const content = contentOf(play.game);
  const seat = Number(id);
  switch (kind) {
    case "character":
      return characterTip(play, characterOf(play.game, id));
    case "frame":
      return inWords(voice, `frame-${id}`, FRAME_RULES[id]!);
    case "card":
      return cardTip(play, id);
    case "informant":
      return informantTip(play, characterOf(play.game, id));
    case "place":
    case "bonus":
      return placeTip(
        play,
        content.places.findIndex((place) => place.id === id),
        kind,
      );
    case "favour":
      return favourTip(play, id);
    case "district":
      return districtTip(play, id);
    case "gem":
      return inWords(
        voice,
        "gem",
        "MZ-2.1",
        { owner: capital(colourName(play, seat)) },
        { picture: drawn(Gem, { seat: stoneFor(play, seat), size: "52px" }) },
      );
    case "thug":
      return inWords(
        voice,
        "thug",
        "MZ-7.9",
        { owner: capital(voice.name(seat)) },
        {
          now: voice.text("tip-thug-now", { ...about(voice, seat), count: table.players[seat]?.thugs.length ?? 0 }),
          picture: drawn(Thug, { seat, size: "64px" }),
        },
      );
    case "slush":
    case "reserve":
      return inWords(
        voice,
        kind,
        kind === "slush" ? "MZ-5.9" : "MZ-2.1",
        {},
        {
          now: voice.text("tip-gems-now", {
            ...about(voice, seat),
            name: colourName(play, seat),
            gems: table[kind][seat] ?? 0,
          }),
          picture: drawn(Gem, {
            seat: stoneFor(play, seat),
            size: "52px",
            look: kind === "slush" ? ("full" as const) : ("white" as const),
          }),
        },
      );
    case "money":
      return inWords(
        voice,
        "money",
        "MZ-6.12",
        { per: content.scoring.money_per_token },
        {
          now: voice.text("tip-money-now", {
            ...about(voice, seat),
            amount: zoollars(voice, table.players[seat]?.money ?? 0),
          }),
        },
      );
    case "points":
      return inWords(voice, "points", "MZ-8.7");
    case "cards":
    case "informants":
    case "tokens": {
      const player = table.players[seat];
      if (!player) return null;
      const count = kind === "cards" ? player.hand : player[kind];
      const rule = { cards: "MZ-5.1", informants: "MZ-6.4", tokens: "MZ-2.8" }[kind];
      return inWords(voice, kind, rule, {}, { now: voice.text("tip-count-now", { ...about(voice, seat), count }) });
    }
    case "godfather":
    case "visit":
      return godfatherTip(play, kind, seat);
    case "mark":
      return inWords(voice, `mark-${id}`, MARK_RULES[id]!);
    case "pile":
      return inWords(
        voice,
        `pile-${id}`,
        PILE_RULES[id]!,
        { dealt: content.corruption.dealt },
        { picture: drawn(CardBack, { kind: id === "informants" ? ("informant" as const) : ("corruption" as const) }) },
      );
    case "count":
      return inWords(voice, `count-${id}`, COUNT_RULES[id]!, {
        points: id === "sets" ? content.scoring.set : content.scoring.token,
        per: content.scoring.money_per_token,
      });
    case "action": {
      const verb = verbOf(play.game, seat);
      return verb === "inform" ? inWords(voice, "inform", "MZ-6.4") : null;
    }
    default:
      if (!(kind in RULES)) return null;
      return inWords(
        voice,
        kind,
        RULES[kind]!,
        {
          points: content.scoring.set,
          rounds: table.rounds,
          agenda: content.districts.agenda,
          places: content.places.length,
        },
        kind === "first"
          ? { now: capital(voice.name(table.first)), picture: drawn(Car, { size: "66px" }) }
          : kind === "blind"
            ? { now: voice.text("tip-blind-now", { count: table.district_reserve }) }
            : {},
      );
  }
}

function characterTip(play: MafiozooPlay, who: number): Tip | null {
  if (who < 0) return null;
  const { voice, shown } = play;
  const { table } = shown;
  const face = faceOf(play, who);
  const motive = motiveOf(face);
  return {
    name: `${who + 1}. ${characterName(play, who)}`,
    text: voice.text(`tip-character-${motive}`, {
      gives: giftWords(play, who),
      gems: face.means,
      price: zoollars(voice, face.price),
    }),
    now: [
      verdictWords(play, who, table.standing[who]!, table.gems[who]!),
      ...(table.godfather === who ? [voice.text("tip-godfather-here")] : []),
    ].join(" "),
    rule: FRAME_RULES[motive]!,
    picture: drawn(Portrait, { who }),
  };
}

function cardTip(play: MafiozooPlay, id: string): Tip | null {
  const { voice, shown } = play;
  const content = contentOf(play.game);
  const lays = shown.table.players[shown.seat]?.lays ?? [
    content.corruption.targeted_limit,
    content.corruption.secret_limit,
  ];
  if (id === "secret") return inWords(voice, "card-secret", "MZ-5.10", { gems: lays[1] });
  const who = characterOf(play.game, id);
  if (who < 0) return null;
  return inWords(
    voice,
    "card",
    "MZ-5.9",
    { character: characterName(play, who), the: theCharacter(play, who), gems: lays[0] },
    {
      now: voice.text("tip-card-now", { the: capital(theCharacter(play, who)), gives: giftWords(play, who) }),
      picture: drawn(Portrait, { who }),
    },
  );
}

function informantTip(play: MafiozooPlay, who: number): Tip | null {
  if (who < 0) return null;
  return inWords(
    play.voice,
    "informant",
    "MZ-6.4",
    { character: characterName(play, who), the: theCharacter(play, who) },
    { picture: drawn(Portrait, { who }) },
  );
}

function placeTip(play: MafiozooPlay, place: number, kind: "place" | "bonus"): Tip | null {
  if (place < 0) return null;
  const { voice, shown, game } = play;
  const { id, points } = contentOf(game).places[place]!;
  const racket = racketOf(play, place);
  const [first, second] = costNames(play, place);
  const mine = shown.table.players[shown.seat]?.thugs.includes(place) ?? false;
  const standing = standingAt(play, place);
  const inner = !contentOf(game).city.outer.includes(id);
  return {
    name: placeName(play, place),
    text:
      kind === "bonus"
        ? voice.text("tip-bonus")
        : voice.text("tip-place", { first: first!, second: second!, points, inner: inner ? "yes" : "no" }),
    now: [
      `${racket.words}.`,
      ...(kind === "place" && standing && !mine ? [standing.text] : []),
      ...(kind === "bonus" && bonusesAt(play, place).length === 0 ? [voice.text("tip-bonus-idle")] : []),
    ].join(" "),
    rule: kind === "bonus" ? racket.rule : (standing?.rule ?? (inner ? "MZ-7.4" : "MZ-7.3")),
    picture: drawn(PlaceIcon, { place, size: "52px" }),
  };
}

function favourTip(play: MafiozooPlay, id: string): Tip {
  const { voice, shown } = play;
  const kind = favourKind(id);
  const own = typeof kind === "number" ? (shown.table.players[shown.seat]?.favours[kind] ?? 0) : 0;
  const special = id === "godfather" || id === "any";
  return {
    name: special ? voice.text(`tip-favour-${id}-name`) : favourName(voice, id),
    text: voice.text(special ? `tip-favour-${id}` : "tip-favour"),
    now: own > 0 ? voice.text("tip-favour-now", { count: own }) : undefined,
    rule: id === "godfather" ? "MZ-7.6" : "MZ-7.5",
    picture: drawn(Favour, {
      kind: kind === "any" ? ("any" as const) : FAVOURS.indexOf(id as (typeof FAVOURS)[number]),
      size: "56px",
    }),
  };
}

function districtTip(play: MafiozooPlay, id: string): Tip {
  const { voice, shown, game } = play;
  const { token, set } = contentOf(game).scoring;
  const district = DISTRICTS.indexOf(id as (typeof DISTRICTS)[number]);
  if (district < 0) return inWords(voice, id === "none" ? "district-none" : "district-back", "MZ-2.8");
  const own = shown.table.own?.tokens[district];
  return {
    name: voice.text(`district-${id}`),
    text: voice.text("tip-district", { points: token, set, most: shown.table.majority_points }),
    now: own === undefined ? undefined : voice.text("tip-district-now", { count: own }),
    rule: "MZ-8.4",
    picture: drawn(District, { kind: district, size: "56px" }),
  };
}

function godfatherTip(play: MafiozooPlay, kind: "godfather" | "visit", which: number): Tip {
  const { voice, shown } = play;
  const { godfather, godfather_past: past } = shown.table;
  if (kind === "visit" && past[which]) {
    const { character, money } = past[which];
    return inWords(
      voice,
      "visit",
      "MZ-4.2",
      { round: which + 1, the: theCharacter(play, character), money: zoollars(voice, money) },
      { picture: drawn(Portrait, { who: character }) },
    );
  }
  return inWords(
    voice,
    "godfather",
    "MZ-6.18",
    {},
    {
      now:
        godfather === null
          ? undefined
          : voice.text("tip-godfather-now", {
              the: theCharacter(play, godfather),
              money: zoollars(voice, past.at(-1)!.money),
            }),
      picture: drawn(Portrait, { who: "godfather" as const }),
    },
  );
}
