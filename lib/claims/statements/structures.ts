import { findSpecies, hasCenter } from "../../chemistry/bonding/species.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { bondsOf, MOLECULES } from "../../problems/energy/bonds.ts";

/** How many σ and π bonds a molecule has, and the hybrids of its atoms, as far as all courses agree on them. */
export type Structure = {
  readonly bonds: { readonly sigma: number; readonly pi: number } | null;
  readonly hybrids: Readonly<Record<string, number>>;
};

/** Rings, whose bonds are drawn in two ways. */
const BENZENE: Structure = { bonds: { sigma: 12, pi: 3 }, hybrids: { C: 3 } };
const SECOND_PERIOD: ReadonlySet<string> = new Set(["Be", "B", "C", "N", "O"]);
const MOST_GROUPS = 4;

export function structureOf(formula: string): Structure | null {
  if (formula === "C6H6") return BENZENE;
  const bonds = MOLECULES.includes(formula) ? countBonds(formula) : null;
  const hybrids = { ...hybridOfCarbon(formula), ...hybridOfCenter(formula) };
  return bonds === null && Object.keys(hybrids).length === 0 ? null : { bonds, hybrids };
}

function countBonds(formula: string): { readonly sigma: number; readonly pi: number } {
  const bonds = [...bondsOf(formula)];
  return {
    sigma: bonds.reduce((sum, [, count]) => sum + count, 0),
    pi: bonds.reduce((sum, [bond, count]) => sum + count * orderOf(bond), 0),
  };
}

/** Beyond the σ bond. */
const orderOf = (bond: string): number => (bond.includes("≡") ? 2 : bond.includes("=") ? 1 : 0);

/** Of molecules whose carbon atoms are all alike. */
function hybridOfCarbon(formula: string): Record<string, number> {
  if (!MOLECULES.includes(formula) || !formula.startsWith("C") || formula === "CO2") return {};
  const orders = [...bondsOf(formula).keys()].filter((bond) => /C/.test(bond)).map((bond) => orderOf(bond));
  return { C: MOST_GROUPS - Math.max(0, ...orders) };
}

/** Of one atom in the middle: the second period, and such of the third as have four equal bonds. */
function hybridOfCenter(formula: string): Record<string, number> {
  const parsed = parseFormula(formula);
  const species = parsed.ok ? findSpecies(parsed.value) : null;
  if (species === null || !hasCenter(species) || species.groups > MOST_GROUPS) return {};
  const { center, centerPairs } = species.structure;
  const isAgreed = SECOND_PERIOD.has(center) || (centerPairs === 0 && species.groups === MOST_GROUPS);
  return isAgreed ? { [center]: species.groups } : {};
}
