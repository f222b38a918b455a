import { molarHeat } from "../../laws/energy/heat.ts";
import { lawWays } from "../../laws/law-way.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { equationStep, findCoefficient, isMeasured } from "./reaction.ts";
import { isGiven, way } from "./rule.ts";
import type { BalancedEquation, Rule, Way } from "./rule.ts";

/**
 * How many times the balanced equation the written one is, so that ΔH belongs to the written one: ½ for H2 + ½ O2 → H2O.
 * An equation that is not balanced as written means its balanced form. Null where it is balanced for no one factor.
 */
export function writtenFactor({ equation, coefficients }: BalancedEquation): Decimal | null {
  const terms = listTerms(equation);
  const factors = terms.map(({ coefficient }, index) => ({
    above: coefficient?.numerator ?? 1,
    below: (coefficient?.denominator ?? 1) * (coefficients[index] ?? 1),
  }));
  const [first] = factors;
  if (first !== undefined && factors.every(({ above, below }) => above * first.below === first.above * below))
    return new Decimal(first.above).div(first.below);
  return terms.every(({ coefficient }) => coefficient === null) ? new Decimal(1) : null;
}

type Share = { readonly equation: BalancedEquation; readonly formula: string; readonly coefficient: Decimal };

function findShare(equation: BalancedEquation | null, formula: string | null): Share | null {
  const coefficient = equation === null || formula === null ? null : findCoefficient(equation, formula);
  const factor = equation === null ? null : writtenFactor(equation);
  return equation === null || formula === null || coefficient === null || factor === null
    ? null
    : { equation, formula, coefficient: factor.times(coefficient) };
}

/** q = n / ν × ΔH */
function heatWay({ equation, formula, coefficient }: Share): Way {
  return way({
    method: "reaction-heat",
    needs: [variableOf("amount", formula), variableOf("reaction-enthalpy", null)],
    compute: (amount, enthalpy) =>
      computed(
        inUnit(amount, "mol").value.div(coefficient).times(inUnit(enthalpy, "kJ").value),
        "kJ",
        amount,
        enthalpy,
      ),
    listSlips: ([amount, enthalpy], output) =>
      coefficient.eq(1)
        ? []
        : [
            {
              id: "missing-coefficient",
              quantity: computed(inUnit(amount, "mol").value.times(inUnit(enthalpy, "kJ").value), "kJ", output),
            },
          ],
    explain: ([amount, enthalpy], output) => ({
      steps: [
        equationStep(equation),
        {
          id: "share",
          lines: [
            expression(
              variable("q"),
              "=",
              variable("n", formula),
              "/",
              quantity(coefficient.toFixed(), "mol"),
              "*",
              variable("ΔH"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "/",
              quantity(coefficient.toFixed(), "mol"),
              "*",
              shownTerm(inUnit(enthalpy, "kJ")),
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(formula) },
        },
      ],
      answer: { id: "energy", values: {} },
    }),
  });
}

/** How much heat, whichever way it goes, in kJ. */
function size(heat: Quantity): Quantity {
  const inKilojoules = inUnit(heat, "kJ");
  return { ...inKilojoules, value: inKilojoules.value.abs() };
}

/** n = |q| / |ΔH| × ν */
function amountWay({ equation, formula, coefficient }: Share): Way {
  return way({
    method: "reaction-heat",
    needs: [variableOf("energy", null), variableOf("reaction-enthalpy", null)],
    compute: (energy, enthalpy) =>
      computed(
        inUnit(energy, "kJ").value.div(inUnit(enthalpy, "kJ").value).abs().times(coefficient),
        "mol",
        energy,
        enthalpy,
      ),
    listSlips: ([energy, enthalpy], output) => [
      {
        id: "inverted-ratio",
        quantity: computed(
          inUnit(enthalpy, "kJ").value.div(inUnit(energy, "kJ").value).abs().times(coefficient),
          "mol",
          output,
        ),
      },
    ],
    explain: ([energy, enthalpy], output) => ({
      steps: [
        equationStep(equation),
        {
          id: "amount",
          lines: [
            expression(
              variable("n", formula),
              "=",
              variable("|q|"),
              "/",
              variable("|ΔH|"),
              "*",
              quantity(coefficient.toFixed(), "mol"),
              "=",
              shownTerm(size(energy)),
              "/",
              shownTerm(size(enthalpy)),
              "*",
              quantity(coefficient.toFixed(), "mol"),
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(formula) },
        },
      ],
      answer: { id: "amount", values: { formula: formulaTerm(formula) } },
    }),
  });
}

/** ΔH = q / n × ν */
function enthalpyWay({ equation, formula, coefficient }: Share): Way {
  return way({
    method: "reaction-heat",
    needs: [variableOf("energy", null), variableOf("amount", formula)],
    compute: (energy, amount) =>
      computed(inUnit(energy, "kJ").value.div(inUnit(amount, "mol").value).times(coefficient), "kJ", energy, amount),
    explain: ([energy, amount], output) => ({
      steps: [
        equationStep(equation),
        {
          id: "enthalpy",
          lines: [
            expression(
              variable("ΔH"),
              "=",
              variable("q"),
              "/",
              variable("n", formula),
              "*",
              quantity(coefficient.toFixed(), "mol"),
              "=",
              shownTerm(inUnit(energy, "kJ")),
              "/",
              shownTerm(inUnit(amount, "mol")),
              "*",
              quantity(coefficient.toFixed(), "mol"),
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(formula) },
        },
      ],
      answer: { id: "reaction-enthalpy", values: {} },
    }),
  });
}

/** What tells how much reacts. */
const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "volume", "solution-volume", "particles", "atoms"]);

/** Heat in proportion to what reacts: by an enthalpy per mole, or by the equation that ΔH belongs to. */
export const reactionHeat: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { equation, givens } = scene;
  if (label !== null) return [];
  const hasMolar = kind === "molar-energy" || givens.some((given) => given.kind === "molar-energy");
  const isHeat = kind === "energy" || givens.some((given) => given.kind === "energy");
  const isSized = givens.some((given) => SIZES.has(given.kind));
  if (hasMolar && isHeat && (kind !== "molar-energy" || isSized) && !scene.conditions.has("light")) {
    const bodies =
      kind === "energy"
        ? [...new Set(givens.flatMap((given) => (given.kind === "molar-energy" ? [given.of] : [])))]
        : [of];
    return bodies.flatMap((body) =>
      lawWays([molarHeat], wanted, scene, { self: body, heat: kind === "energy" ? of : body }),
    );
  }
  if (equation === null) return [];
  const listMeasured = (): Share[] =>
    equation.species
      .filter((formula) => isMeasured(scene, formula))
      .flatMap((formula) => findShare(equation, formula) ?? []);
  const hasEnthalpy = isGiven(scene, "reaction-enthalpy", null) || scene.conditions.has("from-tables");
  if (kind === "energy" && hasEnthalpy) return listMeasured().map(heatWay);
  if (kind === "reaction-enthalpy" && of === null && isGiven(scene, "energy", null))
    return listMeasured().map(enthalpyWay);
  const share =
    kind === "amount" && isGiven(scene, "reaction-enthalpy", null) && isGiven(scene, "energy", null)
      ? findShare(equation, of)
      : null;
  return share === null ? [] : [amountWay(share)];
};
