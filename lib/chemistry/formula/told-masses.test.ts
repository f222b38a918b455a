import { expect, test } from "vitest";
import { molarMass } from "./molar-mass.ts";
import { parseFormula } from "./parse.ts";
import { findWeight, withToldMasses } from "./told-masses.ts";

function massOf(text: string): string | null {
  const parsed = parseFormula(text);
  const mass = parsed.ok ? molarMass(parsed.value) : null;
  return mass?.ok === true ? mass.value : null;
}

test("told weights add up, the others are those of the table, and a nuclide keeps its own mass", () => {
  const told = new Map([
    ["C", "12"],
    ["O", "16"],
  ]);
  expect(withToldMasses(told, () => ["CO2", "CaCO3", "^14C"].map(massOf))).toEqual(["44", "100.078", massOf("^14C")]);
});

test("told masses end with the work, also within another's and when it fails", () => {
  const weigh = () => findWeight("Cl");
  const nested = withToldMasses(new Map([["Cl", "35.5"]]), () => [weigh(), withToldMasses(new Map(), weigh), weigh()]);
  expect(nested).toEqual(["35.5", "35.45", "35.5"]);
  expect(() =>
    withToldMasses(new Map([["Cl", "35.5"]]), () => {
      throw new Error("a fault");
    }),
  ).toThrow("a fault");
  expect(weigh()).toBe("35.45");
});
