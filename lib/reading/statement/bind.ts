import { isCounted } from "../../chemistry/equilibrium/equilibrium.ts";
import { spend } from "../../budget/budget.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { isSameVariable, KINDS, variableOf } from "../../methods/rules/kinds.ts";
import type { Kind, Variable } from "../../methods/rules/kinds.ts";
import { listParticipants } from "../../methods/rules/participants.ts";
import { listProducts } from "../../methods/rules/reaction.ts";
import type { BalancedEquation, Condition, Scene } from "../../methods/rules/rule.ts";
import { dropKnownMolarMasses } from "../../solver/problems/refinements/molar-masses.ts";
import { solveGoal } from "../../solver/problems/solve-statement.ts";
import type { Given, Goal, Statement } from "../../solver/problems/statement.ts";
import {
  CONSTANTS,
  isRoom,
  listKinds,
  listOwners,
  OF_CRYSTAL,
  OF_SOLUTION,
  OF_SUBSTANCE,
  SIZES,
} from "./belongings.ts";
import { readAnalysis } from "../topics/analytical/analysis.ts";
import type { Analysis } from "../topics/analytical/analysis.ts";
import { readDecay } from "../topics/nuclear/decays.ts";
import type { Decay } from "../topics/nuclear/decays.ts";
import { readDilution } from "../topics/solutions/dilution.ts";
import type { Dilution } from "../topics/solutions/dilution.ts";
import { findCondition, isInRigid, readGasStates } from "../topics/gases/gas-states.ts";
import type { States } from "../topics/gases/gas-states.ts";
import type { GivenSpot } from "./givens.ts";
import { type GoalSpot, isMark } from "./goals.ts";
import { boilsByTables, isAbout, listSubstances, readScene, settle } from "./scene.ts";
import type { Spot } from "../text/spot.ts";

const POSSIBLE =
  /^(?:theoretical|theoretically|expect|expected|could|should|predict|predicted|maximum|possible|ideally)$/i;

const NO_WORDS = { before: [], behind: [] };

/** Beyond so many ways of binding what a text says it is not read without asking. */
const MOST_BINDINGS = 256;

/** Every choice of one option each, with how far it is from the likeliest; null beyond the cap. */
function combine<Option>(options: readonly (readonly Option[])[]): { chosen: Option[]; cost: number }[] | null {
  let combined: { chosen: Option[]; cost: number }[] = [{ chosen: [], cost: 0 }];
  for (const own of options) {
    combined = combined.flatMap(({ chosen, cost }) =>
      own.map((option, index) => ({ chosen: [...chosen, option], cost: cost + index })),
    );
    if (combined.length > MOST_BINDINGS) return null;
  }
  return combined.toSorted((a, b) => a.cost - b.cost);
}

/** A statement with the answers to all of its goals. */
export type Solved = { readonly statement: Statement; readonly solutions: readonly SolutionFacts[] };

export function solveAll(statement: Statement): SolutionFacts[] | null {
  const solutions = statement.goals.map((goal) => solveGoal(goal, statement));
  const solved = solutions.flatMap((solution) => (solution.ok ? [solution.value] : []));
  return solved.length === statement.goals.length ? solved : null;
}

function answersOf({ solutions }: Solved): string {
  return solutions.map(({ answer }) => JSON.stringify(answer.value)).join();
}

/** Finds what each number and each question is of: all choices, the likeliest first, go to the search over laws. */
class Binder {
  readonly #spots: readonly Spot[];
  readonly #goals: readonly GoalSpot[];
  readonly #givens: readonly GivenSpot[];
  readonly #scene: Scene;

  /** Whether each value has its moment: at first, or at equilibrium. */
  readonly #isTable: boolean;

  constructor(
    spots: readonly Spot[],
    { goals, givens, isTable }: { goals: readonly GoalSpot[]; givens: readonly GivenSpot[]; isTable: boolean },
    scene: Scene,
  ) {
    this.#isTable = isTable;
    this.#spots = spots;
    this.#goals = goals;
    const held =
      scene.equation === null && !isTable
        ? (readGasStates(goals, givens, { isRigid: isInRigid(spots) })?.aside ?? [])
        : [];
    this.#givens = givens.filter((given) => !held.includes(given));
    this.#scene = scene;
  }

  get #equation(): BalancedEquation | null {
    return this.#scene.equation;
  }

  /** A gas, or what reacts, is there as molecules. */
  get #asMolecules(): boolean {
    return (
      this.#equation !== null ||
      this.#spots.some((spot) => spot.kind === "cue" && /^gas(?:eous)?$/i.test(spot.text)) ||
      [...this.#goals, ...this.#givens].some(({ kinds }) =>
        ["volume", "pressure", "density", "mean-square-speed"].includes(kinds[0] ?? ""),
      )
    );
  }

  #settle(substance: GivenSpot["of"]): string | null {
    return settle(substance, this.#equation, this.#asMolecules);
  }

  get #dilution(): Dilution | null {
    return this.#equation === null && this.#owners.length === 1 ? readDilution(this.#goals, this.#givens) : null;
  }

  get #gasStates(): States | null {
    const condition = findCondition(this.#spots, this.#goals);
    return this.#equation === null ? readGasStates(this.#goals, this.#givens, { condition }) : null;
  }

  get #decay(): Decay | null {
    return this.#equation === null ? readDecay(this.#spots, this.#goals, this.#givens) : null;
  }

  get #analysis(): Analysis | null {
    return readAnalysis(this.#spots, this.#goals, this.#givens, this.#equation);
  }

  get #isSolution(): boolean {
    return (
      this.#equation === null &&
      (this.#spots.some((spot) => spot.kind === "cue" && (spot.cue.is === "solution" || spot.cue.is === "saturated")) ||
        [...this.#goals, ...this.#givens].some(({ kinds }) => kinds.some((kind) => OF_SOLUTION.has(kind))))
    );
  }

  /** What the numbers are of, what is dissolved first. */
  get #owners(): string[] {
    const owners = this.#givens.flatMap(({ of, kinds }) =>
      kinds.some((kind) => SIZES.has(kind)) ? (this.#settle(of) ?? []) : [],
    );
    return [...new Set(owners)].toSorted((a, b) => Number(a === "H2O") - Number(b === "H2O"));
  }

  /** What a question that names nothing may be of: what the values are of, else the one substance of the text. */
  get #possibleOwners(): string[] {
    if (this.#owners.length > 0) return this.#owners;
    const named = [...new Set(listSubstances(this.#spots).map((substance) => this.#settle(substance)))];
    const [only, ...others] = named;
    return only === undefined || only === null || others.length > 0 ? [] : [only];
  }

  /** Beside ΔG, K of an acid or of a salt is the K of its equation. */
  #kindsOf({ kinds }: GivenSpot): readonly Kind[] {
    const isThermal = this.#goals.some(
      ({ kinds: [kind] }) => kind === "standard-gibbs-energy" || kind === "gibbs-energy",
    );
    return isThermal && kinds.some((kind) => CONSTANTS.has(kind)) ? ["equilibrium-constant"] : kinds;
  }

  #ownerOf({ of, kinds: [kind] }: Pick<GivenSpot, "of" | "kinds">): string | null {
    const crystal = kind !== undefined && OF_CRYSTAL.has(kind) ? (this.#possibleOwners[0] ?? null) : null;
    return this.#settle(of) ?? crystal;
  }

  /** What forms of a product, where its yield is asked for; what could form has words of its own. */
  #isYield(product: string): boolean {
    const [goal] = this.#goals;
    const equation = this.#equation;
    const isPossible = this.#spots.some(
      (spot) => (spot.kind === "word" || spot.kind === "cue") && POSSIBLE.test(spot.text),
    );
    return (
      goal?.kinds[0] === "percent-yield" &&
      equation !== null &&
      listProducts(equation).includes(product) &&
      !isPossible &&
      this.#givens.filter(({ of }) => this.#settle(of) === product).length === 1
    );
  }

  #listVariables(given: GivenSpot): Variable[] {
    if (this.#isTable)
      return given.kinds.map((kind) => variableOf(this.#asOfMixture(kind), this.#settle(given.of), given.label));
    const settled = this.#decay?.variables.get(given) ?? this.#analysis?.variables.get(given);
    if (settled !== undefined) return [settled];
    const own = this.#ownerOf(given);
    const label = this.#dilution?.labels.get(given) ?? null;
    const [solute = null] = this.#owners;
    if (label !== null)
      return [variableOf(given.kinds[0] === "volume" ? "solution-volume" : "molarity", own ?? solute, label)];
    const state = this.#gasStates?.labels.get(given);
    const [first = null] = given.kinds;
    if (state !== undefined && first !== null) return [variableOf(first, null, state)];
    if (first !== null && own !== null && this.#isYield(own)) return [variableOf(first, own, "actual")];
    const isOneOfSeveral = this.#givens.filter(({ kinds }) => kinds[0] === given.kinds[0]).length > 1;
    return listKinds({ ...given, kinds: this.#kindsOf(given) }, own, this.#isSolution).flatMap((kind) =>
      (this.#isOfSpecies(kind, own)
        ? [own]
        : listOwners(kind, own ?? (kind.startsWith("solution-") ? (this.#owners[0] ?? null) : null))
      ).map((of) => variableOf(kind, of, isOneOfSeveral ? given.label : null)),
    );
  }

  /** Beside Kp the pressure of one gas is that of no other, but where a solid makes as much of each. */
  #isOfSpecies(kind: Kind, own: string | null): boolean {
    const equation = this.#equation;
    const isBesideConstant = [...this.#goals, ...this.#givens].some((each) => each.kinds[0] === "pressure-constant");
    if (kind !== "pressure" || own === null || !isBesideConstant || equation === null) return false;
    const gases = listParticipants(equation)?.filter(isCounted) ?? [];
    return equation.species.includes(own) && !gases.every(({ power }) => power === 1);
  }

  /** K of a reaction whose pressures are told is Kp, else it is Kc. */
  #asOfMixture(kind: Kind): Kind {
    if (kind !== "equilibrium-constant") return kind;
    const isOfPressures = [...this.#goals, ...this.#givens].some((each) => each.kinds[0] === "pressure");
    return isOfPressures ? "pressure-constant" : "concentration-constant";
  }

  #listGoals(goal: GoalSpot): Goal[] {
    if (this.#isTable)
      return goal.kinds.map((kind) => ({
        variable: variableOf(this.#asOfMixture(kind), this.#settle(goal.of), goal.label),
        unit: goal.unit?.dimension === KINDS[kind].dimension ? goal.unit : null,
        words: NO_WORDS,
      }));
    const settled = this.#decay?.goal ?? this.#analysis?.goal ?? null;
    if (settled !== null) return [{ variable: settled, unit: goal.unit, words: NO_WORDS }];
    const label = this.#dilution?.goal ?? null;
    const [solute = null] = this.#owners;
    if (label !== null)
      return [{ variable: variableOf("solution-volume", solute, label), unit: goal.unit, words: NO_WORDS }];
    const state = this.#gasStates?.goal ?? null;
    const [asked = null] = goal.kinds;
    if (state !== null && asked !== null)
      return [{ variable: variableOf(asked, null, state), unit: goal.unit, words: NO_WORDS }];
    return this.#listGoalKinds(goal).flatMap((kind) => {
      const own = this.#ownerOf(goal);
      // "Moles of oxygen": atoms or molecules.
      if (goal.of !== null && own === null) return [];
      const unit = goal.unit !== null && goal.unit.dimension === KINDS[kind].dimension ? goal.unit : null;
      const hasOwner =
        OF_SUBSTANCE.has(kind) || OF_CRYSTAL.has(kind) || kind === "pressure" || kind === "vapor-pressure";
      const owners = !hasOwner ? [null] : own === null ? [null, ...this.#possibleOwners] : [own];
      const sorted = own === null && hasOwner && OF_SOLUTION.has(kind) ? [...this.#owners.slice(0, 1), null] : owners;
      return sorted.map((of): Goal => ({ variable: variableOf(kind, of), unit, words: NO_WORDS }));
    });
  }

  /** K of a reaction in solution whose concentrations are told is Kc. */
  #listGoalKinds(goal: GoalSpot): readonly Kind[] {
    if (boilsByTables(this.#spots, [goal])) return ["temperature"];
    if (goal.property !== null) return [];
    const isOfMixture = this.#equation !== null && this.#givens.some(({ kinds }) => kinds[0] === "molarity");
    return goal.kinds.map((kind) => {
      if (isOfMixture && kind === "equilibrium-constant") return "concentration-constant";
      // "What volume of 0.50 M HCl reacts with …": of a solution whose strength is told.
      const isOfSolution =
        kind === "volume" &&
        goal.of !== null &&
        this.#givens.some(
          ({ kinds, of }) => kinds[0] === "molarity" && of?.formulas.join() === goal.of?.formulas.join(),
        );
      if (isOfMixture && isOfSolution) return "solution-volume";
      // "Ka of each acid and Kb of each base": the ion that forms tells which of them it is.
      if (!isOfMixture || (kind !== "acid-constant" && kind !== "base-constant")) return kind;
      return this.#equation?.species.includes("OH-") === true ? "base-constant" : "acid-constant";
    });
  }

  /** What the values suppose: tables hold at 25 °C, and what has a mass and a speed is a wave of matter. */
  get #conditions(): ReadonlySet<Condition> {
    const conditions = new Set(this.#scene.conditions);
    if (this.#decay !== null) conditions.add("decay");
    const isGiven = (kind: Kind): boolean => this.#givens.some(({ kinds }) => kinds[0] === kind);
    if (this.#givens.some((given) => given.kinds[0] === "temperature" && !isRoom(given)))
      conditions.add("other-temperature");
    // What burns gives the heat that the tables tell, where nothing else does.
    const isTold = ["reaction-enthalpy", "molar-energy", "specific-enthalpy", "temperature"].some((kind) =>
      this.#givens.some(({ kinds }) => kinds.some((each) => each === kind)),
    );
    if (!isTold && this.#equation !== null && isAbout(this.#spots, "burn")) conditions.add("from-tables");
    const asksWave = this.#goals.some(({ kinds }) => kinds.includes("wavelength"));
    if (asksWave && isGiven("speed") && isGiven("mass")) conditions.add("matter-wave");
    return conditions;
  }

  /** What is dissolved in what. */
  get #solution(): Scene["solution"] {
    const [solute, solvent] = this.#owners;
    return !this.#isSolution || solute === undefined ? null : { solute, solvent: solvent ?? null };
  }

  solve(): Solved | null {
    const bindings = combine<Variable>(this.#givens.map((given) => this.#listVariables(given)));
    const goals = combine<Goal>(this.#goals.map((goal) => this.#listGoals(goal)));
    if (bindings === null || goals === null || bindings.length * goals.length > MOST_BINDINGS) return null;
    const options = bindings
      .flatMap(({ chosen, cost }) =>
        goals.map((goal) => ({ variables: chosen, goals: goal.chosen, cost: cost + goal.cost })),
      )
      .toSorted((a, b) => a.cost - b.cost);
    const found: (Solved & { cost: number })[] = [];
    for (const { variables, goals: asked, cost } of options) {
      spend(200);
      const best = found[0]?.cost;
      if (best !== undefined && cost > best) break;
      const statement: Statement = {
        givens: this.#givens.flatMap(({ quantity }, index): Given[] => {
          const variable = variables[index];
          return variable === undefined ? [] : [{ variable, quantity, words: NO_WORDS }];
        }),
        goals: withoutRepeats(asked),
        scene: {
          ...this.#scene,
          conditions: this.#conditions,
          ...(this.#analysis !== null && { containment: this.#analysis.containment }),
          givens: variables,
          solution: this.#analysis === null ? this.#solution : null,
        },
      };
      const solutions = solveAll(dropKnownMolarMasses(statement));
      if (solutions !== null) found.push({ statement, solutions, cost });
    }
    const [first, ...others] = found;
    return first !== undefined && others.every((other) => answersOf(other) === answersOf(first)) ? first : null;
  }
}

/** Which way the heat of a question goes: the first word of it behind the heat, up to the end of its sentence. */
const GIVEN_OFF = /^(?:releas|evolv|liberat|given$|produc|generat)/i;
const TAKEN_UP = /^(?:absorb|requir|need|taken$|consum)/i;

function directionOf(spots: readonly Spot[], { start }: GoalSpot): -1 | 1 | null {
  const behind = spots.filter((spot) => spot.start > start);
  const end = behind.findIndex((spot) => isMark(spot, ".", "?"));
  for (const spot of end === -1 ? behind : behind.slice(0, end)) {
    if (spot.kind !== "cue" && spot.kind !== "word") continue;
    if (GIVEN_OFF.test(spot.text)) return -1;
    if (TAKEN_UP.test(spot.text)) return 1;
  }
  return null;
}

/** The heat of a reaction is told without its sign where it is asked as given off; null where it goes the other way than asked. */
function withDirection(spots: readonly Spot[], [goal, ...others]: readonly GoalSpot[], solved: Solved): Solved | null {
  const { statement, solutions } = solved;
  const [asked] = statement.goals;
  const value = solutions[0]?.answer.value;
  if (goal === undefined || asked?.variable.kind !== "energy" || others.length > 0 || statement.scene.equation === null)
    return solved;
  const direction = directionOf(spots, goal);
  if (direction === null || value?.kind !== "quantity") return solved;
  if (value.value.startsWith("-") !== direction < 0) return null;
  if (direction > 0) return solved;
  const released = { ...statement, goals: [{ ...asked, variable: { ...asked.variable, label: "released" as const } }] };
  const found = solveAll(dropKnownMolarMasses(released));
  return found === null ? null : { statement: released, solutions: found };
}

/** "Ka of each acid and Kb of each base" asks once for the one that is there. */
function withoutRepeats(goals: readonly Goal[]): Goal[] {
  return goals.filter(
    (goal, index) =>
      !goals.slice(0, index).some((other) => isSameVariable(other.variable, goal.variable) && other.unit === goal.unit),
  );
}

/** The statement that a text makes, with its answers; null where none solves, or two that are as likely differ. */
export function bind(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
  isTable = false,
): Solved | null {
  const scene = readScene(spots, goals);
  if (scene === null) return null;
  const conditions: ReadonlySet<Condition> = isTable
    ? new Set([...scene.conditions, "at-equilibrium"])
    : scene.conditions;
  const solved = new Binder(spots, { goals, givens, isTable }, { ...scene, conditions }).solve();
  return solved === null ? null : withDirection(spots, goals, solved);
}
