import type { Extreme, FactWord, Property } from "./properties.ts";

export function extremeOf(words: ReadonlySet<FactWord>): Extreme | null {
  const has = (...listed: readonly FactWord[]) => listed.some((word) => words.has(word));
  if (has("least", "smaller", "lighter")) return "smallest";
  return has("most", "bigger", "heavier") ? "largest" : null;
}

/** Of several the one that says more: whoever asks to see a shape wants the shape, and what form an ion takes is no shape. */
const PRECEDENCE: readonly Property[] = [
  "flame",
  "test",
  "color",
  "density",
  "isotopes",
  "conjugate-acid",
  "conjugate-base",
  "solubility-product",
  "acid-constant",
  "oxidation",
  "electronegativity",
  "ionization",
  "unpaired",
  "valence",
  "configuration",
  "lone-pairs",
  "hybridization",
  "resonance",
  "angle",
  "polarity",
  "shape",
  "molar-mass",
  "atomic-mass",
  "atomic-number",
  "warming",
  "boiling",
  "melting",
  "solubility",
  "strength",
  "radius",
  "reactivity",
  "neutrons",
  "protons",
  "electrons",
  "charge",
  "ion",
  "family",
  "group",
  "period",
  "state",
  "bond-orders",
  "bond",
  "metal",
  "acidity",
  "drawing",
  "symbol",
  "formula",
  "atoms",
  "name",
];

export function propertyOf(words: ReadonlySet<FactWord>, extreme: Extreme | null): Property | null {
  const named = PRECEDENCE.find((each) => words.has(each)) ?? null;
  if (extreme === null) return named;
  if (words.has("heavier") || words.has("lighter")) return "molar-mass";
  // Larger and smaller say by themselves what is compared, more and less do not.
  return named ?? (words.has("bigger") || words.has("smaller") ? "radius" : null);
}
