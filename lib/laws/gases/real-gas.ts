import { equal, minus, over, power, times } from "../../algebra/tree.ts";
import type { Kind, Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { CONSTANTS, GAS_CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { type At, type Law, law } from "../law.ts";
import { gasSystems } from "./ideal-gas.ts";

const concerns =
  (...kinds: readonly Kind[]) =>
  (wanted: Variable, { givens }: Scene): boolean =>
    kinds.every((kind) => wanted.kind === kind || givens.some((given) => given.kind === kind));

const ideal = (at: At): Decimal => at("n").times(at("R")).times(at("T")).div(at("V"));
const attraction = (at: At): Decimal => at("a").times(at("n").div(at("V")).pow(2));

const P = { kind: "pressure", unit: "atm" } as const;
const V = { kind: "volume", unit: "L" } as const;
const n = { kind: "amount", unit: "mol" } as const;
const T = { kind: "temperature", unit: "K" } as const;

const common = {
  method: "real-gas",
  state: ({ kind }: Variable) => ({ id: kind, values: {} }),
} as const;

/** Between the particles' own space and that of an ideal gas around them: attraction only makes a gas smaller. */
function betweenOwnAndIdeal(at: At) {
  const own = at("n").times(at("b"));
  const around = at("n").times(at("R")).times(at("T")).div(at("P"));
  return { least: own.times("1.0001"), greatest: own.plus(around) };
}

/** P = n R T / (V − n b) − a n² / V². Three volumes may have one pressure below the critical temperature: then none is told. */
export const vanDerWaals = law({
  ...common,
  id: "van-der-waals",
  step: { P: "pressure", T: "temperature", V: "volume", n: "amount", a: "attraction", b: "excluded-volume" },
  quantities: {
    P,
    n,
    T,
    V,
    a: { kind: "attraction-constant", unit: "L^2·atm/mol^2" },
    b: { kind: "excluded-volume", unit: "L/mol" },
  },
  constants: { R: GAS_CONSTANTS["L·atm/(mol·K)"] },
  equation: equal(
    "P",
    minus(over(times("n", "R", "T"), minus("V", times("n", "b"))), over(times("a", power("n", 2)), power("V", 2))),
  ),
  valid: [(at) => at("V").gt(at("n").times(at("b"))), (at) => at("T").gt(0)],
  bounds: {
    V: betweenOwnAndIdeal,
    n: (at) => ({ least: new Decimal(0), greatest: at("V").div(at("b")).times("0.9999") }),
  },
  slips: [
    { id: "problems-gases.real-gases.slips.ideal-kept", of: "P", value: ideal },
    { id: "problems-gases.real-gases.slips.volume-only", of: "P", value: (at) => at("P").plus(attraction(at)) },
    { id: "problems-gases.real-gases.slips.attraction-only", of: "P", value: (at) => ideal(at).minus(attraction(at)) },
  ],
  example: { n: 2, T: 350, V: 1.2, a: 3.59, b: 0.0427 },
  applies: concerns("attraction-constant", "excluded-volume"),
});

/** ΔP = n R T / V − P: attraction prevails. Or what the particles' own size adds, where that prevails. */
const differenceOf = (kind: "pressure-lack" | "pressure-excess"): Law => {
  const ofIdeal = over(times("n", "R", "T"), "V");
  return law({
    ...common,
    id: kind,
    stepTo: () => "compare",
    quantities: { ΔP: { kind, unit: "atm" }, n, T, V, P },
    constants: { R: GAS_CONSTANTS["L·atm/(mol·K)"] },
    equation: equal("ΔP", kind === "pressure-lack" ? minus(ofIdeal, "P") : minus("P", ofIdeal)),
    plain: true,
    slips: [{ id: "problems-gases.real-gases.slips.real-kept", of: "ΔP", value: (at) => at("P") }],
    example: { n: 2, T: 300, V: 10, P: kind === "pressure-lack" ? 4 : 6 },
    state: (wanted) => ({ id: wanted.kind === kind ? "difference" : wanted.kind, values: {} }),
    applies: concerns(kind),
  });
};

export const pressureLack = differenceOf("pressure-lack");
export const pressureExcess = differenceOf("pressure-excess");

/** Z = P V / (n R T) */
export const compressibility = law({
  ...common,
  id: "factor",
  step: { P: "by-factor", V: "times-factor", n: "by-factor", T: "by-factor" },
  quantities: { Z: { kind: "compressibility-factor", unit: "" }, P, V, n, T },
  systems: gasSystems,
  equation: equal("Z", over(times("P", "V"), times("n", "R", "T"))),
  slips: [
    {
      id: "problems-gases.real-gases.slips.other-r",
      of: "Z",
      value: (at) => at("Z").times(at("R")).div(CONSTANTS.gas.value),
    },
    { id: "problems-gases.real-gases.slips.ideal-kept", of: "V", value: (at) => at("V").div(at("Z")) },
    { id: "divided-instead-of-multiplied", of: "V", value: (at) => at("V").div(at("Z").pow(2)) },
  ],
  applies: concerns("compressibility-factor"),
});
