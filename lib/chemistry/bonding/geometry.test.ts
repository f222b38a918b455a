import { expect, test } from "vitest";
import { dipolesOf } from "./dipoles.ts";
import { dot, geometryOf, lengthOf } from "./geometry.ts";
import { meanOrders } from "./resonance.ts";
import { getFormula } from "../formula/parse.ts";
import { findSpecies, isSymmetric, SPECIES, type Species } from "./species.ts";

function speciesOf(formula: string): Species {
  // Of `I3-` it is the table that says which charge is meant.
  const listed = SPECIES.find((each) => each.formula === formula);
  return listed ?? findSpecies(getFormula(formula)) ?? expect.fail(`${formula} is not known`);
}

const drawn = (species: Species) => geometryOf(species.formula, species.structure, meanOrders(species.structure));

/** All angles between bonds, in degrees, each once. */
function anglesOf(formula: string): number[] {
  const { ligands } = drawn(speciesOf(formula));
  const all = ligands.flatMap((one, index) =>
    ligands
      .slice(index + 1)
      .map((other) => (Math.acos(Math.max(-1, dot(one, other) / lengthOf(one) / lengthOf(other))) * 180) / Math.PI),
  );
  return [...new Set(all.map((angle) => Math.round(angle * 10) / 10))].toSorted((a, b) => a - b);
}

/** Ideal values of the model: Housecroft and Sharpe, Inorganic Chemistry, 5th edition, section 2.8. */
const IDEAL: Readonly<Record<string, readonly number[]>> = {
  "BeCl2 CO2 CS2 HCN COS NO2+ SCN- OCN- XeF2 KrF2 I3- ICl2-": [180],
  "BF3 BCl3 BBr3 CO3^2- NO3- SO3 HCHO COCl2": [120],
  "CH4 CF4 CCl4 SiH4 NH4+ PCl4+ BF4- SO4^2- PO4^3- ClO4- POCl3 CHCl3 CH2Cl2": [109.5],
  "PF5 PCl5 AsF5": [90, 120, 180],
  "SF6 SeF6 PF6-": [90, 180],
  "XeF4 ICl4- BrF4-": [90, 180],
};

test.each(
  Object.entries(IDEAL).flatMap(([formulas, angles]) => formulas.split(" ").map((each) => [each, angles] as const)),
)("[CARD-07] the bonds of %s are at %j degrees", (formula, angles) => {
  expect(anglesOf(formula)).toEqual(angles);
});

/** Measured in the gas phase: CRC Handbook of Chemistry and Physics, section 9; NO₂⁻, H₃O⁺ and ClO₃⁻ in crystals. */
test.each([
  ["H2O", [104.5], 0.1],
  ["H2S", [92.1], 0.2],
  ["NH3", [106.7], 0.5],
  ["NF3", [102.2], 0.5],
  ["PH3", [93.3], 0.5],
  ["PCl3", [100.3], 0.5],
  ["SO2", [119.3], 0.5],
  ["O3", [116.8], 0.5],
  ["NO2-", [115], 4],
  ["OF2", [103.1], 2],
  ["SCl2", [103], 2],
  ["H3O+", [107], 6],
  ["ClO3-", [107], 1],
  ["SF4", [87.8, 101.6, 173.1], 1.5],
  ["ClF3", [87.5, 175], 0.5],
  ["BrF3", [86.2, 172.4], 3],
  ["IF5", [82, 89, 164], 1],
] as const)("[CARD-07] the bonds of %s are at the measured %j degrees", (formula, angles, within) => {
  const found = anglesOf(formula);
  expect(found).toHaveLength(angles.length);
  angles.forEach((angle, index) => expect(Math.abs((found[index] ?? 0) - angle)).toBeLessThanOrEqual(within));
});

/** In pm, measured: CRC Handbook of Chemistry and Physics, section 9. */
test.each([
  ["H2O", 96],
  ["NH3", 101],
  ["CH4", 109],
  ["CO2", 116],
  ["CCl4", 177],
  ["NO3-", 125],
  ["CO3^2-", 129],
  ["SF6", 156],
  ["HCN", 107],
] as const)("the bonds of %s are about %d pm long", (formula, length) => {
  const [first] = drawn(speciesOf(formula)).ligands;
  expect(Math.abs(lengthOf(first ?? [0, 0, 0]) - length)).toBeLessThan(12);
});

test("every species has a place for each atom and each lone pair, no two of them the same, pairs away from bonds", () => {
  for (const species of SPECIES) {
    const { ligands, pairs } = drawn(species);
    expect([species.formula, ligands.length, pairs.length]).toEqual([
      species.formula,
      species.structure.ligands.length,
      species.structure.centerPairs,
    ]);
    for (const pair of pairs) {
      expect(lengthOf(pair)).toBeCloseTo(1, 6);
      for (const ligand of ligands) expect(dot(pair, ligand) / lengthOf(ligand)).toBeLessThan(0.1);
    }
  }
});

test("[CARD-07] the arrows of bonds add up to nothing exactly where shape and atoms are symmetric", () => {
  const checked = SPECIES.flatMap((species) => {
    const dipoles = dipolesOf(species, drawn(species));
    return dipoles === null ? [] : [[species.formula, dipoles.net === null, isSymmetric(species.structure)] as const];
  });
  expect(checked.length).toBeGreaterThan(70);
  expect(checked.filter(([, isNothing, symmetric]) => isNothing !== symmetric)).toEqual([]);
});

/** Which side is negative: A. L. McClellan, Tables of Experimental Dipole Moments (1963); null where no dipole is left. */
test.each([
  ["H2O", "O"],
  ["NH3", "N"],
  ["CHCl3", "Cl"],
  ["CH2Cl2", "Cl"],
  ["CH3Cl", "Cl"],
  ["CH3F", "F"],
  ["CHF3", "F"],
  ["HCHO", "O"],
  ["HCN", "N"],
  ["SO2", "O"],
  ["HCl", "Cl"],
  ["HF", "F"],
  ["CO2", null],
  ["BF3", null],
  ["CCl4", null],
  ["CH4", null],
  ["CS2", null],
  ["SO3", null],
  ["PF5", null],
  ["SF6", null],
] as const)("[CARD-07] the negative side of %s is %s", (formula, negative) => {
  const species = speciesOf(formula);
  const { ligands } = drawn(species);
  const net = dipolesOf(species, { ligands, pairs: [] })?.net ?? null;
  if (net === null) expect(negative).toBeNull();
  else {
    const { center, ligands: atoms } = species.structure;
    const sums = new Map<string, number>([[center, 0]]);
    ligands.forEach((place, index) => {
      const symbol = atoms[index]?.symbol ?? "";
      sums.set(symbol, (sums.get(symbol) ?? 0) + dot(place, net));
    });
    const [furthest] = [...sums].toSorted(([, a], [, b]) => b - a);
    expect(furthest?.[0]).toBe(negative);
  }
});

test.each(["CO", "O3", "PH3", "H2S", "NO3-", "ClNO", "XeF4"])(
  "[CARD-07] of %s no dipole is drawn: courses, or measurements, do not bear it out",
  (formula) => {
    const species = speciesOf(formula);
    const dipoles = dipolesOf(species, drawn(species));
    expect(dipoles === null || (dipoles.net !== null && !dipoles.isSumSure)).toBe(true);
  },
);
