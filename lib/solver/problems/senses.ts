import { KINDS, LABELS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { CONDITIONS } from "../../methods/rules/rule.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import { LAW_SENSES } from "./laws/law-senses.ts";
import type { LawSense } from "./laws/law-senses.ts";

/** What the words of a problem do. Readers of problems see these only, so that a language is nothing but data. */
const WORDS = [
  /** Before a unit or a counted thing. */
  "how-many",
  /** Before a substance: its mass, unless a unit is named. */
  "how-much",
  /** Asks for a time. */
  "how-long",
  /** Before a difference: "rises by 12 °C". */
  "by",
  /** The same where it falls: "the temperature drops by 3 °C". */
  "falls-by",
  /** Asks for the quantity that is named next. */
  "what",
  /** Orders the quantity that is named next. */
  "find",
  /** Asks for the quantity that is named before. */
  "asked",
  /** Orders a quantity to be written in another unit. */
  "convert",
  /** Changes nothing about a substance, but tells the whole from the solute. */
  "solution",
  /** Between a quantity and its substance. */
  "of",
  /** Between a part and the whole that contains it, or before the unit of the answer. */
  "in",
  /** Before what something becomes: "cooled to". */
  "to",
  "from",
  /** "per", "each": makes a rate of what follows. */
  "per",
  "with",
  "at",
  "is",
  /** "has", "weighs": between a thing and its quantity. */
  "has",
  /** What contains a part: "contains". */
  "contain",
  /** Names the sample again: "it", "the sample", "the gas". */
  "it",
  /** "If", "when": ends a question. */
  "when",
  "excess",
  "excess-reactant",
  /** Without anything else in it. */
  "pure",
  /** Shapes, and the level of a liquid. */
  "cube",
  "sphere",
  "level",
  /** A vessel with nothing in it. */
  "empty",
  /** With crystal water, without it, and what heating takes away. */
  "hydrate",
  "anhydrous",
  "driven-off",
  /** A sample that holds something else besides: "ore", "impure". */
  "impure",
  /** What is dissolved, without its name. */
  "solute",
  /** Several substances together, as a whole. */
  "mixture",
  /** What a solution is made from: "stock", "concentrated". */
  "stock",
  "dilute",
  /** A solid or a liquid, which no gas law describes. */
  "condensed",
  /** A container that may be larger than what is in it. */
  "vessel",
  "dissolve",
  /** Solutions are poured together, or water is added. */
  "mix",
  "burn",
  "react",
  "decompose",
  "neutralise",
  /** What follows is formed. */
  "produce",
  /** What stands before is formed. */
  "produced",
  /** What stands before is used up. */
  "needed",
  /** The state changes: "is heated", "expands". */
  "change",
  /** What follows happened before: "after being heated". */
  "afterwards",
  /** A solution that keeps its pH, and the point where acid and base have used each other up. */
  "buffer",
  "equivalence",
  /** Named heats of transitions; the verbs that give heat off. */
  "heat-of-fusion",
  "heat-of-vaporization",
  "freezes",
  "condenses",
  /** Of a nuclide: what goes away. */
  "decays",
  /** Turns time round: "20 days ago". */
  "earlier",
  /** A gas passes through a small hole, or spreads. */
  "effuse",
  "faster",
  /** Also "takes longer". */
  "slower",
  /** Sets two things against each other: "ratio", "rate", "than". */
  "compare",
  "unknown-gas",
  /** One of several together: "component". */
  "member",
  /** Contains oxygen. */
  "oxide",
  /** Consists of carbon and hydrogen. */
  "hydrocarbon",
  /** A formula is asked for. */
  "empirical",
  "molecular",
  "element-percent",
  /** Atoms of one element that differ in mass, and what tells them apart. */
  "isotope",
  /** A mean over the isotopes beyond doubt: "average mass". */
  "average",
  "lighter",
  "heavier",
  /** What is left when the other shares are told: "the rest". */
  "remainder",
  /** An atom or ion whose formula was taken out, and the word for ions. */
  "species",
  "ion",
  /** What is asked of the electrons and the nucleus of an atom. */
  "configuration",
  /** Shell by shell: "2,8,7". */
  "arrangement",
  "core",
  "unpaired",
  "valence",
  "protons",
  "neutrons",
  "electrons",
  /** What an electron of hydrogen does when it changes its level, or a thing that has a wavelength. */
  "transition",
  "motion",
] as const;

export type Sense = (typeof WORDS)[number] | `kind/${Kind}` | `label/${Label}` | `condition/${Condition}` | LawSense;

// Each key of a record of kinds is a kind.
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** All of them, those that name a quantity first: the first sense of a phrase stays. */
export const SENSES: readonly Sense[] = [
  ...KIND_NAMES.map((kind): Sense => `kind/${kind}`),
  ...LABELS.map((label): Sense => `label/${label}`),
  ...CONDITIONS.map((condition): Sense => `condition/${condition}`),
  ...WORDS,
  ...LAW_SENSES,
];

function tailsOf<Tail extends string>(prefix: string, tails: readonly Tail[]): ReadonlyMap<string, Tail> {
  return new Map(tails.map((tail) => [prefix + tail, tail]));
}

const KIND_OF = tailsOf("kind/", KIND_NAMES);
const LABEL_OF = tailsOf("label/", LABELS);
const CONDITION_OF = tailsOf("condition/", CONDITIONS);

export function findKindOf(sense: string): Kind | null {
  if (sense === "heat-of-fusion" || sense === "heat-of-vaporization") return "molar-energy";
  return KIND_OF.get(sense) ?? null;
}

export function findLabelOf(sense: string): Label | null {
  return LABEL_OF.get(sense) ?? null;
}

/** Words that tell more than the condition that they set. */
const CONDITIONS_OF_WORDS: Readonly<Record<string, Condition>> = {
  "heat-of-fusion": "fusion",
  freezes: "fusion",
  "heat-of-vaporization": "vaporization",
  condenses: "vaporization",
};

export function findConditionOf(sense: string): Condition | null {
  if (Object.hasOwn(CONDITIONS_OF_WORDS, sense)) return CONDITIONS_OF_WORDS[sense] ?? null;
  return CONDITION_OF.get(sense) ?? null;
}
