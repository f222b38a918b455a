import { CONSTANTS } from "../../quantity/constants.ts";
import type { Relation } from "./relation.ts";
import type { Variable } from "./kinds.ts";
import { relationWays } from "./relation.ts";
import type { Rule, Way } from "./rule.ts";

const WAVELENGTH = { kind: "wavelength", letter: "λ", unit: "m" } as const;
const FREQUENCY = { kind: "frequency", letter: "ν", unit: "Hz" } as const;
const ENERGY = { kind: "energy", letter: "E", unit: "J" } as const;
const MOLAR_ENERGY = { kind: "molar-energy", letter: "E_m", unit: "J/mol" } as const;

/** The energy of all photons together. */
const TOTAL = { kind: "energy", label: "total", letter: "E", unit: "J" } as const;
const PHOTONS = { kind: "photons", letter: "N", unit: "" } as const;
const AMOUNT = { kind: "amount", letter: "n", unit: "mol" } as const;

const SPEED_OF_LIGHT = { letter: "c", value: CONSTANTS.lightSpeed.value, unit: "m/s" };
const PLANCK = { letter: "h", value: CONSTANTS.planck.value, unit: "J·s" };
const AVOGADRO = { letter: "N_A", value: CONSTANTS.avogadro.value, unit: "1/mol" };

const WAVE: Relation = {
  method: "photon",
  id: "wave",
  left: [WAVELENGTH, FREQUENCY],
  right: [],
  rightConstants: [SPEED_OF_LIGHT],
};
const QUANTUM: Relation = {
  method: "photon",
  id: "quantum",
  left: [ENERGY],
  right: [FREQUENCY],
  rightConstants: [PLANCK],
};
const MOLE: Relation = {
  method: "photon",
  id: "mole",
  left: [MOLAR_ENERGY],
  right: [ENERGY],
  rightConstants: [AVOGADRO],
};

const COUNT: Relation = { method: "photon", id: "count", left: [TOTAL], right: [PHOTONS, { ...ENERGY, letter: "E₁" }] };
const MOLES: Relation = { method: "photon", id: "moles", left: [TOTAL], right: [AMOUNT, MOLAR_ENERGY] };

/**
 * Light: λν = c, E = hν for one photon, E N_A for a mole of them, with the exact constants of the SI. Only where the
 * problem is about light: a wavelength, a frequency or photons are named.
 */
export const photon: Rule = (wanted, { givens, conditions }) => {
  const isLight = conditions.has("light") || givens.some(({ kind }) => kind === "wavelength" || kind === "frequency");
  return isLight && wanted.of === null ? listWays(wanted) : [];
};

function listWays(wanted: Variable): Way[] {
  if (wanted.label !== null)
    return wanted.kind === "energy" && wanted.label === "total" ? relationWays([COUNT, MOLES], wanted) : [];
  const all =
    wanted.kind === "energy" || wanted.kind === "molar-energy" || wanted.kind === "photons" || wanted.kind === "amount"
      ? [COUNT, MOLES]
      : [];
  return relationWays([WAVE, QUANTUM, MOLE, ...all], wanted);
}
