import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { SaltIon } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import { findProducts } from "../../chemistry/reaction/products/predict.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { readBalanced } from "./reaction.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";

/**
 * Reactions of which a problem names the reactants and perhaps one product: an acid with a base, a carbonate or a metal, a metal
 * with the salt of a nobler one, and two salts that exchange their ions. Everything named must take part.
 */

/** Metals that free hydrogen from acids, with the charge that they then have. */
const METALS: Readonly<Record<string, number>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Mg: 2,
  Ca: 2,
  Ba: 2,
  Al: 3,
  Mn: 2,
  Zn: 2,
  Fe: 2,
  Co: 2,
  Ni: 2,
  Cd: 2,
};

/** Acids whose anion a metal does not reduce. */
const PLAIN_ACIDS: ReadonlySet<string> = new Set(["HCl", "HBr", "HI", "HF", "H2SO4", "H3PO4", "CH3COOH", "HC2H3O2"]);

type Ions = { readonly cation: SaltIon; readonly anion: SaltIon };

function readIons(formula: string): Ions | null {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const [cation, ...others] = salt?.cations ?? [];
  return salt === null || cation === undefined || others.length > 0 || salt.waters > 0
    ? null
    : { cation, anion: salt.anion };
}

function write(ion: SaltIon): string {
  return formatFormula({ ...ion.formula, charge: 0, state: null }, "ascii");
}

function counted(text: string, count: number): string {
  if (count === 1) return text;
  return /^[A-Z][a-z]?$/.test(text) ? `${text}${count}` : `(${text})${count}`;
}

function compose(cation: string, positive: number, anion: string, negative: number): string {
  const divisor = greatestCommonDivisor(positive, negative);
  return counted(cation, negative / divisor) + counted(anion, positive / divisor);
}

/** The compounds that two ions make: water and carbon dioxide where they do not stay together. */
function join(cation: SaltIon, anion: SaltIon): string[] {
  const [positive, negative] = [write(cation), write(anion)];
  if (positive === "H" && negative === "OH") return ["H2O"];
  if (positive === "H" && (negative === "CO3" || negative === "HCO3")) return ["H2O", "CO2"];
  return [compose(positive, cation.formula.charge, negative, -anion.formula.charge)];
}

function exchange(first: string, second: string): string | null {
  const [a, b] = [readIons(first), readIons(second)];
  if (a === null || b === null) return null;
  if (write(a.cation) === write(b.cation) || write(a.anion) === write(b.anion)) return null;
  return `${first} + ${second} -> ${[...join(a.cation, b.anion), ...join(b.cation, a.anion)].join(" + ")}`;
}

function dissolveMetal(metal: string, acid: string): string | null {
  const ions = readIons(acid);
  const charge = Object.hasOwn(METALS, metal) ? METALS[metal] : undefined;
  if (ions === null || charge === undefined || !PLAIN_ACIDS.has(acid)) return null;
  return `${metal} + ${acid} -> ${compose(metal, charge, write(ions.anion), -ions.anion.formula.charge)} + H2`;
}

/** Metals that another one frees from their salts in water, with the charge that they have there. */
const FREED: Readonly<Record<string, number>> = { Cu: 2, Ag: 1, Pb: 2, Ni: 2, Co: 2, Zn: 2, Cd: 2 };

/** A metal in the place of a nobler one, where the series of potentials leaves no doubt: iron in copper(II) sulfate. */
function displaceMetal(metal: string, salt: string): string | null {
  const reactants = [metal, salt].map((formula) => parseFormula(formula));
  const [element, compound] = reactants.flatMap((each) => (each.ok ? [each.value] : []));
  const freed = readIons(salt)?.cation;
  if (element?.counts.size !== 1 || compound === undefined || freed === undefined) return null;
  if (FREED[write(freed)] !== freed.formula.charge) return null;
  const found = findProducts([element, compound]);
  if (!found.ok || found.value.kind !== "reaction" || found.value.pattern !== "single-replacement") return null;
  const products = found.value.equation.products.map(({ formula }) => formatFormula(formula, "ascii"));
  return `${metal} + ${salt} -> ${products.join(" + ")}`;
}

function isAcidOrBase(formula: string): boolean {
  const ions = readIons(formula);
  return ions !== null && (write(ions.cation) === "H" || write(ions.anion) === "OH");
}

/** Whether what two dissolved compounds exchange leaves the solution: as water, as a gas or as a solid. */
function isDrivenByExchange(first: string, second: string): boolean {
  const [a, b] = [readIons(first), readIons(second)];
  if (a === null || b === null || [a, b].some(({ anion }) => write(anion) === "O")) return false;
  return [...join(a.cation, b.anion), ...join(b.cation, a.anion)].some((formula) => {
    const parsed = parseFormula(formula);
    const salt = parsed.ok ? findSalt(parsed.value) : null;
    return formula === "H2O" || (salt !== null && findSolubility(salt) === "insoluble");
  });
}

/**
 * The one reaction of these kinds in which all the formulas take part; null when there is none, or several. `isTold`: that
 * they react is said, so that two salts do where one of their products does not stay in solution.
 */
export function completeReaction(formulas: readonly string[], isTold = false): BalancedEquation | null {
  const pairs = formulas.flatMap((first, index) => formulas.slice(index + 1).map((second) => [first, second] as const));
  const found = new Map<string, BalancedEquation>();
  for (const [first, second] of pairs) {
    // Two salts exchange ions only if a product says so; an acid and a base always do.
    const isDriven = formulas.length > 2 || (isAcidOrBase(first) && isAcidOrBase(second));
    for (const text of [
      dissolveMetal(first, second),
      dissolveMetal(second, first),
      ...(formulas.length > 2 || isTold ? [displaceMetal(first, second), displaceMetal(second, first)] : []),
      isDriven || (isTold && isDrivenByExchange(first, second)) ? exchange(first, second) : null,
    ]) {
      const balanced = text === null ? null : readBalanced(text);
      if (balanced !== null && formulas.every((formula) => balanced.species.includes(formula)))
        found.set(balanced.text, balanced);
    }
  }
  const [only, ...others] = found.values();
  return only !== undefined && others.length === 0 ? only : null;
}
