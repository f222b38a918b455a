import { expect, test } from "vitest";
import { listNominalParts } from "./nominal-masses.ts";
import { countHydrogens, PROTON_MOLECULES } from "./proton-signals.ts";

test.each(PROTON_MOLECULES)("[CARD-03] the signals of $formula hold its hydrogen atoms", (molecule) => {
  const hydrogens = listNominalParts(molecule.formula).find(({ symbol }) => symbol === "H")?.count ?? 0;
  expect(countHydrogens(molecule)).toBe(hydrogens);
  expect(molecule.carriers).toBeGreaterThanOrEqual(molecule.signals.length);
});
