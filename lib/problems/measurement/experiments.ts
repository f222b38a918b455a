import { quantity, step } from "../../methods/terms.ts";
import type { Quantity as QuantityFact } from "../../methods/facts.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-measurement.experiments";

type Property = "temperature" | "time" | "volume" | "mass" | "pressure" | "concentration";

/** Values that a quantity is set to. */
export type Levels = { readonly unit: string; readonly values: readonly string[] };

/** An experiment: what is changed on purpose, in steps; what is read; what is kept as it is. */
type Experiment = {
  readonly id: string;
  readonly independent: Property;
  readonly dependent: Property;
  readonly controlled: Property;
  readonly steps: Levels;
  readonly kept: Levels;
};

const CELSIUS = { unit: "°C", values: ["10", "20", "30", "40", "50", "60"] } as const;
const GRAMS = { unit: "g", values: ["2.0", "4.0", "5.0", "8.0", "10.0"] } as const;
const MILLILITRES = { unit: "mL", values: ["20.0", "25.0", "40.0", "50.0", "100.0"] } as const;

const EXPERIMENTS: readonly Experiment[] = [
  { id: "dissolving", independent: "temperature", dependent: "time", controlled: "mass", steps: CELSIUS, kept: GRAMS },
  {
    id: "zinc",
    independent: "concentration",
    dependent: "volume",
    controlled: "mass",
    steps: { unit: "mol/L", values: ["0.10", "0.20", "0.30", "0.50", "1.00"] },
    kept: GRAMS,
  },
  {
    id: "warming",
    independent: "temperature",
    dependent: "volume",
    controlled: "pressure",
    steps: CELSIUS,
    kept: { unit: "kPa", values: ["95", "98", "100", "101", "103"] },
  },
  {
    id: "syringe",
    independent: "volume",
    dependent: "pressure",
    controlled: "temperature",
    steps: { unit: "mL", values: ["10", "20", "30", "40", "50"] },
    kept: { unit: "°C", values: ["18", "20", "22", "25"] },
  },
  {
    id: "catalyst",
    independent: "mass",
    dependent: "time",
    controlled: "volume",
    steps: { unit: "g", values: ["0.10", "0.20", "0.30", "0.40", "0.50"] },
    kept: MILLILITRES,
  },
  {
    id: "blocks",
    independent: "volume",
    dependent: "mass",
    controlled: "temperature",
    steps: { unit: "cm^3", values: ["5.0", "10.0", "15.0", "20.0", "25.0"] },
    kept: { unit: "°C", values: ["18", "20", "22", "25"] },
  },
  {
    id: "heating",
    independent: "time",
    dependent: "temperature",
    controlled: "mass",
    steps: { unit: "min", values: ["2", "4", "6", "8", "10"] },
    kept: { unit: "g", values: ["50", "100", "150", "200"] },
  },
  {
    id: "salt",
    independent: "temperature",
    dependent: "mass",
    controlled: "volume",
    steps: CELSIUS,
    kept: MILLILITRES,
  },
];

const ROLES = ["independent", "dependent", "controlled"] as const;
type Role = (typeof ROLES)[number];

const word = wordIn<Property>(WORDS);

/** As it was set: the zeros count. */
export function shown(value: string, unit: string): QuantityFact {
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
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    first === undefined ||
    second === undefined ||
    third === undefined
  )
    throw new Error("Three steps, three quantities");
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
    steps: [step("three-roles"), step(role)],
    answer: { id: role, value: word(experiment[role]) },
    distractors: ROLES.filter((each) => each !== role).map((each) => ({
      slip: slipOf(WORDS, each),
      value: word(experiment[each]),
    })),
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
