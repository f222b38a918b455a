import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The atomic mass of 60Ni is 59.930786 u; that of 1H is 1.007825 u, and a neutron has a mass of 1.008665 u. Given that 1 u is equivalent to 931.494 MeV, what is the binding energy per nucleon of 60Ni in MeV?",
    "8.78 MeV",
  ],
  [
    "Find the binding energy, in MeV, of a lithium-7 nucleus of mass 7.01436 u. (proton 1.00728 u, neutron 1.00867 u, 1 u = 931.5 MeV)",
    "39.3 MeV",
  ],
  [
    "Mass of a deuterium nucleus: 2.01355 u; mp = 1.00728 u, mn = 1.00867 u. Work out its binding energy in MeV (1 u = 931.5 MeV).",
    "2.24 MeV",
  ],
  [
    "What is the binding energy per nucleon of the nucleus of carbon-12, whose nuclear mass is 11.99671 u? Mass of a proton 1.00728 u, mass of a neutron 1.00867 u.",
    "7.68 MeV",
  ],
  ["What is the mass defect of a He-4 nucleus of 4.00151 u? (mp = 1.00728 u, mn = 1.00867 u)", "0.0304 u"],
])("[CARD-01] binds a bare nucleus: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Find the binding energy, in MeV, of a lithium-7 nucleus of mass 7.01436 u. (proton 1.00728 u, 1 u = 931.5 MeV)",
  "Find the binding energy, in MeV, of a lithium-7 nucleus of mass 7.01436 u. (proton 1.00783 u, neutron 1.00867 u)",
  "Find the binding energy, in MeV, of a lithium-7 nucleus of mass 8.01436 u. (proton 1.00728 u, neutron 1.00867 u)",
])("[READ-02] binds nothing in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
