import { describe, expect, test } from "vitest";
import { answersOfAny, answersTo } from "../../answers.fixture.ts";

const counts = (...values: readonly number[]): string[] =>
  values.map((value) => JSON.stringify({ kind: "count", value }));

describe("series of decays", () => {
  test.each([
    ["How many alpha and beta particles are emitted when Th-232 decays to Pb-208?", [6, 4]],
    ["U-235 turns into Pb-207 by alpha and beta decays. How many alpha particles are given off?", [7]],
    ["Find the number of beta particles emitted as Np-237 becomes Bi-209.", [4]],
  ])("[CARD-01] counts the particles: %s", (text, values) => {
    expect(answersTo(text)).toEqual(counts(...values));
  });

  test.each([
    "How many alpha particles are emitted when Th-232 decays to Pb-207?",
    "How many beta particles and neutrons are emitted when U-235 becomes Ba-141?",
    "How many alpha particles are emitted by Th-232 in 5 min?",
  ])("[READ-02] counts none for %s", (text) => {
    expect(answersTo(text)).toBeNull();
  });
});

describe("ages of rocks", () => {
  test.each([
    [
      "A mineral has 0.60 mol of Pb-206 for each mole of U-238. The half-life of U-238 is 4.5e9 y. How old is it?",
      "3050000000 yr",
    ],
    [
      "The Sr-87/Rb-87 atom ratio is 0.050. The half-life of Rb-87 is 4.9×10^10 years. What is the age of the rock?",
      "3450000000 yr",
    ],
  ])("[CARD-01] dates by what the parent has become: %s", (text, answer) => {
    expect(answersTo(text)).toEqual([answer]);
  });

  test.each([
    "The molar ratio of U-238 to Pb-206 is 2.0. The half-life of U-238 is 4.5×10^9 years. How old is the rock?",
    "The mass ratio of Pb-206 to U-238 is 0.20. The half-life of U-238 is 4.5×10^9 years. How old is the rock?",
    "The Pb-208/U-238 atom ratio is 0.20. The half-life of U-238 is 4.5×10^9 years. How old is the rock?",
    "A mineral has 0.60 mol of Pb-206 for each mole of U-238. How old is it?",
  ])("[READ-02] dates none of %s", (text) => {
    expect(answersTo(text)).toBeNull();
  });
});

test.each([
  ["Plutonium-239 gives off an alpha particle. Which nuclide is left?", "^235U"],
  ["U-235 loses, one after the other, seven alpha and four beta particles. What is the final nuclide?", "^207Pb"],
  ["Bismuth-212 emits a beta particle and its daughter an alpha particle. Name the product.", "^208Pb"],
])("[CARD-01] follows a series of decays to its end: %s", (text, formula) => {
  expect(answersOfAny(text)).toEqual([formula]);
});

test.each([
  "Plutonium-239 gives off alpha particles. Which nuclide is left?",
  "Plutonium-239 was formed by an alpha decay. Which nuclide was the parent?",
  "A nuclide emits an alpha particle and becomes Pu-239. Which nuclide was it?",
])("[READ-02] follows none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
