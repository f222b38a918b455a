import { equal, minus, power, times } from "../../algebra/tree.ts";
import { type Kind, KINDS, type Label, type Variable } from "../../methods/rules/kinds.ts";
import { type At, between, type Law, law, type Stated } from "../law.ts";
import { inTimeOf } from "../one-time.ts";

/** What may be counted of a decaying sample. */
export const DECAY_MEASURES = [
  "mass",
  "amount",
  "particles",
  "atoms",
  "activity",
  "molarity",
  "reactant-molarity",
  "fraction-left",
] as const satisfies readonly Kind[];

export type DecayMeasure = (typeof DECAY_MEASURES)[number];

const ANSWERS: Partial<Record<Label, string>> = { initial: "initial", final: "left", decayed: "decayed" };

const common = {
  method: "radioactive-decay",
  keepsFigures: true,
  state: ({ kind, label }: Variable): Stated => ({
    id: label === null ? (kind === "half-lives" ? "halvings" : kind) : (ANSWERS[label] ?? kind),
    values: {},
  }),
} as const;

const n = { kind: "half-lives", unit: "" } as const;

/** Beyond this nothing is left, and powers of two take forever. */
const MOST_HALVINGS = 100;

/** t = n t½ */
export const halfLives = law({
  ...common,
  id: "time",
  quantities: { t: { kind: "time", unit: "s" }, n, "t½": { kind: "half-life", unit: "s" } },
  unitsBy: inTimeOf(["t½", "t"], (time) => ({ t: time, "t½": time })),
  equation: equal("t", times("n", "t½")),
  plain: true,
  valid: [between("n", 0, MOST_HALVINGS)],
  step: { t: "time", n: "halvings", "t½": "half-life" },
});

const of = (kind: DecayMeasure, label: Label, letter: string) =>
  ({ kind, label, letter, unit: KINDS[kind].unit }) as const;

/** N₀ = N 2ⁿ: half of what is there decays in each half-life. */
const halving = (kind: DecayMeasure): Law =>
  law({
    ...common,
    id: `halving-${kind}`,
    quantities: { "N₀": of(kind, "initial", "N₀"), N: of(kind, "final", "N"), n: { ...n, role: "time" } },
    equation: equal("N₀", times("N", power(2, "n"))),
    plain: true,
    valid: [between("n", 0, MOST_HALVINGS), (at) => at("N").gt(0) && at("N").lte(at("N₀"))],
    example: { N: 2, n: 3 },
    step: { "N₀": "initial", N: "left", n: "count-halvings" },
    slips: [
      { id: "linear-decay", of: "N", value: (at) => at("N₀").div(at("n")) },
      { id: "missing-ln-two", of: "N", value: (at) => at("N₀").times(at("n").neg().exp()) },
      { id: "decayed-for-left", of: "N", value: (at) => at("N₀").minus(at("N")) },
      { id: "inverted-ratio", of: "N₀", value: (at) => at("N").pow(2).div(at("N₀")) },
      { id: "missing-ln-two", of: "n", value: (at: At) => at("N₀").div(at("N")).ln() },
    ],
  });

/** What decayed and what is left are all that was there. */
const remainder = (kind: DecayMeasure): Law =>
  law({
    ...common,
    id: `remainder-${kind}`,
    quantities: {
      N: of(kind, "final", "N"),
      "N₀": of(kind, "initial", "N₀"),
      ΔN: of(kind, "decayed", "ΔN"),
    },
    equation: equal("N", minus("N₀", "ΔN")),
    plain: true,
    example: { "N₀": 5, ΔN: 2 },
    step: { N: "remainder", ΔN: "decayed", "N₀": "whole-of-parts" },
    slips: [{ id: "decayed-for-left", of: "N", value: (at) => at("ΔN") }],
  });

export const HALVINGS: ReadonlyMap<DecayMeasure, Law> = new Map(DECAY_MEASURES.map((kind) => [kind, halving(kind)]));
export const REMAINDERS: ReadonlyMap<DecayMeasure, Law> = new Map(
  DECAY_MEASURES.map((kind) => [kind, remainder(kind)]),
);
