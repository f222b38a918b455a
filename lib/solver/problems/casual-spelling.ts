import type { Locale } from "../../i18n/locales.ts";

/** Formulas that are often typed in small letters and are no word of any language. */
const FORMULAS = [
  "NaCl",
  "KCl",
  "HCl",
  "HBr",
  "HNO3",
  "H2SO4",
  "H3PO4",
  "NaOH",
  "KOH",
  "Ca(OH)2",
  "NH3",
  "H2O",
  "CO2",
  "O2",
  "H2",
  "N2",
  "Cl2",
  "CH4",
  "C2H6",
  "C3H8",
  "C2H5OH",
  "CH3OH",
  "C6H12O6",
  "CaCO3",
  "CaO",
  "CaCl2",
  "MgCl2",
  "MgO",
  "AlCl3",
  "Al2O3",
  "Fe2O3",
  "FeCl3",
  "ZnCl2",
  "AgNO3",
  "AgCl",
  "CuSO4",
  "CuO",
  "NaHCO3",
  "Na2CO3",
  "Na2SO4",
  "KNO3",
  "KBr",
  "NaBr",
  "KClO3",
  "KMnO4",
  "SO2",
  "SO3",
  "NO2",
  "H2O2",
  "CH3COOH",
  "BaCl2",
  "BaSO4",
  "PbI2",
  "NaNO3",
  "NH4Cl",
] as const;

/** Those that small letters turn into a word. */
const WORDS: ReadonlySet<string> = new Set(["cao", "mgo", "cuo"]);

const BY_SMALL = new Map(
  FORMULAS.map((formula) => [formula.toLowerCase(), formula] as const).filter(([small]) => !WORDS.has(small)),
);

const SMALL_FORMULA = /(?<![\p{L}\d([])[a-z][a-z\d]*(?:\([a-z]+\)\d?)?(?![\p{L}\d])/gu;

/** "25C", "100 C": a temperature behind a word that leads to one, in a text that speaks of no charge. */
const BARE_CELSIUS =
  /(?<=\b(?:[Aa]t|[Ff]rom|to|by|is|was|convert|and|between|of) [-−–]?\d{1,4}(?:\.\d{1,3})?\s?)C(?=[.,;:?!)]*(?:\s(?!atoms?\b|in\b|per\b)|$))/g;

const CHARGE = /coulomb|charge|current|electro|faraday|amper|amps?\b|\d\s?m?A\b/i;

const WARMTH =
  /temp|heat|warm|cool|\bgas(?:es)?\b|pressure|volume|water|kelvin|\bto (?:K|F)\b|(?:[Δ∆]|\bdelta )\s?[GHS]|gibbs|equilibrium constant|\bK_?(?:p|c|eq|sp)\b/i;

/** What students type in a hurry, as textbooks print it: "nacl" and, in English, "25C". Linear in the text's length. */
export function spellOut(text: string, locale: Locale): string {
  const spelt = text.replace(SMALL_FORMULA, (word) => BY_SMALL.get(word) ?? word);
  return locale === "en" && WARMTH.test(spelt) && !CHARGE.test(spelt) ? spelt.replace(BARE_CELSIUS, "°C") : spelt;
}
