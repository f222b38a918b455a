import type { SolutionFacts } from "../../../methods/facts.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { solveGoal, solvePart } from "../../../solver/problems/solve-statement.ts";
import type { Goal, Statement } from "../../../solver/problems/statement.ts";
import type { ColligativeGoal, ColligativeProblem } from "./colligative.ts";
import { CHANGES, givensOf, variableOfSlot } from "./colligative-statement.ts";
import { countParticles } from "./solvents.ts";
import type { Particles } from "./solvents.ts";

/** As many ions has a unit of most salts: Al2(SO4)3. */
const MOST_IONS = 5;

/** The particles of the solute; null where they are not certain. Of an unknown solute, one. */
function particlesOf({ solute, solvent, says, values }: ColligativeProblem, isFactorAsked: boolean): Particles | null {
  const isCalledWhole = says.has("whole");
  const isCalledIons = says.has("ions");
  if (isCalledWhole && (isCalledIons || values.has("factor"))) return null;
  const isUnknown = isCalledWhole || says.has("solute") || says.has("nonvolatile");
  // A factor that is measured says itself how many there are.
  if (solute === null && isFactorAsked)
    return says.has("electrolyte") && !isCalledWhole ? { count: MOST_IONS, isVolatile: false } : null;
  if (solute === null) return isCalledIons || !isUnknown ? null : { count: 1, isVolatile: false };
  const particles = countParticles(solute, solvent ?? "H2O", isCalledWhole);
  if (particles === null || (isCalledIons && particles.count === 1)) return null;
  const factor = values.get("factor");
  return factor === undefined || (factor.value.gte(1) && factor.value.lte(particles.count)) ? particles : null;
}

/** A salt in a solvent that is not named is in water, unless the constants say otherwise. */
function inWater(problem: ColligativeProblem): ColligativeProblem {
  const isUnnamed = problem.solvent === null && problem.solute !== null && !problem.says.has("solvent");
  return isUnnamed ? { ...problem, solvent: "H2O" } : problem;
}

/** Whether what is asked makes sense of this solute: what evaporates raises no boiling point, ions make Raoult's law another. */
function isSound({ values, goals, solute, says }: ColligativeProblem, particles: Particles): boolean {
  const isVolatile = particles.isVolatile && !says.has("nonvolatile");
  const about = (what: string): boolean => [...values.keys(), ...goals].some((slot) => slot.startsWith(what));
  if (goals.some((goal) => values.has(goal)) || CHANGES.filter(about).length > goals.length) return false;
  if (about("boiling") && isVolatile) return false;
  if (about("vapor") && (isVolatile || particles.count > 1 || values.has("factor"))) return false;
  return goals.every((goal) =>
    goal === "molar-mass" ? solute === null : goal !== "factor" || solute !== null || says.has("electrolyte"),
  );
}

/** Fewer grams for each mole than of hydrogen fluoride, or more particles than there are ions: something was misread. */
function isPlausible(goal: ColligativeGoal, { answer: { value } }: SolutionFacts, { count }: Particles): boolean {
  if (value.kind !== "quantity") return false;
  const number = Number(value.value);
  if (goal === "molar-mass") return number >= 20;
  return goal !== "factor" || (number >= 0.9 && number <= count * 1.05);
}

const isThermal = (goal: ColligativeGoal): boolean => CHANGES.some((change) => goal.startsWith(change));

/** A problem about the freezing, boiling, osmosis or vapour of a solution → its solutions; null unless all that was read is used. */
export function solveColligative(read: ColligativeProblem): SolutionFacts[] | null {
  const problem = inWater(read);
  const particles = particlesOf(problem, problem.goals.includes("factor"));
  const givens = givensOf(problem);
  if (particles === null || givens === null || !isSound(problem, particles)) return null;
  const { solute, solvent, unit } = problem;
  // A point or a change is told in °C; "by how many °C" asks for nothing else.
  const isCelsius = unit === null || unit.factors.every(({ unit: { symbol } }) => ["°C", "Δ°C"].includes(symbol));
  if (!isCelsius && problem.goals.some(isThermal)) return null;
  const goals = problem.goals.map((goal): Goal => ({
    variable: variableOfSlot(goal, problem),
    unit: isThermal(goal) ? null : unit,
    words: { before: [], behind: [] },
  }));
  const scene = { ...BARE_SCENE, givens: givens.map(({ variable }) => variable), solution: { solute, solvent } };
  const facts = solveAll({ givens, goals, scene });
  return facts?.every((each, index) => isPlausible(problem.goals[index] ?? "molality", each, particles)) === true
    ? facts
    : null;
}

/** Every goal, if together they take all that is given. */
function solveAll(statement: Statement): SolutionFacts[] | null {
  const { goals, givens } = statement;
  const [only, ...others] = goals;
  if (only !== undefined && others.length === 0) {
    const solved = solveGoal(only, statement);
    return solved.ok ? [solved.value] : null;
  }
  const parts = goals.flatMap((goal) => {
    const part = solvePart(goal, statement);
    return part.ok ? [part.value] : [];
  });
  const used = new Set(parts.flatMap((part) => [...part.used]));
  return parts.length === goals.length && used.size === givens.length ? parts.map(({ facts }) => facts) : null;
}
