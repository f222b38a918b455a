import { balance } from "../../chemistry/equation/balance.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { findNullVector } from "../../chemistry/equation/null-space.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";

/** The equation as written, balanced; null when it has no single balanced form. */
export function readBalanced(text: string): BalancedEquation | null {
  const parsed = parseEquation(text);
  if (!parsed.ok) return null;
  const outcome = balance(parsed.value);
  if (outcome.kind !== "balanced" && outcome.kind !== "already-balanced") return null;
  const species = listTerms(parsed.value).map(({ formula }) => canonicalOf(formula));
  if (new Set(species).size < species.length)
    return readNet(species, outcome.coefficients, parsed.value.reactants.length);
  return {
    equation: parsed.value,
    coefficients: outcome.coefficients,
    species,
    text: formatEquation(parsed.value, "ascii", outcome.coefficients),
  };
}

/** Water that stands on both sides counts only with what one side has more of. */
function readNet(
  species: readonly string[],
  coefficients: readonly number[],
  reactants: number,
): BalancedEquation | null {
  const net = new Map<string, number>();
  for (const [index, formula] of species.entries()) {
    const count = coefficients[index] ?? 0;
    net.set(formula, (net.get(formula) ?? 0) + (index < reactants ? count : -count));
  }
  const side = (sign: 1 | -1): string =>
    [...net].flatMap(([formula, count]) => (count * sign > 0 ? [`${count * sign} ${formula}`] : [])).join(" + ");
  return side(1) === "" || side(-1) === "" ? null : readBalanced(`${side(1)} -> ${side(-1)}`);
}

/** In larger numbers than these no two organic compounds make a third: atoms alone would allow 11 of one with 9 of another. */
const MOST_ORGANIC = 4;

/** Whether compounds of carbon and hydrogen react without oxygen in numbers that only make the atoms come out even. */
function isOfAtomsAlone({ species, coefficients }: BalancedEquation): boolean {
  const organic = species.filter((formula) => /C(?![a-z])/.test(formula) && /H(?![a-z])/.test(formula));
  return organic.length > 1 && !species.includes("O2") && coefficients.some((count) => count > MOST_ORGANIC);
}

/**
 * The only reaction among these substances in which each takes part: atoms and charge allow one ratio, up to a factor.
 * One substance tells which side is which. Null when there is no such reaction, or more than one.
 */
export function findReactionAmong(
  formulas: readonly string[],
  known: { readonly reactant: string } | { readonly product: string },
): BalancedEquation | null {
  const parsed = formulas.map((formula) => parseFormula(formula));
  const substances = parsed.flatMap((each) => (each.ok ? [each.value] : []));
  if (substances.length < formulas.length || formulas.length < 2) return null;
  const atoms = [...new Set(substances.flatMap(({ counts }) => [...counts.keys()]))];
  const rows = [
    ...atoms.map((atom) => substances.map(({ counts }) => counts.get(atom) ?? 0)),
    substances.map(({ charge }) => charge),
  ];
  const solution = findNullVector(rows);
  if (solution.kind !== "vector" || solution.vector.some((value) => value === 0n)) return null;
  const isPositive = (formula: string): boolean => (solution.vector[formulas.indexOf(formula)] ?? 1n) > 0n;
  const sign = ("reactant" in known ? isPositive(known.reactant) : !isPositive(known.product)) ? 1n : -1n;
  const side = (wanted: boolean): string =>
    formulas.filter((_, index) => (solution.vector[index] ?? 0n) * sign > 0n === wanted).join(" + ");
  const found = side(false) === "" ? null : readBalanced(`${side(true)} -> ${side(false)}`);
  return found === null || isOfAtomsAlone(found) ? null : found;
}

/** What carbon, hydrogen and sulfur burn to; metals that burn to one oxide. */
const OXIDES: Readonly<Record<string, string>> = {
  C: "CO2",
  H: "H2O",
  S: "SO2",
  O: "",
  Mg: "MgO",
  Al: "Al2O3",
  Ca: "CaO",
  Zn: "ZnO",
  Li: "Li2O",
  Si: "SiO2",
  B: "B2O3",
};

/** Complete combustion of a fuel in oxygen; null where its products are not beyond doubt. */
export function findCombustion(fuel: string): BalancedEquation | null {
  const parsed = parseFormula(fuel);
  if (!parsed.ok || parsed.value.charge !== 0) return null;
  const elements = [...parsed.value.counts.keys()];
  const isElement = elements.length === 1;
  const isOrganic = elements.includes("C") || elements.includes("H");
  const oxides = elements.map((element) => (Object.hasOwn(OXIDES, element) ? OXIDES[element] : undefined));
  if (oxides.some((oxide) => oxide === undefined) || elements.every((element) => element === "O")) return null;
  if (!isElement && (!isOrganic || elements.some((element) => !["C", "H", "O", "S"].includes(element)))) return null;
  return readBalanced(`${fuel} + O2 -> ${oxides.filter((oxide) => oxide !== "").join(" + ")}`);
}
