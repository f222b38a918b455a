import { equal, over, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Law, law } from "../law.ts";

const state: Law["state"] = ({ kind, of }) => ({
  id: kind,
  values: of === null ? {} : { formula: formulaTerm(of) },
});

const has = ({ givens }: Scene, kind: string, label: string | null): boolean =>
  givens.some((given) => given.kind === kind && given.label === label);

/** Between a gas and the liquid that it is dissolved in at one pressure: a molarity and a pressure are at stake. */
const isDissolved = (wanted: Variable, scene: Scene): boolean =>
  wanted.label === null && (wanted.kind === "henry-constant" || has(scene, "henry-constant", null));

/** c = k P: so much of a gas dissolves as it presses on the liquid. Henry. */
export const henry = law({
  id: "henry",
  step: { P: "pressure", k: "constant" },
  method: "henry-law",
  quantities: {
    c: { kind: "molarity", unit: "mol/L", named: true },
    k: { kind: "henry-constant", letter: "k_H", unit: "mol/(L·atm)" },
    P: { kind: "pressure", unit: "atm", named: true },
  },
  equation: equal("c", times("k", "P")),
  plain: true,
  strict: true,
  applies: isDissolved,
  state,
});

/** c₁ / P₁ = c₂ / P₂: the same gas at another pressure, whose constant need not be known; its concentration in moles or in grams. */
const atTwoPressures = (id: string, kind: "molarity" | "mass-concentration", unit: "mol/L" | "g/L"): Law =>
  law({
    id,
    stepTo: () => "two-pressures",
    method: "henry-law",
    quantities: {
      "c₁": { kind, label: "initial", unit },
      "P₁": { kind: "pressure", label: "initial", unit: "atm" },
      "c₂": { kind, label: "final", unit },
      "P₂": { kind: "pressure", label: "final", unit: "atm" },
    },
    equation: equal(over("c₁", "P₁"), over("c₂", "P₂")),
    strict: true,
    applies: ({ of }, scene) =>
      of !== null &&
      (has(scene, kind, "initial") || has(scene, kind, "final")) &&
      (has(scene, "pressure", "initial") || has(scene, "pressure", "final")),
    state,
  });

export const gasAtTwoPressures = atTwoPressures("two-pressures", "molarity", "mol/L");

export const gasMassAtTwoPressures = atTwoPressures("two-pressures-by-mass", "mass-concentration", "g/L");
