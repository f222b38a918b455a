import { SULFURIC_SECOND_CONSTANT, STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresOfAntilogarithm, figuresOfLogarithm } from "../../quantity/significant-figures.ts";
import { fail } from "../../result.ts";
import type { StepFacts } from "../facts.ts";
import { count, expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { WATER_CONSTANT } from "./ph-scale.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { isGiven, way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** Below this the water's own ions count, and what is dissolved no longer decides the pH. */
const LEAST_MOLARITY = new Decimal("1e-6");

/** Nothing dissolves to more: concentrated acids have 18 mol/L at most. */
const GREATEST_MOLARITY = 20;

/** No acid in a table has a greater pKa. */
const GREATEST_EXPONENT = 60;

/** Where the dissociated part is less than this share, c − x may be taken for c. */
const SMALL_SHARE = 0.05;

/** The side of an acid or a base: what it puts into water. */
type Side = {
  readonly ion: Kind;
  readonly bracket: string;
  readonly constant: Kind;
  readonly exponent: Kind;
  readonly letter: string;
  readonly name: "acid" | "base";
};

const ACID: Side = { ion: "hydronium", bracket: "[H₃O⁺]", constant: "acid-constant", exponent: "acid-exponent", letter: "Kₐ", name: "acid" };
const BASE: Side = { ion: "hydroxide", bracket: "[OH⁻]", constant: "base-constant", exponent: "base-exponent", letter: "K_b", name: "base" };

const EXTENSIVE: ReadonlySet<Kind> = new Set<Kind>(["molarity", "mass", "amount"]);

/** What is dissolved, as far as the problem measures it. */
function listSolutes({ givens }: Scene): (string | null)[] {
  return [...new Set(givens.flatMap(({ kind, of }) => (EXTENSIVE.has(kind) ? [of] : [])))];
}

function countIons(formula: string, side: Side): number {
  if (side === ACID) return STRONG_ACIDS.has(formula) ? 1 : 0;
  return Object.hasOwn(STRONG_BASES, formula) ? (STRONG_BASES[formula] ?? 0) : 0;
}

/** [H₃O⁺] = c, [OH⁻] = z c: a strong electrolyte is all ions. */
function strongWay(formula: string, ions: number, side: Side): Way {
  return way({
    method: "strong-electrolyte",
    needs: [variableOf("molarity", formula)],
    compute(molarity) {
      const ion = inUnit(molarity, "mol/L").value.times(ions);
      return ion.lt(LEAST_MOLARITY) || ion.gt(GREATEST_MOLARITY) ? fail({ code: "not-valid" }) : computed(ion, "mol/L", molarity);
    },
    listSlips: ([molarity]) => (ions === 1 ? [] : [{ id: "missing-coefficient", quantity: inUnit(molarity, "mol/L") }]),
    explain: ([molarity], output) => ({
      steps: [
        {
          id: side.name,
          lines: [expression(variable(side.bracket), "=", count(ions), "*", variable("c", formula), "=", count(ions), "*", shownTerm(inUnit(molarity, "mol/L")), "=", shownTerm(output))],
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
          lines: [expression(variable("c", formula), "=", variable(side.bracket), "/", count(ions), "=", shownTerm(inUnit(ion, "mol/L")), "/", count(ions), "=", shownTerm(output))],
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
    return c.lt(LEAST_MOLARITY) || c.gt(GREATEST_MOLARITY) ? fail({ code: "not-valid" }) : computed(c.plus(x), "mol/L", molarity);
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
        { id: "sulfuric-first", lines: [expression(variable("[H₃O⁺]₁"), "=", variable("c", "H2SO4"), "=", shownTerm(c))], values: {} },
        {
          id: "sulfuric-second",
          lines: [
            expression(variable("(c + x)"), variable("x"), "/", variable("(c − x)"), "=", quantity(SULFURIC_SECOND_CONSTANT, ""), ",", variable("x"), "=", shownTerm(x)),
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
    const root = expression(variable("x"), "≈", variable("√"), "(", variable(side.letter), "*", variable("c"), ")", "=", variable("√"), "(", shownTerm(constant), "*", shownTerm(c), ")", "=", shownTerm(computed(constant.value.times(c.value).sqrt(), "mol/L", constant, molarity)));
    return [
      { id: `${side.name}-equilibrium`, lines: [set], values: {} },
      { id: "approximation", lines: [root, expression(variable("x"), "=", variable(side.bracket), "=", shownTerm(output))], values: { share: shownTerm(computed(x.div(c.value).times(100), "%", molarity, constant)) } },
    ];
  }
  const quadratic = expression(variable("x²"), "+", variable(side.letter), "*", variable("x"), "-", variable(side.letter), "*", variable("c"), "=", quantity("0", ""));
  return [
    { id: `${side.name}-equilibrium`, lines: [set], values: {} },
    { id: "quadratic", lines: [quadratic, expression(variable("x"), "=", variable(side.bracket), "=", shownTerm(output))], values: { share: shownTerm(computed(x.div(c.value).times(100), "%", molarity, constant)) } },
  ];
}

/** Ka = x² / (c − x): solved exactly; the usual approximation is shown where it holds. */
function weakWay(solute: string | null, side: Side): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf("molarity", solute), variableOf(side.constant, null)],
    compute(molarity, constant) {
      const c = inUnit(molarity, "mol/L").value;
      const x = positiveRoot(constant.value, constant.value.times(c));
      // The water's own ions would count, or the acid is not a weak one.
      if (!constant.value.gt(0) || constant.value.gt(1) || c.gt(GREATEST_MOLARITY) || x.lt(LEAST_MOLARITY.div(2))) return fail({ code: "not-valid" });
      return computed(x, "mol/L", molarity, constant);
    },
    listSlips: ([molarity, constant], output) => [
      { id: "weak-as-strong", quantity: inUnit(molarity, "mol/L") },
      { id: "forgot-root", quantity: { ...output, value: constant.value.times(inUnit(molarity, "mol/L").value) } },
    ],
    explain: ([molarity, constant], output) => ({ steps: equilibriumSteps(side, molarity, constant, output), answer: { id: side.ion, values: {} } }),
  });
}

/** Ka from a measured pH: x² / (c − x). */
function constantWay(solute: string | null, side: Side): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf("molarity", solute), variableOf(side.ion, null)],
    compute(molarity, ion) {
      const [c, x] = [inUnit(molarity, "mol/L").value, inUnit(ion, "mol/L").value];
      return x.gte(c) ? fail({ code: "not-valid" }) : computed(x.times(x).div(c.minus(x)), "", molarity, ion);
    },
    listSlips: ([molarity, ion], output) => [
      { id: "neglected-dissociation", quantity: { ...output, value: inUnit(ion, "mol/L").value.pow(2).div(inUnit(molarity, "mol/L").value) } },
      { id: "forgot-square", quantity: { ...output, value: inUnit(ion, "mol/L").value.div(inUnit(molarity, "mol/L").value) } },
    ],
    explain([molarity, ion], output) {
      const [c, x] = [inUnit(molarity, "mol/L"), inUnit(ion, "mol/L")];
      return {
        steps: [{ id: `${side.name}-constant`, lines: [expression(variable(side.letter), "=", variable("x²"), "/", variable("(c − x)"), ",", variable("x"), "=", shownTerm(x), ",", variable("c"), "=", shownTerm(c)), expression(variable(side.letter), "=", shownTerm(output))], values: {} }],
        answer: { id: side.constant, values: {} },
      };
    },
  });
}

/** Ka = 10^−pKa */
function constantFromExponent(side: Side, exponent: string, constant: string): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(side.exponent, null)],
    compute: (power) =>
      power.value.abs().gt(GREATEST_EXPONENT)
        ? fail({ code: "not-valid" })
        : { ...computed(new Decimal(10).pow(power.value.neg()), "", power), significantFigures: figuresOfAntilogarithm(power.value, power.significantFigures) },
    listSlips: ([power], output) => [{ id: "ln-for-log", quantity: { ...output, value: power.value.neg().exp() } }],
    explain: ([power], output) => ({
      steps: [{ id: "constant-from-exponent", lines: [expression(variable(constant), "=", variable(`10^(−${exponent})`), ",", variable(exponent), "=", shownTerm(power)), expression(variable(constant), "=", shownTerm(output))], values: {} }],
      answer: { id: side.constant, values: {} },
    }),
  });
}

/** pKa = −log Ka */
function exponentWay(side: Side, exponent: string, constant: string): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(side.constant, null)],
    compute(value) {
      if (!value.value.gt(0)) return fail({ code: "not-valid" });
      const exponent = value.value.log(10).neg();
      return { ...computed(exponent, "", value), significantFigures: figuresOfLogarithm(exponent, value.significantFigures) };
    },
    listSlips: ([value], output) => [{ id: "ln-for-log", quantity: { ...output, value: value.value.ln().neg() } }, { id: "sign", quantity: { ...output, value: output.value.neg() } }],
    explain: ([value], output) => ({
      steps: [{ id: "exponent", lines: [expression(variable(exponent), "=", "-", variable("log"), variable(constant), "=", "-", variable("log"), "(", shownTerm(value), ")", "=", shownTerm(output))], values: {} }],
      answer: { id: side.exponent, values: {} },
    }),
  });
}

/** A constant that the problem leaves to the tables. */
function tabulatedWay(formula: string, exponent: string, side: Side): Way {
  const [ka, constant] = [new Decimal(10).pow(new Decimal(exponent).neg()), side.letter];
  const value = side === ACID ? ka : WATER_CONSTANT.div(ka);
  const found = computed(value, "", { ...computed(value, ""), significantFigures: 2 });
  return way({
    method: "weak-electrolyte",
    needs: [],
    compute: () => found,
    explain: () => ({
      steps: [{ id: "look-up", lines: [expression(variable(constant, formula), "=", shownTerm(found))], values: { formula: formulaTerm(formula) } }],
      answer: { id: side.constant, values: {} },
    }),
  });
}

function findTabulated(formula: string | null, side: Side): string | null {
  const table = side === ACID ? WEAK_ACIDS : WEAK_BASES;
  return formula !== null && Object.hasOwn(table, formula) ? (table[formula] ?? null) : null;
}

function isConstantGiven(scene: Scene, side: Side): boolean {
  return isGiven(scene, side.constant, null) || isGiven(scene, side.exponent, null);
}

/** A solute that may be a weak acid: a known one, one called so, or one that is written as an acid. Salts are none. */
function mayBeWeak(formula: string | null, side: Side, scene: Scene): boolean {
  if (formula === null) return scene.conditions.has(side === ACID ? "weak-acid" : "weak-base") || isConstantGiven(scene, side);
  if (findTabulated(formula, side) !== null) return true;
  if (countIons(formula, ACID) + countIons(formula, BASE) > 0 || formula === "H2SO4") return false;
  return side === ACID ? /^H[^2-9]|(?:COOH|CO2H)$/.test(formula) && formula !== "H2O" : /N/.test(formula) && !/^(?:H|Na|K|Li|NH4)/.test(formula) && !/NO[23]|Cl|Br|CN/.test(formula);
}

function ionWays(scene: Scene, side: Side): Way[] {
  return listSolutes(scene).flatMap((solute): Way[] => {
    const ions = solute === null ? 0 : countIons(solute, side);
    if (solute !== null && ions > 0) return [strongWay(solute, ions, side)];
    if (solute === "H2SO4") return side === ACID ? [sulfuricWay] : [];
    const isKnown = isConstantGiven(scene, side) || findTabulated(solute, side) !== null;
    return isKnown && mayBeWeak(solute, side, scene) ? [weakWay(solute, side)] : [];
  });
}

function constantWays(scene: Scene, side: Side): Way[] {
  const [exponent, constant] = side === ACID ? ["pKₐ", "Kₐ"] : ["pK_b", "K_b"];
  if (isGiven(scene, side.exponent, null)) return [constantFromExponent(side, exponent, constant)];
  if (isGiven(scene, side.constant, null)) return [];
  const solutes = listSolutes(scene);
  const isMeasured = scene.givens.some(({ kind }) => ["ph", "poh", "hydronium", "hydroxide", "percent-ionization"].includes(kind));
  if (isMeasured) return solutes.filter((solute) => mayBeWeak(solute, side, scene)).map((solute) => constantWay(solute, side));
  return solutes.flatMap((solute) => {
    const tabulated = findTabulated(solute, side);
    return tabulated === null || solute === null ? [] : [tabulatedWay(solute, tabulated, side)];
  });
}

/** x / c × 100 % */
function ionizationWay(solute: string | null, side: Side): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(side.ion, null), variableOf("molarity", solute)],
    compute: (ion, molarity) => computed(inUnit(ion, "mol/L").value.div(inUnit(molarity, "mol/L").value).times(100), "%", ion, molarity),
    listSlips: ([ion, molarity], output) => [{ id: "fraction-for-percent", quantity: { ...output, value: inUnit(ion, "mol/L").value.div(inUnit(molarity, "mol/L").value) } }],
    explain: ([ion, molarity], output) => ({
      steps: [{ id: "ionization", lines: [expression(variable("x"), "/", variable("c"), "*", quantity("100", "%"), "=", shownTerm(inUnit(ion, "mol/L")), "/", shownTerm(inUnit(molarity, "mol/L")), "*", quantity("100", "%"), "=", shownTerm(output))], values: {} }],
      answer: { id: "percent-ionization", values: {} },
    }),
  });
}

/** x = c × α / 100 % */
function ionFromIonization(solute: string | null, side: Side): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf("molarity", solute), variableOf("percent-ionization", null)],
    compute: (molarity, percent) => computed(inUnit(molarity, "mol/L").value.times(percent.value).div(100), "mol/L", molarity, percent),
    listSlips: ([molarity, percent], output) => [{ id: "fraction-for-percent", quantity: { ...output, value: inUnit(molarity, "mol/L").value.times(percent.value) } }],
    explain: ([molarity, percent], output) => ({
      steps: [{ id: "ion-from-ionization", lines: [expression(variable("x"), "=", shownTerm(inUnit(molarity, "mol/L")), "*", shownTerm(percent), "/", quantity("100", "%"), "=", shownTerm(output))], values: {} }],
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
      const fromPercent = isGiven(scene, "percent-ionization", null) ? solutes.filter((solute) => mayBeWeak(solute, side, scene)).map((solute) => ionFromIonization(solute, side)) : [];
      return [...ionWays(scene, side), ...fromPercent];
    }
    if (kind === side.constant && of === null) return constantWays(scene, side);
    if (kind === side.exponent && of === null) return [exponentWay(side, side === ACID ? "pKₐ" : "pK_b", side.letter)];
    if (kind === "molarity" && of !== null && countIons(of, side) > 0) return [strongMolarityWay(of, countIons(of, side), side)];
  }
  if (kind !== "percent-ionization" || of !== null) return [];
  return [ACID, BASE].flatMap((side) => listSolutes(scene).filter((solute) => mayBeWeak(solute, side, scene)).map((solute) => ionizationWay(solute, side)));
};
