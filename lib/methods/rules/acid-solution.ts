import { SULFURIC_SECOND_CONSTANT } from "../../chemistry/data/acid-constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import type { StepFacts } from "../facts.ts";
import { count, expression, formulaTerm, quantity, variable } from "../terms.ts";
import { constantWays, exponentWays, isByConjugate } from "./acid-constant-ways.ts";
import {
  ACID,
  BASE,
  countIons,
  findParent,
  findTabulated,
  isConstantGiven,
  listSolutes,
  mayBeWeak,
} from "./acid-sides.ts";
import type { Side } from "./acid-sides.ts";
import { variableOf } from "./kinds.ts";
import type { Label } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { isGiven, way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** Below this the water's own ions count, and what is dissolved no longer decides the pH. */
const LEAST_MOLARITY = new Decimal("1e-6");

/** Nothing dissolves to more: concentrated acids have 18 mol/L at most. */
const GREATEST_MOLARITY = 20;

/** Where the dissociated part is less than this share, c − x may be taken for c. */
const SMALL_SHARE = 0.05;

/** [H₃O⁺] = c, [OH⁻] = z c: a strong electrolyte is all ions. */
function strongWay(formula: string, ions: number, side: Side, label: Label | null): Way {
  return way({
    method: "strong-electrolyte",
    needs: [variableOf("molarity", formula, label)],
    compute(molarity) {
      const ion = inUnit(molarity, "mol/L").value.times(ions);
      return ion.lt(LEAST_MOLARITY) || ion.gt(GREATEST_MOLARITY)
        ? fail({ code: "not-valid" })
        : computed(ion, "mol/L", molarity);
    },
    listSlips: ([molarity]) => (ions === 1 ? [] : [{ id: "missing-coefficient", quantity: inUnit(molarity, "mol/L") }]),
    explain: ([molarity], output) => ({
      steps: [
        {
          id: side.name,
          lines: [
            expression(
              variable(side.bracket),
              "=",
              count(ions),
              "*",
              variable("c", formula),
              "=",
              count(ions),
              "*",
              shownTerm(inUnit(molarity, "mol/L")),
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(formula), count: count(ions) },
        },
      ],
      answer: { id: side.ion, values: {} },
    }),
  });
}

/** c = [H₃O⁺] / z */
function strongMolarityWay(formula: string, ions: number, side: Side): Way {
  return way({
    method: "strong-electrolyte",
    needs: [variableOf(side.ion, null)],
    compute(ion) {
      const molarity = inUnit(ion, "mol/L").value;
      return molarity.lt(LEAST_MOLARITY) ? fail({ code: "not-valid" }) : computed(molarity.div(ions), "mol/L", ion);
    },
    listSlips: ([ion]) => (ions === 1 ? [] : [{ id: "missing-coefficient", quantity: inUnit(ion, "mol/L") }]),
    explain: ([ion], output) => ({
      steps: [
        {
          id: `${side.name}-back`,
          lines: [
            expression(
              variable("c", formula),
              "=",
              variable(side.bracket),
              "/",
              count(ions),
              "=",
              shownTerm(inUnit(ion, "mol/L")),
              "/",
              count(ions),
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(formula), count: count(ions) },
        },
      ],
      answer: { id: "molarity", values: { formula: formulaTerm(formula) } },
    }),
  });
}

/** The positive root of x² + a x = b. */
function positiveRoot(a: Decimal, b: Decimal): Decimal {
  return a.times(a).plus(b.times(4)).sqrt().minus(a).div(2);
}

/** H₂SO₄: the first proton is strong, the second an equilibrium: x (c + x) = Ka2 (c − x). */
const sulfuricWay: Way = way({
  method: "strong-electrolyte",
  needs: [variableOf("molarity", "H2SO4")],
  compute(molarity) {
    const c = inUnit(molarity, "mol/L").value;
    const constant = new Decimal(SULFURIC_SECOND_CONSTANT);
    const x = positiveRoot(c.plus(constant), constant.times(c));
    return c.lt(LEAST_MOLARITY) || c.gt(GREATEST_MOLARITY)
      ? fail({ code: "not-valid" })
      : computed(c.plus(x), "mol/L", molarity);
  },
  listSlips: ([molarity]) => [
    { id: "missing-coefficient", quantity: inUnit(molarity, "mol/L") },
    { id: "both-protons-strong", quantity: computed(inUnit(molarity, "mol/L").value.times(2), "mol/L", molarity) },
  ],
  explain([molarity], output) {
    const c = inUnit(molarity, "mol/L");
    const x = computed(output.value.minus(c.value), "mol/L", output);
    return {
      steps: [
        {
          id: "sulfuric-first",
          lines: [expression(variable("[H₃O⁺]₁"), "=", variable("c", "H2SO4"), "=", shownTerm(c))],
          values: {},
        },
        {
          id: "sulfuric-second",
          lines: [
            expression(
              variable("(c + x)"),
              variable("x"),
              "/",
              variable("(c − x)"),
              "=",
              quantity(SULFURIC_SECOND_CONSTANT, ""),
              ",",
              variable("x"),
              "=",
              shownTerm(x),
            ),
            expression(variable("[H₃O⁺]"), "=", shownTerm(c), "+", shownTerm(x), "=", shownTerm(output)),
          ],
          values: { constant: quantity(SULFURIC_SECOND_CONSTANT, "") },
        },
      ],
      answer: { id: "hydronium", values: {} },
    };
  },
});

function equilibriumSteps(side: Side, molarity: Quantity, constant: Quantity, output: Quantity): StepFacts[] {
  const c = inUnit(molarity, "mol/L");
  const x = output.value;
  const isSmall = x.div(c.value).lt(SMALL_SHARE);
  const set = expression(variable(side.letter), "=", variable("x²"), "/", variable("(c − x)"));
  if (isSmall) {
    const root = expression(
      variable("x"),
      "≈",
      variable("√"),
      "(",
      variable(side.letter),
      "*",
      variable("c"),
      ")",
      "=",
      variable("√"),
      "(",
      shownTerm(constant),
      "*",
      shownTerm(c),
      ")",
      "=",
      shownTerm(computed(constant.value.times(c.value).sqrt(), "mol/L", constant, molarity)),
    );
    return [
      { id: `${side.name}-equilibrium`, lines: [set], values: {} },
      {
        id: "approximation",
        lines: [root, expression(variable("x"), "=", variable(side.bracket), "=", shownTerm(output))],
        values: { share: shownTerm(computed(x.div(c.value).times(100), "%", molarity, constant)) },
      },
    ];
  }
  const quadratic = expression(
    variable("x²"),
    "+",
    variable(side.letter),
    "*",
    variable("x"),
    "-",
    variable(side.letter),
    "*",
    variable("c"),
    "=",
    quantity("0", ""),
  );
  return [
    { id: `${side.name}-equilibrium`, lines: [set], values: {} },
    {
      id: "quadratic",
      lines: [quadratic, expression(variable("x"), "=", variable(side.bracket), "=", shownTerm(output))],
      values: { share: shownTerm(computed(x.div(c.value).times(100), "%", molarity, constant)) },
    },
  ];
}

/** Ka = x² / (c − x): solved exactly; the usual approximation is shown where it holds. */
function weakWay(solute: string | null, side: Side, label: Label | null): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf("molarity", solute, label), variableOf(side.constant, null)],
    compute(molarity, constant) {
      const c = inUnit(molarity, "mol/L").value;
      const x = positiveRoot(constant.value, constant.value.times(c));
      // The water's own ions would count, or the acid is not a weak one.
      if (!constant.value.gt(0) || constant.value.gt(1) || c.gt(GREATEST_MOLARITY) || x.lt(LEAST_MOLARITY.div(2)))
        return fail({ code: "not-valid" });
      return computed(x, "mol/L", molarity, constant);
    },
    listSlips: ([molarity, constant], output) => [
      { id: "weak-as-strong", quantity: inUnit(molarity, "mol/L") },
      { id: "forgot-root", quantity: { ...output, value: constant.value.times(inUnit(molarity, "mol/L").value) } },
    ],
    explain: ([molarity, constant], output) => ({
      steps: equilibriumSteps(side, molarity, constant, output),
      answer: { id: side.ion, values: {} },
    }),
  });
}

function ionWays(scene: Scene, side: Side): Way[] {
  const parent = findParent(scene);
  if (parent !== null) return side === parent ? [] : listSolutes(scene).map((salt) => weakWay(salt, side, null));
  // What is diluted has its pH afterwards.
  const label = scene.givens.some((given) => given.kind === "molarity" && given.label === "initial") ? "final" : null;
  return listSolutes(scene).flatMap((solute): Way[] => {
    const ions = solute === null ? 0 : countIons(solute, side);
    if (solute !== null && ions > 0) return [strongWay(solute, ions, side, label)];
    if (solute === "H2SO4" && label === null) return side === ACID ? [sulfuricWay] : [];
    const isKnown = isConstantGiven(scene, side) || findTabulated(solute, side) !== null;
    return isKnown && mayBeWeak(solute, side, scene) ? [weakWay(solute, side, label)] : [];
  });
}

/** x / c × 100 % */
function ionizationWay(solute: string | null, side: Side): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(side.ion, null), variableOf("molarity", solute)],
    compute: (ion, molarity) =>
      computed(inUnit(ion, "mol/L").value.div(inUnit(molarity, "mol/L").value).times(100), "%", ion, molarity),
    listSlips: ([ion, molarity], output) => [
      {
        id: "fraction-for-percent",
        quantity: { ...output, value: inUnit(ion, "mol/L").value.div(inUnit(molarity, "mol/L").value) },
      },
    ],
    explain: ([ion, molarity], output) => ({
      steps: [
        {
          id: "ionization",
          lines: [
            expression(
              variable("x"),
              "/",
              variable("c"),
              "*",
              quantity("100", "%"),
              "=",
              shownTerm(inUnit(ion, "mol/L")),
              "/",
              shownTerm(inUnit(molarity, "mol/L")),
              "*",
              quantity("100", "%"),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "percent-ionization", values: {} },
    }),
  });
}

/** x = c × α / 100 % */
function ionFromIonization(solute: string | null, side: Side): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf("molarity", solute), variableOf("percent-ionization", null)],
    compute: (molarity, percent) =>
      computed(inUnit(molarity, "mol/L").value.times(percent.value).div(100), "mol/L", molarity, percent),
    listSlips: ([molarity, percent], output) => [
      {
        id: "fraction-for-percent",
        quantity: { ...output, value: inUnit(molarity, "mol/L").value.times(percent.value) },
      },
    ],
    explain: ([molarity, percent], output) => ({
      steps: [
        {
          id: "ion-from-ionization",
          lines: [
            expression(
              variable("x"),
              "=",
              shownTerm(inUnit(molarity, "mol/L")),
              "*",
              shownTerm(percent),
              "/",
              quantity("100", "%"),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: side.ion, values: {} },
    }),
  });
}

/**
 * Acids and bases in water at 25 °C: strong ones are all ions; weak ones by their constant. Not for salts, mixtures,
 * buffers, nor so dilute that the water's own ions count.
 */
export const acidSolution: Rule = ({ kind, of, label }, scene) => {
  if (label !== null) return [];
  for (const side of [ACID, BASE]) {
    if (kind === side.ion) {
      const solutes = listSolutes(scene);
      const fromPercent = isGiven(scene, "percent-ionization", null)
        ? solutes.filter((solute) => mayBeWeak(solute, side, scene)).map((solute) => ionFromIonization(solute, side))
        : [];
      return [...ionWays(scene, side), ...fromPercent];
    }
    if (kind === side.constant && of === null) return constantWays(scene, side);
    if (kind === side.exponent && of === null) return exponentWays(scene, side, isByConjugate(scene, side));
    if (kind === "molarity" && of !== null && countIons(of, side) > 0)
      return [strongMolarityWay(of, countIons(of, side), side)];
  }
  if (kind !== "percent-ionization" || of !== null) return [];
  return [ACID, BASE].flatMap((side) =>
    listSolutes(scene)
      .filter((solute) => mayBeWeak(solute, side, scene))
      .map((solute) => ionizationWay(solute, side)),
  );
};
