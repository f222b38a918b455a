import type { Locale } from "../../../i18n/locales.ts";

/** Complexes, asked about in any order of words; the answers as the card shows them in English. */
export const COMPLEXES_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["What is the coordination number of each atom in a body-centered cubic metal?", "8"],
    ["How many nearest neighbours does an atom have in a cubic close-packed structure?", "12"],
    ["Give the coordination number of iron in a bcc lattice.", "8"],
    ["Silver crystallizes in a face-centred cubic structure. State the coordination number of silver.", "12"],
    ["What is the coordination number of the metal in [Cr(en)3]3+?", "6"],
    ["Determine the coordination number of platinum in the complex [Pt(NH3)2Cl2].", "4"],
    ["What is the oxidation state of the central metal in [Fe(CN)6]4-?", "+2"],
    ["How many d electrons does the iron ion have in [Fe(CN)6]3-?", "5"],
    ["Give the number of d electrons of the Ni2+ ion.", "8"],
    ["What is the d electron count of the metal in [Cr(H2O)6]3+?", "3"],
    ["How many ions are produced when one formula unit of [Co(NH3)6]Cl3 dissolves in water?", "4"],
    ["How many ions does K4[Fe(CN)6] yield per formula unit in aqueous solution?", "5"],
    ["How many unpaired electrons would you expect in the complex [V(H2O)6]3+?", "2"],
    ["What is the crystal field stabilization energy, in units of Δo, of a low-spin d6 octahedral complex?", "−2.4 Δₒ"],
    ["Calculate the CFSE of a high-spin d5 octahedral complex.", "0 Δₒ"],
    ["What is the crystal field stabilization energy of an octahedral d3 complex in terms of Δo?", "−1.2 Δₒ"],
    ["Is [Zn(NH3)4]2+ paramagnetic or diamagnetic?", "diamagnetic"],
    ["Is the complex [Cr(H2O)6]3+ paramagnetic or diamagnetic?", "paramagnetic"],
    ["Is [Fe(CN)6]4- paramagnetic or diamagnetic?", "diamagnetic"],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const COMPLEXES_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["What is the coordination number of Na+ ions in the face-centered cubic lattice of NaCl?", "en"],
  ["What is the coordination number in a hexagonal close-packed structure?", "en"],
  ["How many second nearest neighbours does an atom have in a bcc structure?", "en"],
  ["What is the coordination number of cobalt in [Pt(NH3)2Cl2]?", "en"],
  ["How many unpaired d electrons are in [Mn(H2O)6]2+?", "en"],
  ["How many s electrons are in Ni2+?", "en"],
  ["How many chloride ions are produced when [Co(NH3)5Cl]Cl2 dissolves in water?", "en"],
  [
    "Determine the name of the following complex and give the coordination number of the central metal atom: Na2[PtCl6].",
    "en",
  ],
  ["Name [Co(NH3)5Cl]Cl2. What is the coordination number of the metal?", "en"],
  ["What is the crystal field stabilization energy of an octahedral d6 complex?", "en"],
  ["What is the crystal field stabilization energy of a tetrahedral d3 complex?", "en"],
  ["Is [Ni(CN)4]2- paramagnetic or diamagnetic?", "en"],
];
