import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

const counted = (value: number): string[] => [JSON.stringify({ kind: "count", value })];

test.each([
  [
    "An element has the ionisation energies 590, 1145, 4912 and 6491 kJ/mol. In which group of the periodic table is it?",
    2,
  ],
  [
    "Successive ionization energies (kJ/mol): 801, 2427, 3660, 25026. To which main group (1 to 8) does the element belong?",
    3,
  ],
  [
    "The first ionization energies of an element are 787, 1577, 3232, 4356, 16091 kJ/mol. How many valence electrons has it?",
    4,
  ],
])("[CARD-01] finds the great jump: %s", (text, value) => {
  expect(answersOfAny(text)).toEqual(counted(value));
});

test.each([
  "Successive ionization energies (kJ/mol): 801, 2427, 3660, 25026. To which group does the element belong?",
  "An element has the ionisation energies 1314, 3388, 5301, 7469 kJ/mol. In which group is it?",
])("[READ-02] finds none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "The successive ionization energies of a third-period element are 578, 1817, 2745 and 11,577 kJ/mol. Name the element.",
    "Al",
  ],
  [
    "For an element in period 2, I1 = 900 kJ/mol, I2 = 1757 kJ/mol and I3 = 14,849 kJ/mol are ionization energies. Which element is it?",
    "Be",
  ],
])("[CARD-01] names the element of its row: %s", (text, symbol) => {
  expect(answersOfAny(text)).toEqual([symbol]);
});

test.each([
  "The successive ionization energies of an element are 578, 1817, 2745 and 11,577 kJ/mol. Name the element.",
  "The successive ionization energies of an element in period 2 are 578, 1817, 2745 and 11,577 kJ/mol. Name the element.",
  "The ionization energies of a third-period element are 738, 1451 and 7733 kJ/mol. Name the element below it in its group.",
  "The ionization energies of a third-period element are 738, 1451 and 7733 kJ/mol. Which element is isoelectronic with its ion?",
])("[READ-02] names none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
