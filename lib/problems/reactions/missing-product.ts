import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Expression, Operator, Term } from "../../methods/facts.ts";
import { count, equationTerm, expression, formulaTerm, joined, step, variable } from "../../methods/terms.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { reactionsOf, sampleExample } from "./patterns.ts";
import { listParticipants, writeEquation } from "./reaction.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";

const WORDS = "problems-reactions.missing-product";

/** The subscripts multiplied to do the work of the coefficient: Ag2 for 2 Ag. Null for formulas of more than one element. */
function miswrite(formula: string, coefficient: number): string | null {
  const element = /^([A-Z][a-z]?)(\d*)$/.exec(formula);
  return element === null || coefficient === 1
    ? null
    : `${element[1]}${Number(element[2] === "" ? 1 : element[2]) * coefficient}`;
}

/** The last subscript one off, or one of two more: CO for CO2, NaCl2 for NaCl. */
function listOneOff(formula: string): string[] {
  const [, head = formula, last = ""] = /^(.*?)(\d*)$/.exec(formula) ?? [];
  const smaller = last === "" ? [] : [`${head}${last === "2" ? "" : Number(last) - 1}`];
  return [...smaller, `${head}${last === "" ? 2 : Number(last) + 1}`].filter((text) => parseFormula(text).ok);
}

/** The equation with `X` in place of one species. */
function cover(reaction: BalancedEquation, hidden: number): Expression {
  const terms = listParticipants(reaction).map(({ formula, coefficient }, index): (Term | Operator)[] => [
    ...(coefficient === 1 ? [] : [count(coefficient)]),
    index === hidden ? variable("X") : formulaTerm(formula),
  ]);
  const split = reaction.equation.reactants.length;
  return expression(...joined(terms.slice(0, split), "+"), "->", ...joined(terms.slice(split), "+"));
}

/** `Ag: 2 - 0 = 2`: the atoms before, those after that are shown, and those that are left for X. */
function tally(reaction: BalancedEquation, hidden: number): Expression[] {
  const terms = listTerms(reaction.equation);
  const split = reaction.equation.reactants.length;
  const total = (atom: string, indexes: readonly number[]): number =>
    indexes.reduce(
      (sum, index) => sum + (terms[index]?.formula.counts.get(atom) ?? 0) * (reaction.coefficients[index] ?? 1),
      0,
    );
  const indexes = terms.map((_, index) => index);
  const atoms = [...new Set(terms.slice(0, split).flatMap(({ formula }) => [...formula.counts.keys()]))];
  return atoms.map((atom) => {
    const [before, shown] = [
      total(atom, indexes.slice(0, split)),
      total(
        atom,
        indexes.slice(split).filter((index) => index !== hidden),
      ),
    ];
    return expression(formulaTerm(atom), ":", count(before), "-", count(shown), "=", count(before - shown));
  });
}

/** The product that stands covered at this place of a balanced equation. */
export function solveMissing(reaction: BalancedEquation, hidden: number): Solved | null {
  const covered = listParticipants(reaction)[hidden];
  if (covered === undefined || covered.isReactant) return null;
  const { formula, coefficient } = covered;
  return {
    steps: [
      step("conserve"),
      step("count", tally(reaction, hidden)),
      ...(coefficient === 1 ? [] : [step("divide", [], { coefficient: count(coefficient) })]),
      step("missing", [expression(equationTerm(writeEquation(reaction)))]),
    ],
    answer: { id: "missing", value: formulaTerm(formula) },
  };
}

/** Of these something forms besides. */
const WITH_PRODUCTS = ["decomposition", "single-replacement", "double-replacement", "combustion"] as const;

/** One product is covered up; the atoms that are not yet there make it up. */
function coverProduct(random: Random, taken: readonly string[]): Draft | null {
  const { reaction } = sampleExample(random, taken, WITH_PRODUCTS);
  const split = reaction.equation.reactants.length;
  const hidden = random.integer(split, reaction.species.length - 1);
  const covered = listParticipants(reaction)[hidden];
  const solved = solveMissing(reaction, hidden);
  if (covered === undefined || solved === null || reaction.species.length - split < 2) return null;
  const { formula, coefficient } = covered;
  const miswritten = miswrite(formula, coefficient);
  const oneOff = listOneOff(formula).filter((other) => other !== miswritten && !reaction.species.includes(other));
  const others = random.shuffle(reaction.species.filter((other) => other !== formula && other !== miswritten));
  return {
    kind: "solved",
    variant: "missing",
    values: { equation: cover(reaction, hidden) },
    ...solved,
    distractors: [
      ...(miswritten === null
        ? []
        : [{ slip: slipOf(WORDS, "coefficient-as-subscript"), value: formulaTerm(miswritten) }]),
      ...oneOff.map((other) => ({ slip: slipOf(WORDS, "one-off"), value: formulaTerm(other) })),
      ...others.map((other) => ({ slip: slipOf(WORDS, "already-there"), value: formulaTerm(other) })),
    ],
  };
}

/** What a reaction forms besides. */
export const missingProduct: Family = {
  id: "missing-product",
  subtopic: "types-of-reactions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: coverProduct },
  takes: reactionsOf(WITH_PRODUCTS),
};
