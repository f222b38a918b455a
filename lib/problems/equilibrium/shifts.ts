import { gasChange, isCounted, readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Expression, FactValue, StepFacts } from "../../methods/facts.ts";
import { answerTerm } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import { enthalpyOf } from "../energy/thermochemical-equations.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { DIRECTIONS, directionWord } from "./shift-words.ts";
import type { Direction } from "./shift-words.ts";

const WORDS = "problems-equilibrium.shifts";

/** Equilibria whose heat follows from the enthalpies of formation, all of it far from zero. */
const EQUATIONS = [
  "N2(g) + 3 H2(g) <=> 2 NH3(g)",
  "2 SO2(g) + O2(g) <=> 2 SO3(g)",
  "N2O4(g) <=> 2 NO2(g)",
  "PCl5(g) <=> PCl3(g) + Cl2(g)",
  "CO(g) + H2O(g) <=> CO2(g) + H2(g)",
  "CO(g) + 2 H2(g) <=> CH3OH(g)",
  "CH4(g) + H2O(g) <=> CO(g) + 3 H2(g)",
  "CO(g) + Cl2(g) <=> COCl2(g)",
  "N2(g) + O2(g) <=> 2 NO(g)",
  "2 NO(g) + O2(g) <=> 2 NO2(g)",
  "4 HCl(g) + O2(g) <=> 2 Cl2(g) + 2 H2O(g)",
  "C2H4(g) + H2(g) <=> C2H6(g)",
  "CaCO3(s) <=> CaO(s) + CO2(g)",
  "C(s) + H2O(g) <=> CO(g) + H2(g)",
  "C(s) + CO2(g) <=> 2 CO(g)",
  "MgCO3(s) <=> MgO(s) + CO2(g)",
] as const;

type Change =
  | "added"
  | "removed"
  | "compressed"
  | "expanded"
  | "heated"
  | "cooled"
  | "catalyst"
  | "inert"
  | "solid-added";

const reversed = (direction: Direction): Direction =>
  direction === "none" ? "none" : direction === "forward" ? "reverse" : "forward";

type Case = {
  readonly direction: Direction;
  readonly rule: StepFacts;
  readonly values: Readonly<Record<string, FactValue>>;
  readonly given: readonly Expression[];
  readonly idle: string;
};

/** What a change does to an equilibrium, and the rule that says so; null where the equation has nothing to change so. */
function apply(random: Random, equation: string, change: Change): Case | null {
  const participants = readEquilibrium(equation);
  const bare = { values: {}, given: [], idle: "" };
  if (change === "added" || change === "removed") {
    const species = random.pick(participants.filter(isCounted));
    const away: Direction = species.power < 0 ? "forward" : "reverse";
    return {
      ...bare,
      direction: change === "added" ? away : reversed(away),
      values: { species: formulaTerm(species.formula) },
      rule: { id: change, lines: [], values: { species: formulaTerm(species.formula) } },
    };
  }
  if (change === "compressed" || change === "expanded") {
    const gas = (isProduct: boolean): number =>
      participants.reduce(
        (sum, { state, power }) => (state === "g" && power > 0 === isProduct ? sum + Math.abs(power) : sum),
        0,
      );
    const fewer: Direction =
      gasChange(participants) === 0 ? "none" : gasChange(participants) < 0 ? "forward" : "reverse";
    return {
      ...bare,
      idle: "equal-gas",
      direction: change === "compressed" ? fewer : reversed(fewer),
      rule: { id: change, lines: [], values: { left: count(gas(false)), right: count(gas(true)) } },
    };
  }
  if (change === "heated" || change === "cooled") {
    const enthalpy = enthalpyOf(equation);
    const taken: Direction = enthalpy.value.gt(0) ? "forward" : "reverse";
    const line = expression(variable("ΔH°"), "=", answerTerm(enthalpy));
    return {
      ...bare,
      direction: change === "heated" ? taken : reversed(taken),
      values: { enthalpy: line },
      given: [line],
      rule: { id: `${change}-${enthalpy.value.gt(0) ? "endothermic" : "exothermic"}`, lines: [], values: {} },
    };
  }
  if (change === "solid-added") {
    const solids = participants.filter(({ state }) => state === "s");
    if (solids.length === 0) return null;
    const solid = formulaTerm(random.pick(solids).formula);
    return {
      ...bare,
      idle: "solid",
      direction: "none",
      values: { species: solid },
      rule: { id: change, lines: [], values: { species: solid } },
    };
  }
  return { ...bare, idle: change, direction: "none", rule: { id: change, lines: [], values: {} } };
}

/** Which way the equilibrium shifts. */
function shift(random: Random, changes: readonly Change[]): SolvedDraft | null {
  const [equation, change] = [random.pick(EQUATIONS), random.pick(changes)];
  const applied = apply(random, equation, change);
  if (applied === null) return null;
  const { direction, rule, values, given, idle } = applied;
  return {
    kind: "solved",
    variant: change,
    values: { equation: equationTerm(equation), ...values },
    given,
    steps: [rule, { id: `shift-${direction}`, lines: [], values: {} }],
    answer: { id: "direction", value: directionWord(direction) },
    distractors: DIRECTIONS.filter((other) => other !== direction).map((other) => ({
      slip: slipOf(WORDS, direction === "none" ? idle : other === "none" ? "it-shifts" : "opposite"),
      value: directionWord(other),
    })),
  };
}

const EFFECTS = ["greater", "smaller", "same"] as const;

/** What a change does to K: only the temperature does anything. */
function effectOnConstant(random: Random): SolvedDraft | null {
  const equation = random.pick(EQUATIONS);
  const change = random.chance(0.6)
    ? random.pick(["heated", "cooled"] as const)
    : random.pick(["added", "removed", "compressed", "expanded", "catalyst"] as const);
  const applied = apply(random, equation, change);
  if (applied === null) return null;
  const isThermal = change === "heated" || change === "cooled";
  const effect = !isThermal ? "same" : applied.direction === "forward" ? "greater" : "smaller";
  const word = wordIn(WORDS);
  return {
    kind: "solved",
    variant: `constant-${change}`,
    values: { equation: equationTerm(equation), ...applied.values },
    given: applied.given,
    steps: [
      ...(isThermal ? [applied.rule] : [{ id: "only-temperature", lines: [], values: {} }]),
      { id: `constant-${effect}`, lines: [], values: {} },
    ],
    answer: { id: "constant", value: word(effect) },
    distractors: EFFECTS.filter((other) => other !== effect).map((other) => ({
      slip: slipOf(
        WORDS,
        effect === "same" ? "shift-for-constant" : other === "same" ? "temperature-ignored" : "opposite-constant",
      ),
      value: word(other),
    })),
  };
}

/** Le Châtelier's principle: which way an equilibrium shifts, and what becomes of K. */
export const shifts: Family = {
  id: "equilibrium-shifts",
  subtopic: "le-chateliers-principle",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => shift(random, ["added", "removed"]),
    medium: (random) =>
      shift(random, [
        "compressed",
        "expanded",
        "heated",
        "cooled",
        "compressed",
        "heated",
        "catalyst",
        "inert",
        "solid-added",
      ]),
    hard: effectOnConstant,
  },
};
