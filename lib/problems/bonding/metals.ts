import { getMainElement } from "../periodic-table/elements.ts";

export type Metal = {
  readonly symbol: string;
  readonly electrons: number;
  readonly period: number;
  /** kJ/mol */ readonly atomization: number;
};

/**
 * Enthalpies of atomization at 25 °C: CRC Handbook of Chemistry and Physics, 97th edition, section 5. They measure how strongly a
 * solid metal is bonded.
 */
const ATOMIZATION: Readonly<Record<string, number>> = {
  Li: 159,
  Na: 107,
  K: 89,
  Rb: 81,
  Cs: 76.5,
  Mg: 147,
  Ca: 178,
  Sr: 164,
  Ba: 180,
  Al: 330,
  Ga: 272,
};

export const METALS: readonly Metal[] = Object.entries(ATOMIZATION).map(([symbol, atomization]) => {
  const { valence, period } = getMainElement(symbol);
  return { symbol, electrons: valence, period, atomization };
});

/** Whether one metal is bonded more strongly by both of its electrons and its size, and is so by its data. */
export function isStronger(one: Metal, other: Metal): boolean {
  return (
    one.electrons >= other.electrons &&
    one.period <= other.period &&
    one !== other &&
    one.atomization > 1.03 * other.atomization
  );
}

/**
 * Hosts of alloys with their metallic radii for twelve neighbours in pm (A. F. Wells, Structural Inorganic Chemistry, 5th edition, table
 * 29.5), and metals that take their places: alloys in use. Radii of one alloy differ by less than 15 % (Hume-Rothery).
 */
export const RADII: Readonly<Record<string, number>> = {
  Cu: 128,
  Zn: 137,
  Ni: 125,
  Ag: 144,
  Au: 144,
  Fe: 126,
  Cr: 129,
  Mn: 137,
  Co: 125,
  Mo: 140,
  W: 141,
  Pd: 137,
  Pt: 139,
  Ti: 147,
  V: 135,
  Al: 143,
  Mg: 160,
  Pb: 175,
  Na: 190,
  K: 235,
  Ca: 197,
  Ba: 224,
  Cs: 272,
  Rb: 250,
};

export const SUBSTITUTES: readonly (readonly [host: string, guests: readonly string[]])[] = [
  ["Cu", ["Zn", "Ni", "Au", "Pd", "Mn"]],
  ["Fe", ["Cr", "Ni", "Mn", "Co", "V", "Mo"]],
  ["Au", ["Ag", "Cu", "Pd"]],
  ["Ag", ["Au", "Cu", "Pd"]],
  ["Ni", ["Cu", "Cr", "Fe", "Co", "Mo"]],
  ["Pt", ["Pd", "Ni", "Co"]],
  ["Ti", ["V", "Al", "Mo"]],
  ["Co", ["Cr", "Ni", "W", "Mo"]],
];

/** Covalent radii in pm of atoms that fit into gaps: B. Cordero et al., Dalton Trans. (2008) 2832-2838, doi:10.1039/b801115j. */
export const SMALL: Readonly<Record<string, number>> = { H: 31, C: 76, N: 71 };

/** Metals whose gaps take up small atoms: steels, carbides, nitrides, hydrides. */
export const GAP_HOSTS: readonly (readonly [host: string, guests: readonly string[]])[] = [
  ["Fe", ["C", "N", "H"]],
  ["Ti", ["C", "N", "H"]],
  ["W", ["C", "N"]],
  ["Pd", ["H", "C"]],
  ["V", ["C", "N", "H"]],
  ["Mo", ["C", "N"]],
];
