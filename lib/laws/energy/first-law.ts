import { equal, minus, negative, plus, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { law, type Stated } from "../law.ts";

/** Signs count for the system, as IUPAC has them (Green Book, 2.11): what it takes up is above zero, the work done on it too. */
const common = {
  method: "heat",
  keepsFigures: true,
  state: ({ kind, label }: Variable): Stated => ({
    id: kind === "work" ? (label === "released" ? "work-done" : "work") : kind === "energy" ? "heat" : kind,
    values: {},
  }),
} as const;

const work = { kind: "work", letter: "w", unit: "J", signed: true } as const;

/** ΔU = q + w: energy passes as heat or as work, and no other way. */
export const firstLaw = law({
  ...common,
  id: "first-law",
  quantities: {
    ΔU: { kind: "internal-energy-change", unit: "J", signed: true },
    q: { kind: "energy", unit: "J", signed: true },
    w: work,
  },
  equation: equal("ΔU", plus("q", "w")),
  example: { q: 500, w: -200 },
  step: { ΔU: "first-law", q: "first-law", w: "first-law" },
  applies: ({ kind }, { givens }) =>
    kind === "internal-energy-change" ||
    givens.some((given) => given.kind === "internal-energy-change" || given.kind === "work"),
});

const volume = (label: "initial" | "final") => ({ kind: "volume", label, unit: "m^3" }) as const;

/** w = −p (V₂ − V₁), against an outer pressure that does not change. */
export const expansionWork = law({
  ...common,
  id: "expansion-work",
  quantities: {
    w: work,
    p: { kind: "pressure", unit: "Pa" },
    "V₂": volume("final"),
    "V₁": volume("initial"),
  },
  equation: equal("w", negative(times("p", minus("V₂", "V₁")))),
  example: { p: 101_325, "V₂": 0.005, "V₁": 0.002 },
  step: { w: "expansion-work", p: "expansion-work", "V₂": "expansion-work", "V₁": "expansion-work" },
  applies: ({ kind }, { givens }) => kind === "work" || givens.some((given) => given.kind === "work"),
});

/** W = −w: the work that the system does itself. */
export const workDone = law({
  ...common,
  id: "work-done",
  quantities: { W: { ...work, letter: "W", label: "released" }, w: work },
  equation: equal("W", negative("w")),
  plain: true,
  example: { w: -200 },
  step: { W: "work-done", w: "work-done" },
  applies: ({ kind, label }) => kind === "work" && label === "released",
});
