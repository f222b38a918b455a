import { equal, minus, over, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { ZERO_CELSIUS } from "../../quantity/constants.ts";
import { type Law, law, SAMPLE } from "../law.ts";
import { lawOf } from "../law-of.ts";

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

const temperatureAt = (label: "final" | "initial", letter: string) =>
  ({ kind: "temperature", label, letter, unit: "°C", signed: true }) as const;

/** ΔT = T₂ − T₁ */
export const temperatureChange = law({
  id: "change",
  method: "heat",
  quantities: {
    ΔT: change,
    "T₂": temperatureAt("final", "T₂"),
    "T₁": temperatureAt("initial", "T₁"),
  },
  step: { "T₂": "temperature-final", "T₁": "temperature-initial" },
  equation: equal("ΔT", minus("T₂", "T₁")),
  plain: true,
  strict: true,
  valid: ["T₂", "T₁"].map((key) => (at) => at(key).gte(ZERO_CELSIUS.neg())),
  slips: [
    { id: "final-for-change", of: "ΔT", value: (at) => at("T₂") },
    { id: "initial-for-change", of: "ΔT", value: (at) => at("T₁") },
    { id: "sign", of: "ΔT", value: (at) => at("ΔT").neg() },
    { id: "change-for-final", of: "T₂", value: (at) => at("ΔT") },
    { id: "change-for-final", of: "T₁", value: (at) => at("ΔT") },
  ],
  example: { "T₂": 30, "T₁": 20 },
  state: ({ kind }) => ({ id: kind, values: {} }),
});

/** m = V ρ, of water in the laboratory: 1.00 g/mL, as courses take it where they give no density. */
export const massOfWater = law({
  id: "water-mass",
  method: "heat",
  quantities: { m: { ...mass, named: true }, V: { kind: "volume", unit: "mL", named: true } },
  constants: { ρ: quantity(1, "g/mL") },
  equation: equal("m", times("V", "ρ")),
  plain: true,
  strict: true,
  state: ({ kind }) => ({ id: kind, values: {} }),
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

/** q = n ΔH / ν: of the equation as it is written, ν mol of the substance go with ΔH. `isSize` counts heat without its sign. */
export function shareOfHeat(coefficient: Decimal, isSize = false): Law {
  const named = (letter: string): string => (isSize ? `|${letter}|` : letter);
  return lawOf(["share-of-heat", coefficient, isSize], () => ({
    id: "share",
    method: "reaction-heat",
    step: { n: "amount", ΔH: "enthalpy" },
    quantities: {
      q: { kind: "energy", letter: named("q"), unit: "kJ", role: "heat", signed: true },
      n: { kind: "amount", unit: "mol", named: true },
      ΔH: { kind: "reaction-enthalpy", letter: named("ΔH"), unit: "kJ", role: SAMPLE, signed: true },
    },
    fixed: { ν: quantity(coefficient, "mol") },
    equation: equal("q", over(times("n", "ΔH"), "ν")),
    plain: true,
    strict: true,
    mention: (_, { self = null }) => (self === null ? {} : { formula: formulaTerm(self) }),
    state: ({ kind, of }) => ({
      id: kind,
      values: kind === "amount" && of !== null ? { formula: formulaTerm(of) } : {},
    }),
  }));
}
