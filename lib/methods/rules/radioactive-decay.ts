import { decayConstant } from "../../laws/nuclear/decay-constant.ts";
import { lawWays } from "../../laws/law-way.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import type { Expression } from "../facts.ts";
import { expression, quantity, variable } from "../terms.ts";
import { KINDS, variableOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Condition, Rule, Scene, Way } from "./rule.ts";

/** What may be counted of a decaying sample. */
const MEASURES = [
  "mass",
  "amount",
  "particles",
  "atoms",
  "activity",
  "molarity",
  "reactant-molarity",
  "fraction-left",
] as const satisfies readonly Kind[];

type Measure = (typeof MEASURES)[number];

const LN2 = new Decimal(2).ln();

const FRACTION_OF_ALL = quantity("100", "%");

/** Times in the unit of the half-life, as a student would compare them. */
function inUnitOf(time: Quantity, halfLife: Quantity): Quantity {
  return inUnit(time, halfLife.unit.factors[0]?.unit.symbol ?? "s");
}

function halvings(time: Quantity, halfLife: Quantity): Decimal {
  return inUnitOf(time, halfLife).value.div(halfLife.value);
}

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
  return expression(
    variable("n"),
    "=",
    variable("t"),
    "/",
    variable("t½"),
    "=",
    shownTerm(inUnitOf(time, halfLife)),
    "/",
    shownTerm(halfLife),
    "=",
    shownTerm(ratio),
  );
}

type Parts = { readonly kind: Measure; readonly of: string | null; readonly unit: string };

function halfPower(exponent: Decimal): Decimal {
  return new Decimal(2).pow(exponent.neg());
}

/** Beyond this nothing is left, and powers of two take forever. */
function isBeyond(number: Quantity): boolean {
  return number.value.isNegative() || number.value.gt(MOST_HALVINGS);
}

/** N = N₀ × (½)ⁿ */
function leftWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf("half-lives", null)],
    compute: (initial, number) =>
      isBeyond(number)
        ? fail({ code: "not-valid" })
        : computed(inUnit(initial, unit).value.times(halfPower(number.value)), unit, initial, number),
    listSlips: ([initial, number], output) =>
      isBeyond(number)
        ? []
        : [
            { id: "linear-decay", quantity: computed(inUnit(initial, unit).value.div(number.value), unit, output) },
            {
              id: "missing-ln-two",
              quantity: computed(inUnit(initial, unit).value.times(number.value.neg().exp()), unit, output),
            },
            {
              id: "decayed-for-left",
              quantity: computed(inUnit(initial, unit).value.minus(output.value), unit, output),
            },
          ],
    explain: ([initial, number], output) => ({
      steps: [
        {
          id: "left",
          lines: [
            expression(
              variable("N"),
              "=",
              variable("N₀"),
              "*",
              variable("(½)ⁿ"),
              "=",
              shownTerm(inUnit(initial, unit)),
              "*",
              shownTerm(computed(halfPower(number.value), "", output)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "left", values: {} },
    }),
  });
}

/** N₀ = N × 2ⁿ */
function initialWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "final"), variableOf("half-lives", null)],
    compute: (left, number) =>
      isBeyond(number)
        ? fail({ code: "not-valid" })
        : computed(inUnit(left, unit).value.div(halfPower(number.value)), unit, left, number),
    listSlips: ([left, number], output) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(left, unit).value.times(halfPower(number.value)), unit, output),
      },
    ],
    explain: ([left, number], output) => ({
      steps: [
        {
          id: "initial",
          lines: [
            expression(
              variable("N₀"),
              "=",
              variable("N"),
              "/",
              variable("(½)ⁿ"),
              "=",
              shownTerm(inUnit(left, unit)),
              "/",
              shownTerm(computed(halfPower(number.value), "", output)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "initial", values: {} },
    }),
  });
}

/** n = log₂(N₀ / N) */
function countedWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf(kind, of, "final")],
    compute(initial, left) {
      const share = shareLeft(left, initial, unit);
      return share === null ? fail({ code: "not-valid" }) : computed(share.ln().neg().div(LN2), "", initial, left);
    },
    listSlips: (_, output) => [{ id: "missing-ln-two", quantity: { ...output, value: output.value.times(LN2) } }],
    explain: ([initial, left], output) => ({
      steps: [
        {
          id: "count-halvings",
          lines: [
            expression(
              variable("n"),
              "=",
              variable("log₂"),
              "(",
              variable("N₀"),
              "/",
              variable("N"),
              ")",
              "=",
              variable("log₂"),
              "(",
              shownTerm(inUnit(initial, unit)),
              "/",
              shownTerm(inUnit(left, unit)),
              ")",
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "halvings", values: {} },
    }),
  });
}

/** n = t / t½ */
const timedWay: Way = way({
  method: "radioactive-decay",
  needs: [variableOf("time", null), variableOf("half-life", null)],
  compute: (time, halfLife) =>
    isTooLong(time, halfLife) ? fail({ code: "not-valid" }) : computed(halvings(time, halfLife), "", time, halfLife),
  explain: ([time, halfLife]) => ({
    steps: [{ id: "halvings", lines: [halvingsLine(time, halfLife)], values: {} }],
    answer: { id: "halvings", values: {} },
  }),
});

/** t = n t½ */
const timeWay: Way = way({
  method: "radioactive-decay",
  needs: [variableOf("half-lives", null), variableOf("half-life", null)],
  compute: (number, halfLife) => ({
    ...computed(number.value.times(halfLife.value), "s", number, halfLife),
    unit: halfLife.unit,
  }),
  explain: ([number, halfLife], output) => ({
    steps: [
      {
        id: "time",
        lines: [
          expression(
            variable("t"),
            "=",
            variable("n"),
            "*",
            variable("t½"),
            "=",
            shownTerm(number),
            "*",
            shownTerm(halfLife),
            "=",
            shownTerm(output),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "time", values: {} },
  }),
});

/** t½ = t / n */
const halfLifeWay: Way = way({
  method: "radioactive-decay",
  needs: [variableOf("time", null), variableOf("half-lives", null)],
  compute: (time, number) =>
    number.value.gt(0)
      ? { ...computed(time.value.div(number.value), "s", time, number), unit: time.unit }
      : fail({ code: "not-valid" }),
  explain: ([time, number], output) => ({
    steps: [
      {
        id: "half-life",
        lines: [
          expression(
            variable("t½"),
            "=",
            variable("t"),
            "/",
            variable("n"),
            "=",
            shownTerm(time),
            "/",
            shownTerm(number),
            "=",
            shownTerm(output),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "half-life", values: {} },
  }),
});

/** The whole of a sample whose remaining share is told or asked. */
const wholeWay: Way = way({
  method: "radioactive-decay",
  needs: [],
  compute: () => computed(new Decimal(100), "%"),
  explain: () => ({
    steps: [{ id: "whole", lines: [expression(variable("N₀"), "=", FRACTION_OF_ALL)], values: {} }],
    answer: { id: "left", values: {} },
  }),
});

/** What decayed is what is not left. */
function decayedWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf(kind, of, "final")],
    compute: (initial, left) =>
      computed(inUnit(initial, unit).value.minus(inUnit(left, unit).value), unit, initial, left),
    explain: ([initial, left], output) => ({
      steps: [
        {
          id: "decayed",
          lines: [
            expression(shownTerm(inUnit(initial, unit)), "-", shownTerm(inUnit(left, unit)), "=", shownTerm(output)),
          ],
          values: {},
        },
      ],
      answer: { id: "decayed", values: {} },
    }),
  });
}

/** What is left is what did not decay. */
function remainderWay({ kind, of, unit }: Parts): Way {
  return way({
    method: "radioactive-decay",
    needs: [variableOf(kind, of, "initial"), variableOf(kind, of, "decayed")],
    compute: (initial, decayed) =>
      computed(inUnit(initial, unit).value.minus(inUnit(decayed, unit).value), unit, initial, decayed),
    listSlips: ([, decayed]) => [{ id: "decayed-for-left", quantity: inUnit(decayed, unit) }],
    explain: ([initial, decayed], output) => ({
      steps: [
        {
          id: "remainder",
          lines: [
            expression(
              variable("N"),
              "=",
              shownTerm(inUnit(initial, unit)),
              "-",
              shownTerm(inUnit(decayed, unit)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "left", values: {} },
    }),
  });
}

const ORDERS = ["order-0", "order-1", "order-2"] as const satisfies readonly Condition[];

/** Reactions whose order is told go by the laws of kinetics. */
function isDecay({ givens, conditions }: Scene, kind: Kind): boolean {
  if (ORDERS.some((order) => conditions.has(order))) return false;
  return (
    conditions.has("decay") ||
    [kind, ...givens.map((given) => given.kind)].some(
      (each) => each === "half-life" || each === "half-lives" || each === "decay-constant",
    )
  );
}

function measuresOf({ givens }: Scene): Parts[] {
  const measured = givens.flatMap(({ kind, of }): Parts[] => {
    const measure = MEASURES.find((each) => each === kind);
    return measure === undefined ? [] : [{ kind: measure, of, unit: KINDS[measure].unit }];
  });
  return measured.filter(
    (each, index) => measured.findIndex((other) => other.kind === each.kind && other.of === each.of) === index,
  );
}

/** First-order decay: N = N₀ (½)^(t/t½), k t½ = ln 2. */
export const radioactiveDecay: Rule = ({ kind, of, label }, scene) => {
  if (!isDecay(scene, kind)) return [];
  const measure = MEASURES.find((each) => each === kind);
  if (measure !== undefined) {
    const parts: Parts = { kind: measure, of, unit: KINDS[measure].unit };
    if (measure === "fraction-left" && label === "initial") return [wholeWay];
    const isTold = scene.givens.some((given) => given.kind === kind && given.of === of && given.label === "decayed");
    if (label === "final") return isTold ? [remainderWay(parts)] : [leftWay(parts)];
    if (label === "decayed") return [decayedWay(parts)];
    return label === "initial" ? [initialWay(parts)] : [];
  }
  if (of !== null || label !== null) return [];
  if (kind === "half-lives") return [timedWay, ...measuresOf(scene).map(countedWay)];
  if (kind === "time") return [timeWay];
  const constant = lawWays([decayConstant], { kind, of, label }, scene);
  return kind === "half-life" ? [...constant, halfLifeWay] : constant;
};
