import { equal, over, times } from "../../algebra/tree.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type Law, law } from "../law.ts";

const HUNDRED = quantity("100", "%");

/** Where a problem speaks of this share. */
const about =
  (share: Kind): Law["applies"] =>
  ({ kind, label }, { givens }) =>
    label === null && (kind === share || givens.some((given) => given.kind === share));

/** φ = V(solute) / V(solution) × 100 % */
export const percentByVolume = law({
  id: "by-volume",
  method: "volume-percent",
  quantities: {
    φ: { kind: "volume-percent", unit: "%" },
    Vₛ: { kind: "solution-volume", unit: "mL" },
    V: { kind: "volume", unit: "mL" },
  },
  constants: { "100 %": HUNDRED },
  equation: equal("φ", over(times("100 %", "V"), "Vₛ")),
  plain: true,
  applies: about("volume-percent"),
});

/** Grams of solute in 100 mL of solution. */
export const percentByMassAndVolume = law({
  id: "by-mass-and-volume",
  method: "volume-percent",
  quantities: {
    p: { kind: "mass-volume-percent", unit: "%" },
    Vₛ: { kind: "solution-volume", unit: "mL" },
    m: { kind: "mass", unit: "g" },
  },
  constants: { "100 %": HUNDRED },
  equation: equal("p", over(times("100 %", "m"), "Vₛ")),
  plain: true,
  conventional: true,
  applies: about("mass-volume-percent"),
});
