import { describe, expect, it } from "vitest";
import { Decimal } from "../../quantity/decimal.ts";
import { gasChange, isCounted, reactionQuotient, readEquilibrium } from "./equilibrium.ts";

const AMMONIA = "N2(g) + 3 H2(g) <=> 2 NH3(g)";
const LIME = "CaCO3(s) <=> CaO(s) + CO2(g)";

describe("equilibrium", () => {
  it("reads powers from coefficients, those of reactants negative", () => {
    expect(readEquilibrium(AMMONIA).map(({ formula, power }) => [formula, power])).toEqual([
      ["N2", -1],
      ["H2", -3],
      ["NH3", 2],
    ]);
  });

  it("leaves out pure solids and liquids", () => {
    expect(
      readEquilibrium(LIME)
        .filter(isCounted)
        .map(({ formula }) => formula),
    ).toEqual(["CO2"]);
  });

  it.each([
    [AMMONIA, { N2: 0.5, H2: 2, NH3: 4 }, 4],
    [LIME, { CO2: 0.03 }, 0.03],
  ] as const)("computes the quotient of %s", (equation, values, quotient) => {
    const table: Readonly<Record<string, number>> = values;
    expect(
      reactionQuotient(readEquilibrium(equation), (formula) => new Decimal(table[formula] ?? 0)).toNumber(),
    ).toBeCloseTo(quotient, 10);
  });

  it("is turned upside down with the equation", () => {
    const value = (formula: string) => new Decimal(formula === "H2" ? 1.7 : 0.4);
    const [there, back] = [
      readEquilibrium("N2(g) + 3 H2(g) <=> 2 NH3(g)"),
      readEquilibrium("2 NH3(g) <=> N2(g) + 3 H2(g)"),
    ];
    expect(reactionQuotient(there, value).times(reactionQuotient(back, value)).toNumber()).toBeCloseTo(1, 12);
  });

  it.each([
    [AMMONIA, -2],
    [LIME, 1],
    ["H2(g) + I2(g) <=> 2 HI(g)", 0],
  ] as const)("counts the gas that %s makes", (equation, change) => {
    expect(gasChange(readEquilibrium(equation))).toBe(change);
  });

  it("refuses what is no equation", () => {
    expect(() => readEquilibrium("water")).toThrow("no equation");
  });
});
