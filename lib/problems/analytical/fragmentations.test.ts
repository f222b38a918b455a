import { expect, test } from "vitest";
import { FRAGMENTATIONS, HALOGEN_COMPOUNDS } from "./fragmentations.ts";
import { listNominalParts, nominalMassOf } from "./nominal-masses.ts";

test.each([
  ["CH4", 16],
  ["C6H6", 78],
  ["CH3COCH3", 58],
  ["CH2Cl2", 84],
  ["C6H5Br", 156],
  ["CH3CONH2", 59],
  ["CHF3", 70],
])("[CARD-03] the molecular ion of %s lies at m/z %i", (formula, mass) => {
  expect(nominalMassOf(formula)).toBe(mass);
});

const countsOf = (formulas: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { symbol, count } of formulas.flatMap((formula) => listNominalParts(formula)))
    counts[symbol] = (counts[symbol] ?? 0) + count;
  return counts;
};

test.each(FRAGMENTATIONS)("[CARD-03] $molecule breaks into $lost and $kept", ({ molecule, lost, kept }) => {
  expect(countsOf([lost, kept])).toEqual(countsOf([molecule]));
});

test.each(Object.entries(HALOGEN_COMPOUNDS))(
  "[CARD-03] the compounds of %s hold these halogens and no others",
  (halogens, molecules) => {
    const { Cl = 0, Br = 0 } = countsOf([halogens]);
    for (const molecule of molecules)
      expect(countsOf([molecule])).toMatchObject({ ...(Cl > 0 && { Cl }), ...(Br > 0 && { Br }) });
  },
);
