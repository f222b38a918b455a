import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { SOLUBILITY_PRODUCTS } from "../../../chemistry/data/solubility-products.ts";
import type { Salt } from "../../../chemistry/data/solubility-products.ts";
import { readEquilibrium } from "../../../chemistry/equilibrium/equilibrium.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import { findSolubility, isAcid, isStrongElectrolyte } from "../../../chemistry/ions/solubility.ts";
import { unitOfConstant } from "../../../methods/equilibrium-terms.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { dissolution, solubilityOf } from "../../../problems/equilibrium/slightly-soluble.ts";
import {
  constantFromIon,
  constantFromSolubility,
  ionConcentrationFrom,
  solubilityBesideIon,
  solubilityFrom,
  SOLUBILITY_WORDS,
} from "../../../problems/equilibrium/solubility-ways.ts";
import type { SolubilityWay } from "../../../problems/equilibrium/solubility-ways.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { readQuantity } from "../../text/taken.ts";
import { toFacts } from "./law-facts.ts";
import { ROOM_TEMPERATURE } from "../../../quantity/constants.ts";

export type SolubilityGoal = "constant" | "solubility" | "ion";

/** A problem of solubility products, free of its language. Every quantity of the text stands in it once. */
export type SolubilityProblem = {
  readonly goal: SolubilityGoal;
  /** The units of the answer; none where the text names none. */
  readonly units: readonly Unit[];
  readonly constant: Quantity | null;
  /** In mol/L or g/L; what it is of, the substances and words beside it tell. */
  readonly concentration: Quantity | null;
  /** Whether the concentration is named as a solubility. */
  readonly isSolubility: boolean;
  /** In K. */
  readonly temperature: Quantity | null;
  /** In canonical ASCII, without water. */
  readonly compounds: readonly string[];
  readonly ions: readonly string[];
  readonly isSaturated: boolean;
  readonly isWater: boolean;
  readonly givens: readonly Quantity[];
};

/** An ionic compound with one kind of cation and no crystal water, by its ions; one of the tables, whatever it is made of. */
export function readSalt(formula: string): Salt | null {
  const known = SOLUBILITY_PRODUCTS.find((each) => each.formula === formula);
  const salt = findSalt(getFormula(formula));
  const [cation, ...others] = salt?.cations ?? [];
  if (salt === null || cation === undefined || others.length > 0 || salt.waters > 0)
    return known === undefined
      ? null
      : { ...known, cation: canonicalOf(getFormula(known.cation)), anion: canonicalOf(getFormula(known.anion)) };
  return {
    formula,
    cation: canonicalOf(cation.formula),
    anion: canonicalOf(salt.anion.formula),
    cations: cation.count,
    anions: salt.anion.count,
    constant: known?.constant ?? "",
  };
}

/** Whether all of a compound is in solution as ions: soluble salts and bases, strong acids with one proton. */
function isDissolved(formula: string): boolean {
  const salt = findSalt(getFormula(formula));
  if (salt === null || !isStrongElectrolyte(salt)) return false;
  return findSolubility(salt) === "soluble" || (isAcid(salt) && salt.cations[0]?.count === 1);
}

/** Below this much OH⁻ that of the water itself counts. */
const LEAST_HYDROXIDE = 1e-6;

/** Hydroxides that dissolve in more base. */
export const AMPHOTERIC: ReadonlySet<string> = new Set(["Al^3+", "Zn^2+", "Pb^2+", "Sn^2+", "Cr^3+", "Be^2+", "Ga^3+"]);

class SolubilitySolver {
  readonly #problem: SolubilityProblem;
  readonly #salt: Salt;

  constructor(problem: SolubilityProblem, salt: Salt) {
    this.#problem = problem;
    this.#salt = salt;
  }

  solve(unit: Unit | null): SolubilityWay | null {
    const { goal, ions } = this.#problem;
    if (ions.length > 1 || ions.some((ion) => !this.#isOwn(ion))) return null;
    const way =
      goal === "constant"
        ? this.#constant()
        : goal === "ion"
          ? this.#ion()
          : this.#solubility(unit?.dimension === DIMENSIONS.density);
    return this.#isBasic() ? way : null;
  }

  #isOwn(ion: string): boolean {
    return ion === this.#salt.cation || ion === this.#salt.anion;
  }

  /** Ksp of the text, or of the table where the text gives none; that is of 25 °C. */
  #given(): Quantity | null {
    const { constant, temperature } = this.#problem;
    const unit = unitOfConstant(readEquilibrium(dissolution(this.#salt)), "concentration");
    if (constant !== null) {
      if (constant.unit.dimension === DIMENSIONS.none) return constant;
      return constant.unit.dimension === DIMENSIONS.concentration * (this.#salt.cations + this.#salt.anions)
        ? pureNumber(inUnit(constant, unit).value, constant.significantFigures)
        : null;
    }
    const isRoom = temperature === null || temperature.value.minus(ROOM_TEMPERATURE).abs().lt(0.5);
    return isRoom ? readQuantity(this.#salt.constant) : null;
  }

  #constant(): SolubilityWay | null {
    const { concentration, compounds, ions, isSolubility, isSaturated, units } = this.#problem;
    if (concentration === null || compounds.length > 1 || units.length > 0) return null;
    const [ion] = ions;
    if (ion === undefined)
      return isSolubility || isSaturated ? constantFromSolubility(this.#salt, concentration) : null;
    return isSolubility || !isSaturated || concentration.unit.dimension !== DIMENSIONS.concentration
      ? null
      : constantFromIon(this.#salt, ion, concentration);
  }

  #ion(): SolubilityWay | null {
    const { compounds, ions, isSaturated } = this.#problem;
    const constant = this.#given();
    const [ion] = ions;
    return constant === null || ion === undefined || compounds.length > 1 || !isSaturated
      ? null
      : ionConcentrationFrom(this.#salt, constant, ion);
  }

  #solubility(isWeighed: boolean): SolubilityWay | null {
    const { compounds, ions, concentration, isSaturated, isWater } = this.#problem;
    const constant = this.#given();
    if (constant === null) return null;
    if (concentration === null)
      return compounds.length > 1 || ions.length > 0 ? null : solubilityFrom(this.#salt, constant, isWeighed);
    // "In water and in 0.10 M NaCl" asks for two.
    if (isWeighed || isSaturated || isWater || concentration.unit.dimension !== DIMENSIONS.concentration) return null;
    const shared = this.#commonIon(concentration);
    return shared === null || (shared.ion === "OH-" && AMPHOTERIC.has(this.#salt.cation))
      ? null
      : solubilityBesideIon(this.#salt, constant, shared.ion, shared.concentration);
  }

  /** The ion that is in the solution already: named itself, or the one that a dissolved compound shares with the salt. */
  #commonIon(concentration: Quantity): { readonly ion: string; readonly concentration: Quantity } | null {
    const { compounds, ions, constant } = this.#problem;
    const [named] = ions;
    const other = compounds.find((formula) => formula !== this.#salt.formula);
    // Of a salt whose Ksp is not given the concentration may be one of its own saturated solution.
    if (other === undefined) return named === undefined || constant === null ? null : { ion: named, concentration };
    const electrolyte = named === undefined && isDissolved(other) ? readSalt(other) : null;
    if (electrolyte === null) return null;
    const shared = (
      [
        [electrolyte.cation, electrolyte.cations],
        [electrolyte.anion, electrolyte.anions],
      ] as const
    ).filter(([ion]) => this.#isOwn(ion));
    const [only, ...more] = shared;
    return only === undefined || more.length > 0
      ? null
      : { ion: only[0], concentration: { ...concentration, value: concentration.value.times(only[1]) } };
  }

  /** Whether the OH⁻ of a hydroxide is far more than that of water. */
  #isBasic(): boolean {
    const { goal, concentration } = this.#problem;
    if (this.#salt.anion !== "OH-") return true;
    if (goal === "solubility" && concentration !== null && this.#commonIon(concentration)?.ion === "OH-") return true;
    if (goal === "solubility")
      return this.#solubility(false)?.answer.quantity.value.times(this.#salt.anions).gt(LEAST_HYDROXIDE) ?? false;
    const constant = goal === "constant" ? this.#constant()?.answer.quantity : this.#given();
    return (
      constant !== undefined &&
      constant !== null &&
      solubilityOf(this.#salt, constant.value).times(this.#salt.anions).gt(LEAST_HYDROXIDE)
    );
  }
}

/** Which of the compounds hardly dissolves; null where that is not certain. */
function findSlightlySoluble({ compounds, isSaturated }: SolubilityProblem): Salt | null {
  const hardly = compounds.filter((formula) => !isDissolved(formula));
  // Calcium hydroxide counts as soluble in a test tube; alone and saturated it is what a text is about.
  const candidates = hardly.length === 0 && isSaturated && compounds.length === 1 ? compounds : hardly;
  const [formula, ...others] = candidates;
  const salt = formula === undefined || others.length > 0 || compounds.length > 2 ? null : readSalt(formula);
  return salt === null || salt.cation === "H+" || salt.anion === "O^2-" ? null : salt;
}

/** A problem of a salt that hardly dissolves, however it was read → its solutions, one for each unit that is asked for. */
export function solveSolubilityProblem(problem: SolubilityProblem): SolutionFacts[] | null {
  const salt = findSlightlySoluble(problem);
  if (salt === null) return null;
  const solver = new SolubilitySolver(problem, salt);
  const own = problem.givens.find(({ unit }) => unit.dimension === DIMENSIONS.concentration)?.unit ?? null;
  const units = problem.units.length > 0 ? problem.units : [problem.goal === "constant" ? null : own];
  const facts = units.map((unit) => {
    const way = solver.solve(unit);
    return way === null
      ? null
      : toFacts(
          {
            words: SOLUBILITY_WORDS,
            steps: way.steps.map((each) => ({ ...each, method: SOLUBILITY_WORDS })),
            answer: way.answer,
            slips: way.slips,
          },
          problem.givens,
          unit,
        );
  });
  const solved = facts.filter((each) => each !== null);
  return solved.length < facts.length || facts.length > 2 ? null : solved;
}
