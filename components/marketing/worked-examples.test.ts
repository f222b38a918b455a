import { expect, test } from "vitest";
import { balancingExample, molarMassExample } from "./worked-examples.ts";

test("[LAND-01] the landing page's equation is balanced by the engine, atom by atom", () => {
  expect(balancingExample("C3H8 + O2 -> CO2 + H2O")).toEqual({
    asked: "C₃H₈ + O₂ → CO₂ + H₂O",
    balanced: "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O",
    ledger: [
      { symbol: "C", before: 3, after: 3 },
      { symbol: "H", before: 8, after: 8 },
      { symbol: "O", before: 10, after: 10 },
    ],
  });
});

test("[LAND-01] the landing page's molar mass is summed by the engine", () => {
  const { formula, molarMass, terms } = molarMassExample("CuSO4·5H2O");
  expect(formula).toBe("CuSO₄·5H₂O");
  expect(terms.map(({ symbol, count }) => `${symbol}${count}`)).toEqual(["Cu1", "S1", "O9", "H10"]);
  expect(molarMass).toBeCloseTo(249.677, 6);
});

test("an example that the engine cannot work out fails the build instead of reaching a page", () => {
  expect(() => balancingExample("Fe + O2 -> CO2")).toThrow("does not balance");
  expect(() => molarMassExample("Xx2")).toThrow("fails");
});
