import type { Operator, StepFacts, Term } from "../../../methods/facts.ts";
import { computed, exactly, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { findSubstance, molarMassStep } from "../../../methods/rules/substance.ts";
import { expression, formulaTerm, quantity as quantityTerm, variable } from "../../../methods/terms.ts";
import type { Decimal } from "../../../quantity/decimal.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { ColligativeProblem, ColligativeSlot } from "./colligative-reading.ts";
import { step } from "./law-facts.ts";
import type { Particles } from "./solvents.ts";

/** The steps of the exercises on the same laws. */
export const COLLIGATIVE_WORDS = "problems-solutions.colligative-properties";

/** A value with the steps that led to it. */
export type Found = { readonly value: Quantity; readonly steps: readonly StepFacts[] };

/** Whether a given value differs by no more than this share from a known one. */
export const isNear = (value: Quantity, known: Decimal | string, share: number): boolean =>
  value.value.div(known).minus(1).abs().lte(share);

/** What a problem states of a solution, and which of its values were used: every one must be. */
export class StatedSolution {
  readonly problem: ColligativeProblem;
  readonly particles: Particles;
  /** Of van 't Hoff: given, or counted. */
  readonly factor: Quantity;
  readonly used: Set<ColligativeSlot>;

  constructor(problem: ColligativeProblem, particles: Particles, used: Set<ColligativeSlot>) {
    this.problem = problem;
    this.particles = particles;
    this.used = used;
    const given = problem.values.get("factor");
    if (given !== undefined) used.add("factor");
    this.factor = given ?? pureNumber(particles.count, null);
  }

  /** A value that the problem states, which counts as used from here on. */
  take(slot: ColligativeSlot): Quantity | null {
    const value = this.problem.values.get(slot);
    if (value === undefined) return null;
    this.used.add(slot);
    return value.value.gt(0) || slot.endsWith("-point") ? value : null;
  }

  /** n as given, or from a mass and the molar mass. */
  amount(of: "solute" | "solvent"): Found | null {
    const given = this.take(`${of}-amount`);
    if (given !== null)
      return this.problem.values.has(`${of}-mass`) ? null : { value: inUnit(given, "mol"), steps: [] };
    const mass = this.take(`${of}-mass`);
    const stated = of === "solute" ? this.take("molar-mass") : null;
    const substance = findSubstance(this.problem[of]);
    if (mass === null || (substance === null && stated === null)) return null;
    if (substance !== null && stated !== null && !isNear(inUnit(stated, "g/mol"), substance.molarMass, 0.005))
      return null;
    const grams = inUnit(mass, "g");
    const molar = stated === null ? exactly(substance?.molarMass ?? 1, "g/mol") : inUnit(stated, "g/mol");
    const amount = computed(grams.value.div(molar.value), "mol", mass, molar);
    const line = expression(
      variable("n"),
      "=",
      variable("m"),
      "/",
      variable("M"),
      "=",
      shownTerm(grams),
      "/",
      givenTerm(molar),
      "=",
      shownTerm(amount),
    );
    return {
      value: amount,
      steps: [
        ...(stated === null && substance !== null
          ? [{ ...molarMassStep(substance), method: "mass-and-amount" as const }]
          : []),
        step(COLLIGATIVE_WORDS, of === "solute" ? "amount" : "amount-of-solvent", [line]),
      ],
    };
  }

  /** Of the solvent. */
  kilograms(): Quantity | null {
    const mass = this.take("solvent-mass");
    return mass === null ? null : inUnit(mass, "kg");
  }

  /** b as given, or from the portions of solute and solvent. */
  molality(): Found | null {
    const given = this.take("molality");
    if (given !== null) return { value: inUnit(given, "mol/kg"), steps: [] };
    const [amount, kilograms] = [this.amount("solute"), this.kilograms()];
    if (amount === null || kilograms === null) return null;
    const molality = computed(amount.value.value.div(kilograms.value), "mol/kg", amount.value, kilograms);
    return {
      value: molality,
      steps: [
        ...amount.steps,
        step(COLLIGATIVE_WORDS, "molality-of-masses", [
          expression(
            variable("b"),
            "=",
            variable("n"),
            "/",
            variable("m"),
            "=",
            shownTerm(amount.value),
            "/",
            shownTerm(kilograms),
            "=",
            shownTerm(molality),
          ),
        ]),
      ],
    };
  }

  /** c as given, or from the amount of solute and the volume of the solution. */
  concentration(): Found | null {
    const given = this.take("molarity");
    if (given !== null) return { value: inUnit(given, "mol/L"), steps: [] };
    const [amount, volume] = [this.amount("solute"), this.take("volume")];
    if (amount === null || volume === null) return null;
    const molarity = computed(amount.value.value.div(volume.value), "mol/L", amount.value, volume);
    return {
      value: molarity,
      steps: [
        ...amount.steps,
        step(COLLIGATIVE_WORDS, "concentration-of-amount", [
          expression(
            variable("c"),
            "=",
            variable("n"),
            "/",
            variable("V"),
            "=",
            shownTerm(amount.value),
            "/",
            shownTerm(volume),
            "=",
            shownTerm(molarity),
          ),
        ]),
      ],
    };
  }

  /** Whether the factor stands in the lines: where it is not 1. */
  get hasFactor(): boolean {
    return !this.factor.value.eq(1);
  }

  /** i and an operator, as letters and as numbers; nothing where i is 1. */
  times(operator: Operator): { readonly letter: (Term | Operator)[]; readonly number: (Term | Operator)[] } {
    return this.hasFactor
      ? { letter: [variable("i"), operator], number: [givenTerm(this.factor), operator] }
      : { letter: [], number: [] };
  }

  /** How many ions a salt gives: not where the factor is given. */
  ions(): StepFacts[] {
    const { solute, values } = this.problem;
    if (!this.hasFactor || solute === null || values.has("factor")) return [];
    return [
      step(COLLIGATIVE_WORDS, "ions", [], {
        formula: formulaTerm(solute),
        ions: quantityTerm(String(this.particles.count), ""),
      }),
    ];
  }

  isVolatile(): boolean {
    return this.particles.isVolatile && !this.problem.says.has("law/nonvolatile");
  }
}
