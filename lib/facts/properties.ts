import type { LabWord } from "./lab/lab-words.ts";

/** What can be asked of an element, a substance or an ion by its name alone. */
const PROPERTIES = [
  "atomic-number",
  "symbol",
  "atomic-mass",
  "group",
  "period",
  "family",
  "protons",
  "neutrons",
  "electrons",
  "valence",
  "configuration",
  "unpaired",
  "ion",
  "charge",
  "electronegativity",
  "radius",
  "ionization",
  "reactivity",
  "state",
  "metal",
  "warming",
  "boiling",
  "melting",
  "molar-mass",
  "name",
  "formula",
  "oxidation",
  "polarity",
  "shape",
  "resonance",
  "angle",
  "drawing",
  "hybridization",
  "solubility",
  "strength",
  "acidity",
  "bond",
  "bond-orders",
  "atoms",
  "lone-pairs",
  "conjugate-acid",
  "conjugate-base",
  "acid-constant",
  "solubility-product",
  "flame",
  "test",
  "color",
  "density",
  "isotopes",
] as const;

/** What only the tables of the laboratory have. */
const LAB_PROPERTIES = ["flame", "test", "color", "density", "isotopes"] as const satisfies readonly Property[];

export type LabProperty = (typeof LAB_PROPERTIES)[number];

export function isLabProperty(property: Property | null): property is LabProperty {
  return LAB_PROPERTIES.some((each) => each === property);
}

export type Property = (typeof PROPERTIES)[number];

/** Which end of a comparison is wanted; what is larger and smaller of two atoms is their radius. */
export type Extreme = "largest" | "smallest";

/** Constants that are asked for by name. */
export const CONSTANT_NAMES = [
  "avogadro",
  "gas",
  "faraday",
  "planck",
  "lightSpeed",
  "boltzmann",
  "elementaryCharge",
  "standardAtmosphere",
  "water",
  "absoluteZero",
] as const;

export type ConstantName = (typeof CONSTANT_NAMES)[number];

/**
 * What a word is in a question for a fact: a property; an end of a comparison, of size and of mass where no property is named; a
 * constant; what asks for a number of things, or for what a thing is; a word of the laboratory; or one that changes nothing.
 */
export type FactWord =
  | Property
  | "most"
  | "least"
  | "bigger"
  | "smaller"
  | "heavier"
  | "lighter"
  | `constant-${ConstantName}`
  | "count"
  | "defines"
  | LabWord
  | "filler";

/** Phrases of a language by what they are, separated by commas; case, accents and apostrophes do not matter. */
export type FactWords = Readonly<Record<Exclude<FactWord, LabWord>, string>>;
