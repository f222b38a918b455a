import { getFormula } from "../../../chemistry/formula/parse.ts";
import { findOxidationNumbers } from "../../../chemistry/redox/oxidation.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts, StepFacts } from "../../../methods/facts.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { CellGoal } from "./cell-items.ts";
import { readCellProblem } from "./cell-reading.ts";
import type { CellProblem } from "./cell-reading.ts";
import {
  actualPotential,
  concentrationCell,
  electronSteps,
  equilibriumConstant,
  findQuotient,
  findStandard,
  gibbsEnergy,
  isRoom,
  standardOfConstant,
  standardOfGibbs,
  standardPotential,
} from "./cell-solutions.ts";
import type { Electrodes, Found } from "./cell-solutions.ts";
import {
  addHalves,
  chargeOf,
  factorsOf,
  findMetalHalf,
  findMultiple,
  findTabulated,
  HYDROGEN,
  isSameHalf,
} from "./half-cells.ts";
import type { Changes, Half } from "./half-cells.ts";
import { toFacts } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";

/** What a problem's cell is, as far as its text tells. */
type Cell = {
  readonly electrodes: Electrodes | null;
  readonly reaction: Changes | null;
  readonly electrons: number | null;
};

/** Electrons of a balanced equation by oxidation numbers; null where these do not tell. */
function countElectrons(reaction: Changes): number | null {
  const totals = new Map<string, number>();
  for (const [formula, count] of reaction) {
    const rows = findOxidationNumbers(getFormula(formula));
    if (!rows.ok || rows.value.some(({ within }) => within !== null)) return null;
    for (const { symbol, number } of rows.value)
      totals.set(
        symbol,
        (totals.get(symbol) ?? 0) +
          (number.numerator / number.denominator) * count * (getFormula(formula).counts.get(symbol) ?? 0),
      );
  }
  const [up, down] = [1, -1].map((sign) =>
    [...totals.values()].filter((total) => total * sign > 1e-9).reduce((sum, total) => sum + total, 0),
  );
  return up !== undefined && down !== undefined && up > 0.5 && Math.abs(up + down) < 1e-9 && Number.isInteger(up)
    ? up
    : null;
}

/** The potentials of both halves: all from the text, or all from the table; that of hydrogen is zero by definition. */
function potentialsOf(halves: CellProblem["halves"]): (Quantity | null)[] {
  const isTold = halves.some(({ half, potential }) => potential !== null && !isSameHalf(half, HYDROGEN));
  return halves.map(
    ({ half, potential }) => potential ?? (isTold && !isSameHalf(half, HYDROGEN) ? null : findTabulated(half)),
  );
}

/** The halves of a table that a reaction of two metals consists of. */
function halvesOfReaction(reaction: Changes): CellProblem["halves"] {
  const metals = [...reaction.keys()].filter((formula) => chargeOf(formula) === 0);
  return metals.flatMap((metal) => {
    const half = metal === "H2" ? HYDROGEN : findMetalHalf(metal);
    return half === null ? [] : [{ half, potential: null }];
  });
}

/** Which half is reduced: as the cell or the equation is written, else the one of the higher potential. Null where that is open. */
function arrange(problem: CellProblem): Cell | null {
  const { reaction, written } = problem;
  const halves = reaction !== null && problem.halves.length === 0 ? halvesOfReaction(reaction) : problem.halves;
  const [first, second, ...others] = halves;
  if (first === undefined || second === undefined)
    return reaction === null
      ? { electrodes: null, reaction: null, electrons: null }
      : { electrodes: null, reaction, electrons: countElectrons(reaction) };
  if (others.length > 0) return null;
  const [one = null, two = null] = potentialsOf(halves);
  if (one === null || two === null)
    return reaction === null && !(problem.values.size > 0) ? null : ofReaction(reaction, written);
  const make = (cathode: Half, isAsWritten: boolean): Electrodes => {
    const isFirst = isSameHalf(cathode, first.half);
    return {
      cathode,
      anode: isFirst ? second.half : first.half,
      cathodePotential: isFirst ? one : two,
      anodePotential: isFirst ? two : one,
      isAsWritten,
    };
  };
  if (reaction !== null) {
    const directions = [make(first.half, true), make(second.half, true)].flatMap((electrodes) => {
      const multiple = findMultiple(reaction, addHalves(electrodes.cathode, electrodes.anode));
      return multiple !== null && multiple > 0 ? [{ electrodes, multiple }] : [];
    });
    const [only, more] = directions;
    if (only === undefined || more !== undefined)
      return problem.values.size > 0 && problem.halves.length === 0 ? ofReaction(reaction, written) : null;
    return {
      electrodes: only.electrodes,
      reaction,
      electrons: factorsOf(only.electrodes.cathode, only.electrodes.anode).electrons * only.multiple,
    };
  }
  const electrodes =
    written === null
      ? make(one.value.gt(two.value) ? first.half : second.half, false)
      : make(written.cathode.half, true);
  if (electrodes.cathodePotential.value.eq(electrodes.anodePotential.value)) return null;
  return {
    electrodes,
    reaction: addHalves(electrodes.cathode, electrodes.anode),
    electrons: factorsOf(electrodes.cathode, electrodes.anode).electrons,
  };
}

function ofReaction(reaction: Changes | null, written: CellProblem["written"]): Cell | null {
  if (reaction !== null) return { electrodes: null, reaction, electrons: countElectrons(reaction) };
  if (written === null) return null;
  const { cathode, anode } = written;
  return {
    electrodes: null,
    reaction: addHalves(cathode.half, anode.half),
    electrons: factorsOf(cathode.half, anode.half).electrons,
  };
}

/** What each goal was computed from, so that nothing of the text is left over. */
class CellSolver {
  readonly #problem: CellProblem;
  readonly #cell: Cell;
  readonly #used = new Set<CellGoal | "halves" | "amounts" | "temperature">();

  constructor(problem: CellProblem, cell: Cell) {
    this.#problem = problem;
    this.#cell = cell;
  }

  solve(goal: CellGoal): LawSolution | null {
    if (this.#problem.values.has(goal)) return null;
    const standard = goal === "law/cell-potential" && this.#isConcentrationCell() ? null : this.#standard(goal);
    if (goal === "law/cell-potential") return this.#potential(standard);
    if (standard === null) return null;
    if (goal === "law/standard-cell-potential") return standardPotential(standard);
    const electrons = this.#electrons();
    if (electrons === null) return null;
    if (goal === "law/gibbs") return gibbsEnergy(standard, electrons.count, electrons.steps);
    if (goal !== "law/equilibrium-constant") return null;
    return equilibriumConstant(standard, electrons.count, electrons.steps, this.#temperature());
  }

  /** Whether every value of the text went into an answer. */
  usesAll(): boolean {
    const { values, amounts, halves, temperature } = this.#problem;
    const isIdle = temperature !== null && !isRoom(temperature) && !this.#used.has("temperature");
    const hasIdleHalves = halves.some(({ potential }) => potential !== null) && !this.#used.has("halves");
    const hasIdleAmounts = amounts.some(([, { value }]) => !value.eq(1)) && !this.#used.has("amounts");
    const isKnown = [...values.keys()].every(
      (goal) => this.#used.has(goal) || (goal === "law/electrons" && this.#isTrueCount()),
    );
    return isKnown && !isIdle && !hasIdleHalves && !hasIdleAmounts;
  }

  #isTrueCount(): boolean {
    return this.#problem.values.get("law/electrons")?.value.eq(this.#cell.electrons ?? 0) ?? true;
  }

  #value(goal: CellGoal): Quantity | undefined {
    const value = this.#problem.values.get(goal);
    if (value !== undefined) this.#used.add(goal);
    return value;
  }

  #temperature(): Quantity | null {
    this.#used.add("temperature");
    return this.#problem.temperature;
  }

  #electrons(): { readonly count: number; readonly steps: readonly StepFacts[] } | null {
    const given = this.#value("law/electrons")?.value.toNumber();
    const { electrons, reaction } = this.#cell;
    const count = given ?? electrons;
    if (count === null || (given !== undefined && electrons !== null && given !== electrons)) return null;
    return { count, steps: given === undefined ? electronSteps(count, reaction) : [] };
  }

  /** E° as it is given, or by the halves, ΔG° or K: by one of these only. */
  #standard(goal: CellGoal): Found | null {
    const given = this.#value("law/standard-cell-potential");
    const { electrodes } = this.#cell;
    const { temperature } = this.#problem;
    if (given !== undefined)
      return this.#problem.halves.some(({ potential }) => potential !== null)
        ? null
        : { quantity: given, steps: [], slips: [] };
    if (electrodes !== null) {
      this.#used.add("halves");
      // The table and the definition of E° are for 25 °C.
      if (!isRoom(temperature) && goal !== "law/cell-potential") return null;
      return findStandard(electrodes);
    }
    const source = (["law/gibbs", "law/equilibrium-constant"] as const).find(
      (each) => each !== goal && this.#problem.values.has(each),
    );
    const [value, electrons] = [source === undefined ? undefined : this.#value(source), this.#electrons()];
    if (
      value === undefined ||
      electrons === null ||
      (source === "law/equilibrium-constant" && goal === "law/gibbs") ||
      (source === "law/gibbs" && goal === "law/equilibrium-constant")
    )
      return null;
    if (source === "law/equilibrium-constant")
      return value.value.gt(0)
        ? standardOfConstant(value, electrons.count, electrons.steps, this.#temperature())
        : null;
    return standardOfGibbs(
      inUnit(value, value.unit.dimension === DIMENSIONS.energy ? "kJ" : "kJ/mol"),
      electrons.count,
      electrons.steps,
    );
  }

  #isConcentrationCell(): boolean {
    const { written, halves, amounts } = this.#problem;
    const isOne = written === null ? halves.length === 1 : isSameHalf(written.anode.half, written.cathode.half);
    return isOne && amounts.length === 2 && amounts.every(([formula]) => formula === amounts[0]?.[0]);
  }

  #potential(standard: Found | null): LawSolution | null {
    const { amounts, halves, values, isStandard } = this.#problem;
    const [one, two] = amounts;
    if (this.#isConcentrationCell()) {
      const half = halves[0]?.half;
      this.#used.add("amounts");
      const isOfIon = half?.main[0] === one?.[0];
      // Written with the rich solution on the left, the cell would run backwards.
      const isBackwards =
        this.#problem.written !== null && one !== undefined && two !== undefined && one[1].value.gt(two[1].value);
      return half === undefined ||
        isBackwards ||
        one === undefined ||
        two === undefined ||
        !isOfIon ||
        values.size > 0 ||
        halves.some(({ potential }) => potential !== null)
        ? null
        : concentrationCell(half, one[1], two[1], this.#temperature());
    }
    const isPlain = !values.has("law/quotient") && amounts.every(([, { value }]) => value.eq(1));
    // "What is the potential of a cell of zinc and copper?": nothing says otherwise than that it is standard.
    if (isPlain && (amounts.length > 0 || isStandard || (standard !== null && standard.steps.length > 0)))
      return standard === null || values.size > 0 ? null : standardPotential(standard);
    const [electrons, quotient] = [this.#electrons(), this.#quotient()];
    if (standard === null || electrons === null || quotient === null) return null;
    const solution = actualPotential(standard, electrons.count, electrons.steps, quotient, this.#temperature());
    const isGuessed = this.#cell.electrodes !== null && !this.#cell.electrodes.isAsWritten;
    return isGuessed && !solution.answer.quantity.value.gt(0) ? null : solution;
  }

  #quotient(): Found | null {
    const given = this.#value("law/quotient");
    if (given !== undefined)
      return this.#problem.amounts.length > 0 || !given.value.gt(0) ? null : { quantity: given, steps: [], slips: [] };
    const { reaction } = this.#cell;
    this.#used.add("amounts");
    return reaction === null || this.#problem.amounts.some(([, { value }]) => !value.gt(0))
      ? null
      : findQuotient(reaction, this.#problem.amounts);
  }
}

/** Whether the electrodes are what the text calls them. */
function agrees({ electrodes }: Cell, roles: CellProblem["roles"]): boolean {
  return roles.every(([half, role]) => electrodes !== null && isSameHalf(electrodes[role], half));
}

/** What a text about cells has in any language. */
const ABOUT_CELLS =
  /E\s?[°º˚⁰⦵⊖_]|\|\||‖|∥|\bcells?\b|\bE\s?=|potential|electro|voltaic|galvanic|emf|celda|pila|celda|célula|cellule|\bpile\b|电池|电动势|सेल|ሴል|ኤሌክትሮ|FEM|fem|f\.?é\.?m/iu;

/** A problem about a galvanic cell → a solution for each question; null unless all of it is understood and used. */
export function solveCells(text: string, locale: Locale): SolutionFacts[] | null {
  if (!ABOUT_CELLS.test(text)) return null;
  const problem = readCellProblem(text, locale);
  const cell = problem === null ? null : arrange(problem);
  if (problem === null || cell === null || !agrees(cell, problem.roles)) return null;
  const solver = new CellSolver(problem, cell);
  const solutions = problem.goals.map(({ goal, unit }) => {
    const solution = solver.solve(goal);
    return solution === null ? null : toFacts(solution, problem.givens, unit);
  });
  return solutions.every((each) => each !== null) && solver.usesAll() ? solutions : null;
}
