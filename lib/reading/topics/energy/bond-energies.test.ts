import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["Bond energies in kJ/mol: H–H 436, F–F 158, H–F 565. Calculate the enthalpy change of H2 + F2 → 2 HF.", "-536 kJ"],
  [
    "The H–H bond energy is 436 kJ/mol, the I–I bond energy is 151 kJ/mol and the H–I bond energy is 298 kJ/mol. What is ΔH for H2(g) + I2(g) → 2 HI(g)?",
    "-9 kJ",
  ],
  [
    "Use the bond enthalpies D(C-H) = 413 kJ/mol, D(Br-Br) = 193 kJ/mol, D(C-Br) = 276 kJ/mol and D(H-Br) = 366 kJ/mol to find ΔH for CH4 + Br2 → CH3Br + HBr.",
    "-36 kJ",
  ],
  [
    "Bond energies (kJ mol-1): C≡C 839, C=C 614, C-H 413, H-H 436. Estimate the enthalpy change of C2H2(g) + H2(g) → C2H4(g).",
    "-165 kJ",
  ],
  [
    "For H2 + Cl2 → 2 HCl, ΔH = -184 kJ. Bond energies: H–H 436 kJ/mol, Cl–Cl 242 kJ/mol. Calculate the bond energy of H–Cl.",
    "431 kJ/mol",
  ],
])("[READ-03] reads bond energies: %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual([expected]);
});

test.each([
  "Bond energies: H–H 436 kJ/mol, I–I 151 kJ/mol. Calculate ΔH for H2 + I2 → 2 HI.",
  "Estimate ΔH for H2(g) + F2(g) → 2 HF(g) from bond energies of 436, 158 and 565 kJ/mol.",
  "Bond energies: H–H 436 kJ/mol, O=O 498 kJ/mol, O–H 464 kJ/mol. What mass of hydrogen gives 500 kJ? 2 H2 + O2 → 2 H2O",
  "Bond energies: H–H 436 kJ/mol, F–F 158 kJ/mol, H–F 565 kJ/mol, C–H 413 kJ/mol. Calculate ΔH for H2 + F2 → 2 HF.",
])("[READ-03] leaves alone bonds that are missing or too many: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
