import { Molecule } from "openchemlib";
import { expect, test } from "vitest";
import { parseFormula } from "../formula/parse.ts";
import { MOLECULES } from "./molecules.ts";

test.each(Object.entries(MOLECULES))(
  "[CARD-07] the structure of %s has the atoms of its formula",
  (_, { formula, smiles }) => {
    const drawn = parseFormula(Molecule.fromSmiles(smiles).getMolecularFormula().formula);
    const written = parseFormula(formula);
    if (!drawn.ok || !written.ok) throw new Error("A formula cannot be read.");
    expect(new Map(drawn.value.counts)).toEqual(new Map(written.value.counts));
  },
);
