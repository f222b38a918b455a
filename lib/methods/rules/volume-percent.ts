import { Decimal } from "../../quantity/decimal.ts";
import { relationWays } from "./relation.ts";
import type { Relation } from "./relation.ts";
import type { Rule } from "./rule.ts";

const HUNDRED = [{ letter: "100 %", value: new Decimal(100), unit: "%" }];

/** φ = V(solute) / V(solution) × 100 % */
const BY_VOLUME: Relation = {
  method: "volume-percent",
  id: "by-volume",
  left: [
    { kind: "volume-percent", letter: "φ", unit: "%" },
    { kind: "solution-volume", letter: "Vₛ", unit: "mL" },
  ],
  right: [{ kind: "volume", letter: "V", unit: "mL" }],
  rightConstants: HUNDRED,
};

/** Grams of solute in 100 mL of solution. */
const BY_MASS_AND_VOLUME: Relation = {
  method: "volume-percent",
  id: "by-mass-and-volume",
  left: [
    { kind: "mass-volume-percent", letter: "p", unit: "%" },
    { kind: "solution-volume", letter: "Vₛ", unit: "mL" },
  ],
  right: [{ kind: "mass", letter: "m", unit: "g" }],
  rightConstants: HUNDRED,
};

/** Percent by volume, and percent of mass per volume, of a solution. */
export const volumePercent: Rule = (wanted, { givens }) => {
  if (wanted.label !== null) return [];
  const isAbout = (kind: "volume-percent" | "mass-volume-percent"): boolean =>
    wanted.kind === kind || givens.some((given) => given.kind === kind);
  return [
    ...(isAbout("volume-percent") ? relationWays([BY_VOLUME], wanted) : []),
    ...(isAbout("mass-volume-percent") ? relationWays([BY_MASS_AND_VOLUME], wanted) : []),
  ];
};
