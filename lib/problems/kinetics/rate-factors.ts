import { wrongChoices } from "../solved.ts";
import type { FactValue } from "../../methods/facts.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, formulaTerm, step } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-kinetics.rate-factors";

const OUTCOMES = ["faster", "slower", "unchanged"] as const;

type Outcome = (typeof OUTCOMES)[number];

const word = wordIn<Outcome>(WORDS);

/** A solid in an acid, the solid in pieces; school experiments. */
const IN_ACID = [
  { equation: "Mg + 2 HCl -> MgCl2 + H2", solid: "Mg", acid: "HCl" },
  { equation: "Zn + H2SO4 -> ZnSO4 + H2", solid: "Zn", acid: "H2SO4" },
  { equation: "Zn + 2 HCl -> ZnCl2 + H2", solid: "Zn", acid: "HCl" },
  { equation: "Fe + 2 HCl -> FeCl2 + H2", solid: "Fe", acid: "HCl" },
  { equation: "CaCO3 + 2 HCl -> CaCl2 + H2O + CO2", solid: "CaCO3", acid: "HCl" },
  { equation: "CaCO3 + 2 HNO3 -> Ca(NO3)2 + H2O + CO2", solid: "CaCO3", acid: "HNO3" },
  { equation: "MgCO3 + 2 HCl -> MgCl2 + H2O + CO2", solid: "MgCO3", acid: "HCl" },
] as const;

/** Between gases, of the order one or two in each reactant, so that all concentrations count. */
const OF_GASES = [
  "2 NO + O2 -> 2 NO2",
  "2 NO + Cl2 -> 2 NOCl",
  "H2 + I2 -> 2 HI",
  "NO + O3 -> NO2 + O2",
  "2 NO2 + F2 -> 2 NO2F",
  "2 NO + Br2 -> 2 NOBr",
  "H2 + 2 ICl -> I2 + 2 HCl",
] as const;

const NOBLE_GASES = ["He", "Ne", "Ar"] as const;

type Scenario = {
  readonly variant: string;
  readonly effect: string;
  readonly outcome: Outcome;
  readonly values: Readonly<Record<string, FactValue>>;
};

const celsius = (value: number): Quantity => quantity(value, "°C", 2);

const ordered = (isRising: boolean, low: Quantity, high: Quantity): Record<string, FactValue> => ({
  from: givenTerm(isRising ? low : high),
  to: givenTerm(isRising ? high : low),
});

function inAcid(random: Random): Record<string, FactValue> {
  const { equation, solid, acid } = random.pick(IN_ACID);
  return { equation: equationTerm(equation), solid: formulaTerm(solid), acid: formulaTerm(acid) };
}

const SCENARIOS = {
  temperature(random: Random): Scenario {
    const isRising = random.chance(0.6);
    const low = random.integer(12, 30);
    return {
      variant: "temperature",
      effect: "temperature",
      outcome: isRising ? "faster" : "slower",
      values: { ...inAcid(random), ...ordered(isRising, celsius(low), celsius(low + random.integer(11, 35))) },
    };
  },
  concentration(random: Random): Scenario {
    const isRising = random.chance(0.5);
    const [low, high] = [random.integer(5, 9), random.integer(12, 30)].map((tenths) =>
      quantity(tenths / 10, "mol/L", String(tenths).length),
    );
    if (low === undefined || high === undefined) throw new Error("Two concentrations are compared");
    return {
      variant: "concentration",
      effect: "concentration",
      outcome: isRising ? "faster" : "slower",
      values: { ...inAcid(random), ...ordered(isRising, low, high) },
    };
  },
  surface(random: Random): Scenario {
    const isFiner = random.chance(0.5);
    return {
      variant: isFiner ? "powder" : "lump",
      effect: "surface",
      outcome: isFiner ? "faster" : "slower",
      values: { ...inAcid(random), mass: givenTerm(random.measured({ from: 1.1, to: 4.9, figures: 2 }, "g")) },
    };
  },
  "more-acid"(random: Random): Scenario {
    const small = random.integer(25, 60);
    return {
      variant: "more-acid",
      effect: "amount",
      outcome: "unchanged",
      values: {
        ...inAcid(random),
        from: givenTerm(quantity(small, "mL", 2)),
        to: givenTerm(quantity(small * 2 + 1, "mL", String(small * 2 + 1).length)),
      },
    };
  },
  volume(random: Random): Scenario {
    const isCompressed = random.chance(0.5);
    const low = quantity(random.integer(11, 24) / 10, "L", 2);
    return {
      variant: "volume",
      effect: "volume",
      outcome: isCompressed ? "faster" : "slower",
      values: {
        equation: equationTerm(random.pick(OF_GASES)),
        ...ordered(!isCompressed, low, quantity(random.integer(31, 59) / 10, "L", 2)),
      },
    };
  },
  "inert-rigid"(random: Random): Scenario {
    return {
      variant: "inert-rigid",
      effect: "inert-rigid",
      outcome: "unchanged",
      values: { equation: equationTerm(random.pick(OF_GASES)), inert: formulaTerm(random.pick(NOBLE_GASES)) },
    };
  },
  "inert-piston"(random: Random): Scenario {
    return {
      variant: "inert-piston",
      effect: "inert-piston",
      outcome: "slower",
      values: { equation: equationTerm(random.pick(OF_GASES)), inert: formulaTerm(random.pick(NOBLE_GASES)) },
    };
  },
} as const;

/** Why a wrong outcome is wrong: what the change does is overlooked, an effect is seen where there is none, or it is turned around. */
function slipFor(effect: string, right: Outcome, wrong: Outcome): string {
  if (wrong === "unchanged") return slipOf(WORDS, "overlooked");
  return slipOf(WORDS, right === "unchanged" && wrong === "slower" ? "nothing-slows" : effect);
}

/** What a change of this kind does to a rate. */
export const solveFactor = (effect: string, outcome: Outcome): Solved => ({
  steps: [step("collisions"), step(effect)],
  answer: { id: "outcome", value: word(outcome) },
});

/** Whether a change makes a reaction faster or slower. */
function change(random: Random, names: readonly (keyof typeof SCENARIOS)[]): SolvedDraft {
  const { variant, effect, outcome, values } = SCENARIOS[random.pick(names)](random);
  return {
    kind: "solved",
    variant,
    values,
    ...solveFactor(effect, outcome),
    distractors: wrongChoices(OUTCOMES, outcome, (other) => slipFor(effect, outcome, other), word),
  };
}

/** What changes a rate. */
export const rateFactors: Family = {
  id: "rate-factors",
  subtopic: "reaction-rates",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => change(random, ["temperature", "concentration", "surface"]),
    medium: (random) => change(random, ["more-acid", "volume", "inert-rigid", "inert-piston"]),
  },
};
