import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  ["How many faradays are needed to reduce 3.0 mol of Fe3+ ions to Fe metal?", "9 faraday"],
  ["How much charge in coulombs is needed to deposit 1.50 mol of nickel from Ni2+?", "289000 C"],
  ["How much electricity in terms of faradays is required to produce 12.2 g of Mg from molten MgCl2?", "1 faraday"],
  ["How many moles of electrons are needed to reduce 0.40 mol of CrO4^2- to Cr3+?", "1.2 mol"],
  ["How many coulombs are needed to oxidize 2.00 mol of H2O to O2?", "386000 C"],
])("[CARD-01] counts the charge that a change of oxidation numbers takes: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "How many faradays are not needed to reduce 3.0 mol of Fe3+ to Fe?",
  "How many faradays are needed to reduce half of 3.0 mol of Fe3+ to Fe?",
  "How many faradays are needed to oxidize 3.0 mol of Fe3+ to Fe?",
  "How many coulombs are needed to reduce 3.0 mol of Fe3+ to Fe with an efficiency of 80 %?",
  "How many coulombs are produced when 2.0 mol of NaCl changes into KCl?",
  "How many coulombs are needed to reduce 2.0 mol of Fe3+ and 1.0 mol of Cu2+ to the metals?",
])("[READ-02] counts no charge of %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
