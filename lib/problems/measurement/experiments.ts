import { quantity } from "../../methods/terms.ts";
import type { FactValue, Quantity as QuantityFact } from "../../methods/facts.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";

const WORDS = "problems-measurement.experiments";

type Property = "temperature" | "time" | "volume" | "mass" | "pressure" | "concentration";

type Levels = { readonly unit: string; readonly values: readonly string[] };

/** An experiment: what is changed on purpose, in steps; what is read; what is kept as it is. */
type Experiment = { readonly id: string; readonly independent: Property; readonly dependent: Property; readonly controlled: Property; readonly steps: Levels; readonly kept: Levels };

const CELSIUS = { unit: "°C", values: ["10", "20", "30", "40", "50", "60"] } as const;
const GRAMS = { unit: "g", values: ["2.0", "4.0", "5.0", "8.0", "10.0"] } as const;
const MILLILITRES = { unit: "mL", values: ["20.0", "25.0", "40.0", "50.0", "100.0"] } as const;

const EXPERIMENTS: readonly Experiment[] = [
  { id: "dissolving", independent: "temperature", dependent: "time", controlled: "mass", steps: CELSIUS, kept: GRAMS },
  { id: "zinc", independent: "concentration", dependent: "volume", controlled: "mass", steps: { unit: "mol/L", values: ["0.10", "0.20", "0.30", "0.50", "1.00"] }, kept: GRAMS },
  { id: "warming", independent: "temperature", dependent: "volume", controlled: "pressure", steps: CELSIUS, kept: { unit: "kPa", values: ["95", "98", "100", "101", "103"] } },
  { id: "syringe", independent: "volume", dependent: "pressure", controlled: "temperature", steps: { unit: "mL", values: ["10", "20", "30", "40", "50"] }, kept: { unit: "°C", values: ["18", "20", "22", "25"] } },
  { id: "catalyst", independent: "mass", dependent: "time", controlled: "volume", steps: { unit: "g", values: ["0.10", "0.20", "0.30", "0.40", "0.50"] }, kept: MILLILITRES },
  { id: "blocks", independent: "volume", dependent: "mass", controlled: "temperature", steps: { unit: "cm^3", values: ["5.0", "10.0", "15.0", "20.0", "25.0"] }, kept: { unit: "°C", values: ["18", "20", "22", "25"] } },
  { id: "heating", independent: "time", dependent: "temperature", controlled: "mass", steps: { unit: "min", values: ["2", "4", "6", "8", "10"] }, kept: { unit: "g", values: ["50", "100", "150", "200"] } },
  { id: "salt", independent: "temperature", dependent: "mass", controlled: "volume", steps: CELSIUS, kept: MILLILITRES },
];

const ROLES = ["independent", "dependent", "controlled"] as const;
type Role = (typeof ROLES)[number];

const word = (property: Property): FactValue => ({ kind: "word", key: `${WORDS}.words.${property}` });

/** As it was set: the zeros count. */
function shown(value: string, unit: string): QuantityFact {
  const digits = value.replace(".", "").replace(/^0+/, "");
  return quantity(value, unit === "cm^3" ? "cm³" : unit, Math.max(1, digits.length));
}

function identify(random: Random, roles: readonly Role[]): Draft {
  const experiment = random.pick(EXPERIMENTS);
  const role = random.pick(roles);
  const [a, b, c] = random.pickSeveral(experiment.steps.values, 3).toSorted((x, y) => Number(x) - Number(y));
  const kept = random.pick(experiment.kept.values);
  const { unit } = experiment.steps;
  const properties = random.shuffle(ROLES.map((each) => experiment[each]));
  const [first, second, third] = properties.map(word);
  if (a === undefined || b === undefined || c === undefined || first === undefined || second === undefined || third === undefined) throw new Error("Three steps, three quantities");
  return {
    kind: "solved",
    variant: role,
    values: {
      experiment: { kind: "variable", name: experiment.id, of: null },
      a: shown(a, unit),
      b: shown(b, unit),
      c: shown(c, unit),
      kept: shown(kept, experiment.kept.unit),
      first,
      second,
      third,
    },
    steps: [
      { id: "three-roles", lines: [], values: {} },
      { id: role, lines: [], values: {} },
    ],
    answer: { id: role, value: word(experiment[role]), values: {} },
    distractors: ROLES.filter((each) => each !== role).map((each) => ({ slip: `${WORDS}.slips.${each}`, value: word(experiment[each]) })),
  };
}

/** Which quantity is changed, which is read, which is kept as it is. */
export const experiments: Family = {
  id: "experiments",
  subtopic: "scientific-method",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: (random) => identify(random, ROLES) },
};

const CONDITIONS = ["temperature", "concentration", "mass"] as const;
type Condition = (typeof CONDITIONS)[number];
type Trial = Readonly<Record<Condition, string>>;

const CHOICES: Readonly<Record<Condition, Levels>> = {
  temperature: { unit: "°C", values: ["15", "20", "25", "30", "35", "40", "45", "50"] },
  concentration: { unit: "mol/L", values: ["0.10", "0.20", "0.25", "0.40", "0.50", "0.75", "1.00"] },
  mass: { unit: "g", values: ["0.20", "0.25", "0.40", "0.50", "0.80", "1.00"] },
};

const FAIR = "problems-measurement.fair-tests";

/** Four trials: the first differs from one other in nothing but the condition at stake. */
function trials(random: Random, tested: Condition): { readonly all: readonly Trial[]; readonly partner: number } {
  const [from, to] = [new Map<Condition, string>(), new Map<Condition, string>()];
  for (const condition of CONDITIONS) {
    const [one, other] = random.pickSeveral(CHOICES[condition].values, 2);
    from.set(condition, one ?? "");
    to.set(condition, other ?? "");
  }
  const build = (changed: readonly Condition[]): Trial => {
    const value = (condition: Condition): string => (changed.includes(condition) ? to : from).get(condition) ?? "";
    return { temperature: value("temperature"), concentration: value("concentration"), mass: value("mass") };
  };
  const [one, two] = random.shuffle(CONDITIONS.filter((condition) => condition !== tested));
  if (one === undefined || two === undefined) throw new Error("There are three conditions");
  const fair = build([tested]);
  const others = random.shuffle([fair, build([tested, one]), random.chance(0.5) ? build([two]) : build([one, two])]);
  return { all: [build([]), ...others], partner: others.indexOf(fair) + 2 };
}

function listValues(all: readonly Trial[]): Record<string, FactValue> {
  return Object.fromEntries(all.flatMap((trial, index) => CONDITIONS.map((condition) => [`${condition}${index + 1}`, shown(trial[condition], CHOICES[condition].unit)] as const)));
}

const conditionWord = (condition: Condition): FactValue => ({ kind: "word", key: `${FAIR}.words.${condition}` });

/** With which trial the first one makes a fair test. */
function findPartner(random: Random): Draft {
  const tested = random.pick(CONDITIONS);
  const { all, partner } = trials(random, tested);
  const others = [2, 3, 4].filter((number) => number !== partner);
  return {
    kind: "solved",
    variant: "partner",
    values: { ...listValues(all), condition: conditionWord(tested) },
    steps: [
      { id: "one-change", lines: [], values: {} },
      { id: "compare-trials", lines: [], values: { condition: conditionWord(tested) } },
    ],
    answer: { id: "partner", value: { kind: "count", value: partner }, values: { condition: conditionWord(tested) } },
    distractors: others.map((number) => ({ slip: `${FAIR}.slips.more-changes`, value: { kind: "count", value: number } })),
  };
}

/** Which effect two trials show. */
function findEffect(random: Random): Draft {
  const tested = random.pick(CONDITIONS);
  const { all, partner } = trials(random, tested);
  return {
    kind: "solved",
    variant: "effect",
    values: { ...listValues(all), partner: { kind: "count", value: partner } },
    steps: [
      { id: "one-change", lines: [], values: {} },
      { id: "find-change", lines: [], values: { partner: { kind: "count", value: partner } } },
    ],
    answer: { id: "effect", value: conditionWord(tested), values: { partner: { kind: "count", value: partner } } },
    distractors: CONDITIONS.filter((condition) => condition !== tested).map((condition) => ({ slip: `${FAIR}.slips.kept-constant`, value: conditionWord(condition) })),
  };
}

/** A fair test changes one thing at a time. */
export const fairTests: Family = {
  id: "fair-tests",
  subtopic: "scientific-method",
  words: FAIR,
  forms: ["free", "choice"],
  levels: { medium: (random) => (random.chance(0.5) ? findPartner(random) : findEffect(random)) },
};
