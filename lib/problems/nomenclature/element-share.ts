import { rounded } from "../rounded.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { percentComposition } from "../../methods/percent-composition.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { expression, formulaTerm, quantity as term, step, substanceTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { COMPOUNDS_WITH_NAMES } from "../intake.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { COMPOUNDS, getCompound, LARGER_COMPOUNDS, pickRow, shareOf, SIMPLE_COMPOUNDS } from "./compounds.ts";
import type { Compound } from "./compounds.ts";

const SHARE_WORDS = "problems-nomenclature.element-share";

/** Textbooks give mass percents to two decimals. */
const DECIMALS = 2;

function countAll({ rows }: Compound): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** What goes wrong with the share of an element: subscripts left out, atoms counted, the wrong part. */
function wrongShares({ rows, molarMass, ...rest }: Compound, symbol: string): [slip: string, value: Decimal][] {
  const row = rows.find((each) => each.symbol === symbol);
  if (row === undefined) return [];
  const single = rows.reduce((sum, { weight }) => sum.plus(weight), new Decimal(0));
  const all = countAll({ rows, molarMass, ...rest });
  return [
    ["missing-coefficient", new Decimal(row.weight).times(100).div(molarMass)],
    [slipOf(SHARE_WORDS, "atom-percent"), new Decimal(row.count).times(100).div(all)],
    [slipOf(SHARE_WORDS, "remainder"), new Decimal(100).minus(shareOf({ rows, molarMass, ...rest }, symbol))],
    [slipOf(SHARE_WORDS, "single-atoms"), new Decimal(row.weight).times(100).div(single)],
    ["fraction-for-percent", new Decimal(row.weight).times(row.count).div(molarMass)],
  ];
}

/** The share from the formula; the name asks for the formula first. */
function fromFormula(random: Random, compounds: readonly Compound[], variant: "share" | "share-by-name"): Draft | null {
  const compound = random.pick(compounds);
  const row = pickRow(random, compound);
  const solved = percentComposition({
    formula: getFormula(compound.formula),
    part: { kind: "element", atom: row.atom },
    rounding: { decimals: DECIMALS },
  });
  if (!solved.ok || solved.value.answer.value.kind !== "quantity") return null;
  const share = shareOf(compound, row.symbol);
  const { significantFigures } = solved.value.answer.value;
  const answer = quantity(share, "%", significantFigures);
  const write: StepFacts = step("write-formula", [
    expression(substanceTerm(compound.formula), ":", formulaTerm(compound.formula)),
  ]);
  const steps = solved.value.steps.map((step): StepFacts => ({ ...step, method: "percent-composition" }));
  return {
    kind: "solved",
    variant,
    values: {
      element: formulaTerm(row.symbol),
      ...(variant === "share" ? { formula: formulaTerm(compound.formula) } : { name: substanceTerm(compound.formula) }),
    },
    steps: variant === "share" ? steps : [write, ...steps],
    answer: quantityAnswer("share", answer, {
      formula: formulaTerm(compound.formula),
      element: formulaTerm(row.symbol),
    }),
    distractors: wrongQuantities(answer, wrongShares(compound, row.symbol), "place"),
  };
}

/** The share from an analysis: the element's mass in a weighed sample. */
function fromAnalysis(random: Random): Draft {
  const compound = random.pick(COMPOUNDS.filter(({ rows }) => rows.length === 2));
  const [first, second] = compound.rows;
  if (first === undefined || second === undefined) throw new Error("Two elements were asked for");
  const [asked, other] = random.chance(0.5) ? [first, second] : [second, first];
  const sample = random.measured({ from: 1.2, to: 9.8, figures: 3 }, "g");
  const part = rounded(sample.value.times(shareOf(compound, asked.symbol)).div(100), "g");
  const rest = sample.value.minus(part.value);
  const restGiven = quantity(rest.toDecimalPlaces(2), "g", 3);
  const total = part.value.plus(restGiven.value);
  const answer = quantity(part.value.times(100).div(total), "%", 3);
  const whole = quantity(total, "g", 3);
  const m = (of: string) => variable("m", of);
  return {
    kind: "solved",
    variant: "analysis",
    values: { element: formulaTerm(asked.symbol), other: formulaTerm(other.symbol) },
    givens: { part: [m(asked.symbol), part], rest: [m(other.symbol), restGiven] },
    steps: [
      step("whole", [worked("m", [[m(asked.symbol), part], "+", [m(other.symbol), restGiven]], whole)]),
      step("divide", [
        worked(
          variable("w", asked.symbol),
          [[m(asked.symbol), part], "/", ["m", whole], "*", term("100", "%")],
          term(answer.value.toFixed(1), "%", 3),
        ),
      ]),
    ],
    answer: quantityAnswer("analysis", answer, { element: formulaTerm(asked.symbol) }),
    distractors: wrongQuantities(answer, [
      ["wrong-reference", part.value.times(100).div(restGiven.value)],
      [slipOf(SHARE_WORDS, "remainder"), new Decimal(100).minus(answer.value)],
      ["inverted-ratio", total.times(100).div(part.value)],
      ["fraction-for-percent", answer.value.div(100)],
    ]),
  };
}

/** What was taken from outside; null where nothing was. */
function compoundsOf(taken: readonly string[]): readonly Compound[] | null {
  return taken.length === 0 ? null : taken.map(getCompound);
}

/** The percentage by mass of an element in a compound. */
export const elementShare: Family = {
  id: "element-share",
  subtopic: "percent-composition",
  words: SHARE_WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random, taken) =>
      taken.length > 0 || random.chance(0.75)
        ? fromFormula(random, compoundsOf(taken) ?? SIMPLE_COMPOUNDS, "share")
        : fromAnalysis(random),
    medium: (random, taken) =>
      random.chance(0.5)
        ? fromFormula(random, compoundsOf(taken) ?? LARGER_COMPOUNDS, "share")
        : fromFormula(random, compoundsOf(taken) ?? SIMPLE_COMPOUNDS, "share-by-name"),
  },
  takes: COMPOUNDS_WITH_NAMES,
};
