import { ONE } from "../../quantity/decimal.ts";
import { pureNumber, type Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import type { Expression, StepFacts, Term } from "../facts.ts";
import { expression, formulaTerm, quantity, step, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { computed, inUnit, shownTerm, worked } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";
import { findSubstance, molarMassStep } from "./substance.ts";
import type { Substance } from "./substance.ts";

type Pair = { readonly solute: Substance; readonly solvent: Substance };

const HUNDRED_GRAMS = quantity("100", "g");
const KILOGRAM = quantity("1", "kg");
const MOLE = quantity("1", "mol");

function massTerm({ molarMass }: Substance): Term {
  return quantity(molarMass.toFixed(), "g/mol");
}

function line(letter: string, of: string, ...terms: Parameters<typeof expression>): Expression {
  return expression(variable(letter, of), "=", ...terms);
}

/** w = m / m(solution) · 100 % */
const percentStep = ({ ascii }: Substance, grams: Quantity, whole: Quantity, percent: Quantity): StepFacts =>
  step("percent", [
    line("w", ascii, shownTerm(grams), "/", shownTerm(whole), "*", quantity("100", "%"), "=", shownTerm(percent)),
  ]);

/** 100 g of solution hold w g of solute and 100 g − w g of solvent: b = n / m(solvent) */
function molalityFromPercent({ solute, solvent }: Pair): Way {
  return way({
    method: "solution-scales",
    needs: [variableOf("mass-percent", solute.ascii)],
    compute(percent) {
      const share = inUnit(percent, "%").value;
      if (share.lte(0) || share.gte(100)) return fail({ code: "not-valid" });
      return computed(share.div(solute.molarMass).div(share.neg().plus(100)).times(1000), "mol/kg", percent);
    },
    listSlips([percent]) {
      const share = inUnit(percent, "%").value;
      return [{ id: "wrong-reference", quantity: computed(share.div(solute.molarMass).times(10), "mol/kg", percent) }];
    },
    explain([percent], output) {
      const grams = computed(inUnit(percent, "%").value, "g", percent);
      const amount = computed(grams.value.div(solute.molarMass), "mol", percent);
      const rest = computed(grams.value.neg().plus(100), "g", percent);
      return {
        steps: [
          molarMassStep(solute),
          step(
            "hundred-grams",
            [
              line("n", solute.ascii, shownTerm(grams), "/", massTerm(solute), "=", shownTerm(amount)),
              line("m", solvent.ascii, HUNDRED_GRAMS, "-", shownTerm(grams), "=", shownTerm(rest)),
            ],
            { formula: formulaTerm(solute.ascii) },
          ),
          step("molality", [
            line("b", solute.ascii, shownTerm(amount), "/", shownTerm(inUnit(rest, "kg")), "=", shownTerm(output)),
          ]),
        ],
        answer: { id: "molality", values: { formula: formulaTerm(solute.ascii) } },
      };
    },
  });
}

/** 1 kg of solvent and b mol of solute: w = m(solute) / (m(solute) + 1 kg) */
function percentFromMolality({ solute }: Pair): Way {
  return way({
    method: "solution-scales",
    needs: [variableOf("molality", solute.ascii)],
    compute(molality) {
      const grams = inUnit(molality, "mol/kg").value.times(solute.molarMass);
      return computed(grams.div(grams.plus(1000)).times(100), "%", molality);
    },
    listSlips: ([molality]) => [
      {
        id: "wrong-reference",
        quantity: computed(inUnit(molality, "mol/kg").value.times(solute.molarMass).div(10), "%", molality),
      },
    ],
    explain([molality], output) {
      const grams = computed(inUnit(molality, "mol/kg").value.times(solute.molarMass), "g", molality);
      const whole = computed(grams.value.plus(1000), "g", molality);
      return {
        steps: [
          molarMassStep(solute),
          step(
            "kilogram",
            [
              line(
                "m",
                solute.ascii,
                shownTerm(inUnit(molality, "mol/kg")),
                "*",
                KILOGRAM,
                "*",
                massTerm(solute),
                "=",
                shownTerm(grams),
              ),
            ],
            { formula: formulaTerm(solute.ascii) },
          ),
          percentStep(solute, grams, whole, output),
        ],
        answer: { id: "percent", values: { formula: formulaTerm(solute.ascii) } },
      };
    },
  });
}

/** One litre holds c mol of solute and weighs 1000 mL · ρ: w = c · M / ρ */
function percentFromMolarity({ solute }: Pair): Way {
  return way({
    method: "solution-scales",
    needs: [variableOf("molarity", solute.ascii), variableOf("density", solute.ascii)],
    compute(molarity, density) {
      const share = inUnit(molarity, "mol/L")
        .value.times(solute.molarMass)
        .div(inUnit(density, "g/L").value)
        .times(100);
      return share.gt(0) && share.lt(100) ? computed(share, "%", molarity, density) : fail({ code: "not-valid" });
    },
    explain([molarity, density], output) {
      const grams = computed(inUnit(molarity, "mol/L").value.times(solute.molarMass), "g", molarity);
      const whole = computed(inUnit(density, "g/L").value, "g", density);
      return {
        steps: [
          molarMassStep(solute),
          step(
            "litre",
            [
              line(
                "m",
                solute.ascii,
                shownTerm(inUnit(molarity, "mol/L")),
                "*",
                quantity("1", "L"),
                "*",
                massTerm(solute),
                "=",
                shownTerm(grams),
              ),
              worked("mₛ", [quantity("1000", "mL"), "*", inUnit(density, "g/mL")], whole),
            ],
            { formula: formulaTerm(solute.ascii) },
          ),
          percentStep(solute, grams, whole, output),
        ],
        answer: { id: "percent", values: { formula: formulaTerm(solute.ascii) } },
      };
    },
  });
}

/** x = b / (b + 1 kg / M(solvent)) */
function fractionFromMolality({ solute, solvent }: Pair, isSolvent: boolean): Way {
  const perKilogram = ONE.times(1000).div(solvent.molarMass);
  return way({
    method: "solution-scales",
    needs: [variableOf("molality", solute.ascii)],
    compute(molality) {
      const amount = inUnit(molality, "mol/kg").value;
      const own = isSolvent ? perKilogram : amount;
      return pureNumber(own.div(amount.plus(perKilogram)), molality.significantFigures);
    },
    listSlips: ([molality]) => [
      {
        id: "wrong-reference",
        quantity: pureNumber(inUnit(molality, "mol/kg").value.div(perKilogram), molality.significantFigures),
      },
    ],
    explain([molality], output) {
      const amount = computed(inUnit(molality, "mol/kg").value, "mol", molality);
      const rest = computed(perKilogram, "mol", molality);
      const wanted = isSolvent ? solvent.ascii : solute.ascii;
      return {
        steps: [
          molarMassStep(solvent),
          step(
            "solvent-of-kilogram",
            [line("n", solvent.ascii, quantity("1000", "g"), "/", massTerm(solvent), "=", shownTerm(rest))],
            { formula: formulaTerm(solvent.ascii) },
          ),
          step("fraction", [
            line(
              "x",
              wanted,
              shownTerm(isSolvent ? rest : amount),
              "/",
              "(",
              shownTerm(amount),
              "+",
              shownTerm(rest),
              ")",
              "=",
              shownTerm(output),
            ),
          ]),
        ],
        answer: { id: "fraction", values: { formula: formulaTerm(wanted) } },
      };
    },
  });
}

/** One mole of solution: b = x / ((1 − x) · M(solvent)) */
function molalityFromFraction({ solute, solvent }: Pair): Way {
  return way({
    method: "solution-scales",
    needs: [variableOf("mole-fraction", solute.ascii)],
    compute(fraction) {
      const share = fraction.value;
      if (share.lte(0) || share.gte(1)) return fail({ code: "not-valid" });
      return computed(share.div(ONE.minus(share)).div(solvent.molarMass).times(1000), "mol/kg", fraction);
    },
    listSlips: ([fraction]) => [
      {
        id: "wrong-reference",
        quantity: computed(fraction.value.div(solvent.molarMass).times(1000), "mol/kg", fraction),
      },
    ],
    explain([fraction], output) {
      const amount = computed(fraction.value, "mol", fraction);
      const rest = computed(ONE.minus(fraction.value), "mol", fraction);
      const mass = computed(rest.value.times(solvent.molarMass), "g", fraction);
      return {
        steps: [
          molarMassStep(solvent),
          step(
            "one-mole",
            [
              line("n", solvent.ascii, MOLE, "-", shownTerm(amount), "=", shownTerm(rest)),
              line("m", solvent.ascii, shownTerm(rest), "*", massTerm(solvent), "=", shownTerm(mass)),
            ],
            { formula: formulaTerm(solvent.ascii) },
          ),
          step("molality", [
            line("b", solute.ascii, shownTerm(amount), "/", shownTerm(inUnit(mass, "kg")), "=", shownTerm(output)),
          ]),
        ],
        answer: { id: "molality", values: { formula: formulaTerm(solute.ascii) } },
      };
    },
  });
}

/** What tells how strong a solution is, whatever there is of it. */
const SCALES = ["mass-percent", "molality", "mole-fraction", "molarity"] as const satisfies readonly Kind[];

function findScale({ givens }: Scene, solute: string): Kind | null {
  return (
    SCALES.find((kind) => givens.some((given) => given.kind === kind && given.of === solute && given.label === null)) ??
    null
  );
}

/** Percent by mass, molality, mole fraction and molarity of one solution, each from the others. */
export const solutionScales: Rule = ({ kind, of, label }, scene) => {
  const { solution } = scene;
  const [solute, solvent] = [findSubstance(solution?.solute ?? null), findSubstance(solution?.solvent ?? null)];
  if (label !== null || of === null || solute === null || solvent === null) return [];
  const pair: Pair = { solute, solvent };
  const known = findScale(scene, solute.ascii);
  if (kind === "mole-fraction" && known !== null && (of === solute.ascii || of === solvent.ascii))
    return [fractionFromMolality(pair, of === solvent.ascii)];
  if (of !== solute.ascii) return [];
  if (kind === "mass-percent")
    return known === "molarity"
      ? [percentFromMolarity(pair)]
      : known === "molality" || known === "mole-fraction"
        ? [percentFromMolality(pair)]
        : [];
  if (kind !== "molality") return [];
  return known === "mole-fraction"
    ? [molalityFromFraction(pair)]
    : known === "mass-percent" || known === "molarity"
      ? [molalityFromPercent(pair)]
      : [];
};
