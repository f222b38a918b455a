import type { Random } from "../random.ts";

/** An atom of a chain: its number of bonds without charges, and the symbol. */
type Atom = { readonly symbol: "C" | "N" | "O"; readonly hydrogens: number };

/** An unbranched organic molecule; `orders` are the bonds between neighbours, so one fewer than atoms. */
export type Chain = { readonly atoms: readonly Atom[]; readonly orders: readonly (1 | 2 | 3)[] };

const BONDS = { C: 4, N: 3, O: 2 } as const;

const SIGNS = { 1: "–", 2: "=", 3: "≡" } as const;

const SUBSCRIPTS = ["", "", "₂", "₃", "₄"] as const;

/** Ends of a chain other than carbon, and the bonds by which they hang on. */
const ENDS = [
  ["O", 1],
  ["N", 1],
  ["O", 2],
  ["N", 3],
] as const;

/** A chain of three to five carbon atoms with one or two multiple bonds, none of them next to another. */
export function sampleChain(random: Random): Chain | null {
  const carbons = random.integer(3, 5);
  const end = random.chance(0.45) ? random.pick(ENDS) : null;
  const orders = Array.from({ length: carbons - 1 }, () => random.pick([1, 1, 2, 3] as const));
  const all: (1 | 2 | 3)[] = end === null ? orders : [...orders, end[1]];
  const multiple = all.filter((order) => order > 1).length;
  const areNeighbours = all.some((order, index) => order > 1 && (all[index + 1] ?? 1) > 1);
  // An –OH or –NH₂ beside a multiple bond is an enol or an enamine: its lone pairs are drawn in two ways.
  const isConjugatedEnd = end?.[1] === 1 && (orders.at(-1) ?? 1) > 1;
  if (multiple === 0 || multiple > 2 || areNeighbours || isConjugatedEnd) return null;
  const symbols = [...Array.from({ length: carbons }, () => "C" as const), ...(end === null ? [] : [end[0]])];
  const atoms = symbols.map((symbol, index) => ({
    symbol,
    hydrogens: BONDS[symbol] - (all[index - 1] ?? 0) - (all[index] ?? 0),
  }));
  return { atoms, orders: all };
}

/** `CH₃–CH=CH–C≡N` */
export function writeChain({ atoms, orders }: Chain): string {
  return atoms
    .map(
      ({ symbol, hydrogens }, index) =>
        `${symbol}${hydrogens === 0 ? "" : `H${SUBSCRIPTS[hydrogens] ?? ""}`}${index < orders.length ? SIGNS[orders[index] ?? 1] : ""}`,
    )
    .join("");
}

/** Neighbours of the carbon atom at `index`, hydrogens included: no carbon of a chain has a lone pair, so these are its groups. */
export function groupsAt({ atoms, orders }: Chain, index: number): number {
  const pi = (orders[index - 1] ?? 1) - 1 + ((orders[index] ?? 1) - 1);
  return BONDS[atoms[index]?.symbol ?? "C"] - pi;
}

/** One σ bond to every neighbour. */
export function sigmaBonds({ atoms, orders }: Chain): number {
  return orders.length + atoms.reduce((sum, { hydrogens }) => sum + hydrogens, 0);
}

/** What multiple bonds have beside their σ bond. */
export function piBonds({ orders }: Chain): number {
  return orders.reduce((sum: number, order) => sum + order - 1, 0);
}
