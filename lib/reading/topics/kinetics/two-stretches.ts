import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Variable } from "../../../methods/rules/kinds.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { EQUATION, FORMULA } from "../../text/labelled.ts";
import { Taken } from "../../text/taken.ts";
import {
  CIRCUMSTANCE,
  CONSTANT,
  ELSE,
  findAsked,
  PASSED,
  QUANTITIES,
  QUESTION,
  SHARES,
  START,
  takeShare,
  takeSlot,
  unitAsked,
} from "./integrated-told.ts";

/** How far a reaction of first order is after another time than the one by which it is known. */

/** From where the second time counts, or what the reaction is else, is not said in these words. */
const OTHERWISE =
  /\b(?:further|more|longer|additional|next|second|zero|then|since|subsequent\w*|later|rest|reverse|average)\b/i;

type Told = readonly (readonly [Variable, Quantity])[];

/** What stretches of a text tell; null where one of its numbers has no place. */
function tellOf(text: string): Told | null {
  const taken = new Taken(text);
  const told = [
    ...SHARES.flatMap((slot) => takeShare(taken, slot)),
    ...QUANTITIES.flatMap((slot) => takeSlot(taken, slot)),
  ];
  return /\d/.test(taken.rest.replaceAll(CIRCUMSTANCE, " ")) ? null : told;
}

const ORDER = ["order-1"] as const;

/** Null for any other text. */
export function solveTwoStretches(text: string): SolutionFacts[] | null {
  if (!/\b(?:first|1st)[- ]order\b/i.test(text) || ELSE.test(text) || OTHERWISE.test(text)) return null;
  const plain = normalise(text)
    .replaceAll(EQUATION, " ")
    .replaceAll(/\b1st\b/g, "first")
    .replaceAll(FORMULA, "X");
  const sentences = plain.match(/(?:[^.?!]|\.(?=\d))+[.?!]?/g) ?? [];
  const [question, ...others] = sentences.filter((sentence) => QUESTION.test(sentence));
  if (question === undefined || others.length > 0) return null;
  const told = tellOf(sentences.filter((sentence) => sentence !== question).join(" "));
  const end = tellOf(question);
  const asked = findAsked(question);
  if (told === null || end === null || end.length !== 1 || asked === null || asked === CONSTANT) return null;
  if (!told.some(([variable]) => variable === PASSED)) return null;
  const [constant] = solveByLaws(told, CONSTANT, null, ORDER) ?? [];
  const found = constant === undefined ? null : foundBy(constant);
  if (constant === undefined || found === null) return null;
  const start = told.filter(([variable]) => variable === START);
  const [last] =
    solveByLaws([[CONSTANT, found], ...end], asked, unitAsked(question, asked), ORDER) ??
    solveByLaws([[CONSTANT, found], ...start, ...end], asked, unitAsked(question, asked), ORDER) ??
    [];
  const solution =
    last === undefined
      ? null
      : chain(
          [constant, last],
          Object.fromEntries(
            [...told, ...end].map(([, quantity], index) => [`given${index + 1}`, givenTerm(quantity)]),
          ),
        );
  return solution === null ? null : [solution];
}
