import { KINDS, LABELS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { CONDITIONS } from "../../methods/rules/rule.ts";
import type { Condition } from "../../methods/rules/rule.ts";

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
  /** Of a nuclide: what goes away. */
  "decays",
  /** Turns time round: "20 days ago". */
  "earlier",
  /** Consists of carbon and hydrogen. */
  "hydrocarbon",
  /** A formula is asked for. */
  "empirical",
  "molecular",
  "element-percent",
] as const;

export type Sense = (typeof WORDS)[number] | `kind/${Kind}` | `label/${Label}` | `condition/${Condition}`;

const keysOf = (record: Readonly<Record<string, unknown>>): string[] => Object.keys(record);

/** All of them, those that name a quantity first: the first sense of a phrase stays. */
export const SENSES: readonly Sense[] = [
  // Each key of a record of kinds is a kind.
  ...keysOf(KINDS).map((kind) => `kind/${kind}` as `kind/${Kind}`),
  ...LABELS.map((label): Sense => `label/${label}`),
  ...CONDITIONS.map((condition): Sense => `condition/${condition}`),
  ...WORDS,
];

function readTail<Tail extends string>(sense: string, prefix: string, tails: readonly string[]): Tail | null {
  const tail = sense.startsWith(prefix) ? sense.slice(prefix.length) : "";
  return tails.includes(tail) ? (tail as Tail) : null;
}

export function findKindOf(sense: string): Kind | null {
  return readTail<Kind>(sense, "kind/", keysOf(KINDS));
}

export function findLabelOf(sense: string): Label | null {
  return readTail<Label>(sense, "label/", LABELS);
}

export function findConditionOf(sense: string): Condition | null {
  return readTail<Condition>(sense, "condition/", CONDITIONS);
}
