import { fail, succeed, type Result } from "#lib/result.ts";
import { findSolubility, isAcid, isStrongElectrolyte } from "../ions/solubility.ts";
import type { Discharge, DischargeIssue, Discharges, Electrolysis } from "./electrolysis.ts";
import { HALOGENS, LASTING, NOBLE, PLATED, REACTIVE, STEADY, ofWater } from "./discharge-tables.ts";
import { both, chargeOf, deposit, electronsOf, halogen, metalOf, type Ions } from "./discharge-ions.ts";

export function ofSolution(
  ions: Ions,
  strength: Electrolysis["strength"],
  electrodes: Electrolysis["electrodes"],
): Discharges {
  const { salt, anion } = ions;
  const isWeak = !isStrongElectrolyte(salt) && anion !== "PO4^3-";
  if (isWeak) return both("no-ions");
  if (findSolubility(salt) === "insoluble") return both("insoluble");
  // Nitric acid is reduced itself, and sulfuric acid oxidized.
  if (isAcid(salt) && strength === "concentrated" && !HALOGENS.has(anion)) return both("strength");
  return { cathode: atCathode(ions, electrodes), anode: atAnode(ions, strength, electrodes.anode) };
}

function atCathode(ions: Ions, electrodes: Electrolysis["electrodes"]): Result<Discharge, DischargeIssue> {
  const { cations, anion } = ions;
  const [cation = "", ...others] = cations;
  if (!LASTING.has(anion) && !HALOGENS.has(anion) && anion !== "OH-") return fail("unruled");
  // Mercury takes up even sodium.
  if (electrodes.cathode === "Hg") return fail("electrode");
  if (cation === "H+" && others.length === 0)
    return succeed({ product: "H2", half: "2 H+ + 2 e- -> H2", rule: "acid-hydrogen", rivals: ["H+", "H2O"] });
  const rivals = [...cations, "H2O"];
  if (cations.every((each) => REACTIVE.has(each)))
    return succeed({ product: "H2", half: ofWater.hydrogen, rule: "reactive-metal", rivals });
  if (others.length > 0) return fail("unruled");
  if (NOBLE.has(cation)) return deposit(ions, "noble-metal", rivals);
  if (PLATED.has(cation) && electrodes.anode === metalOf(ions)[1]) return deposit(ions, "plated-metal", rivals);
  return fail(cation === "NH4+" ? "unruled" : "between");
}

function atAnode(
  ions: Ions,
  strength: Electrolysis["strength"],
  electrode: string | null,
): Result<Discharge, DischargeIssue> {
  const { cations, anion } = ions;
  const [cation, metal] = metalOf(ions);
  if (electrode !== null) {
    if (cations.length > 1 || !PLATED.has(cation) || electrode !== metal) return fail("electrode");
    const half = `${metal} -> ${cation} + ${electronsOf(chargeOf(ions))}`;
    return succeed({ product: cation, half, rule: "own-metal", rivals: [metal, anion, "H2O"] });
  }
  const isReactive = cations.every((each) => REACTIVE.has(each));
  if (!isReactive && !cations.every((each) => NOBLE.has(each) || REACTIVE.has(each) || STEADY.has(each)))
    return fail("unruled");
  const rivals = [anion, "H2O"];
  const product = HALOGENS.get(anion);
  if (product !== undefined && anion !== "F-") {
    if (strength !== "dilute") return succeed({ ...halogen(anion, product), rule: "halide", rivals });
    if (anion !== "Cl-" || !isReactive) return fail("strength");
    return succeed({ product: "O2", half: ofWater.oxygen, rule: "dilute-chloride", rivals });
  }
  if (anion === "OH-") return succeed({ product: "O2", half: ofWater.hydroxide, rule: "base-oxygen", rivals });
  return LASTING.has(anion)
    ? succeed({ product: "O2", half: ofWater.oxygen, rule: "no-halide", rivals })
    : fail("unruled");
}
