// What is written on the posters, apart from the games' names.

export type Lang = "en" | "fr";

export const TAGLINES = {
  razzia: {
    en: { motto: "Tonight, somebody talked." },
    fr: { motto: "Ce soir, quelqu’un a parlé." },
  },
  mafiozoo: {
    en: {
      motto: "Everyone here has a price.",
      godfather: "The Godfather",
      commissioner: "Commissioner",
      femmeFatale: "Femme fatale",
      judge: "Judge",
      banker: "Banker",
    },
    fr: {
      motto: "Ici, tout le monde a son prix.",
      godfather: "Le Parrain",
      commissioner: "Commissaire",
      femmeFatale: "Femme fatale",
      judge: "Juge",
      banker: "Banquier",
    },
  },
  gangs_city: {
    en: { caption: ["The city needs a boss.", "Six gangs have applied."], bang: "RATATAT!" },
    fr: { caption: ["La ville cherche un patron.", "Six gangs ont postulé."], bang: "TACATAC !" },
  },
  cosa_nostra: {
    en: { motto: "A promise is only a promise." },
    fr: { motto: "Une promesse n’est qu’une promesse." },
  },
  deal: {
    en: { motto: "FROM SOUTH TO NORTH, ALL IS FOR SALE", from: "04°42′N 074°04′W", to: "34°03′N 118°14′W" },
    fr: { motto: "DU SUD AU NORD, TOUT S’ACHÈTE", from: "04°42′N 074°04′O", to: "34°03′N 118°14′O" },
  },
} as const;

export type PosterGame = keyof typeof TAGLINES;

export interface PosterProps<Game extends PosterGame> {
  text: (typeof TAGLINES)[Game][Lang];
  /** The part to show, as a viewBox; the whole poster is FULL. */
  crop?: string;
  label?: string;
}

export const FULL = "0 0 300 440";
