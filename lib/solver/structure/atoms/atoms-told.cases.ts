import type { Locale } from "../../../i18n/locales.ts";

/** Atoms, subshells and shells, asked about in any order of words; the answers as the card shows them in English. */
export const ATOMS_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Which element has the electron configuration 1s2 2s2 2p6 3s2 3p4?", "S"],
    ["Identify the element with the electron arrangement 2, 8, 3.", "Al"],
    ["An atom has the electronic structure 2.8.8.1. Which element is it?", "K"],
    ["What is the symbol of the element whose electrons are arranged 2,5?", "N"],
    ["How many d electrons does an atom of arsenic have?", "10"],
    ["How many electrons in a silicon atom have n = 3?", "4"],
    ["How many s electrons are in a calcium atom?", "8"],
    ["What is the value of l for a 5f orbital?", "3"],
    ["What is the maximum number of electrons that the second energy level can hold?", "8"],
    ["Which element has the electron configuration [Ar] 4s2 3d6?", "Fe"],
    ["How many of the electrons in a sulfur atom are in p orbitals?", "10"],
    ["Which 3+ ion has the electron configuration [Ar]3d3?", "Cr"],
    ["What is the designation of the subshell with n = 3 and l = 1?", "3p"],
    ["How many radial nodes does a 5d orbital have?", "2"],
    ["How many nodes does a 3s orbital have?", "2"],
    ["What is the number of angular nodes of a 4p orbital?", "1"],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const ATOMS_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Which ion has the electron configuration 1s2 2s2 2p6?", "en"],
  ["Which ion has the electronic structure 2,8,8?", "en"],
  ["Which element has the electronic structure 2,8,9?", "en"],
  ["Which element has the excited configuration 1s2 2s1 2p1?", "en"],
  ["Which element has the configuration 1s2 2s1 2p1?", "en"],
  ["How many s electrons are in a copper atom?", "en"],
  ["How many unpaired p electrons are in a nitrogen atom?", "en"],
  ["How many electrons are in the second shell of a carbon atom?", "en"],
  ["How many g electrons are in a calcium atom?", "en"],
  ["How many free electrons are in a calcium atom?", "en"],
  ["How many of the electrons in a sulfur atom are not in p orbitals?", "en"],
  ["Which ion with a 2+ charge has the electron configuration [Ar]4s2 3d6?", "en"],
  ["How many nodal planes does a 3d orbital have?", "en"],
  ["How many nodes are not radial in a 5d orbital?", "en"],
  ["How many electrons can have n = 3 in a phosphorus atom at most?", "en"],
  ["How many s electrons does a sodium atom lose?", "en"],
  ["Which element has one electron more than [Ar]4s2?", "en"],
];
