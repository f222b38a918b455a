import { describe, expect, test } from "vitest";
import { balance } from "../equation/balance.ts";
import { getEquation } from "../equation/parse.ts";
import { findDischarges } from "./discharge.ts";
import { INERT } from "./electrolysis.ts";
import type { Electrode, Electrolysis } from "./electrolysis.ts";

const H2 = "2 H2O + 2 e- -> H2 + 2 OH-";
const ACID = "2 H+ + 2 e- -> H2";
const O2 = "2 H2O -> O2 + 4 H+ + 4 e-";
const BASE = "4 OH- -> O2 + 2 H2O + 4 e-";
const CL2 = "2 Cl- -> Cl2 + 2 e-";
const BR2 = "2 Br- -> Br2 + 2 e-";
const I2 = "2 I- -> I2 + 2 e-";
const CU = "Cu^2+ + 2 e- -> Cu";
const AG = "Ag+ + e- -> Ag";

type Row = readonly [told: string, cathode: string, anode: string];

/** "dilute NaCl", "molten PbBr2", "CuSO4 | Cu": of copper electrodes. */
function read(told: string): Electrolysis {
  const [what = "", metal = null] = told.split(" | ");
  const words = what.split(" ");
  const strength = (["dilute", "concentrated"] as const).find((each) => words.includes(each)) ?? null;
  return {
    electrolyte: words.at(-1) ?? "",
    state: words.includes("molten") ? "molten" : words.includes("aqueous") || strength !== null ? "aqueous" : null,
    strength,
    electrodes: metal === null ? INERT : { cathode: metal, anode: metal },
  };
}

const MOLTEN: readonly Row[] = [
  ["molten NaCl", "Na+ + e- -> Na", CL2],
  ["molten KBr", "K+ + e- -> K", BR2],
  ["molten PbBr2", "Pb^2+ + 2 e- -> Pb", BR2],
  ["molten PbI2", "Pb^2+ + 2 e- -> Pb", I2],
  ["molten MgCl2", "Mg^2+ + 2 e- -> Mg", CL2],
  ["molten CaCl2", "Ca^2+ + 2 e- -> Ca", CL2],
  ["molten ZnCl2", "Zn^2+ + 2 e- -> Zn", CL2],
  ["molten LiF", "Li+ + e- -> Li", "2 F- -> F2 + 2 e-"],
  ["molten AlF3", "Al^3+ + 3 e- -> Al", "2 F- -> F2 + 2 e-"],
  ["molten Al2O3", "Al^3+ + 3 e- -> Al", "2 O^2- -> O2 + 4 e-"],
  ["Al2O3", "Al^3+ + 3 e- -> Al", "2 O^2- -> O2 + 4 e-"],
  ["molten MgO", "Mg^2+ + 2 e- -> Mg", "2 O^2- -> O2 + 4 e-"],
  ["molten NaOH", "Na+ + e- -> Na", BASE],
  ["molten NaH", "Na+ + e- -> Na", "2 H- -> H2 + 2 e-"],
  ["molten AgCl", AG, CL2],
];

const AQUEOUS: readonly Row[] = [
  ["concentrated NaCl", H2, CL2],
  ["aqueous NaCl", H2, CL2],
  ["dilute NaCl", H2, O2],
  ["aqueous KBr", H2, BR2],
  ["aqueous KI", H2, I2],
  ["aqueous MgCl2", H2, CL2],
  ["aqueous AlCl3", H2, CL2],
  ["aqueous NaF", H2, O2],
  ["aqueous Na2SO4", H2, O2],
  ["K2SO4", H2, O2],
  ["aqueous KNO3", H2, O2],
  ["aqueous Mg(NO3)2", H2, O2],
  ["aqueous Na2CO3", H2, O2],
  ["aqueous KAl(SO4)2", H2, O2],
  ["aqueous NaOH", H2, BASE],
  ["dilute KOH", H2, BASE],
  ["aqueous Ba(OH)2", H2, BASE],
  ["aqueous CuSO4", CU, O2],
  ["CuSO4", CU, O2],
  ["aqueous CuSO4·5H2O", CU, O2],
  ["aqueous CuCl2", CU, CL2],
  ["aqueous CuBr2", CU, BR2],
  ["aqueous Cu(NO3)2", CU, O2],
  ["aqueous AgNO3", AG, O2],
  ["aqueous AgF", AG, O2],
  ["aqueous AuCl3", "Au^3+ + 3 e- -> Au", CL2],
  ["dilute H2SO4", ACID, O2],
  ["HCl", ACID, CL2],
  ["concentrated HCl", ACID, CL2],
  ["aqueous HBr", ACID, BR2],
  ["dilute HNO3", ACID, O2],
  ["H2O", H2, O2],
];

const ACTIVE: readonly Row[] = [
  ["aqueous CuSO4 | Cu", CU, "Cu -> Cu^2+ + 2 e-"],
  ["dilute CuCl2 | Cu", CU, "Cu -> Cu^2+ + 2 e-"],
  ["aqueous AgNO3 | Ag", AG, "Ag -> Ag+ + e-"],
  ["aqueous NiSO4 | Ni", "Ni^2+ + 2 e- -> Ni", "Ni -> Ni^2+ + 2 e-"],
  ["aqueous ZnSO4 | Zn", "Zn^2+ + 2 e- -> Zn", "Zn -> Zn^2+ + 2 e-"],
];

/** What courses do not decide, at one electrode or at both. */
const OPEN: readonly Row[] = [
  ["aqueous ZnSO4", "between", O2],
  ["aqueous NiBr2", "between", BR2],
  ["aqueous FeSO4", "between", "unruled"],
  ["aqueous SnCl2", "between", "unruled"],
  ["aqueous Pb(NO3)2", "between", "unruled"],
  ["NaCl", "state", "state"],
  ["PbBr2", "state", "state"],
  ["NaOH", "state", "state"],
  ["aqueous AgCl", "insoluble", "insoluble"],
  ["aqueous CaCO3", "insoluble", "insoluble"],
  ["aqueous CuI2", "unstable", "unstable"],
  ["molten FeI3", "unstable", "unstable"],
  ["dilute KI", H2, "strength"],
  ["dilute HCl", ACID, "strength"],
  ["dilute CuCl2", CU, "strength"],
  ["concentrated H2SO4", "strength", "strength"],
  ["concentrated HNO3", "strength", "strength"],
  ["aqueous NaCl | Cu", H2, "electrode"],
  ["dilute H2SO4 | Cu", ACID, "electrode"],
  ["aqueous AgNO3 | Cu", AG, "electrode"],
  ["aqueous NaCl | Hg", "electrode", "electrode"],
  ["molten Al2O3 | Fe", "Al^3+ + 3 e- -> Al", "electrode"],
  ["aqueous CH3COONa", "unruled", "unruled"],
  ["aqueous NaHSO4", "unruled", "unruled"],
  ["aqueous K2S", "unruled", "unruled"],
  ["aqueous CH3COOH", "no-ions", "no-ions"],
  ["aqueous HF", "no-ions", "no-ions"],
  ["aqueous NH4Cl", "unruled", CL2],
  ["aqueous C6H12O6", "no-ions", "no-ions"],
  ["molten HCl", "no-ions", "no-ions"],
  ["molten AlCl3", "no-ions", "no-ions"],
  ["molten CuSO4", "unruled", "unruled"],
  ["molten NH4Cl", "unruled", "unruled"],
  ["molten CCl4", "no-ions", "no-ions"],
  ["molten FeCl3", "unruled", "unruled"],
];

const outcome = (told: string, at: Electrode): string => {
  const found = findDischarges(read(told))[at];
  return found.ok ? found.value.half : found.issue;
};

describe("what forms at the electrodes", () => {
  test.each([...MOLTEN, ...AQUEOUS, ...ACTIVE, ...OPEN])("[LAW-02] %s: %s; %s", (told, cathode, anode) => {
    expect([outcome(told, "cathode"), outcome(told, "anode")]).toEqual([cathode, anode]);
  });

  test.each([...MOLTEN, ...AQUEOUS, ...ACTIVE])("[LAW-02] balances the halves and names what forms: %s", (told) => {
    for (const found of Object.values(findDischarges(read(told)))) {
      if (!found.ok) throw new Error(found.issue);
      expect(balance(getEquation(found.value.half)).kind).toBe("already-balanced");
      expect(found.value.half.split(" -> ")[1]?.split(/ \+ /)).toContain(found.value.product);
    }
  });
});
