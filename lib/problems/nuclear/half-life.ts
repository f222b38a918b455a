import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";

const WORDS = "problems-nuclear.half-life";

/** Half-lives to three figures: Evaluated Nuclear Structure Data File (National Nuclear Data Center), as NuDat lists them. */
const NUCLIDES = [
  { name: "¹³¹I", halfLife: "8.02", unit: "d" },
  { name: "³²P", halfLife: "14.3", unit: "d" },
  { name: "²²²Rn", halfLife: "3.82", unit: "d" },
  { name: "⁵¹Cr", halfLife: "27.7", unit: "d" },
  { name: "⁵⁹Fe", halfLife: "44.5", unit: "d" },
  { name: "¹⁹⁸Au", halfLife: "2.69", unit: "d" },
  { name: "²⁴Na", halfLife: "15.0", unit: "h" },
  { name: "⁴²K", halfLife: "12.4", unit: "h" },
  { name: "¹⁸F", halfLife: "110", unit: "min" },
  { name: "¹¹C", halfLife: "20.4", unit: "min" },
  { name: "⁶⁰Co", halfLife: "5.27", unit: "yr" },
  { name: "³H", halfLife: "12.3", unit: "yr" },
  { name: "⁹⁰Sr", halfLife: "28.8", unit: "yr" },
  { name: "¹³⁷Cs", halfLife: "30.1", unit: "yr" },
] as const;

type Sample = {
  readonly name: string;
  readonly halfLife: Quantity;
  readonly time: Quantity;
  readonly initial: Quantity;
  readonly left: Quantity;
  readonly halvings: Decimal;
};

function sample(random: Random, halvings: Decimal): Sample {
  const { name, halfLife, unit } = random.pick(NUCLIDES);
  const half = quantity(halfLife, unit, 3);
  const initial = random.measured({ from: 4, to: 96, figures: 3 }, random.pick(["mg", "g"]));
  const left = rounded(initial.value.div(new Decimal(2).pow(halvings)), initial.unit.factors[0]?.unit.symbol ?? "g");
  return { name, halfLife: half, time: rounded(half.value.times(halvings), unit), initial, left, halvings };
}

function unitOf({ unit }: Quantity): string {
  return unit.factors[0]?.unit.symbol ?? "";
}

const nameValue = (name: string) => ({ nuclide: { kind: "variable", name, of: null } }) as const;

type Asked = "left" | "initial" | "time" | "half-life";

const KINDS = {
  left: variableOf("mass", null, "final"),
  initial: variableOf("mass", null, "initial"),
  time: variableOf("time", null),
  "half-life": variableOf("half-life", null),
} as const;

/** Wrong values of each: the decay taken for even, the logarithm of two left out, the first half taken for all. */
function listWrong({ halfLife, time, initial, left, halvings }: Sample, asked: Asked): Distractor[] {
  const { value } = initial;
  switch (asked) {
    case "left":
      return [];
    case "initial":
      return wrongQuantities(initial, [
        ["linear-decay", left.value.times(halvings)],
        ["missing-ln-two", left.value.times(halvings.exp())],
      ]);
    case "time":
      return wrongQuantities(time, [
        ["linear-decay", value.div(left.value).times(halfLife.value)],
        [slipOf(WORDS, "first-half-only"), value.minus(left.value).div(value).times(halfLife.value)],
      ]);
    case "half-life":
      return wrongQuantities(halfLife, [
        ["linear-decay", time.value.times(left.value).div(value)],
        [slipOf(WORDS, "first-half-only"), time.value.div(2)],
        ["inverted-ratio", time.value.times(halvings)],
      ]);
  }
}

/** The mass that is left, or was there, or how long it takes: three are given, the fourth is asked for. */
function draft(sampled: Sample, asked: Asked): ComputedDraft {
  const { name, halfLife, time, initial, left } = sampled;
  const all = {
    ...(asked !== "initial" && { initial: given("mass", null, initial, "initial") }),
    ...(asked !== "left" && { left: given("mass", null, left, "final") }),
    ...(asked !== "half-life" && { halfLife: given("half-life", null, halfLife) }),
    ...(asked !== "time" && { time: given("time", null, time) }),
  };
  const unit = unitOf(asked === "left" || asked === "initial" ? initial : time);
  return {
    kind: "computed",
    variant: asked,
    values: nameValue(name),
    givens: all,
    find: KINDS[asked],
    unit,
    distractors: listWrong(sampled, asked),
  };
}

/** Whole half-lives: halving in one's head. */
const whole = (random: Random): ComputedDraft =>
  draft(sample(random, new Decimal(random.integer(2, 5))), random.pick(["left", "left", "time"] as const));

const sampleHalvings = (random: Random): Decimal => new Decimal(0.3 + 3.4 * random.next());

/** Mass and time of a radioactive sample. */
export const halfLife: Family = {
  id: "half-life",
  subtopic: "half-life",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: whole,
    medium: (random) => draft(sample(random, sampleHalvings(random)), random.pick(["left", "initial"] as const)),
    hard: (random) => draft(sample(random, sampleHalvings(random)), random.pick(["time", "half-life"] as const)),
  },
};
