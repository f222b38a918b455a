import { fail, succeed } from "#lib/result.ts";
import { canonicalOf } from "../formula/format.ts";
import { getFormula } from "../formula/parse.ts";
import { findSalt } from "../ions/salt.ts";
import { isAcid } from "../ions/solubility.ts";
import type { Discharges, Electrolysis } from "./electrolysis.ts";
import { both, type Ions } from "./discharge-ions.ts";
import { ONLY_AQUEOUS, ONLY_MOLTEN, ofWater } from "./discharge-tables.ts";
import { ofMelt } from "./discharge-of-melt.ts";
import { ofSolution } from "./discharge-of-solution.ts";

const WATER: Discharges = {
  cathode: succeed({ product: "H2", half: ofWater.hydrogen, rule: "water-hydrogen", rivals: ["H2O"] }),
  anode: succeed({ product: "O2", half: ofWater.oxygen, rule: "water-oxygen", rivals: ["H2O"] }),
};

/**
 * What forms at each electrode of an electrolysis, by the rules of school courses: OpenStax Chemistry 2e, 17.7 (molten and
 * aqueous sodium chloride, water, electroplating; CC BY 4.0), and the syllabuses of Cambridge IGCSE Chemistry 0620 (topic 4.1)
 * and International AS & A Level Chemistry 9701 (topic 24.1). Where these do not decide, or differ, there is an issue.
 */
export function findDischarges({ electrolyte, state, strength, electrodes }: Electrolysis): Discharges {
  if (electrolyte === "H2O")
    return electrodes.anode === null ? WATER : { cathode: WATER.cathode, anode: fail("electrode") };
  const salt = findSalt(getFormula(electrolyte));
  if (salt === null) return both("no-ions");
  const ions: Ions = {
    salt,
    cations: salt.cations.map(({ formula }) => canonicalOf(formula)),
    anion: canonicalOf(salt.anion.formula),
  };
  if (isUnstable(ions)) return both("unstable");
  switch (state ?? usualState(ions)) {
    case "molten":
      return electrodes.anode === null ? ofMelt(ions) : { ...ofMelt(ions), anode: fail("electrode") };
    case "aqueous":
      return ofSolution(ions, strength, electrodes);
    case null:
      return both("state");
  }
}

/** CuI2 and FeI3 give off iodine by themselves. */
const isUnstable = ({ cations, anion }: Ions): boolean =>
  anion === "I-" && cations.some((cation) => cation === "Cu^2+" || cation === "Fe^3+");

function usualState({ salt, anion }: Ions): "molten" | "aqueous" | null {
  if (isAcid(salt) || ONLY_AQUEOUS.has(anion)) return "aqueous";
  return ONLY_MOLTEN.has(anion) ? "molten" : null;
}
