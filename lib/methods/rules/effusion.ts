import { ONE } from "../../quantity/decimal.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fewestFigures } from "../../quantity/significant-figures.ts";
import { fail } from "../../result.ts";
import type { FactValue, Operator, Term } from "../facts.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind, Label, Variable } from "./kinds.ts";
import { computed, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Slip, Way } from "./rule.ts";
import { findSubstance, molarMassStep } from "./substance.ts";
import type { Substance } from "./substance.ts";

/** Rates and times, with their letters; the one is large where the other is small. */
const MEASURES = { "effusion-rate": "r", "effusion-time": "t" } as const satisfies Partial<Record<Kind, string>>;
type Measure = keyof typeof MEASURES;

const SIDES = ["first", "second"] as const satisfies readonly Label[];
type Side = (typeof SIDES)[number];

const opposite = (side: Side): Side => (side === "first" ? "second" : "first");

const RATIO = variableOf("rate-ratio", null);

type Pair = Readonly<Record<Side, string | null>>;

/** `r(He)`, or `rₓ` of the gas that is not known. */
function letterOf(letter: string, gas: string | null): Term {
  return gas === null ? variable(`${letter}ₓ`) : variable(letter, gas);
}

/** `r²(He)`, or `rₓ²`. */
function squareOf(gas: string | null): Term {
  return gas === null ? variable("rₓ²") : variable("r²", gas);
}

function masses(gas: Substance): Term {
  return quantity(gas.molarMass.toFixed(), "g/mol");
}

/** `√(M(Y) / M(X)) = √(… / …)` */
function root(above: Substance, below: Substance): (Term | Operator)[] {
  const sign = variable("√");
  return [
    sign,
    "(",
    variable("M", above.ascii),
    "/",
    variable("M", below.ascii),
    ")",
    "=",
    sign,
    "(",
    masses(above),
    "/",
    masses(below),
    ")",
  ];
}

function namesOf(pair: Pair): Record<string, FactValue> {
  return Object.fromEntries(SIDES.flatMap((side) => (pair[side] === null ? [] : [[side, formulaTerm(pair[side])]])));
}

/** r₁ / r₂ = √(M₂ / M₁) */
function ratioWay(first: Substance, second: Substance): Way {
  const share = second.molarMass.div(first.molarMass);
  return way({
    method: "effusion",
    needs: [],
    compute: () => pureNumber(share.sqrt(), null),
    listSlips: (): Slip[] => [
      { id: "inverted-ratio", quantity: pureNumber(ONE.div(share.sqrt()), null) },
      { id: "forgot-root", quantity: pureNumber(share, null) },
    ],
    explain: (_, output) => ({
      steps: [
        ...[first, second].map(molarMassStep),
        {
          id: "ratio",
          lines: [
            expression(
              variable("r", first.ascii),
              "/",
              variable("r", second.ascii),
              "=",
              ...root(second, first),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "ratio", values: namesOf({ first: first.ascii, second: second.ascii }) },
    }),
  });
}

/** `= tₓ / t(He)`, where the ratio of the rates is found from times. */
function timesOf(measure: Measure, pair: Pair): (Term | Operator)[] {
  return measure === "effusion-time" ? ["=", letterOf("t", pair.second), "/", letterOf("t", pair.first)] : [];
}

/** The ratio of two measured rates; that of times is the other way round. */
function measuredRatioWay(measure: Measure, pair: Pair): Way {
  const [above, below]: readonly [Side, Side] = measure === "effusion-rate" ? ["first", "second"] : ["second", "first"];
  return way({
    method: "effusion",
    needs: [variableOf(measure, null, above), variableOf(measure, null, below)],
    compute: (a, b) => pureNumber(inBase(a).div(inBase(b)), fewestFigures(a.significantFigures, b.significantFigures)),
    listSlips: ([a, b], output) => [
      { id: "inverted-ratio", quantity: pureNumber(inBase(b).div(inBase(a)), output.significantFigures) },
    ],
    explain: ([a, b], output) => ({
      steps: [
        {
          id: measure === "effusion-rate" ? "ratio-of-rates" : "ratio-of-times",
          lines: [
            expression(
              letterOf("r", pair.first),
              "/",
              letterOf("r", pair.second),
              ...timesOf(measure, pair),
              "=",
              shownTerm(a),
              "/",
              shownTerm(b),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "ratio", values: namesOf(pair) },
    }),
  });
}

/** Both of a pair have the same dimension; its units may differ. */
function inBase({ value, unit }: Quantity): Decimal {
  return value.times(unit.numerator).div(unit.denominator);
}

/** M(X) = M(Y) · (r(Y) / r(X))² */
function molarMassWay(known: Substance, side: Side, pair: Pair): Way {
  const factorOf = (ratio: Quantity): Decimal => (side === "first" ? ratio.value : ONE.div(ratio.value));
  return way({
    method: "effusion",
    needs: [RATIO],
    compute: (ratio) =>
      ratio.value.gt(0)
        ? computed(known.molarMass.times(factorOf(ratio).pow(2)), "g/mol", ratio)
        : fail({ code: "not-valid" }),
    listSlips: ([ratio]) => [
      { id: "inverted-ratio", quantity: computed(known.molarMass.div(factorOf(ratio).pow(2)), "g/mol", ratio) },
      { id: "forgot-square", quantity: computed(known.molarMass.times(factorOf(ratio)), "g/mol", ratio) },
    ],
    explain([ratio], output) {
      const share = ["(", shownTerm(ratio), "*", shownTerm(ratio), ")"] as const;
      return {
        steps: [
          molarMassStep(known),
          {
            id: "molar-mass-from-ratio",
            lines: [
              expression(
                variable("Mₓ"),
                "=",
                variable("M", known.ascii),
                "*",
                squareOf(pair[side]),
                "/",
                squareOf(pair[opposite(side)]),
                "=",
                masses(known),
                side === "first" ? "*" : "/",
                ...share,
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: { id: "molar-mass", values: {} },
      };
    },
  });
}

/** r(X) = r(Y) · √(M(Y) / M(X)); t(X) = t(Y) · √(M(X) / M(Y)) */
function measureWay(measure: Measure, side: Side, own: Substance, other: Substance): Way {
  const [above, below] = measure === "effusion-rate" ? [other, own] : [own, other];
  const factor = above.molarMass.div(below.molarMass);
  const letter = MEASURES[measure];
  return way({
    method: "effusion",
    needs: [variableOf(measure, null, opposite(side))],
    compute: (given) => ({ ...given, value: given.value.times(factor.sqrt()) }),
    listSlips: ([given]) => [
      { id: "inverted-ratio", quantity: { ...given, value: given.value.div(factor.sqrt()) } },
      { id: "forgot-root", quantity: { ...given, value: given.value.times(factor) } },
    ],
    explain: ([given], output) => ({
      steps: [
        ...[own, other].map(molarMassStep),
        {
          id: measure === "effusion-rate" ? "rate" : "time",
          lines: [
            expression(
              variable(letter, own.ascii),
              "=",
              variable(letter, other.ascii),
              "*",
              ...root(above, below).slice(0, 6),
              "=",
              shownTerm(given),
              "*",
              ...root(above, below).slice(7),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: measure === "effusion-rate" ? "rate" : "time", values: { formula: formulaTerm(own.ascii) } },
    }),
  });
}

function isGivenTwice({ givens }: Scene, measure: Measure): boolean {
  return SIDES.every((side) => givens.some((given) => given.kind === measure && given.label === side));
}

function listRatioWays(scene: Scene, pair: Pair): Way[] {
  const [first, second] = [findSubstance(pair.first), findSubstance(pair.second)];
  const measured = (Object.keys(MEASURES) as Measure[]).filter((measure) => isGivenTwice(scene, measure));
  if (measured.length > 0) return measured.map((measure) => measuredRatioWay(measure, pair));
  return first !== null && second !== null ? [ratioWay(first, second)] : [];
}

function isMeasure(kind: Kind): kind is Measure {
  return Object.hasOwn(MEASURES, kind);
}

function listMeasureWays({ kind, label }: Variable, pair: Pair): Way[] {
  const side = SIDES.find((each) => each === label);
  if (!isMeasure(kind) || side === undefined) return [];
  const [own, other] = [findSubstance(pair[side]), findSubstance(pair[opposite(side)])];
  return own !== null && other !== null ? [measureWay(kind, side, own, other)] : [];
}

/**
 * Two gases under the same conditions effuse at rates inversely proportional to the square roots of their molar masses
 * (T. Graham, Phil. Trans. R. Soc. 136 (1846) 573).
 */
export const effusion: Rule = (wanted, scene) => {
  const pair = scene.effusion;
  if (pair === undefined) return [];
  if (wanted.kind === "rate-ratio") return listRatioWays(scene, pair);
  if (wanted.kind !== "molar-mass" || wanted.of !== null) return listMeasureWays(wanted, pair);
  const side = SIDES.find((each) => pair[each] !== null && pair[opposite(each)] === null);
  const known = side === undefined ? null : findSubstance(pair[side]);
  return side === undefined || known === null ? [] : [molarMassWay(known, side, pair)];
};
