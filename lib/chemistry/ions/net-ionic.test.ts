import { expect, test } from "vitest";
import { balance } from "../equation/balance.ts";
import { formatEquation } from "../equation/format.ts";
import { getEquation } from "../equation/parse.ts";
import { findIonicEquations } from "./net-ionic.ts";

/** Standard exercises on reactions in solution. */
const NET: readonly (readonly [molecular: string, net: string | null])[] = [
  ["AgNO3 + NaCl -> AgCl + NaNO3", "Ag+(aq) + Cl-(aq) -> AgCl(s)"],
  ["AgNO3(aq) + NaCl(aq) -> AgCl(s) + NaNO3(aq)", "Ag+(aq) + Cl-(aq) -> AgCl(s)"],
  ["BaCl2 + Na2SO4 -> BaSO4 + NaCl", "Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)"],
  ["Pb(NO3)2 + KI -> PbI2 + KNO3", "Pb^2+(aq) + 2 I-(aq) -> PbI2(s)"],
  ["CaCl2 + Na2CO3 -> CaCO3 + NaCl", "Ca^2+(aq) + CO3^2-(aq) -> CaCO3(s)"],
  ["CuSO4 + NaOH -> Cu(OH)2 + Na2SO4", "Cu^2+(aq) + 2 OH-(aq) -> Cu(OH)2(s)"],
  ["FeCl3 + NaOH -> Fe(OH)3 + NaCl", "Fe^3+(aq) + 3 OH-(aq) -> Fe(OH)3(s)"],
  ["(NH4)2S + Cu(NO3)2 -> CuS + NH4NO3", "S^2-(aq) + Cu^2+(aq) -> CuS(s)"],
  ["CaCl2 + Na3PO4 -> Ca3(PO4)2 + NaCl", "3 Ca^2+(aq) + 2 PO4^3-(aq) -> Ca3(PO4)2(s)"],
  ["HCl + NaOH -> NaCl + H2O", "H+(aq) + OH-(aq) -> H2O(l)"],
  ["H2SO4 + KOH -> K2SO4 + H2O", "H+(aq) + OH-(aq) -> H2O(l)"],
  ["HNO3 + Ba(OH)2 -> Ba(NO3)2 + H2O", "H+(aq) + OH-(aq) -> H2O(l)"],
  ["CH3COOH + NaOH -> CH3COONa + H2O", "CH3COOH(aq) + OH-(aq) -> CH3COO-(aq) + H2O(l)"],
  ["HF + KOH -> KF + H2O", "HF(aq) + OH-(aq) -> F-(aq) + H2O(l)"],
  ["HCl + NH3 -> NH4Cl", "H+(aq) + NH3(aq) -> NH4+(aq)"],
  ["Na2CO3 + HCl -> NaCl + CO2 + H2O", "CO3^2-(aq) + 2 H+(aq) -> CO2(g) + H2O(l)"],
  ["CaCO3 + HCl -> CaCl2 + CO2 + H2O", "CaCO3(s) + 2 H+(aq) -> Ca^2+(aq) + CO2(g) + H2O(l)"],
  ["NaHCO3 + HCl -> NaCl + CO2 + H2O", "HCO3-(aq) + H+(aq) -> CO2(g) + H2O(l)"],
  ["Mg(OH)2 + HCl -> MgCl2 + H2O", "Mg(OH)2(s) + 2 H+(aq) -> Mg^2+(aq) + 2 H2O(l)"],
  ["CuO + H2SO4 -> CuSO4 + H2O", "CuO(s) + 2 H+(aq) -> Cu^2+(aq) + H2O(l)"],
  ["Zn + HCl -> ZnCl2 + H2", "Zn(s) + 2 H+(aq) -> Zn^2+(aq) + H2(g)"],
  ["Zn + CuSO4 -> ZnSO4 + Cu", "Zn(s) + Cu^2+(aq) -> Zn^2+(aq) + Cu(s)"],
  ["Cu + AgNO3 -> Cu(NO3)2 + Ag", "Cu(s) + 2 Ag+(aq) -> Cu^2+(aq) + 2 Ag(s)"],
  ["Al + HCl -> AlCl3 + H2", "2 Al(s) + 6 H+(aq) -> 2 Al^3+(aq) + 3 H2(g)"],
  ["Na2S + HCl -> NaCl + H2S", "S^2-(aq) + 2 H+(aq) -> H2S(g)"],
  ["Cl2 + NaBr -> NaCl + Br2", "Cl2(g) + 2 Br-(aq) -> 2 Cl-(aq) + Br2(l)"],
  ["NaCl + KNO3 -> NaNO3 + KCl", null],
  ["CaCl2(aq) + Na2SO4(aq) -> CaSO4(s) + NaCl(aq)", "Ca^2+(aq) + SO4^2-(aq) -> CaSO4(s)"],
];

test.each(NET)("the net ionic equation of %s", (molecular, net) => {
  const result = findIonicEquations(getEquation(molecular));
  if (!result.ok) throw new Error(JSON.stringify(result.issue));
  expect(result.value.net === null ? null : formatEquation(result.value.net, "ascii")).toBe(net);
  expect(balance(result.value.complete).kind).toBe("already-balanced");
  if (result.value.net !== null)
    expect(balance(result.value.net)).toMatchObject({ kind: "already-balanced", isLowest: true });
});

test("the complete equation and the spectators", () => {
  const result = findIonicEquations(getEquation("AgNO3 + NaCl -> AgCl + NaNO3"));
  if (!result.ok) throw new Error(result.issue.code);
  expect(formatEquation(result.value.complete, "ascii")).toBe(
    "Ag+(aq) + NO3-(aq) + Na+(aq) + Cl-(aq) -> AgCl(s) + Na+(aq) + NO3-(aq)",
  );
  expect(formatEquation(result.value.molecular, "ascii")).toBe("AgNO3(aq) + NaCl(aq) -> AgCl(s) + NaNO3(aq)");
  expect(result.value.spectators).toHaveLength(2);
});

test.each([
  ["CH4 + O2 -> CO2 + H2O", "not-in-solution"],
  ["Na + Cl2 -> NaCl + K", "not-balanceable"],
  ["CaCl2 + Na2SO4 -> CaSO4 + NaCl", "unknown-state"],
  ["Xe + HCl -> H2 + XeCl2", "unknown-state"],
])("%s: %s", (text, code) => {
  expect(findIonicEquations(getEquation(text))).toMatchObject({ ok: false, issue: { code } });
});
