import type { Random } from "../../problems/random.ts";

/** An equation without its coefficients, and the coefficients with which it was made, in lowest terms. */
type RandomEquation = { readonly text: string; readonly coefficients: readonly number[] };

/** Symbols of which no row spells another element or a look-alike. */
const SYMBOLS = ["H", "O", "N", "S", "Na", "Mg", "Al", "Cl", "Fe", "Zn", "Br", "Ag"] as const;
const MOST_ATOMS = 6;
const HIGHEST_COEFFICIENT = 12;
const FEWEST_TERMS = 3;

/** Atoms of each kind, in the order of the kinds, and the charge behind them. */
type Species = readonly number[];

type Term = { readonly species: Species; readonly coefficient: number };

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

function hasAtoms(species: Species): boolean {
  return species.slice(0, -1).some((count) => count > 0);
}

function randomSpecies(kinds: number, most: Species, random: Random): Species {
  const counts = Array.from({ length: kinds }, (_, kind) =>
    random.chance(0.5) ? random.integer(0, Math.min(MOST_ATOMS, most[kind] ?? 0)) : 0,
  );
  return [...counts, random.chance(0.25) ? random.integer(-3, 3) : 0];
}

function writeSpecies(species: Species, symbols: readonly string[]): string {
  const charge = species.at(-1) ?? 0;
  const size = Math.abs(charge) === 1 ? "" : String(Math.abs(charge));
  const atoms = symbols.map((symbol, kind) => [symbol, species[kind] ?? 0] as const);
  const written = atoms.flatMap(([symbol, count]) => (count === 0 ? [] : [symbol + (count === 1 ? "" : count)]));
  return written.join("") + (charge === 0 ? "" : `^${size}${charge > 0 ? "+" : "-"}`);
}

/** What the reactants have and the products so far have not. */
function restOf(reactants: readonly Term[], products: readonly Term[], width: number): number[] {
  const sum = (terms: readonly Term[], at: number): number =>
    terms.reduce((total, { species, coefficient }) => total + coefficient * (species[at] ?? 0), 0);
  return Array.from({ length: width }, (_, at) => sum(reactants, at) - sum(products, at));
}

/**
 * Random reactants, random products that can be made of their atoms, and a last product of all that is left, so that atoms
 * and charge are conserved; the terms of each side are shuffled, and the sides swapped as often as not. Null when nothing
 * is left, too much charge, or fewer than three terms.
 */
export function randomEquation(random: Random): RandomEquation | null {
  const kinds = random.integer(2, 7);
  const symbols = random.pickSeveral(SYMBOLS, kinds);
  const unlimited = Array.from({ length: kinds }, () => MOST_ATOMS);
  const reactants = Array.from({ length: random.integer(1, 4) }, (): Term => ({
    species: randomSpecies(kinds, unlimited, random),
    coefficient: random.integer(1, HIGHEST_COEFFICIENT),
  })).filter(({ species }) => hasAtoms(species));
  const products: Term[] = [];
  for (let count = random.integer(0, 3); count > 0; count -= 1) {
    const coefficient = random.integer(1, HIGHEST_COEFFICIENT);
    const most = restOf(reactants, products, kinds).map((left) => Math.floor(left / coefficient));
    const species = randomSpecies(kinds, most, random);
    if (hasAtoms(species)) products.push({ species, coefficient });
  }
  const rest = restOf(reactants, products, kinds + 1);
  const divisor = rest.reduce(greatestCommonDivisor, 0);
  const last = rest.map((left) => left / (divisor || 1));
  const isTooShort = reactants.length + products.length < FEWEST_TERMS - 1;
  if (isTooShort || !hasAtoms(last) || Math.abs(last.at(-1) ?? 0) > 9) return null;
  const sides = [reactants, [...products, { species: last, coefficient: divisor }]].map((side) => random.shuffle(side));
  const [left = [], right = []] = random.chance(0.5) ? sides : sides.toReversed();
  const write = (side: readonly Term[]): string =>
    side.map(({ species }) => writeSpecies(species, symbols)).join(" + ");
  const amounts = [...left, ...right].map(({ coefficient }) => coefficient);
  const lowest = amounts.reduce(greatestCommonDivisor, 0);
  return { text: `${write(left)} -> ${write(right)}`, coefficients: amounts.map((amount) => amount / lowest) };
}
