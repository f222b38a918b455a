import { findNuclideMass } from "../../chemistry/elements/nuclides.ts";
import { normalise } from "../../solver/normalise.ts";
import { Taken } from "../text/taken.ts";
import { takeNuclides } from "../topics/nuclear/decay-chains.ts";

/** The binding energy of an atom in a book's words: told again by its nuclide, its mass and the unit that is asked for. */

const MASS = /(?<![\d.])(\d{1,3}\.\d{2,8}) ?(?:u|amu|atomic mass units?)\b/;

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\bMeV\b|\bmillions? of electron ?-?volts\b|\bmega-?electron ?-?volts\b/i, "MeV"],
  [/\bjoules\b|\bJ\b/i, "J"],
];

/** Of many nuclei, of a nucleus without its electrons, of what it reacts to, and what a text turns round. */
const ELSE =
  /\bmol(?:e|es)?\b|\bgrams?\b|kJ|\bbare\b|\bnucle(?:us|i) (?:has|have|with|of)\b|\bmass of (?:an?|the) [^.]*\bnucle(?:us|i)\b|\b(?:fission|fusion|reaction|released|decays?|electrons?(?! ?-?volts)|protons?|neutrons?|compare|which|both|not|difference|ratio|percent)\b|n't|%/i;

/** The text in plainer words; the same where it is about anything else, or tells more. */
export function withBinding(text: string): string {
  if (!/\bbinding energy (?:of|for|per|in)\b/i.test(text) || ELSE.test(text)) return text;
  const taken = new Taken(normalise(text));
  const told = taken.take(MASS)?.[0];
  const { nuclides, rest } = takeNuclides(taken.rest);
  const [own, ...others] = nuclides;
  if (own === undefined || others.length > 0 || /\d/.test(rest)) return text;
  const mass = told ?? findNuclideMass(`${own.massNumber}${own.symbol}`);
  const units = UNITS.flatMap(([pattern, unit]) => (pattern.test(text) ? [unit] : []));
  if (mass === null || units.length > 1) return text;
  const share = /\b(?:per|for each|of each) nucleon/i.test(text) ? " per nucleon" : "";
  return `Calculate the binding energy${share} in ${units[0] ?? "MeV"} of ${own.symbol}-${own.massNumber} (atomic mass ${mass} u).`;
}
