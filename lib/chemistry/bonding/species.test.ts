import { expect, test } from "vitest";
import { findElement } from "../elements/elements.ts";
import { VALENCE_ELECTRONS } from "./lewis.ts";
import { centerElectrons, isSymmetric, SPECIES, valenceElectrons } from "./species.ts";

/** Shapes as textbooks give them (Housecroft and Sharpe, Inorganic Chemistry, 5th edition, chapter 2; OpenStax Chemistry 2e, section 7.6). */
const SHAPES = {
  linear: "BeCl2 CO2 CS2 HCN COS NO2+ SCN- OCN- XeF2 KrF2 I3- ICl2-",
  "trigonal-planar": "BF3 BCl3 BBr3 CO3^2- NO3- SO3 HCHO COCl2",
  bent: "SO2 O3 NO2- ClNO H2O H2S H2Se OF2 SCl2 NH2- ClO2-",
  tetrahedral: "CH4 CF4 CCl4 SiH4 SiCl4 NH4+ PCl4+ BF4- AlCl4- SO4^2- PO4^3- ClO4- POCl3 SO2Cl2 CHCl3 CH2Cl2 CH3Cl",
  "trigonal-pyramidal": "NH3 NF3 PH3 PCl3 AsH3 H3O+ SO3^2- ClO3- IO3- SOCl2 XeO3",
  "trigonal-bipyramidal": "PF5 PCl5 AsF5 SbCl5",
  seesaw: "SF4 SeF4",
  "t-shaped": "ClF3 BrF3",
  octahedral: "SF6 SeF6 PF6- SiF6^2-",
  "square-pyramidal": "IF5 BrF5 ClF5",
  "square-planar": "XeF4 ICl4- BrF4-",
};

test.each(
  Object.entries(SHAPES).flatMap(([shape, formulas]) => formulas.split(" ").map((formula) => [formula, shape])),
)("[CARD-07] %s is %s", (formula, shape) => {
  expect(SPECIES.find((each) => each.formula === formula)?.structure.shape).toBe(shape);
});

test.each([
  ["BF3", 6],
  ["BeCl2", 4],
  ["CH4", 8],
  ["NH3", 8],
  ["CO3^2-", 8],
  ["O3", 8],
  ["PCl5", 10],
  ["SF4", 10],
  ["XeF2", 10],
  ["SF6", 12],
  ["XeF4", 12],
  ["IF5", 12],
])("the centre of %s has %d electrons around it", (formula, electrons) => {
  const species = SPECIES.find((each) => each.formula === formula);
  expect(species === undefined ? null : centerElectrons(species.structure)).toBe(electrons);
});

test("all valence electrons are placed, those of the charge included, and outer atoms have octets", () => {
  for (const species of SPECIES) {
    const { center, ligands } = species.structure;
    const brought = [center, ...ligands.map(({ symbol }) => symbol)].reduce(
      (sum, symbol) => sum + (VALENCE_ELECTRONS[symbol] ?? Number.NaN),
      0,
    );
    expect([species.formula, valenceElectrons(species)]).toEqual([species.formula, brought - species.charge]);
    for (const { symbol, order, pairs } of ligands)
      expect([species.formula, 2 * (order + pairs)]).toEqual([species.formula, symbol === "H" ? 2 : 8]);
  }
});

test("valence electrons are those of the group", () => {
  for (const [symbol, electrons] of Object.entries(VALENCE_ELECTRONS))
    expect([symbol, electrons]).toEqual([symbol, (findElement(symbol)?.group ?? 0) % 10]);
});

test.each([
  ["CO2", true],
  ["BF3", true],
  ["CCl4", true],
  ["PCl5", true],
  ["SF6", true],
  ["XeF4", true],
  ["XeF2", true],
  ["H2O", false],
  ["NH3", false],
  ["SO2", false],
  ["CHCl3", false],
  ["COS", false],
  ["HCN", false],
  ["SF4", false],
  ["ClF3", false],
  ["BrF5", false],
  ["COCl2", false],
])("the dipoles of %s cancel: %s", (formula, cancel) => {
  const species = SPECIES.find((each) => each.formula === formula);
  expect(species === undefined ? null : isSymmetric(species.structure)).toBe(cancel);
});
