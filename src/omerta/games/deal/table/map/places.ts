/** Every territory as the map draws it: what stands there, and what the answer in the making changes. */
import type { PlaceState, TerritoryId } from "../art";
import type { PathMaking } from "../making.svelte";
import {
  BOSS,
  clanOr,
  type DealPlay,
  DRUG,
  LIEUTENANT,
  money,
  NOBODY,
  NOTHING,
  type Piece,
  placeName,
  printOf,
  SOLDIER,
  valueAt,
} from "../pieces";
import { piecesWords } from "../saying";

const TROOPS: readonly Piece[] = [SOLDIER, LIEUTENANT, BOSS];

export const idOf = (play: DealPlay, place: number) => printOf(play.game).ids[place] as TerritoryId;

/** All of a territory in words, for those who do not see it. */
export function placeWords(play: DealPlay, place: number): string {
  const { shown, game, voice } = play;
  const print = printOf(game);
  const here = shown.table.territories[place]!;
  const { owner, drugs } = here;
  const kind = voice.text(`type-${print.kinds[place]}`);
  const facts = [
    print.capital[place] ? `${kind}, ${voice.text("type-capital")}` : kind,
    ...(print.respect[place]! > 0 ? [voice.text("respect", { count: print.respect[place]! })] : []),
    ...(owner === NOBODY
      ? [print.capital[place] ? voice.text("held-by-mob", { value: here.value }) : voice.text("nobody")]
      : [
          `${voice.name(owner)}: ${piecesWords(play, here)} (${voice.text("troop-value", { value: valueAt(play, place) })})`,
        ]),
    ...(drugs > 0 && owner === NOBODY ? [voice.text("drugs", { count: drugs })] : []),
  ];
  return `${placeName(play, place)}, ${facts.join(", ")}`;
}

/** What the territory will give, or that none of its troops stays. On a phone the sheet lists what it gives, and the room is for the land. */
function noteAt(play: DealPlay, making: PathMaking, place: number, phone: boolean): string {
  const { voice, shown, game } = play;
  const { resources, recruits, order } = making;
  if (phone && (resources || recruits)) return "";
  const here = shown.table.territories[place]!;
  if (resources && here.owner === shown.seat) {
    const sold = making.countAt("sell", place);
    const price = making.price(place);
    if (sold > 0) return voice.text("table-note-sold", { count: sold });
    if (price !== null) return `+${money(play, price)}`;
    const drugs = making.countAt("drug", place);
    const soldiers = making.countAt("soldier", place);
    if (drugs + soldiers > 0) return `+ ${piecesWords(play, { drugs, soldiers })}`;
    return here.to_produce > 0 ? voice.text("table-note-to-produce", { count: here.to_produce }) : "";
  }
  if (recruits) {
    const soldiers = making.countAt("soldier", place);
    const lieutenants = making.countAt("lieutenant", place);
    return soldiers + lieutenants > 0 ? `+ ${piecesWords(play, { soldiers, lieutenants })}` : "";
  }
  if (order && TROOPS.some((what) => making.gone(place, what) > 0)) {
    if (making.staying(place) > 0) return "";
    return order.left.some((given) => given.place === place)
      ? voice.text(printOf(game).capital[place] ? "table-note-mob" : "table-note-left")
      : "";
  }
  if (place === shown.table.crack) return voice.text("card-K3");
  return "";
}

export function placesOf(play: DealPlay, making: PathMaking, phone: boolean): PlaceState[] {
  const { shown, game } = play;
  const { table } = shown;
  const print = printOf(game);
  // While a clan is chosen, where each begins is asked about.
  const named = making.kind === "choose_clan" ? print.starts : [];
  return table.territories.map((here, place) => {
    const owner = clanOr(table, here.owner);
    const gone = (what: Piece) => making.gone(place, what);
    const going = gone(SOLDIER) + gone(LIEUTENANT) + gone(BOSS);
    const fight = table.fight;
    const tired = here.tired_soldiers + here.tired_lieutenants;
    const there = here.soldiers + here.lieutenants;
    const spent =
      table.phase === 3 &&
      here.owner === table.active &&
      tired >= there &&
      (!here.boss || table.players[here.owner]!.tired_boss);
    // Here stands what stays; what goes is on its arrow.
    const troops =
      owner === null
        ? null
        : {
            soldiers: here.soldiers - gone(SOLDIER),
            lieutenants: here.lieutenants - gone(LIEUTENANT),
            boss: here.boss && gone(BOSS) === 0,
            spent,
            chosen: making.origin === place || going > 0,
          };
    const could = making.to !== NOTHING && going === 0 ? making.couldCome(place) : 0;
    return {
      id: idOf(play, place),
      name: placeName(play, place),
      kind: print.kinds[place]!,
      capital: print.capital[place]!,
      respect: print.respect[place]!,
      owner,
      troops: troops && troops.soldiers + troops.lieutenants + (troops.boss ? 1 : 0) > 0 ? troops : null,
      drugs: here.drugs - gone(DRUG),
      drugsSpent: here.drugs > 0 && here.tired_drugs >= here.drugs,
      mob:
        owner === null && print.capital[place]
          ? fight && fight.place === place && !fight.over
            ? fight.mob
            : here.value
          : null,
      note: noteAt(play, making, place, phone),
      pointed: making.moves.some(({ from, to }) => from === place || to === place),
      named: named.includes(place),
      could: could > 0 ? `+${could}` : undefined,
      label: placeWords(play, place),
    };
  });
}
