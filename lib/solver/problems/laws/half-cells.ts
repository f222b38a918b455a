import { HALF_REACTIONS } from "../../../chemistry/data/half-reactions.ts";
import {
  FLUORINE_COUPLE,
  INERT_COUPLES,
  METAL_COUPLES,
  OTHER_METAL_COUPLES,
} from "../../../chemistry/data/reduction-potentials.ts";
import { listTerms } from "../../../chemistry/equation/equation.ts";
import type { Equation } from "../../../chemistry/equation/equation.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { isElectron } from "../../../chemistry/formula/formula.ts";
import { getFormula, parseFormula } from "../../../chemistry/formula/parse.ts";
import { balance } from "../../../chemistry/equation/balance.ts";
import { countElectrons } from "../../../chemistry/redox/count-electrons.ts";
import { findIonicEquations } from "../../../chemistry/ions/net-ionic.ts";
import { quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { greatestCommonDivisor } from "../../../quantity/greatest-common-divisor.ts";

/** Formulas in canonical ASCII with their coefficients: positive for what stands on the right, negative on the left. */
export type Changes = ReadonlyMap<string, number>;

/** A half-cell by its reduction. `main` are the oxidized and the reduced form, without water, H⁺ and electrons. */
export type Half = {
  readonly changes: Changes;
  readonly electrons: number;
  readonly main: readonly [oxidized: string, reduced: string];
};

const HELPERS: ReadonlySet<string> = new Set(["H+", "H3O+", "OH-", "H2O"]);

/** `Fe^2+`, or null where the text is no formula. */
export function canonicalText(text: string): string | null {
  const parsed = parseFormula(text);
  return parsed.ok ? canonicalOf(parsed.value) : null;
}

export function chargeOf(formula: string): number {
  return getFormula(formula).charge;
}

function half(oxidized: readonly [number, string], reduced: readonly [number, string], electrons: number): Half {
  const names = [oxidized[1], reduced[1]].map((text) => canonicalOf(getFormula(text))) as [string, string];
  return {
    changes: new Map([
      [names[0], -oxidized[0]],
      [names[1], reduced[0]],
    ]),
    electrons,
    main: names,
  };
}

/** The standard hydrogen electrode: 0 V by definition. */
export const HYDROGEN: Half = half([2, "H+"], [1, "H2"], 2);

type Known = { readonly half: Half; readonly potential: Quantity };

/** In volts, with the figures that the tables show. */
function volts(potential: string): Quantity {
  return quantity(potential, "V", potential.replace(/^-?0?\./, "").replace(/[-.]/g, "").length);
}

const KNOWN: readonly Known[] = [
  ...[...METAL_COUPLES, ...INERT_COUPLES, ...OTHER_METAL_COUPLES, FLUORINE_COUPLE].map(
    ({ oxidized, reduced, electrons, potential }) => ({
      half: half(oxidized, reduced, electrons),
      potential: volts(potential),
    }),
  ),
  { half: HYDROGEN, potential: quantity("0.00", "V") },
];

export function isSameHalf(a: Half, b: Half): boolean {
  return (
    a.electrons === b.electrons &&
    a.changes.size === b.changes.size &&
    [...a.changes].every(([formula, count]) => b.changes.get(formula) === count)
  );
}

let written: readonly Known[] | null = null;

/** The half-reactions of the table that are written as equations: read when the first is looked for, as few problems need one. */
function listWritten(): readonly Known[] {
  written ??= HALF_REACTIONS.map(([text, potential]) => {
    const parsed = parseEquation(text);
    const read = parsed.ok ? readHalf(parsed.value) : null;
    if (read === null) throw new Error(`${text} is no half-reaction`);
    return { half: read.half, potential: volts(potential) };
  });
  return written;
}

/** E° of the tables; null where they have not this couple. */
export function findTabulated(wanted: Half): Quantity | null {
  const isWanted = (known: Known): boolean => isSameHalf(known.half, wanted);
  return (KNOWN.find(isWanted) ?? listWritten().find(isWanted))?.potential ?? null;
}

/** The couple of the table that a metal makes with its ion. */
export function findMetalHalf(symbol: string): Half | null {
  return KNOWN.find((known) => known.half.main[1] === symbol)?.half ?? null;
}

function isHalogen(formula: string): boolean {
  return /^(?:F|Cl|Br|I)2$/.test(formula);
}

function ofForms(oxidized: string, reduced: string): Half | null {
  const [high, low] = [chargeOf(oxidized), chargeOf(reduced)];
  const [element, other] = [oxidized, reduced].map((text) => /^([A-Z][a-z]?)(2?)(?:\^\d[+-]|[+-])?$/.exec(text)?.[1]);
  if (element === undefined || element !== other) return null;
  if (oxidized === "H+" && reduced === "H2") return HYDROGEN;
  if (isHalogen(oxidized)) return low === -1 && !reduced.includes("2") ? half([1, oxidized], [2, reduced], 2) : null;
  const isSingle = [oxidized, reduced].every((text) => /^[A-Z][a-z]?(?:\^\d\+|\+)?$/.test(text));
  return isSingle && high > low && low >= 0 && element !== "H" ? half([1, oxidized], [1, reduced], high - low) : null;
}

/** The half-cell of two forms of one element, in either order; null where more than they take part, or the two are no couple. */
export function findHalf(one: string, other: string): Half | null {
  return ofForms(one, other) ?? ofForms(other, one);
}

/** "Zn + CuSO4 → ZnSO4 + Cu" between the ions of what is dissolved; null where ions are written, or nothing is dissolved. */
function netOf(equation: Equation): Equation | null {
  if (listTerms(equation).some(({ formula }) => formula.charge !== 0)) return null;
  const ionic = findIonicEquations(equation);
  return ionic.ok ? ionic.value.net : null;
}

/**
 * The changes of a balanced equation as it is written, of salts and acids in water those of their ions; null where it is not
 * balanced or has fractions.
 */
export function changesOf(equation: Equation): Changes | null {
  const outcome = balance(equation);
  if (outcome.kind !== "already-balanced" && outcome.kind !== "balanced") return null;
  const changes = new Map<string, number>();
  for (const [index, { formula, coefficient }] of listTerms(equation).entries()) {
    const { numerator, denominator } = coefficient ?? { numerator: 1, denominator: 1 };
    if (denominator !== 1 || changes.has(canonicalOf(formula))) return null;
    changes.set(canonicalOf(formula), index < equation.reactants.length ? -numerator : numerator);
  }
  const written = listTerms(equation).map(({ coefficient }) => coefficient?.numerator ?? 1);
  const [factor = 1] = written.map((each, index) => each / (outcome.coefficients[index] ?? 1));
  if (!written.every((each, index) => Math.abs(each - factor * (outcome.coefficients[index] ?? 1)) < 1e-9)) return null;
  const net = factor === 1 ? netOf(equation) : null;
  return net === null ? changes : changesOf(net);
}

/** A half-reaction that is written as a reduction; `oxidation` where it is written the other way round, null for neither. */
export function readHalf(equation: Equation): { readonly half: Half; readonly isReduction: boolean } | null {
  const changes = changesOf(equation);
  const electron = listTerms(equation).find(({ formula }) => isElectron(formula));
  if (changes === null || electron === undefined) return null;
  const isReduction = equation.reactants.includes(electron);
  const electrons = electron.coefficient?.numerator ?? 1;
  const reduction = [...changes].flatMap(([formula, count]): [string, number][] =>
    isElectron(getFormula(formula)) ? [] : [[formula, isReduction ? count : -count]],
  );
  const side = (sign: number): string | undefined => {
    const all = reduction.filter(([, count]) => count * sign > 0).map(([formula]) => formula);
    return all.find((formula) => !HELPERS.has(formula)) ?? all.find((formula) => formula === "H+") ?? all[0];
  };
  const [oxidized, reduced] = [side(-1), side(1)];
  if (oxidized === undefined || reduced === undefined) return null;
  return { half: { changes: new Map(reduction), electrons, main: [oxidized, reduced] }, isReduction };
}

/** What both half-reactions are multiplied by, and the electrons that pass then. */
export function factorsOf(
  cathode: Half,
  anode: Half,
): { readonly cathode: number; readonly anode: number; readonly electrons: number } {
  const electrons = (cathode.electrons * anode.electrons) / greatestCommonDivisor(cathode.electrons, anode.electrons);
  return { cathode: electrons / cathode.electrons, anode: electrons / anode.electrons, electrons };
}

/** The reaction of a cell: the cathode's reduction and the anode's oxidation, with what stands on both sides cancelled. */
export function addHalves(cathode: Half, anode: Half): Changes {
  const factors = factorsOf(cathode, anode);
  const total = new Map<string, number>();
  for (const [{ changes }, factor] of [
    [cathode, factors.cathode],
    [anode, -factors.anode],
  ] as const) {
    for (const [formula, count] of changes) total.set(formula, (total.get(formula) ?? 0) + count * factor);
  }
  return new Map([...total].filter(([, count]) => count !== 0));
}

/** By how much one reaction is the other; null where they differ otherwise. */
export function findMultiple(reaction: Changes, of: Changes): number | null {
  if (reaction.size !== of.size) return null;
  const ratios = [...reaction].map(([formula, count]) => count / (of.get(formula) ?? Number.NaN));
  const [first = Number.NaN] = ratios;
  return ratios.every((ratio) => ratio === first) ? first : null;
}

/** Two halves of the tables that are a redox reaction together; null where none are, or several with electrons of another number. */
export function findHalvesOf(reaction: Changes): readonly [Half, Half] | null {
  const electrons = countElectrons(reaction);
  if (electrons === null || electrons === 0) return null;
  const own = [...KNOWN, ...listWritten()]
    .map(({ half: each }) => each)
    .filter(({ main }) => main.every((formula) => reaction.has(formula)));
  const isWhole = (cathode: Half, anode: Half): boolean => {
    const multiple = findMultiple(reaction, addHalves(cathode, anode));
    return multiple !== null && multiple > 0 && factorsOf(cathode, anode).electrons * multiple === electrons;
  };
  const pairs = own.flatMap((cathode) =>
    own.flatMap((anode) => (isWhole(cathode, anode) ? [[cathode, anode] as const] : [])),
  );
  const [only, ...others] = pairs;
  return only === undefined || others.length > 0 ? null : only;
}

/** A reaction in canonical ASCII. */
export function writeChanges(changes: Changes): string {
  const side = (sign: number): string =>
    [...changes]
      .filter(([, count]) => count * sign > 0)
      .map(([formula, count]) => (Math.abs(count) === 1 ? formula : `${Math.abs(count)} ${formula}`))
      .join(" + ");
  return `${side(-1)} -> ${side(1)}`;
}
