import { variableOf } from "../../methods/rules/kinds.ts";
import type { FactValue } from "../../methods/facts.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, formulaTerm, list, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { ENDOTHERMIC, enthalpyOf, EXOTHERMIC, kilojoules, listFormationShares } from "./thermochemical-equations.ts";
import type { FormationShare } from "./thermochemical-equations.ts";

const WORDS = "problems-energy.formation-enthalpies";

function perMole({ enthalpy }: FormationShare): Quantity {
  return quantity(enthalpy, "kJ/mol", figuresToPlace(enthalpy, -1));
}

/** `ΔHf°(CO₂(g)) = −393.5 kJ/mol`, and so on. */
function dataList(shares: readonly FormationShare[]): FactValue {
  return list(shares.map((share) => equals(variable("ΔHf°", share.species), perMole(share))));
}

function givensOf(shares: readonly FormationShare[]): Record<string, DraftGiven> {
  return Object.fromEntries(
    shares.map((share, index) => [`formation${index + 1}`, given("formation-enthalpy", share.formula, perMole(share))]),
  );
}

/** Equations of which at least two species are compounds, each formula in one state only. */
const EQUATIONS = [...EXOTHERMIC, ...ENDOTHERMIC].filter((text) => {
  const shares = listFormationShares(text).filter(({ isElement }) => !isElement);
  return shares.length >= 2 && new Set(shares.map(({ formula }) => formula)).size === shares.length;
});

function sumOf(shares: readonly FormationShare[], factor: (share: FormationShare) => number): Decimal {
  return shares.reduce((sum, share) => sum.plus(share.enthalpy.times(factor(share))), new Decimal(0));
}

/** Only the products, or the sum of both sides. */
function listSlips(shares: readonly FormationShare[]): Distractor[] {
  const figures = (value: Decimal): Distractor["value"] => wrongQuantity(value, "kJ", figuresToPlace(value, -1) ?? 4);
  return [
    { slip: slipOf(WORDS, "products-only"), value: figures(sumOf(shares, ({ count }) => Math.max(0, count))) },
    { slip: slipOf(WORDS, "added-sides"), value: figures(sumOf(shares, ({ count }) => Math.abs(count))) },
  ];
}

/** ΔH° from the enthalpies of formation. */
function reaction(random: Random): ComputedDraft {
  const equation = random.pick(EQUATIONS);
  const shares = listFormationShares(equation);
  const compounds = shares.filter(({ isElement }) => !isElement);
  return {
    kind: "computed",
    variant: "reaction",
    givens: givensOf(compounds),
    find: variableOf("reaction-enthalpy", null),
    unit: "kJ",
    reading: { perEquation: true },
    equation,
    values: { equation: equationTerm(equation), data: dataList(compounds) },
    distractors: listSlips(shares),
  };
}

/** The enthalpy of formation of one compound from ΔH° and all others. */
function unknown(random: Random): ComputedDraft {
  const equation = random.pick(EQUATIONS);
  const shares = listFormationShares(equation);
  const compounds = random.shuffle(shares.filter(({ isElement }) => !isElement));
  const [wanted, ...known] = compounds;
  if (wanted === undefined) throw new Error("An equation has no compound");
  const enthalpy = enthalpyOf(equation);
  const others = sumOf(known, ({ count }) => count);
  const wrong = (value: Decimal): Distractor["value"] => wrongQuantity(value, "kJ/mol", figuresToPlace(value, -1) ?? 4);
  return {
    kind: "computed",
    variant: "unknown",
    givens: { enthalpy: given("reaction-enthalpy", null, kilojoules(enthalpy.value)), ...givensOf(known) },
    find: variableOf("formation-enthalpy", wanted.formula),
    unit: "kJ/mol",
    equation,
    values: { equation: equationTerm(equation), data: dataList(known), formula: formulaTerm(wanted.species) },
    distractors: [
      { slip: slipOf(WORDS, "added-sides"), value: wrong(enthalpy.value.plus(others).div(wanted.count)) },
      { slip: slipOf(WORDS, "others-left-out"), value: wrong(enthalpy.value.div(wanted.count)) },
    ],
  };
}

/** Enthalpies of formation, which add up like the steps of Hess's law. */
export const formationEnthalpies: Family = {
  id: "formation-enthalpies",
  subtopic: "hesss-law",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: reaction, hard: unknown },
};
