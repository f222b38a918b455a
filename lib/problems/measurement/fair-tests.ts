import type { FactValue } from "../../methods/facts.ts";
import { count } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { shown } from "./experiments.ts";
import type { Levels } from "./experiments.ts";

const WORDS = "problems-measurement.fair-tests";

type Property = "temperature" | "concentration" | "mass" | "volume" | "time" | "power" | "current";

/** What is tried out, under three conditions. */
type Experiment = { readonly id: string; readonly conditions: readonly (readonly [Property, Levels])[] };

const EXPERIMENTS: readonly Experiment[] = [
  {
    id: "metal",
    conditions: [
      ["temperature", { unit: "°C", values: ["15", "20", "25", "30", "35", "40", "45", "50"] }],
      ["concentration", { unit: "mol/L", values: ["0.10", "0.20", "0.25", "0.40", "0.50", "0.75", "1.00"] }],
      ["mass", { unit: "g", values: ["0.20", "0.25", "0.40", "0.50", "0.80", "1.00"] }],
    ],
  },
  {
    id: "tablet",
    conditions: [
      ["temperature", { unit: "°C", values: ["10", "15", "20", "25", "30", "40", "50"] }],
      ["volume", { unit: "mL", values: ["50", "100", "150", "200", "250"] }],
      ["mass", { unit: "g", values: ["1.5", "2.0", "2.5", "3.0", "4.0"] }],
    ],
  },
  {
    id: "gas",
    conditions: [
      ["temperature", { unit: "°C", values: ["10", "20", "30", "50", "80", "95"] }],
      ["volume", { unit: "L", values: ["0.50", "1.00", "1.50", "2.00", "2.50"] }],
      ["mass", { unit: "g", values: ["0.20", "0.30", "0.40", "0.60", "0.80"] }],
    ],
  },
  {
    id: "heating",
    conditions: [
      ["time", { unit: "min", values: ["2.0", "3.0", "4.0", "5.0", "6.0", "8.0"] }],
      ["mass", { unit: "g", values: ["150", "200", "250", "350", "400"] }],
      ["power", { unit: "W", values: ["100", "300", "500", "600", "800"] }],
    ],
  },
  {
    id: "plating",
    conditions: [
      ["current", { unit: "A", values: ["0.50", "0.80", "1.00", "1.50", "2.00"] }],
      ["time", { unit: "min", values: ["5.0", "10.0", "15.0", "30.0", "45.0"] }],
      ["temperature", { unit: "°C", values: ["20", "25", "35", "40", "50"] }],
    ],
  },
];

/** The values of the three conditions, in their order. */
type Trial = readonly FactValue[];

type Series = {
  readonly tested: FactValue;
  readonly partner: number;
  readonly values: Readonly<Record<string, FactValue>>;
  readonly others: readonly FactValue[];
};

const word = wordIn<Property>(WORDS);

const COLUMNS = ["a", "b", "c"] as const;

/** The four trials as arguments: `b3` is the second condition of the third trial. */
function listValues(trials: readonly Trial[]): Record<string, FactValue> {
  return Object.fromEntries(
    trials.flatMap((trial, row) =>
      trial.map((value, column) => [`${COLUMNS[column] ?? ""}${row + 1}`, value] as const),
    ),
  );
}

/** Four trials: the first differs from one other, its partner, in nothing but the condition at stake. */
function trySeries(random: Random): Series {
  const { id, conditions } = random.pick(EXPERIMENTS);
  const levels = conditions.map(([, { unit, values }]) =>
    random.pickSeveral(values, 2).map((value) => shown(value, unit)),
  );
  const [tested = 0, one = 1, two = 2] = random.shuffle([0, 1, 2]);
  const build = (...changed: readonly number[]): Trial =>
    levels.flatMap((pair, index) => pair[changed.includes(index) ? 1 : 0] ?? []);
  const fair = build(tested);
  const others = random.shuffle([fair, build(tested, one), random.chance(0.5) ? build(two) : build(one, two)]);
  const [first, second, third] = conditions.map(([property]) => word(property));
  const words = [first, second, third].flatMap((each) => each ?? []);
  const condition = words[tested];
  if (condition === undefined || first === undefined || second === undefined || third === undefined)
    throw new Error("There are three conditions");
  return {
    tested: condition,
    partner: others.indexOf(fair) + 2,
    values: {
      experiment: { kind: "variable", name: id, of: null },
      first,
      second,
      third,
      ...listValues([build(), ...others]),
    },
    others: words.filter((each) => each !== condition),
  };
}

/** With which trial the first one makes a fair test. */
function findPartner(random: Random): Draft {
  const { tested, partner, values } = trySeries(random);
  const others = [2, 3, 4].filter((number) => number !== partner);
  return {
    kind: "solved",
    variant: "partner",
    values: { ...values, condition: tested },
    steps: [
      { id: "one-change", lines: [], values: {} },
      { id: "compare-trials", lines: [], values: { condition: tested } },
    ],
    answer: { id: "partner", value: count(partner), values: { condition: tested } },
    distractors: others.map((number) => ({ slip: slipOf(WORDS, "more-changes"), value: count(number) })),
  };
}

/** Which effect two trials show. */
function findEffect(random: Random): Draft {
  const { tested, partner, values, others } = trySeries(random);
  return {
    kind: "solved",
    variant: "effect",
    values: { ...values, partner: count(partner) },
    steps: [
      { id: "one-change", lines: [], values: {} },
      { id: "find-change", lines: [], values: { partner: count(partner) } },
    ],
    answer: { id: "effect", value: tested, values: { partner: count(partner) } },
    distractors: others.map((value) => ({ slip: slipOf(WORDS, "kept-constant"), value })),
  };
}

/** A fair test changes one thing at a time. */
export const fairTests: Family = {
  id: "fair-tests",
  subtopic: "scientific-method",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: (random) => (random.chance(0.5) ? findPartner(random) : findEffect(random)) },
};
