import { equal, power, times } from "../../algebra/tree.ts";
import { GAS_CONSTANTS } from "../../quantity/constants.ts";
import { isAboveZero, law } from "../law.ts";

/** Kp = Kc (R T)^Δn: pressures in atm, concentrations in mol/L, and the change of the moles of gas in the equation. */
export const pressureAndConcentration = law({
  id: "convert",
  step: { T: "temperature", Δn: "gas-change-from-constants" },
  method: "pressure-and-concentration",
  quantities: {
    Kp: { kind: "pressure-constant", unit: "" },
    Kc: { kind: "concentration-constant", unit: "" },
    T: { kind: "temperature", unit: "K" },
    Δn: { kind: "gas-change", unit: "", signed: true },
  },
  constants: { R: GAS_CONSTANTS["L·atm/(mol·K)"] },
  equation: equal("Kp", times("Kc", power(times("R", "T"), "Δn"))),
  // Equilibrium constants have no units: those of R T are left out by convention.
  conventional: true,
  keepsFigures: true,
  valid: ["Kp", "Kc", "T"].map(isAboveZero),
  slips: [
    { id: "inverted-ratio", of: "Kp", value: (at) => at("Kc").pow(2).div(at("Kp")) },
    { id: "inverted-ratio", of: "Kc", value: (at) => at("Kp").pow(2).div(at("Kc")) },
  ],
  example: { Kc: 2, T: 500, Δn: 2 },
  state: ({ kind }) => ({ id: kind, values: {} }),
});
