import { substanceTerm } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { degrees, METALS, specificHeatOf } from "./thermal-data.ts";

const MIXING: Partial<Scene> = { conditions: new Set(["mixing-heat"]) };

const WATER = "H2O";

const WORDS = "problems-energy.thermal-equilibrium";

/** Hot water is poured into cold water. */
function portions(random: Random): ComputedDraft {
  const [hot, cold] = [degrees(55 + 35 * random.next()), degrees(5 + 20 * random.next())];
  const [hotMass, coldMass] = [
    random.measured({ from: 30, to: 250, figures: 3 }, "g"),
    random.measured({ from: 30, to: 250, figures: 3 }, "g"),
  ];
  const total = hotMass.value.plus(coldMass.value);
  const givens = {
    mass1: given("mass", WATER, hotMass, "first"),
    temperature1: given("temperature", WATER, hot, "first"),
    mass2: given("mass", WATER, coldMass, "second"),
    temperature2: given("temperature", WATER, cold, "second"),
  };
  const distractors = [
    {
      slip: slipOf(WORDS, "swapped-masses"),
      value: wrongQuantity(hotMass.value.times(cold.value).plus(coldMass.value.times(hot.value)).div(total), "°C"),
    },
  ];
  return {
    kind: "computed",
    variant: "portions",
    givens,
    find: variableOf("temperature", null, "final"),
    unit: "°C",
    scene: MIXING,
    distractors,
  };
}

type Mixture = {
  readonly metal: string;
  readonly mass: Quantity;
  readonly initial: Quantity;
  readonly waterMass: Quantity;
  readonly waterInitial: Quantity;
  readonly final: Quantity;
};

/** A hot piece of metal in cold water; null where the water hardly warms. */
function sink(random: Random): Mixture | null {
  const metal = random.pick(METALS);
  const mass = random.measured({ from: 40, to: 180, figures: 3 }, "g");
  const initial = degrees(85 + 110 * random.next());
  const waterMass = random.measured({ from: 40, to: 160, figures: 3 }, "g");
  const waterInitial = degrees(17 + 8 * random.next(), 2);
  const [hot, cold] = [
    mass.value.times(specificHeatOf(metal).value),
    waterMass.value.times(specificHeatOf(WATER).value),
  ];
  const final = degrees(hot.times(initial.value).plus(cold.times(waterInitial.value)).div(hot.plus(cold)), 2);
  return final.value.minus(waterInitial.value).lt(1.5)
    ? null
    : { metal, mass, initial, waterMass, waterInitial, final };
}

type Asked = "final" | "specific" | "mass" | "initial";

const FINDS = {
  final: { find: () => variableOf("temperature", null, "final"), unit: "°C" },
  specific: { find: (metal: string) => variableOf("specific-heat", metal), unit: "J/(g·°C)" },
  mass: { find: (metal: string) => variableOf("mass", metal), unit: "g" },
  initial: { find: (metal: string) => variableOf("temperature", metal, "initial"), unit: "°C" },
} as const;

function metalInWater(random: Random): ComputedDraft | null {
  const mixture = sink(random);
  if (mixture === null) return null;
  const asked = random.pick<Asked>(["final", "specific", "mass", "initial"]);
  const { metal } = mixture;
  const all: Record<Asked, DraftGiven> = {
    mass: given("mass", metal, mixture.mass),
    specific: given("specific-heat", metal, specificHeatOf(metal)),
    initial: given("temperature", metal, mixture.initial, "initial"),
    final: given("temperature", null, mixture.final, "final"),
  };
  const givens: Record<string, DraftGiven> = {};
  for (const each of ["mass", "specific", "initial"] as const) if (each !== asked) givens[each] = all[each];
  givens["waterMass"] = given("mass", WATER, mixture.waterMass);
  givens["waterSpecific"] = given("specific-heat", WATER, specificHeatOf(WATER));
  givens["waterInitial"] = given("temperature", WATER, mixture.waterInitial, "initial");
  if (asked !== "final") givens["final"] = all.final;
  const { find, unit } = FINDS[asked];
  return {
    kind: "computed",
    variant: asked,
    givens,
    find: find(metal),
    unit,
    scene: MIXING,
    values: { substance: substanceTerm(metal) },
  };
}

/** Two bodies that come to one temperature. */
export const thermalEquilibrium: Family = {
  id: "thermal-equilibrium",
  subtopic: "calorimetry-specific-heat",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: portions, hard: metalInWater },
};
