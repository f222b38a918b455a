import type { FactValue } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, list, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { LONG_CYCLES, scaled, SHORT_CYCLES } from "./hess-cycles.ts";
import type { Cycle } from "./hess-cycles.ts";
import { ENDOTHERMIC, enthalpyOf, EXOTHERMIC } from "./thermochemical-equations.ts";

const WORDS = "problems-energy.hess-law";

function stepGiven(text: string): DraftGiven {
  return given("reaction-enthalpy", text, enthalpyOf(text));
}

/** One known equation, turned around or multiplied. */
function oneStep(random: Random): ComputedDraft | null {
  const known = random.pick([...EXOTHERMIC, ...ENDOTHERMIC]);
  const factor = random.pick([-2, 2, 3, -3, 0.5, -0.5]);
  const target = scaled(known, factor);
  if (target === null) return null;
  const enthalpy = enthalpyOf(known);
  return {
    kind: "computed",
    variant: "one",
    givens: { enthalpy: stepGiven(known) },
    find: variableOf("reaction-enthalpy", null),
    unit: "kJ",
    reading: { perEquation: true },
    equation: target,
    values: { known: equationTerm(known), target: equationTerm(target) },
    distractors: wrongQuantities(enthalpyOf(target), [
      [slipOf(WORDS, "unchanged"), enthalpy.value],
      [slipOf(WORDS, "inverse-factor"), enthalpy.value.div(factor)],
    ]),
  };
}

/** Written the other way round or doubled, so that nothing adds up as it stands. */
function disguise(random: Random, text: string): string {
  return scaled(text, random.pick([1, 1, -1, 0.5, -0.5, 2])) ?? text;
}

/** All enthalpies added as they stand. */
function plainSum(texts: readonly string[]): Decimal {
  return texts.reduce((sum, text) => sum.plus(enthalpyOf(text).value), new Decimal(0));
}

function cycle(random: Random, cycles: readonly Cycle[], variant: string): ComputedDraft | null {
  const { target, steps } = random.pick(cycles);
  const wanted = scaled(target, random.pick([1, 1, -1, 2])) ?? target;
  const texts = random.shuffle(steps.map((text) => disguise(random, text)));
  const data: FactValue = list(
    texts.map((text) => expression(equationTerm(text), "(", variable("ΔH"), "=", givenTerm(enthalpyOf(text)), ")")),
  );
  const enthalpy = enthalpyOf(wanted);
  return {
    kind: "computed",
    variant,
    givens: Object.fromEntries(texts.map((text, index) => [`enthalpy${index + 1}`, stepGiven(text)])),
    find: variableOf("reaction-enthalpy", null),
    unit: "kJ",
    reading: { perEquation: true },
    equation: wanted,
    values: { target: equationTerm(wanted), data },
    distractors: wrongQuantities(enthalpy, [
      [slipOf(WORDS, "target-reversed"), enthalpy.value.neg()],
      [slipOf(WORDS, "added-as-they-stand"), plainSum(texts)],
    ]),
  };
}

/** Enthalpies of reactions that add up to another one. */
export const hessLaw: Family = {
  id: "hess-law",
  subtopic: "hesss-law",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: oneStep,
    medium: (random) => cycle(random, SHORT_CYCLES, "two"),
    hard: (random) => cycle(random, LONG_CYCLES, "three"),
  },
};
