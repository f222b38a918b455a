import type { CONSTANTS } from "../quantity/constants.ts";

type ConstantKey = keyof typeof CONSTANTS;

/** How constants are written: the first as it is shown, the others as a keyboard has them. */
export const CONSTANT_SYMBOLS = {
  avogadro: ["N_A", "NA"],
  gas: ["R"],
  faraday: ["F"],
  boltzmann: ["k_B", "kB", "k"],
  planck: ["h"],
  lightSpeed: ["c"],
  elementaryCharge: ["e"],
  electronMass: ["m_e"],
  protonMass: ["m_p"],
  neutronMass: ["m_n"],
  atomicMass: ["m_u"],
  rydberg: ["R_∞", "R_inf"],
  rydbergEnergy: ["E_R"],
  bohrRadius: ["a_0"],
  standardGravity: ["g_n"],
} as const satisfies Partial<Record<ConstantKey, readonly string[]>>;

export type NamedConstant = keyof typeof CONSTANT_SYMBOLS;

const BY_SYMBOL: ReadonlyMap<string, NamedConstant> = new Map(
  Object.entries(CONSTANT_SYMBOLS).flatMap(([name, symbols]) =>
    symbols.map((symbol) => [symbol, name as NamedConstant] as const),
  ),
);

export const findConstant = (symbol: string): NamedConstant | null => BY_SYMBOL.get(symbol) ?? null;

/** A name as it is typed: letters, with what hangs below them. */
export const NAME = /[A-Za-z√](?:[A-Za-z0-9]|_[A-Za-z0-9∞]+)*/y;
