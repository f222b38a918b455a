import { findElement } from "../elements/elements.ts";
import { propertiesOf } from "../data/element-properties.ts";
import { added, type Geometry, lengthOf, scaled, type Vector } from "./geometry.ts";
import type { LewisStructure } from "./lewis.ts";
import { formalCharges } from "./resonance.ts";
import { isSymmetric, type Species } from "./species.ts";

/** From here on a bond is polar by the rule of courses: C–H and S–H bonds are not. */
export const POLAR = 0.4;

function electronegativityOf(symbol: string): number | null {
  const element = findElement(symbol);
  return element === null ? null : propertiesOf(element.symbol).electronegativity;
}

/** How much more electronegative the second is, on Pauling's scale; null where a value is missing. */
export function electronegativityGain(one: string, other: string): number | null {
  const [a, b] = [electronegativityOf(one), electronegativityOf(other)];
  return a === null || b === null ? null : Math.round(100 * (b - a)) / 100;
}

/** Whether courses agree on the polarity: a molecule, all of whose electronegativities are known, with a bond that is polar. */
export function isPolarityClear({ charge, structure: { center, ligands } }: Species): boolean {
  const gains = ligands.map(({ symbol }) => electronegativityGain(center, symbol));
  return charge === 0 && !gains.includes(null) && gains.some((gain) => Math.abs(gain ?? 0) >= POLAR);
}

/** One kind of bond, by the atom that the centre is bonded to. */
type BondDipole = {
  readonly symbol: string;
  readonly count: number;
  /** How much more electronegative that atom is than the centre; negative where it is less. */
  readonly gain: number;
};

export type Dipoles = {
  readonly kinds: readonly BondDipole[];
  /** The sum of all bonds' arrows, each as long as its difference is large, from δ+ to δ−; null where none is left. */
  readonly net: Vector | null;
  /** Whether the sum's direction is beyond doubt: polar bonds of two kinds may compete, and lone pairs with unlike bonds. */
  readonly isSumSure: boolean;
};

/** What is left of a sum where rounding alone is left. */
const NOTHING = 1e-6;

/** The dipoles of the bonds of a molecule, and their sum; null where courses do not agree, and for ions. */
export function dipolesOf(species: Species, { ligands: places }: Geometry): Dipoles | null {
  const { charge, structure } = species;
  const gains = structure.ligands.map(({ symbol }) => electronegativityGain(structure.center, symbol));
  const isUnpolar = gains.every((gain) => gain !== null && Math.abs(gain) < POLAR) && isSymmetric(structure);
  if (charge !== 0 || (!isPolarityClear(species) && !isUnpolar)) return null;
  // Carbon monoxide: its formal charges turn the dipole against the electronegativities.
  if (structure.ligands.length === 1 && formalCharges(structure).some((each) => each !== 0)) return null;
  const net = gains.reduce<Vector>((sum, gain, index) => added(sum, alongBond(places[index], gain ?? 0)), [0, 0, 0]);
  const kinds = listKinds(structure, gains);
  return {
    kinds,
    net: lengthOf(net) < NOTHING ? null : net,
    isSumSure:
      kinds.length === 1 ||
      (structure.centerPairs === 0 && kinds.filter(({ gain }) => Math.abs(gain) >= POLAR).length < 2),
  };
}

function alongBond(place: Vector | undefined, gain: number): Vector {
  return place === undefined ? [0, 0, 0] : scaled(place, gain / lengthOf(place));
}

function listKinds({ ligands }: LewisStructure, gains: readonly (number | null)[]): BondDipole[] {
  const symbols = [...new Set(ligands.map(({ symbol }) => symbol))];
  return symbols.map((symbol) => ({
    symbol,
    count: ligands.filter((ligand) => ligand.symbol === symbol).length,
    gain: gains[ligands.findIndex((ligand) => ligand.symbol === symbol)] ?? 0,
  }));
}
