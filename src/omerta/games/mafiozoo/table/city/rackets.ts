/** Racket bonuses: when each one works, and what it says in signs and in words. */
import { eitherOf, type Voice } from "$lib/text.svelte";

import type { SignName } from "../art";
import { zoollars } from "../pieces";
import type { Content, Place } from "../view";

/** A sign, or something written. */
export type Mark = { sign: SignName } | { text: string };

export interface Racket {
  /** The phase it works in; 0 for always. */
  phase: 0 | 1 | 2 | 3;
  marks: Mark[];
  /** The same as a sentence. */
  words: string;
  rule: string;
}

const RULES: Record<Place["id"], [phase: Racket["phase"], rule: string]> = {
  boxing_gym: [1, "MZ-4.9"],
  fence: [1, "MZ-4.10"],
  racetrack: [1, "MZ-4.9"],
  gambling_den: [1, "MZ-4.10"],
  building_site: [1, "MZ-4.11"],
  night_club: [1, "MZ-4.12"],
  docks: [1, "MZ-4.13"],
  law_office: [1, "MZ-4.14"],
  pizzeria: [2, "MZ-5.19"],
  barber: [2, "MZ-5.19"],
  massage_parlour: [2, "MZ-5.20"],
  prison: [2, "MZ-5.21"],
  police_station: [0, "MZ-6.4"],
  city_hall: [0, "MZ-5.9"],
  newspaper: [0, "MZ-5.16"],
  courthouse: [3, "MZ-6.14"],
};

/** `secret`: the table's police station improves secret cards, and not Informant cards. */
export function racketOf(content: Content, voice: Voice, place: number, secret: boolean): Racket {
  const { rackets, places } = content;
  const { id } = places[place]!;
  const [phase, rule] = RULES[id];
  const sign = (name: SignName): Mark => ({ sign: name });
  const say = (text: string): Mark => ({ text });
  const word = (message: string): Mark => say(voice.text(`table-racket-${message}`));
  const money = (amount: number) => zoollars(voice, amount);
  const on = (numbers: number[]) =>
    numbers.length > 2 ? `${Math.min(...numbers)}–${Math.max(...numbers)}` : numbers.join("·");

  const marks: Record<Place["id"], Mark[]> = {
    boxing_gym: [say(`+${money(rackets.boxing_gym_money)}`)],
    fence: [say(`+${rackets.fence_gems}`), sign("slush-gem")],
    racetrack: [say(`+${money(rackets.racetrack_money)}`)],
    gambling_den: [say(`+${rackets.gambling_den_gems}`), sign("slush-gem")],
    building_site: [say("+1"), sign("district")],
    night_club: [say("+1"), sign("informant-card")],
    docks: [say(`${rackets.docks_items} × Z`), word("or"), sign("slush-gem")],
    law_office: [say("+1"), sign("corruption-card")],
    pizzeria: [sign("reserve-gem"), word("if"), sign("godfather"), say(on(rackets.pizzeria_on))],
    barber: [sign("reserve-gem"), word("if"), sign("godfather"), say(on(rackets.barber_on))],
    massage_parlour: [sign("reserve-gem"), word("on"), sign("godfather")],
    prison: [sign("reserve-gem"), say(`${on(rackets.prison_on)} ≠`), sign("godfather")],
    police_station: [
      ...(secret ? [sign("corruption-card"), say("?")] : [sign("informant-card")]),
      say(`→ ${rackets.police_station_gems}`),
      sign("slush-gem"),
    ],
    city_hall: [sign("corruption-card"), say(`→ ${rackets.city_hall_gems}`), sign("slush-gem")],
    newspaper: [word("diagonals")],
    courthouse: [word("pay"), say(`−${money(rackets.courthouse_saves)}`)],
  };
  if (id === "police_station" && secret)
    return {
      phase,
      rule: "MZ-5.10",
      marks: marks[id],
      words: voice.text("table-racket-secret", { gems: rackets.police_station_gems }),
    };
  const anyOf = (numbers: number[]) =>
    eitherOf(numbers.map((number) => voice.text(`character-the-${content.characters[number - 1]!.id}`)));
  const numbers: Partial<Record<Place["id"], Record<string, string | number>>> = {
    boxing_gym: { money: money(rackets.boxing_gym_money) },
    fence: { gems: rackets.fence_gems },
    racetrack: { money: money(rackets.racetrack_money) },
    gambling_den: { gems: rackets.gambling_den_gems },
    docks: { items: rackets.docks_items },
    pizzeria: { names: anyOf(rackets.pizzeria_on) },
    barber: { names: anyOf(rackets.barber_on) },
    prison: { names: anyOf(rackets.prison_on) },
    police_station: { gems: rackets.police_station_gems },
    city_hall: { gems: rackets.city_hall_gems },
    courthouse: { money: money(rackets.courthouse_saves) },
  };
  return { phase, rule, marks: marks[id], words: voice.text(`racket-${id}`, numbers[id]) };
}
