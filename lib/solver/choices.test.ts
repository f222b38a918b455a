import { expect, test } from "vitest";
import { findChoices, isOnOffer } from "./choices.ts";
import { answersOfAny } from "../reading/answers.fixture.ts";

const OFFERED: readonly (readonly [text: string, question: string, numbers: readonly number[]])[] = [
  ["What is it in g? (A) 12 (B) 24.5 (C) 36 (D) 48", "What is it in g?", [12, 24.5, 36, 48]],
  ["What is its mass?\n(1) 1.2 g  (2) 2.4 g  (3) 3.6 g", "What is its mass?", [1.2, 2.4, 3.6]],
  ["Its Ksp is\na) 1.2 × 10^-5\nb) 2.4 x 10-5\nc) 3e-5", "Its Ksp is", [1.2e-5, 2.4e-5, 3e-5]],
  ["The enthalpy is A. −286 kJ/mol B. +286 kJ/mol C. 0", "The enthalpy is", [-286, 286, 0]],
  ["How many? (a) 4 (b) 6 (c) 9 (d) none of these", "How many?", []],
];

test.each(OFFERED)("%j lets choose", (text, question, numbers) => {
  expect(findChoices(text)).toEqual({ text: question, numbers: [...numbers] });
});

test.each([
  "Find the oxidation number of sulfur in (a) H2S (b) SO2 (c) SO3",
  "Calculate (a) the mass of NaCl (b) its amount (c) its volume",
  "(A) 12 (B) 24 (C) 36",
  "Which is larger, (A) 12 or (B) 24?",
  "Mix 1.0 L of water with 2.0 L, then add 3.0 L. What volume is it?",
])("%j lets choose among no numbers", (text) => {
  expect(findChoices(text)).toBeNull();
});

test.each([
  [484, true],
  [0.484, true],
  [480, true],
  [300, false],
  [0, false],
])("%d is on offer among 184, 242, 484 in some power of ten: %s", (value, isOffered) => {
  expect(isOnOffer(value, { text: "", numbers: [184, 242, 484] })).toBe(isOffered);
});

test("a problem is solved without the answers that it offers, and not where none of them comes out", () => {
  const problem = "How many moles are in 9.0 g of water?";
  expect(answersOfAny(`${problem}\n(A) 0.25  (B) 0.50  (C) 1.0  (D) 2.0`)).toEqual(["0.5 mol"]);
  expect(answersOfAny(`${problem}\n(A) 0.30  (B) 0.75  (C) 1.0  (D) 2.0`)).toBeNull();
});
