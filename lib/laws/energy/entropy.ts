import { equal, ln, negative, over, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { isAboveZero, type Law, law, type Stated } from "../law.ts";

const TEN = new Decimal(10);

/** Entropy changes that no table is needed for: of a gas that expands at one temperature, and of what takes up a reaction's heat. */

const entropy = { kind: "reaction-entropy", letter: "ΔS", unit: "J/K", signed: true } as const;
const n = { kind: "amount", letter: "n", unit: "mol" } as const;

const state = ({ kind }: Variable): Stated => ({ id: kind === "reaction-entropy" ? "gas-entropy" : kind, values: {} });

function ofGas(measured: {
  readonly kind: "volume" | "pressure";
  readonly letter: string;
  readonly unit: string;
}): Law {
  const { kind, letter, unit } = measured;
  const [before, after] = [`${letter}₁`, `${letter}₂`];
  return law<string>({
    id: `isothermal-${kind}`,
    method: "standard-entropy",
    quantities: {
      ΔS: entropy,
      n,
      [before]: { kind, label: "initial", unit },
      [after]: { kind, label: "final", unit },
    },
    constants: { R: CONSTANTS.gas },
    equation: equal("ΔS", times("n", "R", ln(kind === "volume" ? over(after, before) : over(before, after)))),
    keepsFigures: true,
    valid: [isAboveZero(before), isAboveZero(after), isAboveZero("n")],
    slips: [
      { id: "inverted-ratio", of: "ΔS", value: (at) => at("ΔS").neg() },
      { id: "log-for-ln", of: "ΔS", value: (at) => at("ΔS").div(TEN.ln()) },
    ],
    example: { n: 2, [before]: 3, [after]: 5 },
    step: Object.fromEntries(["ΔS", "n", before, after].map((key) => [key, "isothermal"])),
    applies: (_, { conditions }) => conditions.has("constant-temperature"),
    state,
  });
}

/** ΔS = n R ln (V₂ / V₁), and n R ln (P₁ / P₂): of an ideal gas at one temperature, whatever the way. */
export const ISOTHERMAL_ENTROPIES: readonly Law[] = [
  ofGas({ kind: "volume", letter: "V", unit: "L" }),
  ofGas({ kind: "pressure", letter: "P", unit: "atm" }),
];

/** ΔS = −ΔH / T: the surroundings take up, at their temperature, what a process gives off. */
export const entropyOfSurroundings = law({
  id: "surroundings",
  method: "standard-entropy",
  quantities: {
    ΔS: { ...entropy, letter: "ΔS(surr)", label: "absorbed" },
    ΔH: { kind: "reaction-enthalpy", unit: "J", signed: true },
    T: { kind: "temperature", unit: "K" },
  },
  equation: equal("ΔS", negative(over("ΔH", "T"))),
  valid: [isAboveZero("T")],
  slips: [{ id: "sign", of: "ΔS", value: (at) => at("ΔS").neg() }],
  step: { ΔS: "surroundings", ΔH: "surroundings", T: "surroundings" },
  applies: ({ label }, { givens }) => label === "absorbed" || givens.some((given) => given.label === "absorbed"),
  state: ({ kind }) => ({ id: kind === "reaction-entropy" ? "surroundings-entropy" : kind, values: {} }),
});
