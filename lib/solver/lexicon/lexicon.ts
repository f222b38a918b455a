import type { Rounding } from "../../methods/rounding.ts";
import type { Sense } from "../problems/senses.ts";

/**
 * What a word or phrase means to the solver. Matchers see concepts only, so that a language is nothing but data.
 */
export const CONCEPTS = [
  /** Asks for a balanced equation or its coefficients. */
  "balance",
  /** The same; beside one substance it asks for that one's coefficient only. */
  "coefficient",
  /** Asks for the mass of one mole, in g/mol. */
  "molar-mass",
  /** The same, of an atom: "oxygen" is then O. */
  "atomic-mass",
  /** The same, of a molecule: "oxygen" is then O2. */
  "molecular-mass",
  /** The same number without a unit (relative formula mass, Mr). */
  "relative-mass",
  /** The same number in atomic mass units. */
  "mass-unit",
  /** "one mole": with `mass`, the mass of one mole in grams. */
  "one-mole",
  "mass",
  /** Asks for moles or for a number of particles: a matter of word problems. */
  "amount",
  /** Asks for a share by mass of one element, or of water in a hydrate. */
  "percent",
  /** Asks for the shares of all elements. */
  "composition",
  "every-element",
  /** Joins reactants: "reacts with". */
  "reacts-with",
  /** Stands for the arrow: "to form". */
  "yields",
  /** Says what kind of reaction an equation is, or by which method to balance it; nothing without an equation. */
  "reaction-kind",
  /** Heat or light written as a term of an equation. */
  "energy",
  /** What a named substance may be called besides: "gas", "metal", "solid". */
  "state",
  /** "gas", "molecule" after an element's name: the element as it occurs, O2. */
  "molecule",
  /** "atom" beside an element's name: one atom of it. */
  "atom",
  "and",
  /** Between two objects it asks for a choice. */
  "or",
  /** "of", "in", "for": may stand between a question and its object. */
  "link",
  /** "it", "this": the object was named before. */
  "pronoun",
  /** "for my": what follows says what the answer is for. */
  "purpose",
  /** Asks for a number of decimals, after that number. */
  "decimals",
  /** Asks for a number of significant figures, after that number. */
  "figures",
  /** "problem", "question": a number after it numbers the problem. */
  "number-label",
  /** What a harmless number counts: "marks", "points", "minutes". */
  "counted",
  /** Politeness and the like; changes nothing. */
  "filler",
  /** Asks for, or supposes, something that the methods here do not do. */
  "foreign",
] as const;

/** A sense is a concept of word problems, which have a lexicon of their own. */
export type Concept = (typeof CONCEPTS)[number] | Sense;

/** What the words of a language mean. The names of substances are those of `lib/nomenclature`. */
export type Lexicon = {
  readonly concepts: Readonly<Partial<Record<Concept, readonly string[]>>>;
  /** "nearest tenth" and the like. */
  readonly roundings: Readonly<Record<string, Rounding>>;
  /** Names that texts use of materials rather than of a pure substance. */
  readonly materials?: readonly string[];
  /** The forms that a name takes in running text, where it has more than itself: inflected, misspelt. */
  readonly formsOf?: (name: string, kind: "substance" | "element") => readonly string[];
};
