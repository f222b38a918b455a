import type { Locale } from "../../../i18n/locales.ts";

/** Formulas of solids from the holes that are filled, in English alone; the answers as the card shows them. */
export const HOLES: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    [
      "In a spinel the oxide ions form a cubic close packing. Zn2+ ions occupy 1/8 of the tetrahedral holes and Cr3+ ions half of the octahedral holes. Give the formula.",
      "ZnCr₂O₄",
    ],
    [
      "The anions P form a ccp lattice and the cations Q fill two-thirds of the octahedral voids. What is the formula of the compound?",
      "Q₂P₃",
    ],
    [
      "Cadmium sulfide has cadmium ions in one half of the tetrahedral holes in a close-packed array of sulfide ions. What is its formula?",
      "CdS",
    ],
    [
      "Strontium ions form an fcc lattice and fluoride ions occupy all the tetrahedral holes. What is the formula of the compound?",
      "SrF₂",
    ],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** A share, a packing or a particle is missing, or the charges do not add up. */
export const HOLES_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Oxide ions form a ccp lattice and the cations A occupy some of the octahedral holes. What is the formula?", "en"],
  ["Oxide ions form a ccp lattice and half of the holes are filled by zinc. What is the formula?", "en"],
  ["Zinc ions occupy half of the tetrahedral holes. What is the formula of zinc sulfide's lattice?", "en"],
  [
    "Oxide ions form a ccp lattice, A occupies half of the tetrahedral voids and B the rest of the octahedral voids. What is the formula?",
    "en",
  ],
  [
    "Atoms A form a ccp lattice, B occupy half of the octahedral voids, and one face atom is missing. What is the formula?",
    "en",
  ],
];
