import type { Equation } from "../equation/equation.ts";
import { canonicalOf } from "../formula/format.ts";
import { isElectron } from "../formula/formula.ts";
import type { Formula } from "../formula/formula.ts";
import { findSalt } from "../ions/salt.ts";
import type { Salt } from "../ions/salt.ts";
import { findSolubility, isAcid } from "../ions/solubility.ts";
import { findOxidationNumbers } from "../redox/oxidation.ts";

type ReactionType =
  | "synthesis"
  | "decomposition"
  | "combustion"
  | "single-replacement"
  | "double-replacement"
  | "precipitation"
  | "neutralization"
  | "gas-evolution"
  | "dissociation"
  | "half-reaction"
  | "phase-change";

type Classification = {
  /** All that apply, the most usual name first; empty when none of these patterns fits. */
  readonly types: readonly ReactionType[];
  /** Whether oxidation numbers change; null where the rules do not decide them. */
  readonly isRedox: boolean | null;
};

/** The types of a reaction by its pattern, as general chemistry teaches them. Coefficients do not matter. */
export function classifyReaction(equation: Equation): Classification {
  const reactants = equation.reactants.map(({ formula }) => formula);
  const products = equation.products.map(({ formula }) => formula);
  return { types: listTypes(reactants, products), isRedox: findRedox(reactants, products) };
}

function listTypes(reactants: readonly Formula[], products: readonly Formula[]): ReactionType[] {
  const [first, second] = reactants;
  const [product] = products;
  if ([...reactants, ...products].some(isElectron)) return ["half-reaction"];
  if (reactants.length === 1 && products.length === 1 && first !== undefined && product !== undefined) {
    return canonicalOf(first) === canonicalOf(product) && first.state !== product.state ? ["phase-change"] : [];
  }
  if (reactants.length === 1 && first !== undefined)
    return [isDissociation(first, products) ? "dissociation" : "decomposition"];
  const isSynthesis = products.length === 1;
  const isBurning = isCombustion(reactants, products);
  if (isBurning) return isSynthesis ? ["synthesis", "combustion"] : ["combustion"];
  if (isSynthesis) return ["synthesis"];
  if (reactants.length !== 2 || first === undefined || second === undefined) return [];
  if (isSingleReplacement(reactants, products)) return ["single-replacement"];
  return listExchanges(first, second, products);
}

function isElement(formula: Formula): boolean {
  return formula.counts.size === 1 && formula.charge === 0;
}

function isDissociation(reactant: Formula, products: readonly Formula[]): boolean {
  return (
    reactant.charge === 0 && products.some(({ charge }) => charge > 0) && products.some(({ charge }) => charge < 0)
  );
}

const BURNT: ReadonlySet<string> = new Set([
  "CO2",
  "CO",
  "C",
  "H2O",
  "SO2",
  "SO3",
  "N2",
  "NO",
  "NO2",
  "P4O10",
  "P2O5",
  "HCl",
  "HF",
]);

/** Fuel and O2 give oxides; metals burn to theirs. */
function isCombustion(reactants: readonly Formula[], products: readonly Formula[]): boolean {
  const fuel = reactants.find((formula) => canonicalOf(formula) !== "O2");
  if (reactants.length !== 2 || fuel === undefined || !reactants.some((formula) => canonicalOf(formula) === "O2"))
    return false;
  if (isElement(fuel))
    return products.length === 1 && products.every(({ counts }) => counts.has("O") && counts.size === 2);
  const isFuel = fuel.counts.has("C") || fuel.counts.has("H") || fuel.counts.has("S");
  return (
    isFuel &&
    products.some(({ counts }) => counts.has("O")) &&
    products.every((formula) => BURNT.has(canonicalOf(formula)))
  );
}

/** A + BC → AC + B, the elements changing places. */
function isSingleReplacement(reactants: readonly Formula[], products: readonly Formula[]): boolean {
  const [given, compound] = isElement(reactants[0] ?? EMPTY) ? reactants : reactants.toReversed();
  const [released, other] = isElement(products[0] ?? EMPTY) ? products : products.toReversed();
  if (
    given === undefined ||
    compound === undefined ||
    released === undefined ||
    other === undefined ||
    products.length !== 2
  )
    return false;
  if (!isElement(given) || isElement(compound) || !isElement(released) || isElement(other)) return false;
  const [entering] = given.counts.keys();
  const [leaving] = released.counts.keys();
  if (entering === undefined || leaving === undefined || entering === leaving) return false;
  return compound.counts.has(leaving) && other.counts.has(entering) && !compound.counts.has(entering);
}

const EMPTY: Formula = { parts: [], charge: 0, state: null, counts: new Map() };

/** Exchange of ions, and what drives it. */
function listExchanges(first: Formula, second: Formula, products: readonly Formula[]): ReactionType[] {
  const [a, b] = [findSalt(first), findSalt(second)];
  const names = products.map(canonicalOf);
  if (a === null || b === null) return isAmmoniaWithAcid(first, second, a, b) ? ["neutralization"] : [];
  if (isNeutralization(a, b) && names.includes("H2O"))
    return products.length === 2 ? ["neutralization", "double-replacement"] : ["neutralization"];
  if (names.includes("H2O") && (names.includes("CO2") || names.includes("SO2") || names.includes("NH3")))
    return ["gas-evolution", "double-replacement"];
  const salts = products.map(findSalt);
  if (products.length !== 2 || !isExchange([a, b], salts)) return [];
  if (names.includes("H2S") || names.includes("HCN")) return ["double-replacement", "gas-evolution"];
  const precipitates = products.some((formula, index) => isPrecipitate(formula, salts[index] ?? null));
  return precipitates ? ["double-replacement", "precipitation"] : ["double-replacement"];
}

function isAmmoniaWithAcid(first: Formula, second: Formula, a: Salt | null, b: Salt | null): boolean {
  const ammonia = canonicalOf(first) === "NH3" ? b : canonicalOf(second) === "NH3" ? a : null;
  return ammonia !== null && isAcid(ammonia);
}

function isNeutralization(a: Salt, b: Salt): boolean {
  const isBase = (salt: Salt): boolean => ["OH-", "O^2-"].includes(canonicalOf(salt.anion.formula)) && !isAcid(salt);
  return (isAcid(a) && isBase(b)) || (isAcid(b) && isBase(a));
}

function isExchange([a, b]: readonly [Salt, Salt], products: readonly (Salt | null)[]): boolean {
  const cation = (salt: Salt): string => salt.cations.map(({ formula }) => canonicalOf(formula)).join(" ");
  const pairs = products.map((salt) => (salt === null ? "" : `${cation(salt)} ${canonicalOf(salt.anion.formula)}`));
  return (
    pairs.includes(`${cation(a)} ${canonicalOf(b.anion.formula)}`) &&
    pairs.includes(`${cation(b)} ${canonicalOf(a.anion.formula)}`)
  );
}

function isPrecipitate(formula: Formula, salt: Salt | null): boolean {
  if (formula.state !== null) return formula.state === "s";
  return salt !== null && findSolubility(salt) === "insoluble";
}

/** Compares each element's oxidation numbers on both sides. */
function findRedox(reactants: readonly Formula[], products: readonly Formula[]): boolean | null {
  const before = collectNumbers(reactants);
  const after = collectNumbers(products);
  if (before === null || after === null) return null;
  for (const [symbol, numbers] of before) {
    const others = after.get(symbol);
    if (others !== undefined && [...numbers, ...others].some((number) => !numbers.has(number) || !others.has(number)))
      return true;
  }
  return false;
}

function collectNumbers(formulas: readonly Formula[]): Map<string, Set<number>> | null {
  const collected = new Map<string, Set<number>>();
  for (const formula of formulas.filter((candidate) => !isElectron(candidate))) {
    const rows = findOxidationNumbers({ ...formula, state: null });
    if (!rows.ok) return null;
    for (const { symbol, number } of rows.value) {
      const numbers = collected.get(symbol) ?? new Set();
      collected.set(symbol, numbers.add(number.numerator / number.denominator));
    }
  }
  return collected;
}
