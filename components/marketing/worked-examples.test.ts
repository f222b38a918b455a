import { expect, test } from "vitest";
import { balancingExample, workOut } from "./worked-examples.ts";

test("[LAND-01] the landing page's equation is balanced by the engine, atom by atom", () => {
  expect(balancingExample("C3H8 + O2 -> CO2 + H2O")).toMatchObject({
    asked: "C₃H₈ + O₂ → CO₂ + H₂O",
    balanced: "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O",
    ledger: [
      { atom: "C", before: 3, after: 3 },
      { atom: "H", before: 8, after: 8 },
      { atom: "O", before: 10, after: 10 },
    ],
  });
});

test("[LAND-01] the count of an equation of ions holds their charge too", () => {
  expect(balancingExample("MnO4^- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O").ledger.at(-1)).toEqual({
    atom: null,
    before: 17,
    after: 17,
  });
});

test("an example that the engine cannot work out fails the build instead of reaching a page", () => {
  expect(() => balancingExample("Fe + O2 -> CO2")).toThrow("A worked example fails");
});

test.each([
  ["Mg + HCl -> MgCl2", "impossible-equation"],
  ["H2O2 + KMnO4 -> K2O + MnO + O2 + H2O", "underdetermined-equation"],
  ["NaCL + AgNO3 -> AgCl + NaNO3", "invalid-equation"],
  ["water", "invalid-equation"],
])("what a visitor types and cannot be balanced is refused with its reason: %s", (text, code) => {
  expect(workOut(text)).toMatchObject({ ok: false, issue: { code } });
});
