import { minus, plus, power, root, times } from "../../algebra/tree.ts";
import { writeTree } from "../../algebra/write-tree.ts";
import {
  dilutedWeakAcid,
  dilutedWeakBase,
  ionizationOfAcid,
  ionizationOfBase,
  weakAcid,
  weakBase,
} from "../../laws/acids/weak.ts";
import { lawWays } from "../../laws/law-way.ts";
import { SULFURIC_SECOND_CONSTANT } from "../../chemistry/data/acid-constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import type { StepFacts, Term } from "../facts.ts";
import { count, expression, formulaTerm, quantity, step, variable } from "../terms.ts";
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
import { computed, inUnit, shownTerm, worked } from "./quantity-terms.ts";
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
        step(
          side.name,
          [worked(side.bracket, [count(ions), "*", [variable("c", formula), inUnit(molarity, "mol/L")]], output)],
          { formula: formulaTerm(formula), count: count(ions) },
        ),
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
        step(
          `${side.name}-back`,
          [worked(variable("c", formula), [[side.bracket, inUnit(ion, "mol/L")], "/", count(ions)], output)],
          { formula: formulaTerm(formula), count: count(ions) },
        ),
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
        step("sulfuric-first", [expression(variable("[H₃O⁺]₁"), "=", variable("c", "H2SO4"), "=", shownTerm(c))]),
        step(
          "sulfuric-second",
          [
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
            worked("[H₃O⁺]", [c, "+", x], output),
          ],
          { constant: quantity(SULFURIC_SECOND_CONSTANT, "") },
        ),
      ],
      answer: { id: "hydronium", values: {} },
    };
  },
});

/** Beside the law, where x stands twice: c for c − x where that is allowed, else the quadratic equation. */
function rootStep(side: Side, molarity: Quantity, constant: Quantity, output: Quantity): StepFacts {
  const c = inUnit(molarity, "mol/L");
  const x = output.value;
  const isSmall = x.div(c.value).lt(SMALL_SHARE);
  const show = (values: Readonly<Record<string, Term>>) => (letter: string) => [values[letter] ?? variable(letter)];
  const names = { K: variable(side.letter), c: variable("c"), x: variable("x") };
  const numbers = { ...names, K: shownTerm(constant), c: shownTerm(c) };
  const approximate = root(times("K", "c"));
  const line = isSmall
    ? expression(
        variable("x"),
        "≈",
        ...writeTree(approximate, show(names)),
        "=",
        ...writeTree(approximate, show(numbers)),
        "=",
        shownTerm(computed(constant.value.times(c.value).sqrt(), "mol/L", constant, molarity)),
      )
    : expression(
        ...writeTree(minus(plus(power("x", 2), times("K", "x")), times("K", "c")), show(names)),
        "=",
        quantity("0", ""),
      );
  return step(
    isSmall ? "approximation" : "quadratic",
    [line, expression(variable("x"), "=", variable(side.bracket), "=", shownTerm(output))],
    { share: shownTerm(computed(x.div(c.value).times(100), "%", molarity, constant)) },
  );
}

/** Ka = x² / (c − x): solved exactly; the usual approximation is shown where it holds. */
function weakWays(solute: string | null, side: Side, label: Label | null, scene: Scene): Way[] {
  const [plain, diluted] = side === ACID ? [weakAcid, dilutedWeakAcid] : [weakBase, dilutedWeakBase];
  const law = label === null ? plain : diluted;
  return lawWays([law], variableOf(side.ion, null), scene, { solute }).map((own) => {
    const inputsOf = (inputs: readonly Quantity[]) => {
      const [molarity, constant] = ["molarity", side.constant].map(
        (kind) => inputs[own.needs.findIndex((need) => need.kind === kind)],
      );
      if (molarity === undefined || constant === undefined) throw new Error("A law lacks a quantity");
      return { molarity, constant };
    };
    return {
      ...own,
      compute(inputs) {
        const { molarity, constant } = inputsOf(inputs);
        const ion = own.compute(inputs);
        const isTooMuch = constant.value.gt(1) || inUnit(molarity, "mol/L").value.gt(GREATEST_MOLARITY);
        // The water's own ions would count, or the acid is not a weak one.
        return isTooMuch || (ion.ok && ion.value.value.lt(LEAST_MOLARITY.div(2))) ? fail({ code: "not-valid" }) : ion;
      },
      explain(inputs, output) {
        const { molarity, constant } = inputsOf(inputs);
        const { steps, answer } = own.explain(inputs, output);
        // The root is told by the step that says how it is found.
        const set = steps.map((step): StepFacts => ({ ...step, lines: step.lines.slice(0, -1) }));
        return { steps: [...set, rootStep(side, molarity, constant, output)], answer };
      },
    };
  });
}

function ionWays(scene: Scene, side: Side): Way[] {
  const parent = findParent(scene);
  if (parent !== null)
    return side === parent ? [] : listSolutes(scene).flatMap((salt) => weakWays(salt, side, null, scene));
  // What is diluted has its pH afterwards.
  const label = scene.givens.some((given) => given.kind === "molarity" && given.label === "initial") ? "final" : null;
  return listSolutes(scene).flatMap((solute): Way[] => {
    const ions = solute === null ? 0 : countIons(solute, side);
    if (solute !== null && ions > 0) return [strongWay(solute, ions, side, label)];
    if (solute === "H2SO4" && label === null)
      return side !== ACID
        ? []
        : scene.conditions.has("both-protons")
          ? [strongWay(solute, 2, side, label)]
          : [sulfuricWay];
    const isKnown = isConstantGiven(scene, side) || findTabulated(solute, side) !== null;
    return isKnown && mayBeWeak(solute, side, scene) ? weakWays(solute, side, label, scene) : [];
  });
}

const ionizationOf = (side: Side) => (side === ACID ? ionizationOfAcid : ionizationOfBase);

/** c of a weak acid or base from what it gives into water. */
function molarityWays(solute: string | null, side: Side, scene: Scene): Way[] {
  const wanted = variableOf("molarity", solute);
  const isKnown = isConstantGiven(scene, side) || isGiven(scene, "percent-ionization", null);
  const isMeasured = ["ph", "poh", "hydronium", "hydroxide"].some((kind) =>
    scene.givens.some((given) => given.kind === kind),
  );
  if (!isKnown || !isMeasured || findParent(scene) !== null || !mayBeWeak(solute, side, scene)) return [];
  return lawWays([side === ACID ? weakAcid : weakBase, ionizationOf(side)], wanted, scene, { solute });
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
        ? solutes
            .filter((solute) => mayBeWeak(solute, side, scene))
            .flatMap((solute) => lawWays([ionizationOf(side)], variableOf(kind, null), scene, { solute }))
        : [];
      return [...ionWays(scene, side), ...fromPercent];
    }
    if (kind === side.constant && of === null) return constantWays(scene, side);
    if (kind === side.exponent && of === null) return exponentWays(scene, side, isByConjugate(scene, side));
    if (kind === "molarity" && of !== null && countIons(of, side) > 0)
      return [strongMolarityWay(of, countIons(of, side), side)];
  }
  if (kind === "molarity") return [ACID, BASE].flatMap((side) => molarityWays(of, side, scene));
  if (kind !== "percent-ionization" || of !== null) return [];
  return [ACID, BASE].flatMap((side) =>
    listSolutes(scene)
      .filter((solute) => mayBeWeak(solute, side, scene))
      .flatMap((solute) => lawWays([ionizationOf(side)], variableOf(kind, null), scene, { solute })),
  );
};
