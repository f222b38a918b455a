import { equal, ln, minus, negative, over, times } from "../../algebra/tree.ts";
import type { Kind, Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { CONSTANTS, ZERO_CELSIUS } from "../../quantity/constants.ts";
import { type At, between, law, type Stated } from "../law.ts";

const ANSWERS: Partial<Record<Kind, string>> = {
  "activation-energy": "activation",
  "rate-constant": "constant",
  "constant-ratio": "factor",
  "arrhenius-slope": "slope",
  "frequency-factor": "frequency-factor",
};

const common = {
  method: "arrhenius",
  state: ({ kind }: Variable): Stated => ({ id: ANSWERS[kind] ?? kind, values: {} }),
} as const;

/** A temperature is no matter of kinetics by itself. */
const isKinetic = (wanted: Variable, { givens }: Scene): boolean =>
  wanted.kind !== "temperature" || givens.some(({ kind }) => kind === "activation-energy");

const Ea = { kind: "activation-energy", letter: "Ea", unit: "J/mol" } as const;
const r = { kind: "constant-ratio", unit: "" } as const;

/** Activation energies are told in kilojoules, and R is in joules. */
const inJoules = { id: "unconverted-unit", of: "Ea", value: (at: At) => at("Ea").times(1000) } as const;

/** Of r = k₂ / k₁, which beyond e^±200 is no exercise. */
const MOST = 1e86;

/** ln r = Ea/R (1/T₁ − 1/T₂), r = k₂ / k₁: the activation energy does not depend on the temperature. */
export const arrhenius = law({
  ...common,
  id: "ratio-of-constants",
  quantities: {
    Ea,
    r,
    "T₁": { kind: "temperature", label: "first", unit: "K" },
    "T₂": { kind: "temperature", label: "second", unit: "K" },
  },
  constants: { R: CONSTANTS.gas },
  equation: equal(ln("r"), times(over("Ea", "R"), minus(over(1, "T₁"), over(1, "T₂")))),
  // The difference of the inverses keeps the figures of the temperatures, as textbooks count them.
  keepsFigures: true,
  valid: [between("r", 1 / MOST, MOST), between("T₁", 1, 1e5), between("T₂", 1, 1e5)],
  example: { r: 2, "T₁": 298, "T₂": 310 },
  step: { Ea: "activation", r: "factor", "T₁": "temperature", "T₂": "temperature" },
  slips: [
    {
      id: "problems-kinetics.arrhenius.slips.ratio-for-logarithm",
      of: "Ea",
      value: (at) => at("Ea").times(at("r")).div(at("r").ln()),
    },
    inJoules,
    { id: "problems-kinetics.arrhenius.slips.temperatures-exchanged", of: "r", value: (at) => at("r").pow(-1) },
    { id: "problems-kinetics.arrhenius.slips.exponential-left-out", of: "r", value: (at) => at("r").ln() },
    { id: "problems-kinetics.arrhenius.slips.proportional", of: "r", value: (at) => at("T₂").div(at("T₁")) },
    ...["T₁", "T₂"].map((of) => ({
      id: "problems-kinetics.arrhenius.slips.kelvin-to-celsius" as const,
      of,
      value: (at: At) => at(of).minus(ZERO_CELSIUS),
    })),
  ],
  applies: isKinetic,
});

/** What the Arrhenius equation compares: r = k₂ / k₁, of two temperatures. */
export const ratioOfConstants = law({
  ...common,
  id: "ratio",
  plain: true,
  quantities: {
    r,
    "k₂": { kind: "rate-constant", label: "second", unit: "s^-1" },
    "k₁": { kind: "rate-constant", label: "first", unit: "s^-1" },
  },
  equation: equal("r", over("k₂", "k₁")),
  step: { "k₂": "constant", "k₁": "constant" },
});

/** ln (A / k) = Ea/(R T), from k = A e^(−Ea/RT): of a reaction of the first order, whose k and A are per second. */
export const arrheniusFactor = law({
  ...common,
  id: "frequency-factor",
  quantities: {
    k: { kind: "rate-constant", unit: "s^-1" },
    A: { kind: "frequency-factor", letter: "A", unit: "s^-1" },
    Ea,
    T: { kind: "temperature", unit: "K" },
  },
  constants: { R: CONSTANTS.gas },
  equation: equal(ln(over("A", "k")), over("Ea", times("R", "T"))),
  keepsFigures: true,
  valid: [between("T", 1, 1e5), (at) => at("k").lt(at("A"))],
  example: { A: 1e13, Ea: 80_000, T: 310 },
  step: { k: "exponential", A: "exponential", Ea: "exponential", T: "exponential" },
  slips: [inJoules],
  applies: (_, { givens }) => givens.some(({ kind }) => kind === "activation-energy" || kind === "frequency-factor"),
});

/** m = −Ea/R, the slope of ln k over 1/T. */
export const arrheniusSlope = law({
  ...common,
  id: "slope",
  quantities: { m: { kind: "arrhenius-slope", unit: "K", signed: true }, Ea },
  constants: { R: CONSTANTS.gas },
  equation: equal("m", negative(over("Ea", "R"))),
  slips: [inJoules],
});

/** ln r = (Ea₁ − Ea₂)/(R T), r = k₂ / k₁: of two paths at one temperature, the second with a catalyst; A is the same for both. */
export const catalysedPath = law({
  ...common,
  id: "paths",
  quantities: {
    "Ea₂": { kind: "activation-energy", label: "second", unit: "J/mol" },
    "Ea₁": { kind: "activation-energy", label: "first", unit: "J/mol" },
    r,
    T: { kind: "temperature", unit: "K" },
  },
  constants: { R: CONSTANTS.gas },
  equation: equal(ln("r"), over(minus("Ea₁", "Ea₂"), times("R", "T"))),
  keepsFigures: true,
  valid: [between("r", 1 / MOST, MOST), between("T", 1, 1e5)],
  example: { "Ea₁": 90_000, r: 20, T: 310 },
  slips: [
    { id: "problems-kinetics.catalysed-path.slips.exponential-left-out", of: "r", value: (at) => at("r").ln() },
    {
      id: "problems-kinetics.catalysed-path.slips.ratio-of-barriers",
      of: "r",
      value: (at) => at("Ea₁").div(at("Ea₂")),
    },
    { id: "problems-kinetics.catalysed-path.slips.upside-down", of: "r", value: (at) => at("r").pow(-1) },
    {
      id: "problems-kinetics.catalysed-path.slips.lowering-for-barrier",
      of: "Ea₂",
      value: (at) => at("Ea₁").minus(at("Ea₂")),
    },
    {
      id: "problems-kinetics.catalysed-path.slips.raised",
      of: "Ea₂",
      value: (at) => at("Ea₁").times(2).minus(at("Ea₂")),
    },
  ],
  applies: ({ kind }, { givens }) =>
    kind !== "temperature" || givens.some((given) => given.kind === "activation-energy" && given.label !== null),
  state: ({ kind, label }) => ({
    id:
      kind === "constant-ratio"
        ? "catalysed-factor"
        : label === "second"
          ? "catalysed-barrier"
          : (ANSWERS[kind] ?? kind),
    values: {},
  }),
});
