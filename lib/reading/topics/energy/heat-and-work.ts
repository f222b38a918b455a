import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { readQuantity, type Taken, VALUE } from "../../text/taken.ts";

/** Energies that a text tells as heat, as work or as a change of the internal energy, each with the sign that it has for the system. */

const ENERGY = new RegExp(String.raw`([+-]?${VALUE} ?(?:k?J|k?cal))(?![A-Za-z\d/·])`);

/** Where a clause ends: each speaks of one energy. */
const CLAUSE_END = /[;,?!]|\.(?!\d)|\b(?:and|while|when|then|but|as|if|given that)\b/i;

const SYSTEM = String.raw`(?:it|them|(?:(?:the|a|an|this) (?:\w+ )?)?(?:system|gas|sample|reaction|mixture|piston|steam|air|balloon|contents))`;

const WORK = /\b(?:work|w)\b/i;
const CHANGE = /\binternal energy\b/i;

type Sign = 1 | -1;

type Cue = readonly [said: RegExp, sign: Sign];

/** By which side, and on which, work is done: the first that is said tells it. */
const WORKS: readonly Cue[] = [
  [/\b(?:on|to|at) (?:(?:the|its) )?surroundings\b|\bexpansion work\b/i, -1],
  [/\bby (?:the|its) surroundings\b|\bsurroundings (?:do|does|did|perform|give|supply|carr)/i, 1],
  [new RegExp(String.raw`\b(?:on|onto|to|at) ${SYSTEM}\b|\breceiv\w*`, "i"), 1],
  [
    new RegExp(
      String.raw`\b(?:by ${SYSTEM}|do|does|did|doing|performs?|performed|performing|gives?|gave|supplies|carry out|carries out)\b`,
      "i",
    ),
    -1,
  ],
  [/\bw ?=/i, 1],
];

const TAKEN_UP =
  /\b(?:absorb\w*|tak(?:es?|en|ing) (?:up|in)|took (?:up|in)|receiv\w+|gain\w*|(?:is|was|are|were|been) given(?! off| out)|suppl\w+|add(?:s|ed|ing)?|enter\w*|(?:flow|pass|transfer)\w*(?: (?:of|as) heat)? (?:in)?to (?!(?:the|its) surroundings))\b/i;
const GIVEN_OFF =
  /\b(?:releas\w+|los(?:es|t|ing)|lose|giv(?:es?|en|ing) (?:off|out|up)|gave (?:off|out|up)|evolv\w+|leav\w+|left|escap\w+|reject\w*|remov\w+|liberat\w+|(?:flow|pass|transfer)\w*(?: as heat)? (?:out|from|to (?:the|its) surroundings))\b/i;

/** "The surroundings absorb 50 J": what they take up the system gives off. */
const OF_SURROUNDINGS = /\b(?:the|its) surroundings (?!do|does|did|perform)[a-z]+/i;

const RISES = /\b(?:increas|ris|rose|gain|go(?:es)? up|went up)\w*/i;
const FALLS = /\b(?:decreas|fall|fell|drop|los|go(?:es)? down|went down)\w*/i;

function signOfHeat(clause: string): Sign | null {
  if (/\bq ?=/i.test(clause)) return 1;
  const [isIn, isOut] = [TAKEN_UP.test(clause), GIVEN_OFF.test(clause)];
  if (isIn === isOut) return null;
  return isIn === OF_SURROUNDINGS.test(clause) ? -1 : 1;
}

const signOfWork = (clause: string): Sign | null => WORKS.find(([said]) => said.test(clause))?.[1] ?? null;

function signOfChange(clause: string): Sign | null {
  const [rises, falls] = [RISES.test(clause), FALLS.test(clause)];
  return rises && falls ? null : falls ? -1 : 1;
}

export type Told = readonly (readonly [Variable, Quantity])[];

function clauseAround(text: string, from: number, to: number): string {
  const ends = [...text.matchAll(new RegExp(CLAUSE_END, "gi"))];
  const start = ends.findLast(({ index, 0: end }) => index + end.length <= from);
  const end = ends.find(({ index }) => index >= to);
  return text.slice(start === undefined ? 0 : start.index + start[0].length, end?.index ?? text.length);
}

const signed = (quantity: Quantity, sign: Sign): Quantity =>
  sign === 1 ? quantity : { ...quantity, value: quantity.value.neg() };

/** What one clause says of its energy; null where it does not say what it is, or which way it goes. */
function readClause(clause: string, quantity: Quantity): readonly [Variable, Quantity] | null {
  const kind = CHANGE.test(clause) ? "internal-energy-change" : WORK.test(clause) ? "work" : "energy";
  const sign = kind === "work" ? signOfWork(clause) : kind === "energy" ? signOfHeat(clause) : signOfChange(clause);
  return sign === null ? null : [variableOf(kind, null), signed(quantity, sign)];
}

/** Takes every energy of a text; null where one of them is not understood, or one kind is told twice. */
export function takeHeatAndWork(taken: Taken): Told | null {
  const text = taken.rest;
  const found: (readonly [Variable, Quantity])[] = [];
  for (const { 0: written, index } of text.matchAll(new RegExp(ENERGY, "g"))) {
    const quantity = readQuantity(written);
    const told = quantity === null ? null : readClause(clauseAround(text, index, index + written.length), quantity);
    if (told === null || quantity?.unit.dimension !== DIMENSIONS.energy) return null;
    if (found.some(([known]) => known.kind === told[0].kind)) return null;
    found.push(told);
  }
  while (taken.take(ENERGY) !== null);
  return found;
}
