/** What so many successes come to, rung by rung. */
import { type CosaNostraPlay, contentOf, gain, jobOf, money } from "../pieces";

interface Rung {
  /** As it is read: 0, 1, 2+. */
  count: string;
  text: string;
  /** Money is set as money. */
  money: boolean;
  reached: (successes: number) => boolean;
}

type Words = readonly [low: string, high: string];

/** A Job's effects with one success and with more; with the stake of a race, if it is known. */
export function ladderOf(play: CosaNostraPlay, job: number, stake = 0): Rung[] {
  const { voice, game } = play;
  const { key, pays } = jobOf(game, job);
  const { exceptional_offer_off, connections_off } = contentOf(game).jobs;
  const say = (rung: string, amount = 0) => voice.text(`stage-rung-${rung}`, { money: money(amount) });
  const both = (rung: string): Words => [say(rung, pays[0]), say(rung, pays[1])];
  const words: Record<string, Words> = {
    cash: [gain(pays[0]), gain(pays[1])],
    theft: [gain(pays[0]), gain(pays[1])],
    property_damage: both("damage"),
    bash: both("down"),
    vandalism: both("down"),
    kill_businessman: [say("down"), say("killed")],
    arson: [say("down"), say("destroyed")],
    persuasion: [say("nothing"), say("taken")],
    assassination: [say("nothing"), say("killed")],
    car_bomb: [say("down"), say("killed")],
    drive_by: both("killed"),
    robbery: [say("half"), say("all")],
    trap: [say("repelled"), say("repelled-killed")],
    exceptional_offer: [say("off", exceptional_offer_off), say("half-price")],
    connections: [say("full-price"), say("off", connections_off)],
    money_laundering: both("up-to"),
    birthday_party: both("each"),
    horse_racing: [say("doubled"), say("doubled")],
  };
  const [low, high] = words[key] ?? both("nothing");
  const none = key === "drive_by" ? say("fire") : key === "horse_racing" ? say("lost", stake) : say("nothing");
  const isMoney = key === "cash" || key === "theft";
  const rung = (count: string, text: string, reached: Rung["reached"]): Rung => ({ count, text, money: isMoney && count !== "0", reached });
  return [
    rung("0", none, (successes) => successes === 0),
    ...(low === high
      ? [rung("1+", low, (successes) => successes > 0)]
      : [rung("1", low, (successes) => successes === 1), rung("2+", high, (successes) => successes > 1)]),
  ];
}
