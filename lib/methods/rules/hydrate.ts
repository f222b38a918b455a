import { lawWays } from "../../laws/law-way.ts";
import { massOfHydrate } from "../../laws/matter/conserved-mass.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { count, expression, formulaTerm, quantity, step, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, exactly, inUnit, shownTerm, worked } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, RuleIssue, Way } from "./rule.ts";
import { findSubstance, molarMassStep } from "./substance.ts";
import type { Substance } from "./substance.ts";

const WATER = "H2O";

/** How far the ratio of moles may be from a whole number, which the data of a laboratory often miss by a little. */
const MOST_ERROR = 0.15;
const MOST_WATERS = 12;

function countWaters(
  salt: Decimal,
  water: Decimal,
): Result<{ readonly ratio: Decimal; readonly waters: number }, RuleIssue> {
  if (salt.lte(0) || water.lte(0)) return fail({ code: "not-valid" });
  const ratio = water.div(salt);
  const waters = ratio.round().toNumber();
  const isWhole = ratio.minus(waters).abs().lte(MOST_ERROR) && waters >= 1 && waters <= MOST_WATERS;
  return isWhole ? succeed({ ratio, waters }) : fail({ code: "not-valid" });
}

/** `CuSO4·5H2O` */
function formulaOf(salt: Substance, waters: number): string {
  return `${salt.ascii}·${waters === 1 ? "" : waters}H2O`;
}

/** n(H2O) / n(salt) = x, a whole number. */
function formulaWay(salt: Substance, water: Substance, kind: "hydrate-formula" | "hydrate-waters"): Way {
  const amountsOf = (saltMass: Quantity, waterMass: Quantity) => ({
    n: computed(inUnit(saltMass, "g").value.div(salt.molarMass), "mol", saltMass),
    w: computed(inUnit(waterMass, "g").value.div(water.molarMass), "mol", waterMass),
  });
  return way({
    method: "hydrate",
    needs: [variableOf("mass", salt.ascii), variableOf("mass", WATER)],
    compute(saltMass, waterMass) {
      const { n, w } = amountsOf(saltMass, waterMass);
      const found = countWaters(n.value, w.value);
      return found.ok ? succeed(exactly(found.value.waters, "")) : found;
    },
    explain([saltMass, waterMass]) {
      const { n, w } = amountsOf(saltMass, waterMass);
      const found = countWaters(n.value, w.value);
      if (!found.ok) throw new Error("A formula was computed, and then was not");
      const { ratio, waters } = found.value;
      const formula = formulaTerm(formulaOf(salt, waters));
      return {
        steps: [
          ...[salt, water].map(molarMassStep),
          step("moles", [
            worked(
              variable("n", salt.ascii),
              [inUnit(saltMass, "g"), "/", quantity(salt.molarMass.toFixed(), "g/mol")],
              n,
            ),
            worked(
              variable("n", WATER),
              [inUnit(waterMass, "g"), "/", quantity(water.molarMass.toFixed(), "g/mol")],
              w,
            ),
          ]),
          step(
            "ratio",
            [
              expression(
                variable("n", WATER),
                "/",
                variable("n", salt.ascii),
                "=",
                shownTerm(w),
                "/",
                shownTerm(n),
                "=",
                quantity(ratio.toFixed(2), ""),
                "≈",
                count(waters),
              ),
            ],
            { formula },
          ),
        ],
        answer:
          kind === "hydrate-formula"
            ? { id: "formula", values: { formula }, value: formula }
            : { id: "waters", values: { formula, count: count(waters) } },
      };
    },
  });
}

/** 100 g of the hydrate hold as many grams of water as its percentage. */
function percentWay(salt: Substance, water: Substance, kind: "hydrate-formula" | "hydrate-waters"): Way {
  const direct = formulaWay(salt, water, kind);
  const masses = (percent: Quantity): Quantity[] => {
    const grams = inUnit(percent, "%").value;
    return [computed(grams.neg().plus(100), "g", percent), computed(grams, "g", percent)];
  };
  return way({
    method: "hydrate",
    needs: [variableOf("mass-percent", WATER)],
    compute: (percent) => direct.compute(masses(percent)),
    explain([percent], output) {
      const explained = direct.explain(masses(percent), output);
      const [salts, waters] = masses(percent).map(shownTerm);
      if (salts === undefined || waters === undefined) throw new Error("A percentage has two parts");
      return {
        ...explained,
        steps: [
          step("hundred-grams", [
            expression(variable("m", WATER), "=", waters),
            worked(variable("m", salt.ascii), [quantity("100", "g"), "-", waters], salts),
          ]),
          ...explained.steps,
        ],
      };
    },
  });
}

/** How much crystal water a salt has, from what it weighs with and without it. */
export const hydrate: Rule = (wanted, scene) => {
  const { kind, label } = wanted;
  const salt = findSubstance(scene.hydrate ?? null);
  const water = findSubstance(WATER);
  if (salt === null || water === null || label !== null) return [];
  if (kind === "hydrate-formula" || kind === "hydrate-waters") {
    const hasPercent = scene.givens.some((given) => given.kind === "mass-percent");
    return hasPercent ? [percentWay(salt, water, kind)] : [formulaWay(salt, water, kind)];
  }
  if (kind !== "mass" || !scene.givens.some((given) => given.kind === "sample-mass")) return [];
  return lawWays([massOfHydrate], wanted, scene, { salt: salt.ascii, water: WATER });
};
