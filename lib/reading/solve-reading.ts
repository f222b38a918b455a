import { spend } from "../budget/budget.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { COLLIGATIVE_KINDS } from "../methods/rules/colligative.ts";
import { findSubstance, particleUnit } from "../methods/rules/substance.ts";
import { isSameVariable, KINDS, variableOf } from "../methods/rules/kinds.ts";
import type { Kind, Variable } from "../methods/rules/kinds.ts";
import type { BalancedEquation, Scene } from "../methods/rules/rule.ts";
import { isAltered } from "../solver/problems/alterations.ts";
import { dropKnownMolarMasses } from "../solver/problems/refinements/molar-masses.ts";
import { hidesDifference, isContradictory } from "../solver/problems/gates/contradiction.ts";
import { findIdleGiven } from "../solver/problems/gates/influence.ts";
import { isAgainstMatter } from "../solver/problems/gates/matter.ts";
import { isOfTwoOwners, takesWholeForWater } from "../solver/problems/gates/owners.ts";
import { solveGoal } from "../solver/problems/solve-statement.ts";
import type { Given, Goal, Statement } from "../solver/problems/statement.ts";
import { findCues } from "./cues/cues.ts";
import { readDilution } from "./dilution.ts";
import type { Dilution } from "./dilution.ts";
import { listGivens } from "./givens.ts";
import type { GivenSpot } from "./givens.ts";
import { isCue, listGoals } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import { boilsByTables, listSubstances, readScene, settle } from "./scene.ts";
import type { Spot } from "./spot.ts";
import { solveCellProblem } from "../solver/problems/laws/solve-cells.ts";
import { solveSolubilityProblem } from "../solver/problems/laws/solve-solubility.ts";
import { readCell } from "./cells.ts";
import { readSolubility } from "./solubility.ts";
import { contradictsItself, isQuestionPlain, isUnderstood } from "./understood.ts";
import { listSpots } from "./spots.ts";

const NO_WORDS = { before: [], behind: [] };

/** Beyond so many ways of binding what a text says it is not read without asking. */
const MOST_BINDINGS = 256;
const MOST_GOALS = 5;

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

/** What belongs to one substance, and is of the whole where none is named. */
const OF_SUBSTANCE: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "amount",
  "volume",
  "particles",
  "atoms",
  "density",
  "molar-mass",
  "molarity",
  "molality",
  "mole-fraction",
  "mass-percent",
  "solution-volume",
  "solution-mass",
  "formation-enthalpy",
  "formation-gibbs-energy",
  "standard-entropy",
  "specific-heat",
  "specific-enthalpy",
]);

/** What may be of one substance or of all. */
const OF_EITHER: ReadonlySet<Kind> = new Set<Kind>(["pressure", "vapor-pressure", "temperature", "molar-energy"]);

const CONSTANTS: ReadonlySet<Kind> = new Set<Kind>([
  "acid-constant",
  "base-constant",
  "solubility-product",
  "pressure-constant",
]);

/** What a solution has, by its solute. */
const OF_SOLUTION: ReadonlySet<Kind> = new Set<Kind>([
  ...COLLIGATIVE_KINDS,
  "molarity",
  "molality",
  "mole-fraction",
  "mass-percent",
]);

const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "molarity", "volume"]);

function listOwners(kind: Kind, own: string | null): (string | null)[] {
  if (own === null) return [null];
  if (OF_SUBSTANCE.has(kind)) return [own];
  return OF_EITHER.has(kind) ? [null, own] : [null];
}

/** In a text about solutions a volume is that of a solution, and a mass without a substance may be its mass. */
function listKinds({ kinds, isOther }: GivenSpot, own: string | null, isSolution: boolean): readonly Kind[] {
  if (!isSolution) return kinds;
  const [kind] = kinds;
  if (kind === "mass" && isOther) return ["solution-mass"];
  if (kind === "volume") return ["solution-volume", "volume"];
  return kind === "mass" && own === null ? ["solution-mass", "mass"] : kinds;
}

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
type Solved = { readonly statement: Statement; readonly solutions: readonly SolutionFacts[] };

function solveAll(statement: Statement): SolutionFacts[] | null {
  const solutions = statement.goals.map((goal) => solveGoal(goal, statement));
  const solved = solutions.flatMap((solution) => (solution.ok ? [solution.value] : []));
  return solved.length === statement.goals.length ? solved : null;
}

function answersOf({ solutions }: Solved): string {
  return solutions.map(({ answer }) => JSON.stringify(answer.value)).join();
}

/** Values that hold where tables do, and need not be used. */
function isRoom({ kinds, quantity }: GivenSpot): boolean {
  if (kinds[0] !== "temperature") return false;
  const { symbol } = quantity.unit.factors[0]?.unit ?? { symbol: "" };
  const celsius = symbol === "K" ? quantity.value.minus("273.15") : quantity.value;
  return symbol !== "°F" && celsius.minus(25).abs().lt(1);
}

class Binder {
  readonly #spots: readonly Spot[];
  readonly #goals: readonly GoalSpot[];
  readonly #givens: readonly GivenSpot[];
  readonly #scene: Scene;

  constructor(spots: readonly Spot[], goals: readonly GoalSpot[], givens: readonly GivenSpot[], scene: Scene) {
    this.#spots = spots;
    this.#goals = goals;
    this.#givens = givens;
    this.#scene = scene;
  }

  get #equation(): BalancedEquation | null {
    return this.#scene.equation;
  }

  /** A gas, or what reacts, is there as molecules. */
  get #asMolecules(): boolean {
    return (
      this.#equation !== null ||
      [...this.#goals, ...this.#givens].some(({ kinds }) => ["volume", "pressure", "density"].includes(kinds[0] ?? ""))
    );
  }

  #settle(substance: GivenSpot["of"]): string | null {
    return settle(substance, this.#equation, this.#asMolecules);
  }

  get #dilution(): Dilution | null {
    return this.#equation === null && this.#owners.length === 1 ? readDilution(this.#goals, this.#givens) : null;
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

  #listVariables(given: GivenSpot): Variable[] {
    const own = this.#settle(given.of);
    const label = this.#dilution?.labels.get(given) ?? null;
    const [solute = null] = this.#owners;
    if (label !== null)
      return [variableOf(given.kinds[0] === "volume" ? "solution-volume" : "molarity", own ?? solute, label)];
    const isOneOfSeveral = this.#givens.filter(({ kinds }) => kinds[0] === given.kinds[0]).length > 1;
    return listKinds({ ...given, kinds: this.#kindsOf(given) }, own, this.#isSolution).flatMap((kind) =>
      listOwners(kind, own ?? (kind.startsWith("solution-") ? (this.#owners[0] ?? null) : null)).map((of) =>
        variableOf(kind, of, isOneOfSeveral ? given.label : null),
      ),
    );
  }

  #listGoals(goal: GoalSpot): Goal[] {
    const label = this.#dilution?.goal ?? null;
    const [solute = null] = this.#owners;
    if (label !== null)
      return [{ variable: variableOf("solution-volume", solute, label), unit: goal.unit, words: NO_WORDS }];
    return this.#listGoalKinds(goal).flatMap((kind) => {
      const own = this.#settle(goal.of);
      // "Moles of oxygen": atoms or molecules.
      if (goal.of !== null && own === null) return [];
      const unit = goal.unit !== null && goal.unit.dimension === KINDS[kind].dimension ? goal.unit : null;
      const hasOwner = OF_SUBSTANCE.has(kind) || kind === "pressure" || kind === "vapor-pressure";
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
      // "Ka of each acid and Kb of each base": the ion that forms tells which of them it is.
      if (!isOfMixture || (kind !== "acid-constant" && kind !== "base-constant")) return kind;
      return this.#equation?.species.includes("OH-") === true ? "base-constant" : "acid-constant";
    });
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
        // "Ka of each acid and Kb of each base" asks once for the one that is there.
        goals: asked.filter(
          (goal, index) =>
            !asked
              .slice(0, index)
              .some((other) => isSameVariable(other.variable, goal.variable) && other.unit === goal.unit),
        ),
        scene: { ...this.#scene, givens: variables, solution: this.#solution },
      };
      const solutions = solveAll(dropKnownMolarMasses(statement));
      if (solutions !== null) found.push({ statement, solutions, cost });
    }
    const [first, ...others] = found;
    return first !== undefined && others.every((other) => answersOf(other) === answersOf(first)) ? first : null;
  }
}

function solveSpots(spots: readonly Spot[], goals: readonly GoalSpot[], givens: readonly GivenSpot[]): Solved | null {
  const scene = readScene(spots, goals);
  return scene === null ? null : new Binder(spots, goals, givens, scene).solve();
}

/** Words of change that no rule reads: the mass that a nail increases to is no longer that of iron. */
const CHANGED =
  /\b(?:increas|decreas|gain|los[et]|drop|fall|fell|ris(?:e|ing)|rose|doubl|tripl|halv|half\b(?!-)|twice|quarter|third)\w*/i;

const CHANGING: ReadonlySet<Kind> = new Set<Kind>(["temperature", "temperature-change", "pressure", "half-life"]);

function isChanged(text: string, { givens, goals }: Statement): boolean {
  return CHANGED.test(text) && ![...givens, ...goals].some(({ variable }) => CHANGING.has(variable.kind));
}

/** "How many molecules of NaCl": what is counted must be what the formula's units are. */
function countsRightly({ goals }: Statement): boolean {
  return goals.every(({ variable, unit }) => {
    if (variable.kind !== "particles" || unit === null || unit.counted === "particles") return true;
    const substance = findSubstance(variable.of);
    return substance !== null && particleUnit(substance) === unit.counted;
  });
}

/** "Convert the values of Kc to Kp": what is given is not asked for. */
function withoutGiven(goals: readonly GoalSpot[], givens: readonly GivenSpot[]): readonly GoalSpot[] {
  const kept = goals.filter(
    ({ kinds: [kind], of, unit }) =>
      unit !== null ||
      !givens.some((given) => given.kinds[0] === kind && given.of?.formulas.join() === of?.formulas.join()),
  );
  // K of a reaction between gases is that of their pressures.
  const isTwice =
    kept.length === 2 && kept[0]?.kinds[0] === "equilibrium-constant" && kept[1]?.kinds[0] === "pressure-constant";
  return kept.length === 0 ? goals : isTwice ? kept.slice(0, 1) : kept;
}

const ACIDS = /^(?:HCl|HBr|HI|HF|HNO3|H2SO4|H3PO4|HClO4|CH3COOH|NH3)$/;

/** "100 mL of HCl": of a gas, or of a solution whose strength is not told. */
function isUnsaidSolution({ of, kinds }: GivenSpot, givens: readonly GivenSpot[], spots: readonly Spot[]): boolean {
  if (kinds[0] !== "volume" || of === null || of.state === "g" || !ACIDS.test(of.formulas[0] ?? "")) return false;
  return (
    !givens.some((given) => given.kinds[0] === "molarity") &&
    !spots.some((spot) => isCue(spot, "filler") && spot.kind === "cue" && /^gas/i.test(spot.text))
  );
}

/** Problems whose laws are no links of the search yet. */
function solveBeside(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): readonly SolutionFacts[] | null {
  if (!isQuestionPlain(spots, goals)) return null;
  const solubility = readSolubility(spots, goals, givens);
  if (solubility !== null) return solveSolubilityProblem(solubility);
  const cell = readCell(spots, goals, givens);
  return cell === null ? null : solveCellProblem(cell);
}

/** A problem in words → its solutions; null where it is not certain what is given and asked. */
export function solveReading(text: string, locale: Locale): readonly SolutionFacts[] | null {
  const cues = text.length > LONGEST_PROBLEM ? null : findCues(locale);
  const spots = cues === null ? null : listSpots(text, locale, cues);
  const goals = spots === null ? null : listGoals(spots);
  const givens = spots === null ? null : listGivens(spots);
  if (spots === null || givens === null || goals === null || goals.length === 0 || goals.length > MOST_GOALS)
    return null;
  const isSolution = goals.some(({ kinds }) => kinds.some((kind) => OF_SOLUTION.has(kind)));
  const asked = withoutGiven(goals, givens);
  const hasSubstance = spots.some(({ kind }) => kind === "substance" || kind === "equation");
  // In "0.100 L of serum" the serum is the solution.
  if (
    givens.some(
      ({ isOther, kinds }) =>
        isOther && hasSubstance && !(isSolution && (kinds[0] === "volume" || kinds[0] === "mass")),
    )
  )
    return null;
  if (givens.some((given) => isUnsaidSolution(given, givens, spots))) return null;
  const withoutRoom = givens.filter((given) => !isRoom(given));
  const solved =
    solveSpots(spots, asked, givens) ??
    (withoutRoom.length < givens.length ? solveSpots(spots, asked, withoutRoom) : null);
  if (solved === null) return CHANGED.test(text) ? null : solveBeside(spots, asked, givens);
  const { statement, solutions } = solved;
  const isRefused =
    contradictsItself(spots) ||
    !isUnderstood(spots, goals, statement) ||
    !countsRightly(statement) ||
    isAltered(text, statement) ||
    isChanged(text, statement) ||
    isContradictory(text, locale, statement) ||
    hidesDifference(text, locale, statement) ||
    isOfTwoOwners(statement) ||
    takesWholeForWater(statement) ||
    isAgainstMatter(text, statement, solutions) ||
    findIdleGiven(statement, solutions, solveAll) !== null;
  return isRefused ? null : solutions;
}
