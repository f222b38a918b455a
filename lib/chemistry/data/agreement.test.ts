import { describe, expect, test } from "vitest";
import { findElement } from "../elements/elements.ts";
import type { Formula } from "../formula/formula.ts";
import { formatFormula } from "../formula/format.ts";
import { getFormula } from "../formula/parse.ts";
import { POLYPROTIC_ACIDS, WEAK_ACIDS, WEAK_BASES } from "./acid-constants.ts";
import { BOND_ENTHALPIES, type Bond } from "./bond-enthalpies.ts";
import { GAS_DENSITIES } from "./densities.ts";
import { FORMATION_ENTHALPIES, GASEOUS_ELEMENTS } from "./formation-enthalpies.ts";
import { FORMATION_GIBBS_ENERGIES } from "./formation-gibbs-energies.ts";
import { HALF_REACTIONS } from "./half-reactions.ts";
import { METAL_COUPLES, OTHER_METAL_COUPLES } from "./reduction-potentials.ts";
import { SOLUBILITY_PRODUCTS } from "./solubility-products.ts";
import { SPECIFIC_HEATS } from "./heat-capacities.ts";

/** In kJ/mol at 25 °C: RT ln 10, and F for one volt. */
const PER_POWER_OF_TEN = 8.314463e-3 * 298.15 * Math.LN10;
const FARADAY = 96.48533;

const SOLID_ELEMENTS: ReadonlySet<string> = new Set(["I2", "S"]);

/** ΔG of formation; an element in its standard state has none. Null where no table has it. */
function gibbsOf(formula: Formula): number | null {
  const species = formatFormula(formula, "ascii");
  const isElement = GASEOUS_ELEMENTS.has(species) || SOLID_ELEMENTS.has(species);
  if (isElement || (formula.charge === 0 && /^[A-Z][a-z]?$/.test(species))) return 0;
  const states =
    formula.charge !== 0 ? ["aq"] : species === "H2O" ? ["l"] : IN_WATER.has(species) ? ["aq"] : ["s", "g"];
  const found = [species, species.replace(/^(.*?)(\^?\d*[+-])$/, "[$1]$2")]
    .flatMap((each) => states.map((state) => FORMATION_GIBBS_ENERGIES[`${each}(${state})`]))
    .find((value) => value !== undefined);
  return found === undefined ? null : Number(found);
}

/** Molecules that a half-reaction or an acid has in water, though they are also gases, liquids or solids. */
const IN_WATER: ReadonlySet<string> = new Set(
  "HClO, HClO2, H2O2, HNO2, H2SO3, H2S, H3PO4, H2CO3, NH3, CH3COOH, HCOOH, HF, HCN".split(", "),
);

type Side = readonly (readonly [coefficient: number, formula: string])[];

/** ΔG of a reaction; null where no table has one of its substances. */
function gibbsChange(from: Side, to: Side): number | null {
  const sum = (side: Side): number | null =>
    side.reduce<number | null>((all, [coefficient, formula]) => {
      const own = gibbsOf(getFormula(formula));
      return all === null || own === null ? null : all + coefficient * own;
    }, 0);
  const [before, after] = [sum(from), sum(to)];
  return before === null || after === null ? null : after - before;
}

const exponentOf = (change: number): number => -change / PER_POWER_OF_TEN;

describe("solubility products agree with the Gibbs energies of their ions", () => {
  /** Tables that differ from thermodynamics by more: Appendix J prints older measurements, and CRC's own two tables part at PbF2. */
  const DISTANT: ReadonlyMap<string, number> = new Map([
    ["BaF2", 2.2],
    ["MgF2", 2.2],
    ["PbCO3", 2.1],
    ["Fe(OH)2", 1.7],
    ["PbF2", 1.4],
    ["Fe(OH)3", 1.3],
  ]);
  const known = SOLUBILITY_PRODUCTS.flatMap(({ formula, cation, anion, cations, anions, constant }) => {
    const change = gibbsChange(
      [[1, formula]],
      [
        [cations, cation],
        [anions, anion],
      ],
    );
    return change === null ? [] : [{ formula, constant, exponent: exponentOf(change) }];
  });

  test("of most salts they can be held against each other", () => expect(known.length).toBeGreaterThan(75));

  test.each(known)("$formula, $constant", ({ formula, constant, exponent }) => {
    expect(Math.abs(Math.log10(Number(constant)) - exponent)).toBeLessThan(DISTANT.get(formula) ?? 0.95);
  });
});

describe("reduction potentials agree with the Gibbs energies", () => {
  /** E° of a reduction by thermodynamics; null where no table has one of its substances. */
  const potentialOf = (from: Side, to: Side, electrons: number): number | null => {
    const change = gibbsChange(from, to);
    return change === null ? null : -change / (electrons * FARADAY);
  };
  const ofMetals = [...METAL_COUPLES, ...OTHER_METAL_COUPLES].map(({ oxidized, reduced, electrons, potential }) => ({
    reduction: oxidized[1],
    potential,
    computed: potentialOf([oxidized], [reduced], electrons),
  }));
  const ofHalves = HALF_REACTIONS.map(([reduction, potential]) => {
    const [left = "", right = ""] = reduction.split(" -> ");
    const electrons = Number(/(?:(\d+) )?e\^-/.exec(left)?.[1] ?? 1);
    return { reduction, potential, computed: potentialOf(sideOf(left), sideOf(right), electrons) };
  });
  const known = [...ofMetals, ...ofHalves].filter(({ computed }) => computed !== null);

  test("of most half-reactions they can be held against each other", () => expect(known.length).toBeGreaterThan(85));

  test.each(known)("$reduction, $potential V", ({ potential, computed }) => {
    expect(Math.abs(Number(computed) - Number(potential))).toBeLessThan(0.045);
  });
});

/** `2 H^+ + e^-`, without its electrons. */
const sideOf = (text: string): Side =>
  text
    .split(" + ")
    .map((term) => /^(?:(\d+) )?(.*)$/.exec(term))
    .flatMap((found) => (found?.[2] === "e^-" ? [] : [[Number(found?.[1] ?? 1), found?.[2] ?? ""] as const]));

describe("constants of acids and bases agree with the Gibbs energies", () => {
  test.each([
    ["CH3COOH", "CH3COO^-", WEAK_ACIDS["CH3COOH"]],
    ["HCOOH", "HCOO^-", WEAK_ACIDS["HCOOH"]],
    ["HNO2", "NO2^-", WEAK_ACIDS["HNO2"]],
    ["HF", "F^-", WEAK_ACIDS["HF"]],
    ["HCN", "CN^-", WEAK_ACIDS["HCN"]],
    ["HClO", "ClO^-", WEAK_ACIDS["HClO"]],
    ["HClO2", "ClO2^-", WEAK_ACIDS["HClO2"]],
    ["H3PO4", "H2PO4^-", POLYPROTIC_ACIDS["H3PO4"]?.[0]],
    ["H2PO4^-", "HPO4^2-", POLYPROTIC_ACIDS["H3PO4"]?.[1]],
    ["HPO4^2-", "PO4^3-", POLYPROTIC_ACIDS["H3PO4"]?.[2]],
    ["H2CO3", "HCO3^-", POLYPROTIC_ACIDS["H2CO3"]?.[0]],
    ["HCO3^-", "CO3^2-", POLYPROTIC_ACIDS["H2CO3"]?.[1]],
    ["H2S", "HS^-", POLYPROTIC_ACIDS["H2S"]?.[0]],
    ["H2SO3", "HSO3^-", POLYPROTIC_ACIDS["H2SO3"]?.[0]],
    ["HSO3^-", "SO3^2-", POLYPROTIC_ACIDS["H2SO3"]?.[1]],
    ["HC2O4^-", "C2O4^2-", POLYPROTIC_ACIDS["H2C2O4"]?.[1]],
  ])("%s and %s", (acid, base, constant) => {
    const change = gibbsChange([[1, acid]], [[1, base]]);
    expect(Math.abs(Math.log10(Number(constant)) - exponentOf(change ?? Number.NaN))).toBeLessThan(0.12);
  });

  test("ammonia, and water itself", () => {
    const ammonia = gibbsChange(
      [
        [1, "NH3"],
        [1, "H2O"],
      ],
      [
        [1, "NH4^+"],
        [1, "OH^-"],
      ],
    );
    const water = gibbsChange([[1, "H2O"]], [[1, "OH^-"]]);
    expect(Math.abs(Math.log10(Number(WEAK_BASES["NH3"])) - exponentOf(ammonia ?? Number.NaN))).toBeLessThan(0.02);
    expect(exponentOf(water ?? Number.NaN)).toBeCloseTo(-14, 1);
  });
});

test("one acid has one constant, however its formula is written", () => {
  for (const names of [
    ["CH3COOH", "CH3CO2H", "HC2H3O2"],
    ["HCOOH", "HCO2H", "HCHO2"],
    ["C6H5COOH", "C6H5CO2H", "HC7H5O2"],
    ["C2H5COOH", "CH3CH2COOH"],
    ["HClO", "HOCl"],
    ["HBrO", "HOBr"],
    ["HIO", "HOI"],
    ["C6H5OH", "HC6H5O"],
  ])
    expect(new Set(names.map((name) => WEAK_ACIDS[name])).size, names.join()).toBe(1);
});

const massOf = (formula: string): number =>
  [...getFormula(formula).counts].reduce(
    (sum, [symbol, count]) => sum + count * Number(findElement(symbol)?.weight),
    0,
  );

test.each(Object.entries(GAS_DENSITIES))(
  "a liter of %s at 0 °C weighs nearly what an ideal gas would",
  (gas, density) => {
    expect(Math.abs((Number(density) * 22.414) / massOf(gas) - 1)).toBeLessThan(0.03);
  },
);

/** But for light elements with stiff bonds, whose atoms do not swing freely yet. */
const STIFF = new Set(["Be", "Si", "Ge", "Cr"]);

test.each(Object.entries(SPECIFIC_HEATS).filter(([symbol]) => findElement(symbol) !== null && !STIFF.has(symbol)))(
  "a mole of %s takes nearly 3R per kelvin",
  (symbol, heat) => {
    expect(Math.abs((Number(heat) * massOf(symbol)) / 24.94 - 1)).toBeLessThan(0.13);
  },
);

/** Molecules whose bonds are all of one kind, with their number. */
const ALIKE: readonly (readonly [bond: Bond, molecule: string, count: number])[] = [
  ["H–H", "H2", 1],
  ["H–F", "HF", 1],
  ["H–Cl", "HCl", 1],
  ["H–Br", "HBr", 1],
  ["H–I", "HI", 1],
  ["F–F", "F2", 1],
  ["Cl–Cl", "Cl2", 1],
  ["Br–Br", "Br2", 1],
  ["I–I", "I2", 1],
  ["O=O", "O2", 1],
  ["N≡N", "N2", 1],
  ["N=O", "NO", 1],
  ["C≡O", "CO", 1],
  ["S=S", "S2", 1],
  ["Cl–F", "ClF", 1],
  ["Br–Cl", "BrCl", 1],
  ["I–Cl", "ICl", 1],
  ["I–Br", "IBr", 1],
  ["C–H", "CH4", 4],
  ["C–F", "CF4", 4],
  ["C–Cl", "CCl4", 4],
  ["C=O", "CO2", 2],
  ["N–H", "NH3", 3],
  ["N–F", "NF3", 3],
  ["O–H", "H2O", 2],
  ["O–F", "OF2", 2],
  ["O–Cl", "Cl2O", 2],
  ["S–F", "SF6", 6],
  ["Si–H", "SiH4", 4],
];

test.each(ALIKE)("the bond %s is that of %s", (bond, molecule, count) => {
  const atoms = [...getFormula(molecule).counts].reduce(
    (sum, [symbol, number]) => sum + number * Number(FORMATION_ENTHALPIES[`${symbol}(g)`]),
    0,
  );
  const own = (atoms - Number(FORMATION_ENTHALPIES[`${molecule}(g)`] ?? 0)) / count;
  expect(Math.abs(BOND_ENTHALPIES[bond] / own - 1)).toBeLessThan(0.05);
});
