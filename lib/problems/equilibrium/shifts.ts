import { wrongChoices } from "../solved.ts";
import { gasChange, isCounted, type Participant, readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Expression, FactValue, SolutionFacts, StepFacts } from "../../methods/facts.ts";
import { answerTerm, equals } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, formulaTerm, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import { enthalpyOf } from "../energy/thermochemical-equations.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { solvedFacts } from "../solved-facts.ts";
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

export type Change =
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

/** What a change is of: the substance that is added or removed, and whether the reaction takes heat, 1, or gives it, −1. */
type Disturbance = { readonly change: Change; readonly species: Participant | null; readonly heat: 1 | -1 };

type Effect = { readonly direction: Direction; readonly rule: StepFacts; readonly idle: string };

/** What a change does to an equilibrium, and the rule that says so. */
function effectOf(participants: readonly Participant[], { change, species, heat }: Disturbance): Effect {
  if (species !== null && (change === "added" || change === "removed" || change === "solid-added")) {
    const away: Direction = species.power < 0 ? "forward" : "reverse";
    const rule = step(change, [], { species: formulaTerm(species.formula) });
    if (change === "solid-added") return { idle: "solid", direction: "none", rule };
    return { idle: "", direction: change === "added" ? away : reversed(away), rule };
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
      idle: "equal-gas",
      direction: change === "compressed" ? fewer : reversed(fewer),
      rule: step(change, [], { left: count(gas(false)), right: count(gas(true)) }),
    };
  }
  if (change === "heated" || change === "cooled") {
    const taken: Direction = heat > 0 ? "forward" : "reverse";
    const id = `${change}-${heat > 0 ? "endothermic" : "exothermic"}`;
    return { idle: "", direction: change === "heated" ? taken : reversed(taken), rule: step(id) };
  }
  return { idle: change, direction: "none", rule: step(change) };
}

const shiftSteps = ({ rule, direction }: Effect): StepFacts[] => [rule, step(`shift-${direction}`)];

const isThermal = (change: Change): boolean => change === "heated" || change === "cooled";

/** What becomes of K: only the temperature does anything. */
function constantSteps(
  change: Change,
  { rule, direction }: Effect,
): { effect: (typeof EFFECTS)[number]; steps: StepFacts[] } {
  const effect = !isThermal(change) ? "same" : direction === "forward" ? "greater" : "smaller";
  const reason = isThermal(change) ? rule : step("only-temperature");
  return { effect, steps: [reason, step(`constant-${effect}`)] };
}

/** What becomes of how much there is of a species that nobody adds or takes away. */
function amountSteps(
  participants: readonly Participant[],
  effect: Effect,
  of: string,
): { effect: (typeof EFFECTS)[number]; steps: StepFacts[] } {
  const isProduct = participants.some(({ formula, power }) => formula === of && power > 0);
  const isMade = (effect.direction === "forward") === isProduct;
  const grows = effect.direction === "none" ? "same" : isMade ? "greater" : "smaller";
  return { effect: grows, steps: [...shiftSteps(effect), step(`amount-${grows}`, [], { species: formulaTerm(of) })] };
}

/** Which way it shifts, what becomes of its K, or of the amount of one of its species. */
export type ShiftAsked = "direction" | "constant" | { readonly amountOf: string };

/** What becomes of an equilibrium of somebody else's. Throws for what is no equation with whole coefficients. */
export function solveShift(equation: string, disturbance: Disturbance, asked: ShiftAsked): SolutionFacts {
  const participants = readEquilibrium(equation);
  const effect = effectOf(participants, disturbance);
  if (asked === "direction")
    return solvedFacts(WORDS, {
      steps: shiftSteps(effect),
      answer: { id: asked, value: directionWord(effect.direction) },
    });
  const isConstant = asked === "constant";
  const found = isConstant
    ? constantSteps(disturbance.change, effect)
    : amountSteps(participants, effect, asked.amountOf);
  const values = isConstant ? {} : { species: formulaTerm(asked.amountOf) };
  const answer = { id: isConstant ? "constant" : "amount", value: wordIn(WORDS)(found.effect), values };
  return solvedFacts(WORDS, { steps: found.steps, answer });
}

type Case = Effect & {
  readonly values: Readonly<Record<string, FactValue>>;
  readonly given: readonly Expression[];
};

/** A change of one of our equilibria; null where the equation has nothing to change so. */
function apply(random: Random, equation: string, change: Change): Case | null {
  const participants = readEquilibrium(equation);
  const isOfSubstance = change === "added" || change === "removed" || change === "solid-added";
  const fitting = participants.filter((each) =>
    change === "solid-added" ? each.state === "s" : isOfSubstance && isCounted(each),
  );
  if (isOfSubstance && fitting.length === 0) return null;
  const species = isOfSubstance ? random.pick(fitting) : null;
  const enthalpy = isThermal(change) ? enthalpyOf(equation) : null;
  const line = enthalpy === null ? null : equals("ΔH°", answerTerm(enthalpy));
  return {
    ...effectOf(participants, { change, species, heat: enthalpy?.value.gt(0) === true ? 1 : -1 }),
    values: {
      ...(species !== null && { species: formulaTerm(species.formula) }),
      ...(line !== null && { enthalpy: line }),
    },
    given: line === null ? [] : [line],
  };
}

/** Which way the equilibrium shifts. */
function shift(random: Random, changes: readonly Change[]): SolvedDraft | null {
  const [equation, change] = [random.pick(EQUATIONS), random.pick(changes)];
  const applied = apply(random, equation, change);
  if (applied === null) return null;
  const { direction, values, given, idle } = applied;
  return {
    kind: "solved",
    variant: change,
    values: { equation: equationTerm(equation), ...values },
    given,
    steps: shiftSteps(applied),
    answer: { id: "direction", value: directionWord(direction) },
    distractors: wrongChoices(
      DIRECTIONS,
      direction,
      (other) => slipOf(WORDS, direction === "none" ? idle : other === "none" ? "it-shifts" : "opposite"),
      directionWord,
    ),
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
  const { effect, steps } = constantSteps(change, applied);
  const word = wordIn(WORDS);
  return {
    kind: "solved",
    variant: `constant-${change}`,
    values: { equation: equationTerm(equation), ...applied.values },
    given: applied.given,
    steps,
    answer: { id: "constant", value: word(effect) },
    distractors: wrongChoices(
      EFFECTS,
      effect,
      (other) =>
        slipOf(
          WORDS,
          effect === "same" ? "shift-for-constant" : other === "same" ? "temperature-ignored" : "opposite-constant",
        ),
      word,
    ),
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
