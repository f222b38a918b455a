import { expect, test } from "vitest";
import { formatFormula } from "../../formula/format.ts";
import { parseFormula } from "../../formula/parse.ts";
import { FORMATION_ENTHALPIES, GASEOUS_ELEMENTS, LIQUID_ELEMENTS } from "../formation-enthalpies.ts";
import { FORMATION_GIBBS_ENERGIES } from "../formation-gibbs-energies.ts";
import { STANDARD_ENTROPIES } from "../standard-entropies.ts";

/** In K; energies in kJ/mol and entropies in J/(mol·K). */
const ROOM = 298.15;

const MOLECULES: Readonly<Record<string, number>> = { H: 2, N: 2, O: 2, F: 2, Cl: 2, Br: 2, I: 2 };

/** Per mole of atoms, of the element in its standard state. */
function entropyOfElement(symbol: string): number {
  const atoms = MOLECULES[symbol] ?? 1;
  const formula = atoms === 1 ? symbol : `${symbol}${atoms}`;
  const state = GASEOUS_ELEMENTS.has(formula) ? "g" : LIQUID_ELEMENTS.has(formula) ? "l" : "s";
  return Number(STANDARD_ENTROPIES[`${formula}(${state})`]) / atoms;
}

/** ΔG of formation less what ΔH and the entropies make of it. An ion is formed together with H⁺ or from it, which have zero. */
function gapOf(species: string): number {
  const parsed = parseFormula(species);
  if (!parsed.ok) throw new Error(`${species} is no formula`);
  const { counts, charge } = parsed.value;
  const elements = [...counts].reduce((sum, [symbol, count]) => sum + count * entropyOfElement(symbol), 0);
  const entropy = Number(STANDARD_ENTROPIES[species]) - elements + charge * entropyOfElement("H");
  return Number(FORMATION_GIBBS_ENERGIES[species]) - (Number(FORMATION_ENTHALPIES[species]) - (ROOM * entropy) / 1000);
}

/** Known disagreements of the NBS tables, which CRC has taken over: other tables have ΔG of −1048 and −853 kJ/mol. */
const DISAGREEING = new Map([
  ["Na2CO3(s)", 2.5],
  ["NaHCO3(s)", 1.9],
]);

const COMPLETE = Object.keys(FORMATION_GIBBS_ENERGIES).filter(
  (species) => Object.hasOwn(FORMATION_ENTHALPIES, species) && Object.hasOwn(STANDARD_ENTROPIES, species),
);

test("the enthalpy, the entropy and the Gibbs energy of each substance agree", () => {
  expect(COMPLETE.length).toBeGreaterThan(480);
  const gaps = COMPLETE.map((species) => [species, Math.abs(gapOf(species))] as const);
  for (const [species, gap] of gaps) expect(gap, species).toBeLessThan((DISAGREEING.get(species) ?? 0.9) + 0.1);
});

test("each species is written as the engine writes it", () => {
  for (const species of [...Object.keys(FORMATION_ENTHALPIES), ...Object.keys(STANDARD_ENTROPIES)]) {
    const parsed = parseFormula(species);
    expect(parsed.ok && formatFormula(parsed.value, "ascii"), species).toBe(species);
  }
});

test("elements in their standard states have no values of formation", () => {
  for (const species of ["H2(g)", "O2(g)", "Br2(l)", "Hg(l)", "Na(s)", "P4(s)", "S8(s)", "C(s)"]) {
    expect(FORMATION_ENTHALPIES[species]).toBeUndefined();
    expect(Number(STANDARD_ENTROPIES[species])).toBeGreaterThan(0);
  }
});
