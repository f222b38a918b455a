import { equal, over, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { GAS_CONDITIONS, GAS_CONSTANTS, MOLAR_VOLUME_AT_RTP } from "../../quantity/constants.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { type At, type Law, law } from "../law.ts";

const isPressureIn =
  (ending: string) =>
  (key: string, { factors }: Unit): boolean =>
    key === "P" && factors[0]?.unit.symbol.endsWith(ending) === true;

/** Pressure and R in units that go together: kilopascals and bars stay, all else becomes atmospheres. */
export const gasSystems = [
  { units: { P: "atm" }, constants: { R: GAS_CONSTANTS["L·atm/(mol·K)"] } },
  { units: { P: "kPa" }, constants: { R: GAS_CONSTANTS["L·kPa/(mol·K)"] }, suits: isPressureIn("Pa") },
  { units: { P: "bar" }, constants: { R: GAS_CONSTANTS["L·bar/(mol·K)"] }, suits: isPressureIn("bar") },
] as const;

const isWarm = (at: At): boolean => at("T").gt(0);

const P = { kind: "pressure", unit: "atm" } as const;
const V = { kind: "volume", unit: "L" } as const;
const n = { kind: "amount", unit: "mol" } as const;
const T = { kind: "temperature", unit: "K" } as const;
const M = { kind: "molar-mass", unit: "g/mol", molarMass: true } as const;
const ρ = { kind: "density", unit: "g/L" } as const;

/** Of a named gas, or of a sample. */
export const stateOfGas: Law["state"] = ({ kind, of }) =>
  of === null ? { id: `${kind}-of-sample`, values: {} } : { id: kind, values: { formula: formulaTerm(of) } };

const equationOfState = {
  method: "ideal-gas",
  step: { P: "pressure", V: "volume", n: "amount", T: "temperature" },
  systems: gasSystems,
  equation: equal(times("P", "V"), times("n", "R", "T")),
  valid: [isWarm],
  state: stateOfGas,
} as const;

/** P V = n R T, with R = 8.31446… J/(mol·K), exact since the SI of 2019. */
export const idealGas = law({ ...equationOfState, id: "state", quantities: { P, V, n, T } });

/** What a gas has by itself in its vessel before it reacts. */
export const gasAtFirst = law({
  ...equationOfState,
  id: "at-first",
  quantities: { P: { ...P, label: "initial" }, V, n: { ...n, label: "initial" }, T },
});

/** The same of a mixture: all of its gases together have its pressure. */
export const idealMixture = law({
  ...equationOfState,
  id: "mixture",
  quantities: { P: { ...P, label: "total" }, V, n: { ...n, label: "total" }, T },
});

/** The density of a substance, the molar mass of what is not known. */
const stateOfDensity: Law["state"] = ({ kind, of }) =>
  kind === "density" && of !== null ? { id: kind, values: { formula: formulaTerm(of) } } : { id: kind, values: {} };

/** ρ = P M / (R T) */
export const gasDensity = law({
  id: "density",
  step: { M: "molar-mass-from-density" },
  method: "ideal-gas",
  quantities: { ρ, P, M, T },
  systems: gasSystems,
  equation: equal("ρ", over(times("P", "M"), times("R", "T"))),
  plain: true,
  valid: [isWarm],
  slips: [{ id: "skipped-moles", of: "ρ", value: (at) => at("ρ").div(at("M")) }],
  state: stateOfDensity,
});

/** ρ = M / V_m, of any gas under these conditions. */
const gasDensityAt = (condition: "stp" | "rtp", molarVolume: Quantity): Law =>
  law({
    id: `density-at-${condition}`,
    step: { M: `molar-mass-at-${condition}` },
    method: "ideal-gas",
    quantities: { ρ, M },
    constants: { V_m: molarVolume },
    equation: equal("ρ", over("M", "V_m")),
    plain: true,
    state: stateOfDensity,
  });

export const gasDensityAtStp = gasDensityAt("stp", GAS_CONDITIONS.stpAtmosphere.molarVolume);

export const gasDensityAtRtp = gasDensityAt("rtp", MOLAR_VOLUME_AT_RTP);
