import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

const counted = (value: number): string => JSON.stringify({ kind: "count", value });

test.each([
  ["How many electrons are in one phosphate ion, PO4^3-?", counted(50)],
  ["What is the total number of electrons in a molecule of ammonia?", counted(10)],
  ["How many valence electrons are in one phosphate ion, PO4^3-?", counted(32)],
  ["Determine the total number of electrons in one sulfate ion.", counted(50)],
  ["How many protons are there in a molecule of ozone, O3?", counted(24)],
  ["How many electrons are there in 3.2 g of CH4?", "1.2e+24"],
  ["Find the number of protons in 0.25 mol of CO2.", "3.31e+24"],
  ["An ion Q3- has 18 electrons and 16 neutrons. What is its mass number?", counted(31)],
])("[CARD-01] counts electrons and protons: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "How many electrons are transferred when 3.2 g of CH4 burns?",
  "How many electrons are in 3.2 g of PO4^3- and 2 g of NH3?",
  "How many bonding electrons are in a molecule of ammonia?",
  "How many free electrons are in a calcium atom?",
  "How many g electrons are in a calcium atom?",
])("[READ-02] counts nothing in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
