import { equal, minus, over, plus, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type Cast, isAboveZero, law, type Stated } from "../law.ts";

const SOLUTION = { kind: "solution-mass", unit: "g" } as const;

const told = (id: string, of: string | null): Stated => ({
  id,
  values: of === null ? {} : { formula: formulaTerm(of) },
});

const stateOfMass = ({ of }: Variable, { self }: Cast): Stated => told(of === self ? "solute" : "solvent", of);

/** w = m / mₛ × 100 %, of the solute, which is `self`, or of the solvent: either is the part. */
export const massPercent = law({
  id: "percent",
  stepTo: (key, { part, self }) =>
    key === "m" ? "solute" : key === "mₛ" ? "solution" : part === self ? "percent" : "solvent-percent",
  method: "solution-percent",
  quantities: {
    w: { kind: "mass-percent", unit: "%", role: "part", named: true },
    m: { kind: "mass", unit: "g", role: "part", named: true },
    mₛ: SOLUTION,
  },
  constants: { "100 %": quantity("100", "%") },
  equation: equal("w", over(times("100 %", "m"), "mₛ")),
  plain: true,
  strict: true,
  valid: [isAboveZero("m"), (at) => at("m").lte(at("mₛ"))],
  slips: [
    {
      id: "wrong-reference",
      of: "w",
      value: (at) =>
        at("m")
          .div(at("mₛ").minus(at("m")))
          .times(100),
    },
    { id: "wrong-reference", of: "w", value: (at) => at("w").neg().plus(100) },
    { id: "fraction-for-percent", of: "w", value: (at) => at("w").div(100) },
    { id: "inverted-ratio", of: "m", value: (at) => at("mₛ").div(at("w")).times(100) },
    { id: "inverted-ratio", of: "mₛ", value: (at) => at("m").times(at("w")).div(100) },
  ],
  example: { m: 2, mₛ: 2.7 },
  state: (wanted, cast) => {
    if (wanted.kind === "mass") return stateOfMass(wanted, cast);
    return told(wanted.kind === "mass-percent" ? "percent" : "solution", wanted.of);
  },
});

/** mₛ = m(solute) + m(solvent) */
export const wholeSolution = law({
  id: "whole",
  step: { mₛ: "whole", m: "solute-left", mw: "solvent" },
  method: "solution-percent",
  quantities: {
    mₛ: SOLUTION,
    m: { kind: "mass", unit: "g", named: true },
    mw: { kind: "mass", letter: "m", unit: "g", role: "solvent", named: true },
  },
  equation: equal("mₛ", plus("m", "mw")),
  plain: true,
  strict: true,
  valid: [isAboveZero("m"), isAboveZero("mw")],
  slips: [{ id: "wrong-reference", of: "mw", value: (at) => at("mₛ") }],
  state: (wanted, cast) => (wanted.kind === "mass" ? stateOfMass(wanted, cast) : told("whole", wanted.of)),
});

/** m = mw w / (100 % − w): of a solute that is to make up a share of the solution beside so much solvent. */
export const soluteBesideSolvent = law({
  id: "solute-beside-solvent",
  step: { m: "solute-beside-solvent", mw: "solvent-beside-solute" },
  method: "solution-percent",
  quantities: {
    m: { kind: "mass", unit: "g", named: true },
    mw: { kind: "mass", letter: "m", unit: "g", role: "solvent", named: true },
    w: { kind: "mass-percent", unit: "%", named: true },
  },
  constants: { "100 %": quantity("100", "%") },
  equation: equal("m", over(times("mw", "w"), minus("100 %", "w"))),
  plain: true,
  strict: true,
  valid: [isAboveZero("m"), isAboveZero("mw"), (at) => at("w").lt(100)],
  slips: [{ id: "wrong-reference", of: "m", value: (at) => at("mw").times(at("w")).div(100) }],
  bounds: { w: () => ({ least: new Decimal("1e-9"), greatest: new Decimal("99.999999999") }) },
  example: { mw: 180, w: 10 },
  state: stateOfMass,
});
