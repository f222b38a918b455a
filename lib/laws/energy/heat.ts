import { equal, times } from "../../algebra/tree.ts";
import { law } from "../law.ts";

const q = { kind: "energy", unit: "J", signed: true } as const;
const change = { kind: "temperature-change", unit: "Δ°C", signed: true } as const;
const capacity = { kind: "heat-capacity", unit: "J/°C" } as const;
const mass = { kind: "mass", unit: "g" } as const;
const specific = { kind: "specific-heat", unit: "J/(g·°C)" } as const;

/** q = m c ΔT */
export const specificHeat = law({
  id: "specific",
  method: "heat",
  quantities: { q, m: mass, c: specific, ΔT: change },
  equation: equal("q", times("m", "c", "ΔT")),
  plain: true,
});

/** q = C ΔT, of a calorimeter or any object as a whole. */
export const wholeHeat = law({
  id: "whole",
  method: "heat",
  quantities: { q, C: capacity, ΔT: change },
  equation: equal("q", times("C", "ΔT")),
  plain: true,
});

/** C = m c */
export const objectCapacity = law({
  id: "object",
  method: "heat",
  quantities: { C: capacity, m: mass, c: specific },
  equation: equal("C", times("m", "c")),
  plain: true,
});

/** q = m L: melting or evaporating at one temperature. */
export const transitionHeat = law({
  id: "per-mass",
  method: "phase-change",
  quantities: { q, m: mass, L: { kind: "specific-enthalpy", unit: "J/g" } },
  equation: equal("q", times("m", "L")),
  plain: true,
});

/** q = n ΔH, of so many moles of a substance that reacts. */
export const molarHeat = law({
  id: "molar",
  method: "reaction-heat",
  quantities: {
    q: { kind: "energy", unit: "kJ", role: "heat", signed: true },
    n: { kind: "amount", unit: "mol" },
    ΔH: { kind: "molar-energy", unit: "kJ/mol", signed: true },
  },
  equation: equal("q", times("n", "ΔH")),
  plain: true,
});
