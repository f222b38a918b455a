import { Decimal } from "decimal.js";
import { isNonmetal } from "../chemistry/formula/charge.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import type { AtomKey, Formula } from "../chemistry/formula/formula.ts";
import { composition } from "../chemistry/formula/molar-mass.ts";
import type { Composition } from "../chemistry/formula/molar-mass.ts";
import { CONSTANTS } from "../quantity/constants.ts";
import { fail, succeed } from "../result.ts";
import { amount, atomFormula } from "./atom-terms.ts";
import type { MisconceptionFacts, Operator, Quantity, SolutionFacts, StepFacts, Term } from "./facts.ts";
import type { Method } from "./method.ts";
import { countFigures, round } from "./rounding.ts";
import type { Rounding } from "./rounding.ts";
import { expression, formulaTerm, joined, quantity, variable } from "./terms.ts";

/** The measures of an amount of substance that convert into each other. */
export type Measure = "mass" | "amount" | "particles" | "atoms";

export type MoleConversionGivens = {
  readonly formula: Formula;
  /** Exact decimal in grams, moles or particles, as `measure` says; `figures` are those that were written. */
  readonly given: {
    readonly measure: "mass" | "amount" | "particles";
    readonly value: string;
    readonly figures: number | null;
  };
  readonly asked: Measure;
  /** The kind of atom that `atoms` asks for; null for all atoms together. */
  readonly atom: AtomKey | null;
  readonly rounding: Rounding | null;
};

/** One figure is hardly ever meant: 5 g of NaCl is 0.0856 mol, and the reader may round further. */
const USUAL_FIGURES = 3;
/** Kept in intermediate lines, so that they can be followed without adding rounding errors. */
const GUARD_FIGURES = 2;

const AVOGADRO = CONSTANTS.avogadro.value;

type Chain = {
  readonly steps: StepFacts[];
  readonly figures: number;
  readonly ascii: string;
  readonly mass: Composition;
  /** What was given, as it was written. */
  readonly given: MoleConversionGivens["given"];
};

/** What one unit of the formula is called: its plural is the unit of a count. */
function particleUnit(formula: Formula): string {
  if (formula.charge !== 0) return "ions";
  const total = [...formula.counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 1) return "atoms";
  const hasMetal = [...formula.counts.keys()].some((key) => !isNonmetal(key.replace(/^\d+/, "")));
  const isAmmoniumSalt = /NH4|\(NH4\)/.test(formatFormula(formula, "ascii"));
  return hasMetal || isAmmoniumSalt ? "formula units" : "molecules";
}

/** A computed value in a line: with two guard figures. */
function shown(value: Decimal, unit: string, figures: number): Quantity {
  return quantity(round(value.toFixed(), { figures }), unit, figures);
}

/** The amount in a line: as it was given, or as it was computed before. */
function shownAmount({ given, figures }: Chain, moles: Decimal): Quantity {
  return given.measure === "amount"
    ? quantity(given.value, "mol", given.figures)
    : shown(moles, "mol", figures + GUARD_FIGURES);
}

function molarMassStep({ ascii, mass }: Chain): StepFacts {
  const sum = joined(
    mass.rows.map((row): (Term | Operator)[] => [amount(row.count), "*", quantity(row.weight, "")]),
    "+",
  );
  const isAtom = mass.rows.length === 1 && mass.rows[0]?.count === 1;
  const terms = isAtom ? [] : [...sum, "=" as const];
  return {
    id: "molar-mass",
    lines: [expression(variable("M", ascii), "=", ...terms, quantity(mass.molarMass, "g/mol"))],
    values: { formula: formulaTerm(ascii) },
  };
}

/** Moles from what is given. */
function toAmount(chain: Chain, unit: string): Decimal {
  const { measure, value, figures } = chain.given;
  const given = new Decimal(value);
  if (measure === "amount") return given;
  const molarMass = new Decimal(chain.mass.molarMass);
  const moles = given.div(measure === "mass" ? molarMass : AVOGADRO);
  const divisor = measure === "mass" ? quantity(molarMass.toFixed(), "g/mol") : quantity(AVOGADRO.toFixed(), "1/mol");
  if (measure === "mass") chain.steps.push(molarMassStep(chain));
  const [symbol, id] = measure === "mass" ? ["m", "mass-to-amount"] : ["N", "particles-to-amount"];
  const line = expression(
    variable("n"),
    "=",
    variable(symbol),
    "/",
    variable(measure === "mass" ? "M" : "N_A"),
    "=",
    quantity(value, measure === "mass" ? "g" : unit, figures),
    "/",
    divisor,
    "=",
    shown(moles, "mol", chain.figures + GUARD_FIGURES),
  );
  chain.steps.push({ id, lines: [line], values: { formula: formulaTerm(chain.ascii) } });
  return moles;
}

function toMass(chain: Chain, moles: Decimal): Decimal {
  chain.steps.push(molarMassStep(chain));
  const mass = moles.times(chain.mass.molarMass);
  chain.steps.push({
    id: "amount-to-mass",
    lines: [
      expression(
        variable("m"),
        "=",
        variable("n"),
        "*",
        variable("M"),
        "=",
        shownAmount(chain, moles),
        "*",
        quantity(chain.mass.molarMass, "g/mol"),
        "=",
        shown(mass, "g", chain.figures + GUARD_FIGURES),
      ),
    ],
    values: { formula: formulaTerm(chain.ascii) },
  });
  return mass;
}

function toParticles(chain: Chain, moles: Decimal, unit: string): Decimal {
  const particles = moles.times(AVOGADRO);
  chain.steps.push({
    id: "amount-to-particles",
    lines: [
      expression(
        variable("N"),
        "=",
        variable("n"),
        "*",
        variable("N_A"),
        "=",
        shownAmount(chain, moles),
        "*",
        quantity(AVOGADRO.toFixed(), "1/mol"),
        "=",
        shown(particles, unit, chain.figures + GUARD_FIGURES),
      ),
    ],
    values: { formula: formulaTerm(chain.ascii) },
  });
  return particles;
}

function toAtoms(chain: Chain, particles: Decimal, perParticle: number, unit: string, atom: string | null): Decimal {
  const atoms = particles.times(perParticle);
  const figures = chain.figures + GUARD_FIGURES;
  chain.steps.push({
    id: atom === null ? "particles-to-all-atoms" : "particles-to-atoms",
    lines: [
      expression(
        variable("N", atom),
        "=",
        amount(perParticle),
        "*",
        shown(particles, unit, figures),
        "=",
        shown(atoms, "atoms", figures),
      ),
    ],
    values: {
      formula: formulaTerm(chain.ascii),
      perParticle: amount(perParticle),
      ...(atom === null ? {} : { atom: formulaTerm(atom) }),
    },
  });
  return atoms;
}

function convert(chain: Chain, givens: MoleConversionGivens): { value: Decimal; unit: string } {
  const { formula, given, asked, atom } = givens;
  const unit = particleUnit(formula);
  const isCount = given.measure === "particles";
  if (isCount && asked === "atoms")
    return { value: countAtoms(chain, new Decimal(given.value), unit, formula, atom), unit: "atoms" };
  const moles = toAmount(chain, unit);
  if (asked === "amount") return { value: moles, unit: "mol" };
  if (asked === "mass") return { value: toMass(chain, moles), unit: "g" };
  const particles = toParticles(chain, moles, unit);
  return asked === "particles" || unit === "atoms"
    ? { value: particles, unit }
    : { value: countAtoms(chain, particles, unit, formula, atom), unit: "atoms" };
}

function countAtoms(chain: Chain, particles: Decimal, unit: string, formula: Formula, atom: AtomKey | null): Decimal {
  const total = [...formula.counts.values()].reduce((sum, count) => sum + count, 0);
  const perParticle = atom === null ? total : (formula.counts.get(atom) ?? 0);
  return toAtoms(chain, particles, perParticle, unit, atom === null ? null : atomFormula(atom));
}

/** The values that the usual slips lead to. */
function listMisconceptions(
  { given, asked }: MoleConversionGivens,
  molarMass: string,
  figures: number,
): MisconceptionFacts[] {
  const value = new Decimal(given.value);
  const slip = (id: string, wrong: Decimal, unit: string): MisconceptionFacts => ({
    id,
    value: shown(wrong, unit, figures),
  });
  if (given.measure === "mass" && asked === "amount")
    return [
      slip("inverted-ratio", new Decimal(molarMass).div(value), "mol"),
      slip("multiplied-instead-of-divided", value.times(molarMass), "mol"),
    ];
  if (given.measure === "amount" && asked === "mass")
    return [slip("divided-instead-of-multiplied", value.div(molarMass), "g")];
  if (given.measure === "mass" && asked !== "mass" && asked !== "amount")
    return [slip("skipped-moles", value.times(AVOGADRO), "atoms")];
  return [];
}

/**
 * Mass, amount and number of particles of one substance, by way of the amount: n = m / M = N / N_A. The Avogadro constant
 * is exact (SI 2019), molar masses are sums of abridged atomic weights, which are taken as exact.
 */
export const moleConversion: Method<MoleConversionGivens> = (givens) => {
  const { formula, given, asked, atom, rounding } = givens;
  const ascii = formatFormula({ ...formula, state: null }, "ascii");
  const mass = composition(formula);
  if (!mass.ok) return fail({ code: "no-molar-mass", formula: ascii, issue: mass.issue });
  if (atom !== null && !formula.counts.has(atom))
    return fail({ code: "part-absent", part: atomFormula(atom), formula: ascii });
  const figures = given.figures === null || given.figures === 1 ? USUAL_FIGURES : given.figures;
  const chain: Chain = { steps: [], figures, ascii, mass: mass.value, given };
  const { value, unit } = convert(chain, givens);
  const rounded = round(value.toFixed(), rounding ?? { figures });
  const answer = quantity(rounded, unit, rounding === null ? figures : countFigures(rounded));
  const facts: SolutionFacts = {
    method: "mole-conversion",
    givens: { formula: formulaTerm(ascii) },
    steps: chain.steps,
    answer: {
      id: asked === "atoms" && atom !== null ? "atoms-of-element" : asked,
      value: answer,
      values: {
        formula: formulaTerm(ascii),
        answer,
        ...(atom === null ? {} : { atom: formulaTerm(atomFormula(atom)) }),
      },
    },
    misconceptions: listMisconceptions(givens, mass.value.molarMass, figures),
  };
  return succeed(facts);
};
