import { WATER_CONSTANT, WATER_EXPONENT } from "../../chemistry/data/water-constant.ts";
import { STRONG_ACIDS, STRONG_BASES } from "../../chemistry/data/acid-constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresOfLogarithm, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Figures } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { StepFacts } from "../facts.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Rule, RuleIssue, Scene, Way } from "./rule.ts";

/** How much of an acid and of a base there is, counted in protons and hydroxide ions, in one volume. */
type Mixture = {
  readonly acid: Quantity;
  readonly base: Quantity;
  readonly volume: Quantity;
  readonly constant: Decimal | null;
};

/** The dissolved acid and base. `weak` is the one that keeps part of its protons or places for them. */
type Partners = {
  readonly acid: string;
  readonly base: string;
  readonly weak: "acid" | "base" | null;
  readonly atEquivalence: boolean;
};

/** Amounts nearer to each other than this neutralise each other. */
const SAME = new Decimal("0.001");

/** Where a partner is used up to this share, or is present to so little, the equation of a buffer no longer holds. */
const LEAST_SHARE = 0.02;

function hydroxides(formula: string): number {
  return Object.hasOwn(STRONG_BASES, formula) ? (STRONG_BASES[formula] ?? 0) : 1;
}

export function findPartners(scene: Scene): Partners | null {
  const { givens, conditions } = scene;
  const formulas = [...new Set(givens.flatMap(({ kind, of }) => (kind === "molarity" && of !== null ? [of] : [])))];
  const [first, second, ...others] = formulas;
  if (!conditions.has("neutralization") || first === undefined || second === undefined || others.length > 0)
    return null;
  const atEquivalence = conditions.has("equivalence");
  const strongAcid = formulas.find((formula) => STRONG_ACIDS.has(formula));
  const strongBase = formulas.find((formula) => Object.hasOwn(STRONG_BASES, formula));
  const other = (formula: string): string => (formula === first ? second : first);
  if (strongAcid !== undefined && strongBase !== undefined)
    return { acid: strongAcid, base: strongBase, weak: null, atEquivalence };
  if (strongBase !== undefined) return { acid: other(strongBase), base: strongBase, weak: "acid", atEquivalence };
  return strongAcid === undefined ? null : { acid: strongAcid, base: other(strongAcid), weak: "base", atEquivalence };
}

function needsOf({ acid, base, weak, atEquivalence }: Partners): Variable[] {
  const start = weak === "base" ? base : acid;
  const volumes = atEquivalence
    ? [variableOf("solution-volume", start)]
    : [variableOf("solution-volume", acid), variableOf("solution-volume", base)];
  const constant = weak === null ? [] : [variableOf(weak === "acid" ? "acid-constant" : "base-constant", null)];
  return [variableOf("molarity", acid), variableOf("molarity", base), ...volumes, ...constant];
}

function times(molarity: Quantity, volume: Quantity, factor: number): Quantity {
  return computed(
    inUnit(molarity, "mol/L").value.times(inUnit(volume, "L").value).times(factor),
    "mol",
    molarity,
    volume,
  );
}

function read(partners: Partners, inputs: readonly Quantity[]): Mixture {
  const [acidity, basicity, first, second, third] = inputs;
  if (acidity === undefined || basicity === undefined || first === undefined)
    throw new Error("A neutralization lacks a quantity");
  const ions = hydroxides(partners.base);
  const last = partners.atEquivalence ? second : third;
  const constant = partners.weak === null ? null : (last?.value ?? null);
  if (partners.atEquivalence) {
    const start = partners.weak === "base" ? times(basicity, first, 1) : times(acidity, first, 1);
    const strength =
      partners.weak === "base" ? inUnit(acidity, "mol/L").value : inUnit(basicity, "mol/L").value.times(ions);
    const volume = inUnit(first, "L").value.plus(start.value.div(strength));
    return { acid: start, base: start, volume: computed(volume, "L", first, acidity, basicity), constant };
  }
  if (second === undefined) throw new Error("A neutralization lacks a volume");
  const [a, b] = [inUnit(first, "L"), inUnit(second, "L")];
  const value = a.value.plus(b.value);
  const place = coarsestPlace(lastPlace(a.value, a.significantFigures), lastPlace(b.value, b.significantFigures));
  return {
    acid: times(acidity, first, 1),
    base: times(basicity, second, ions),
    volume: { ...computed(value, "L"), significantFigures: figuresToPlace(value, place) },
    constant,
  };
}

type Outcome = {
  readonly id: "excess" | "neutral" | "buffer-point" | "equivalence-point";
  readonly ph: Decimal;
  readonly figures: Figures;
  readonly amount: Quantity;
  readonly concentration: Quantity;
};

/** What is more of one partner, with the figures that the difference leaves. */
function difference(more: Quantity, less: Quantity): Quantity {
  const value = more.value.minus(less.value);
  return {
    ...computed(value, "mol"),
    significantFigures: figuresToPlace(
      value,
      coarsestPlace(lastPlace(more.value, more.significantFigures), lastPlace(less.value, less.significantFigures)),
    ),
  };
}

function concentrationOf(amount: Quantity, volume: Quantity): Quantity {
  return computed(amount.value.div(volume.value), "mol/L", amount, volume);
}

function decide(partners: Partners, mixture: Mixture): Outcome | null {
  const { acid, base, volume, constant } = mixture;
  const isEqual = acid.value.minus(base.value).abs().lt(acid.value.times(SAME));
  const isAcidic = acid.value.gt(base.value);
  const weakIsMore = (partners.weak === "acid" && isAcidic) || (partners.weak === "base" && !isAcidic);
  if (isEqual) {
    const concentration = concentrationOf(acid, volume);
    if (constant === null) return { id: "neutral", ph: new Decimal(7), figures: 3, amount: acid, concentration };
    const ion = WATER_CONSTANT.div(constant).times(concentration.value).sqrt();
    const exponent = ion.log(10).neg();
    return {
      id: "equivalence-point",
      ph: partners.weak === "acid" ? WATER_EXPONENT.minus(exponent) : exponent,
      figures: 3,
      amount: acid,
      concentration,
    };
  }
  const rest = isAcidic ? difference(acid, base) : difference(base, acid);
  const concentration = concentrationOf(rest, volume);
  if (weakIsMore && constant !== null) {
    const formed = isAcidic ? base : acid;
    const ratio = formed.value.div(rest.value);
    if (ratio.lt(LEAST_SHARE) || ratio.gt(1 / LEAST_SHARE)) return null;
    const exponent = constant.log(10).neg().plus(ratio.log(10));
    return {
      id: "buffer-point",
      ph: partners.weak === "acid" ? exponent : WATER_EXPONENT.minus(exponent),
      figures: 3,
      amount: rest,
      concentration,
    };
  }
  const exponent = concentration.value.log(10).neg();
  return {
    id: "excess",
    ph: isAcidic ? exponent : WATER_EXPONENT.minus(exponent),
    figures: figuresOfLogarithm(exponent, concentration.significantFigures),
    amount: rest,
    concentration,
  };
}

/** A pH has two decimals where its own data would leave more, or fewer. */
function toResult(partners: Partners, inputs: readonly Quantity[]): Result<Quantity, RuleIssue> {
  const outcome = decide(partners, read(partners, inputs));
  if (outcome === null || !outcome.ph.isFinite() || outcome.concentration.value.lt("1e-6"))
    return fail({ code: "not-valid" });
  return succeed({ ...computed(outcome.ph, ""), significantFigures: figuresToPlace(outcome.ph, -2) });
}

function lastStep(
  partners: Partners,
  { acid, base, constant }: Mixture,
  { id, amount, concentration }: Outcome,
  output: Quantity,
): StepFacts {
  const isAcidic = acid.value.gt(base.value);
  if (id === "neutral") return { id, lines: [expression(variable("pH"), "=", quantity("7.00", ""))], values: {} };
  const shownConstant = constant === null ? quantity("0", "") : shownTerm(computed(constant, ""));
  const letter = partners.weak === "base" ? "K_b" : "Kₐ";
  if (id === "equivalence-point") {
    return {
      id,
      lines: [
        expression(
          variable("c"),
          "=",
          shownTerm(concentration),
          ",",
          variable("K_w"),
          "/",
          variable(letter),
          "=",
          shownTerm(computed(WATER_CONSTANT.div(constant ?? 1), "", computed(new Decimal(1), ""))),
        ),
        expression(
          variable("x"),
          "=",
          variable("√"),
          "(",
          variable("K_w"),
          "/",
          variable(letter),
          "*",
          variable("c"),
          ")",
        ),
        expression(variable("pH"), "=", shownTerm(output)),
      ],
      values: {},
    };
  }
  if (id === "buffer-point") {
    const formed = isAcidic ? base : acid;
    return {
      id,
      lines: [
        expression(
          variable(letter),
          "=",
          shownConstant,
          ",",
          variable("n₁"),
          ":",
          variable("n₂"),
          "=",
          shownTerm(formed),
          ":",
          shownTerm(amount),
        ),
        expression(variable("pH"), "=", shownTerm(output)),
      ],
      values: {},
    };
  }
  return {
    id,
    lines: [
      expression(
        variable(isAcidic ? "[H₃O⁺]" : "[OH⁻]"),
        "=",
        shownTerm(amount),
        "/",
        variable("V"),
        "=",
        shownTerm(concentration),
      ),
      expression(variable("pH"), "=", shownTerm(output)),
    ],
    values: {},
  };
}

function neutralizationWay(partners: Partners): Way {
  return {
    method: "neutralization",
    needs: needsOf(partners),
    compute: (inputs) => toResult(partners, inputs),
    listSlips(inputs, output) {
      const mixture = read(partners, inputs);
      const outcome = decide(partners, mixture);
      if (outcome?.id !== "excess") return [];
      const slip = outcome.amount.value.log(10).neg();
      const isAcidic = mixture.acid.value.gt(mixture.base.value);
      return [
        { id: "acid-for-base", quantity: { ...output, value: WATER_EXPONENT.minus(output.value) } },
        { id: "wrong-reference", quantity: { ...output, value: isAcidic ? slip : WATER_EXPONENT.minus(slip) } },
      ];
    },
    explain(inputs, output) {
      const mixture = read(partners, inputs);
      const outcome = decide(partners, mixture);
      return {
        steps: [
          {
            id: "amounts",
            lines: [
              expression(
                variable("n(H⁺)"),
                "=",
                shownTerm(mixture.acid),
                ",",
                variable("n(OH⁻)"),
                "=",
                shownTerm(mixture.base),
              ),
              expression(variable("V"), "=", shownTerm(mixture.volume)),
            ],
            values: { acid: formulaTerm(partners.acid), base: formulaTerm(partners.base) },
          },
          ...(outcome === null ? [] : [lastStep(partners, mixture, outcome, output)]),
        ],
        answer: { id: "ph", values: {} },
      };
    },
  };
}

/**
 * An acid and a base in one solution, at least one of them strong: what is left over decides the pH; where a weak partner
 * is left, it is a buffer; where nothing is, the salt.
 */
export const neutralization: Rule = ({ kind, of, label }, scene) => {
  if (kind !== "ph" || of !== null || label !== null) return [];
  const partners = findPartners(scene);
  return partners === null ? [] : [neutralizationWay(partners)];
};
