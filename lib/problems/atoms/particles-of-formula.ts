import { findElement } from "../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { type Formula, readAtomKey } from "../../chemistry/formula/formula.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, formulaTerm, joined, step } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { pureNumber, type Quantity } from "../../quantity/quantity.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer } from "../solved.ts";

/** What is counted in a molecule or an ion of several atoms. */
type Particle = "electrons" | "protons";

const LETTERS: Readonly<Record<Particle, string>> = { electrons: "N(e⁻)", protons: "N(p⁺)" };

const protonsOf = ({ counts }: Formula): number =>
  [...counts].reduce((sum, [key, each]) => sum + each * (findElement(readAtomKey(key).symbol)?.number ?? 0), 0);

const countOf = (formula: Formula, particle: Particle): number =>
  particle === "protons" ? protonsOf(formula) : protonsOf(formula) - formula.charge;

function countingSteps(formula: Formula, particle: Particle): Solved["steps"] {
  const { charge, counts } = formula;
  const protons = protonsOf(formula);
  const isCharged = particle === "electrons" && charge !== 0;
  return [
    step("sum-protons", [
      worked(
        isCharged ? LETTERS.protons : LETTERS[particle],
        joined(
          [...counts].map(([key, each]) => [
            count(each),
            "*" as const,
            count(findElement(readAtomKey(key).symbol)?.number ?? 0),
          ]),
          "+",
        ),
        count(protons),
      ),
    ]),
    ...(isCharged
      ? [
          step(charge > 0 ? "cation" : "anion", [
            worked(
              LETTERS.electrons,
              [count(protons), charge > 0 ? ("-" as const) : ("+" as const), count(Math.abs(charge))],
              count(protons - charge),
            ),
          ]),
        ]
      : []),
  ];
}

const term = (formula: Formula) => formulaTerm(canonicalOf(formula));

/** The electrons or protons of one molecule or ion. */
export const solveInFormula = (formula: Formula, particle: Particle): Solved => ({
  steps: countingSteps(formula, particle),
  answer: {
    id: particle === "electrons" ? "electrons" : "protons",
    value: count(countOf(formula, particle)),
    values: { ion: term(formula) },
  },
});

/** The electrons or protons of an amount in mol. */
export function solveInSample(formula: Formula, particle: Particle, amount: Quantity): Solved {
  const each = countOf(formula, particle);
  const all = pureNumber(
    amount.value.times(CONSTANTS.avogadro.value).times(each),
    amount.significantFigures === null ? 3 : Math.min(amount.significantFigures, 6),
  );
  return {
    steps: [
      ...countingSteps(formula, particle),
      step("in-sample", [worked(`${LETTERS[particle]}`, [amount, "*", CONSTANTS.avogadro, "*", count(each)], all)]),
    ],
    answer: quantityAnswer(particle === "electrons" ? "electrons" : "protons", all, { ion: term(formula) }),
  };
}
