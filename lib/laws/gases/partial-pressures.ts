import { equal, minus, plus, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { ONE } from "../../quantity/decimal.ts";
import { isAboveZero, type Law, law, type QuantityDeclaration, SAMPLE, type Stated } from "../law.ts";
import { inOneUnit } from "../units-of-givens.ts";

const total = { kind: "pressure", label: "total", letter: "Pₜ", unit: "atm", role: SAMPLE } as const;

const nameOf = (of: string | null | undefined): Stated["values"] =>
  of === null || of === undefined ? {} : { formula: formulaTerm(of) };

const state: Law["state"] = ({ kind, label, of }) => {
  if (label === "total") return { id: "total", values: {} };
  return { id: kind === "mole-fraction" ? "fraction" : of === null ? "dry" : "partial", values: nameOf(of) };
};

/** P(A) = x(A) Pₜ: in a mixture of gases each has its share of the pressure. Dalton. */
export const shareOfPressure = law({
  id: "share",
  step: { x: "fraction", Pₜ: "whole" },
  method: "partial-pressure",
  quantities: {
    P: { kind: "pressure", unit: "atm", named: true },
    x: { kind: "mole-fraction", unit: "", named: true },
    Pₜ: total,
  },
  equation: equal("P", times("x", "Pₜ")),
  plain: true,
  strict: true,
  valid: [isAboveZero("x"), (at) => at("x").lte(ONE)],
  example: { x: 0.4, Pₜ: 2 },
  mention: (_, { self }) => nameOf(self),
  state,
});

/** P = Pₜ − P(H₂O), of a gas that stands over water. */
export const gasOverWater = law({
  id: "over-water",
  step: { Pₜ: "with-vapor", v: "vapor-pressure" },
  method: "partial-pressure",
  quantities: {
    P: { kind: "pressure", unit: "atm", named: true },
    Pₜ: total,
    v: { kind: "vapor-pressure", letter: "P", unit: "atm", role: "water", named: true },
  },
  unitsBy: inOneUnit("Pₜ", "P", "v"),
  equation: equal("P", minus("Pₜ", "v")),
  plain: true,
  valid: [isAboveZero("P")],
  slips: [{ id: "vapor-pressure-ignored", of: "P", value: (at) => at("Pₜ") }],
  example: { Pₜ: 1, v: 0.03 },
  state: (wanted, cast, output) =>
    wanted.kind === "vapor-pressure" ? { id: "vapor-of-gas", values: {} } : state(wanted, cast, output),
});

const sums = new Map<number, Law>();

/** The role of each gas of a mixture. */
export const gasRole = (index: number): string => `gas${index + 1}`;

/** Pₜ = P(A) + P(B) + …, of so many gases. */
export function sumOfPressures(count: number): Law {
  const known = sums.get(count) ?? declareSum(count);
  sums.set(count, known);
  return known;
}

function declareSum(count: number): Law {
  const keys = Array.from({ length: count }, (_, index) => `P${index + 1}`);
  const parts = keys.map((key, index): [string, QuantityDeclaration] => [
    key,
    { kind: "pressure", letter: "P", unit: "atm", role: gasRole(index), named: true },
  ]);
  return law({
    id: "sum",
    stepTo: (key) => (key === "Pₜ" ? "total" : "rest"),
    method: "partial-pressure",
    quantities: { Pₜ: total, ...Object.fromEntries(parts) },
    equation: equal("Pₜ", plus(...keys)),
    plain: true,
    strict: true,
    valid: keys.map(isAboveZero),
    slips: keys.map((of) => ({ id: "sign" as const, of, value: (at) => at("Pₜ").times(2).minus(at(of)) })),
    mention: (key, cast) => nameOf(cast[`gas${key.slice(1)}`]),
    state,
  });
}
