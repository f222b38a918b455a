import { WATER } from "../../chemistry/data/water-phases.ts";
import type { FactValue } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { list, substanceTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { degrees, measured, tabulated, TRANSITIONS } from "./thermal-data.ts";

const WORDS = "problems-energy.phase-changes";
const word = wordIn(WORDS);

/** q = m L. */
function oneTransition(random: Random): ComputedDraft {
  const transition = random.pick(["fusion", "vaporization"] as const);
  const { formula, perGram } = random.pick<{ readonly formula: string; readonly perGram: string }>(
    TRANSITIONS[transition],
  );
  const latent = tabulated(perGram, "J/g");
  const mass = random.measured({ from: 8, to: 350, figures: 3 }, "g");
  const heat = measured(mass.value.times(latent.value).div(1000), "kJ");
  const isMassAsked = random.chance(0.4);
  const constant = given("specific-enthalpy", formula, latent);
  const inverse = isMassAsked
    ? []
    : [{ slip: "divided-instead-of-multiplied", value: wrongQuantity(latent.value.div(mass.value).div(1000), "kJ") }];
  return {
    kind: "computed",
    variant: `${transition}-${isMassAsked ? "mass" : "heat"}`,
    givens: isMassAsked
      ? { heat: given("energy", formula, heat), latent: constant }
      : { mass: given("mass", formula, mass), latent: constant },
    find: isMassAsked ? variableOf("mass", formula) : variableOf("energy", formula),
    unit: isMassAsked ? "g" : "kJ",
    scene: { conditions: new Set<Condition>([transition]) },
    values: { substance: substanceTerm(formula) },
    distractors: isMassAsked
      ? [
          { slip: "unconverted-unit", value: wrongQuantity(heat.value.div(latent.value), "g") },
          {
            slip: slipOf(WORDS, "warmed-one-degree"),
            value: wrongQuantity(heat.value.times(1000).div(WATER.liquid), "g"),
          },
        ]
      : [
          ...inverse,
          { slip: "unconverted-unit", value: wrongQuantity(mass.value.times(latent.value), "kJ") },
          {
            slip: slipOf(WORDS, "warmed-one-degree"),
            value: wrongQuantity(mass.value.times(WATER.liquid).div(1000), "kJ"),
          },
        ],
  };
}

const PHASES = ["ice", "liquid", "steam"] as const;

type Phase = (typeof PHASES)[number];

const FORMULAS = { ice: "H2O(s)", liquid: "H2O(l)", steam: "H2O(g)" } as const satisfies Record<Phase, string>;

type End = { readonly phase: Phase; readonly temperature: Quantity };

/** A journey of a sample of water, whose phases lie at its ends. */
type Journey = { readonly from: End; readonly to: End };

function at(random: Random, phase: Phase, isAtEdge: boolean, edge: 0 | 100): End {
  const between = { ice: [-35, -5], liquid: [12, 88], steam: [105, 140] } as const satisfies Record<
    Phase,
    readonly [number, number]
  >;
  const [low, high] = between[phase];
  return { phase, temperature: degrees(isAtEdge ? edge : low + (high - low) * random.next()) };
}

/** One change of phase, and warming or cooling before or after. */
function shortJourney(random: Random): Journey {
  const [lower, upper, edge] = random.pick([
    ["ice", "liquid", 0],
    ["liquid", "steam", 100],
  ] as const);
  const isLowerAtEdge = random.chance(0.5);
  const ends = [at(random, lower, isLowerAtEdge, edge), at(random, upper, !isLowerAtEdge, edge)] as const;
  return random.chance(0.65) ? { from: ends[0], to: ends[1] } : { from: ends[1], to: ends[0] };
}

/** Two changes of phase, or warming on both sides of one. */
function longJourney(random: Random): Journey {
  const [lower, upper, edge] = random.pick([
    ["ice", "liquid", 0],
    ["liquid", "steam", 100],
    ["ice", "steam", 0],
    ["ice", "steam", 0],
  ] as const);
  const isWhole = lower === "ice" && upper === "steam";
  const low = at(random, lower, isWhole && random.chance(0.3), edge);
  const high = at(random, upper, isWhole && random.chance(0.4), 100);
  return random.chance(0.65) ? { from: low, to: high } : { from: high, to: low };
}

type Constant = { readonly name: Phase | "fusion" | "vaporization"; readonly given: DraftGiven };

/** The constants that a journey needs, in the order of the temperatures. */
function listConstants({ from, to }: Journey): Constant[] {
  const [first, last] = [PHASES.indexOf(from.phase), PHASES.indexOf(to.phase)].toSorted((a, b) => a - b);
  if (first === undefined || last === undefined) return [];
  const isPassed = (phase: Phase): boolean => {
    const index = PHASES.indexOf(phase);
    const end = [from, to].find((each) => each.phase === phase);
    return index > first && index < last
      ? true
      : end !== undefined && !end.temperature.value.eq(0) && !end.temperature.value.eq(100);
  };
  const warming = PHASES.filter(
    (phase) => PHASES.indexOf(phase) >= first && PHASES.indexOf(phase) <= last && isPassed(phase),
  ).map((phase): Constant => ({
    name: phase,
    given: given("specific-heat", FORMULAS[phase], tabulated(WATER[phase], "J/(g·°C)")),
  }));
  const transitions = (["fusion", "vaporization"] as const)
    .filter((_, index) => first <= index && last > index)
    .map((transition): Constant => {
      const of = FORMULAS[transition === "fusion" ? "ice" : "liquid"];
      return { name: transition, given: given("specific-enthalpy", of, tabulated(WATER[transition], "J/g")) };
    });
  return [...warming, ...transitions];
}

/** Where a phase begins and ends, in °C. */
const EDGES = { ice: [-300, 0], liquid: [0, 100], steam: [100, 1000] } as const satisfies Record<
  Phase,
  readonly [number, number]
>;

/** Joules for one gram along the whole way, with these enthalpies of the changes of phase. */
function perGram({ from, to }: Journey, latent: { readonly fusion: string; readonly vaporization: string }): Decimal {
  const [low, high] = [from, to].toSorted((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
  if (low === undefined || high === undefined) throw new Error("A way has two ends");
  const [first, last] = [PHASES.indexOf(low.phase), PHASES.indexOf(high.phase)];
  const warming = PHASES.slice(first, last + 1).reduce((sum, phase) => {
    const [start, end] = [
      Decimal.max(low.temperature.value, EDGES[phase][0]),
      Decimal.min(high.temperature.value, EDGES[phase][1]),
    ];
    return sum.plus(end.minus(start).times(WATER[phase]));
  }, new Decimal(0));
  return warming.plus(first === 0 ? latent.fusion : 0).plus(last === 2 ? latent.vaporization : 0);
}

/** The enthalpy of the other change of phase, or of one of two left out. */
function wrongTransition(way: Journey, mass: Quantity): Distractor {
  const hasBoth = way.from.phase !== "liquid" && way.to.phase !== "liquid";
  const value = perGram(
    way,
    hasBoth ? { ...WATER, fusion: "0" } : { fusion: WATER.vaporization, vaporization: WATER.fusion },
  );
  return {
    slip: slipOf(WORDS, hasBoth ? "melting-left-out" : "other-transition"),
    value: wrongQuantity(value.times(mass.value).div(1000), "kJ"),
  };
}

function journey(random: Random, way: Journey): ComputedDraft {
  const { from, to } = way;
  const mass = random.measured({ from: 12, to: 240, figures: 3 }, "g");
  const constants = listConstants(way);
  const isHeating =
    to.temperature.value.gt(from.temperature.value) || PHASES.indexOf(to.phase) > PHASES.indexOf(from.phase);
  const data: FactValue = list(constants.map(({ name, given: { quantity } }) => equals(word(name), quantity)));
  return {
    kind: "computed",
    variant: `${from.phase}-to-${to.phase}`,
    givens: {
      mass: given("mass", "H2O", mass),
      initial: given("temperature", "H2O", from.temperature, "initial"),
      final: given("temperature", "H2O", to.temperature, "final"),
      ...Object.fromEntries(constants.map((constant) => [constant.name, constant.given])),
    },
    find: isHeating ? variableOf("energy", "H2O") : variableOf("energy", "H2O", "released"),
    unit: "kJ",
    scene: { conditions: new Set<Condition>([`from-${from.phase}`, `to-${to.phase}`]) },
    values: { data },
    distractors: [wrongTransition(way, mass)],
  };
}

/** Heat of melting, boiling, freezing and condensing, alone or between two temperatures. */
export const phaseChanges: Family = {
  id: "phase-changes",
  subtopic: "heating-curves",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: oneTransition,
    medium: (random) => journey(random, shortJourney(random)),
    hard: (random) => journey(random, longJourney(random)),
  },
};
