import { writeCharge, writeComplex, writeSalt } from "../../nomenclature/complexes/write-complex.ts";
import { chargeOfComplex } from "../../nomenclature/complexes/complex.ts";
import { expect, test } from "vitest";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { CHELATES, COMPLEXES, listOuter } from "./complexes.ts";

const ALL = [...COMPLEXES, ...CHELATES];

test("the charge of a complex is that of its metal ion and its ligands", () => {
  const written = ALL.map((complex) => `${writeComplex(complex)}${writeCharge(chargeOfComplex(complex))}`);
  expect(written).toEqual(
    expect.arrayContaining(["[Fe(CN)6]^4-", "[Co(NH3)4Cl2]^+", "[Cu(NH3)4]^2+", "[Co(C2H8N2)3]^3+", "[Fe(C2O4)3]^3-"]),
  );
  for (const text of written) expect(getFormula(text).charge).not.toBe(0);
  expect(new Set(written).size).toBe(written.length);
});

test("a complex has two, four or six donor atoms", () => {
  for (const { ligands } of ALL)
    expect([2, 4, 6]).toContain(ligands.reduce((sum, { ligand, count }) => sum + count * ligand.donors, 0));
});

test("a salt of a complex is neutral", () => {
  for (const complex of ALL) {
    for (const outer of listOuter(chargeOfComplex(complex))) {
      const { complexes, outers } = writeSalt(complex, outer);
      expect(complexes * chargeOfComplex(complex) + outers * outer.charge).toBe(0);
    }
  }
});
