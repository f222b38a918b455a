import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import type { Expression, FactValue, Term } from "../facts.ts";
import { count, expression, quantity, variable } from "../terms.ts";
import { KINDS, variableOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Relation } from "./relation.ts";
import { relationWays } from "./relation.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** What may be counted of a decaying sample. */
const MEASURES = ["mass", "amount", "particles", "atoms", "activity", "molarity", "fraction-left"] as const satisfies readonly Kind[];

type Measure = (typeof MEASURES)[number];

const LN2 = new Decimal(2).ln();

const CONSTANT: Relation = {
  method: "radioactive-decay",
  id: "constant",
  left: [
    { kind: "decay-constant", letter: "k", unit: "s^-1" },
    { kind: "half-life", letter: "t½", unit: "s" },
  ],
  right: [],
  rightConstants: [{ letter: "ln 2", value: LN2, unit: "" }],
};

const FRACTION_OF_ALL = quantity("100", "%");

/** Times in the unit of the half-life, as a student would compare them. */
function inUnitOf(time: Quantity, halfLife: Quantity): Quantity {
  return inUnit(time, halfLife.unit.factors[0]?.unit.symbol ?? "s");
}

function halvings(time: Quantity, halfLife: Quantity): Decimal {
  return inUnitOf(time, halfLife).value.div(halfLife.value);
}

/** Beyond this nothing is left, and powers of two take forever. */
const MOST_HALVINGS = 100;

function isTooLong(time: Quantity, halfLife: Quantity): boolean {
  return !halfLife.value.gt(0) || time.value.isNegative() || halvings(time, halfLife).gt(MOST_HALVINGS);
}

/** N / N₀; null where nothing is left, or more than there was. */
function shareLeft(left: Quantity, initial: Quantity, unit: string): Decimal | null {
  const share = inUnit(left, unit).value.div(inUnit(initial, unit).value);
  return share.gt(0) && share.lt(1) ? share : null;
}

function halvingsLine(time: Quantity, halfLife: Quantity): Expression {
  const ratio = computed(halvings(time, halfLife), "", time, halfLife);
  return expression(variable("n"), "=", variable("t"), "/", variable("t½"), "=", shownTerm(inUnitOf(time, halfLife)), "/", shownTerm(halfLife), "=", shownTerm(ratio));
}

type Parts = { readonly kind: Measure; readonly of: string | null; readonly unit: string };

function halfPower(exponent: Decimal): Decimal {
  return new Decimal(2).pow(exponent.neg());
}

/** N = N₀ × (½)^(t/t½) */
function leftWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf("time", null), variableOf("half-life", null)],
    compute: (initial, time, halfLife) =>
      isTooLong(time, halfLife)
        ? fail({ code: "not-valid" })
        : computed(inUnit(initial, unit).value.times(halfPower(halvings(time, halfLife))), unit, initial, time, halfLife),
    listSlips: ([initial, time, halfLife], output) => isTooLong(time, halfLife) ? [] : [
      { id: "linear-decay", quantity: computed(inUnit(initial, unit).value.div(halvings(time, halfLife)), unit, output) },
      { id: "missing-ln-two", quantity: computed(inUnit(initial, unit).value.times(halvings(time, halfLife).neg().exp()), unit, output) },
      { id: "decayed-for-left", quantity: computed(inUnit(initial, unit).value.minus(output.value), unit, output) },
    ],
    explain: ([initial, time, halfLife], output) => ({
      steps: [
        { id: "halvings", lines: [halvingsLine(time, halfLife)], values: {} },
        { id: "left", lines: [expression(variable("N"), "=", variable("N₀"), "*", variable("(½)ⁿ"), "=", shownTerm(inUnit(initial, unit)), "*", shownTerm(computed(halfPower(halvings(time, halfLife)), "", output)), "=", shownTerm(output))], values: {} },
      ],
      answer: { id: "left", values: {} },
    }),
  });
}

/** N₀ = N × 2^(t/t½) */
function initialWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "final"), variableOf("time", null), variableOf("half-life", null)],
    compute: (left, time, halfLife) =>
      isTooLong(time, halfLife)
        ? fail({ code: "not-valid" })
        : computed(inUnit(left, unit).value.div(halfPower(halvings(time, halfLife))), unit, left, time, halfLife),
    listSlips: ([left, time, halfLife], output) => [{ id: "inverted-ratio", quantity: computed(inUnit(left, unit).value.times(halfPower(halvings(time, halfLife))), unit, output) }],
    explain: ([left, time, halfLife], output) => ({
      steps: [
        { id: "halvings", lines: [halvingsLine(time, halfLife)], values: {} },
        { id: "initial", lines: [expression(variable("N₀"), "=", variable("N"), "/", variable("(½)ⁿ"), "=", shownTerm(inUnit(left, unit)), "/", shownTerm(computed(halfPower(halvings(time, halfLife)), "", output)), "=", shownTerm(output))], values: {} },
      ],
      answer: { id: "initial", values: {} },
    }),
  });
}

/** n = log₂(N₀ / N) */
function countHalvings(left: Quantity, initial: Quantity, unit: string): Decimal | null {
  const share = shareLeft(left, initial, unit);
  return share === null ? null : share.ln().neg().div(LN2);
}

function countedStep(left: Quantity, initial: Quantity, unit: string): { id: string; lines: Expression[]; values: Record<string, FactValue> } {
  const ratio: Term[] = [shownTerm(inUnit(initial, unit)), shownTerm(inUnit(left, unit))];
  const halved = computed(countHalvings(left, initial, unit) ?? new Decimal(0), "", left, initial);
  const [above, below] = ratio;
  const terms = above === undefined || below === undefined ? [] : [above, "/" as const, below];
  return { id: "count-halvings", lines: [expression(variable("n"), "=", variable("log₂"), "(", variable("N₀"), "/", variable("N"), ")", "=", variable("log₂"), "(", ...terms, ")", "=", shownTerm(halved))], values: {} };
}

/** t = t½ × log₂(N₀/N) */
function timeWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf(kind, of, "final"), variableOf("half-life", null)],
    compute(initial, left, halfLife) {
      const halved = countHalvings(left, initial, unit);
      return halved === null ? fail({ code: "not-valid" }) : { ...computed(halved.times(halfLife.value), "s", initial, left, halfLife), unit: halfLife.unit };
    },
    listSlips([initial, left, halfLife], output) {
      const halved = countHalvings(left, initial, unit);
      return halved === null ? [] : [{ id: "missing-ln-two", quantity: { ...output, value: halved.times(LN2).times(halfLife.value) } }];
    },
    explain: ([initial, left, halfLife], output) => ({
      steps: [
        countedStep(left, initial, unit),
        { id: "time", lines: [expression(variable("t"), "=", variable("n"), "*", variable("t½"), "=", shownTerm(computed(countHalvings(left, initial, unit) ?? new Decimal(0), "", left, initial)), "*", shownTerm(halfLife), "=", shownTerm(output))], values: {} },
      ],
      answer: { id: "time", values: {} },
    }),
  });
}

/** t½ = t / log₂(N₀/N) */
function halfLifeWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf(kind, of, "final"), variableOf("time", null)],
    compute(initial, left, time) {
      const halved = countHalvings(left, initial, unit);
      return halved === null ? fail({ code: "not-valid" }) : { ...computed(time.value.div(halved), "s", initial, left, time), unit: time.unit };
    },
    listSlips([initial, left, time], output) {
      const halved = countHalvings(left, initial, unit);
      return halved === null ? [] : [{ id: "missing-ln-two", quantity: { ...output, value: time.value.div(halved.times(LN2)) } }];
    },
    explain: ([initial, left, time], output) => ({
      steps: [
        countedStep(left, initial, unit),
        { id: "half-life", lines: [expression(variable("t½"), "=", variable("t"), "/", variable("n"), "=", shownTerm(time), "/", shownTerm(computed(countHalvings(left, initial, unit) ?? new Decimal(0), "", left, initial)), "=", shownTerm(output))], values: {} },
      ],
      answer: { id: "half-life", values: {} },
    }),
  });
}

/** The whole of a sample whose remaining share is told or asked. */
const wholeWay: Way = way({
  method: "radioactive-decay",
  needs: [],
  compute: () => computed(new Decimal(100), "%"),
  explain: () => ({ steps: [{ id: "whole", lines: [expression(variable("N₀"), "=", FRACTION_OF_ALL)], values: {} }], answer: { id: "left", values: {} } }),
});

/** What decayed is what is not left. */
function decayedWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf(kind, of, "final")],
    compute: (initial, left) => computed(inUnit(initial, unit).value.minus(inUnit(left, unit).value), unit, initial, left),
    explain: ([initial, left], output) => ({
      steps: [{ id: "decayed", lines: [expression(shownTerm(inUnit(initial, unit)), "-", shownTerm(inUnit(left, unit)), "=", shownTerm(output))], values: {} }],
      answer: { id: "decayed", values: {} },
    }),
  });
}

/** The number of half-lives is t / t½. */
const halvingsWay: Way = way({
  method: "radioactive-decay",
  needs: [variableOf("time", null), variableOf("half-life", null)],
  compute: (time, halfLife) => computed(halvings(time, halfLife), "", time, halfLife),
  explain: ([time, halfLife]) => ({ steps: [{ id: "halvings", lines: [halvingsLine(time, halfLife)], values: { one: count(1) } }], answer: { id: "halvings", values: {} } }),
});

/** A time that passes while the sample is halved a number of times. */
const timeOfHalvings: Way = way({
  method: "radioactive-decay",
  needs: [variableOf("half-lives", null), variableOf("half-life", null)],
  compute: (number, halfLife) => ({ ...computed(number.value.times(halfLife.value), "s", number, halfLife), unit: halfLife.unit }),
  explain: ([number, halfLife], output) => ({
    steps: [{ id: "time", lines: [expression(variable("t"), "=", variable("n"), "*", variable("t½"), "=", shownTerm(number), "*", shownTerm(halfLife), "=", shownTerm(output))], values: {} }],
    answer: { id: "time", values: {} },
  }),
});

function isDecay({ givens, conditions }: Scene, kind: Kind): boolean {
  return conditions.has("decay") || [kind, ...givens.map((given) => given.kind)].some((each) => each === "half-life" || each === "decay-constant");
}

function measuresOf({ givens }: Scene): Parts[] {
  const measured = givens.flatMap(({ kind, of }): Parts[] => {
    const measure = MEASURES.find((each) => each === kind);
    return measure === undefined ? [] : [{ kind: measure, of, unit: KINDS[measure].unit }];
  });
  return measured.filter((each, index) => measured.findIndex((other) => other.kind === each.kind && other.of === each.of) === index);
}

/** First-order decay: N = N₀ (½)^(t/t½), k t½ = ln 2. */
export const radioactiveDecay: Rule = ({ kind, of, label }, scene) => {
  if (!isDecay(scene, kind)) return [];
  const measure = MEASURES.find((each) => each === kind);
  if (measure !== undefined) {
    const parts: Parts = { kind: measure, of, unit: KINDS[measure].unit };
    if (measure === "fraction-left" && label === "initial") return [wholeWay];
    if (label === "final") return [leftWay(parts)];
    if (label === "decayed") return [decayedWay(parts)];
    return label === "initial" ? [initialWay(parts)] : [];
  }
  if (of !== null || label !== null) return [];
  if (kind === "half-lives") return [halvingsWay];
  if (kind === "time") return [...measuresOf(scene).map(timeWay), timeOfHalvings];
  const constant = relationWays([CONSTANT], { kind, of, label });
  return kind === "half-life" ? [...constant, ...measuresOf(scene).map(halfLifeWay)] : constant;
};
