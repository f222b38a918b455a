import { expect, test } from "vitest";
import { answersOfAny } from "../../../reading/answers.fixture.ts";

test.each([
  ["In N=N=O, what formal charge does the central nitrogen carry?", 1],
  [
    "In one structure of the cyanate ion, OCN-, a single bond joins: O–C≡N. What is the formal charge on the oxygen atom?",
    -1,
  ],
  [
    "In the selenocyanate ion, SeCN⁻, one structure has a single bond between selenium and carbon and a triple bond between carbon and nitrogen. What is the formal charge of the selenium atom in this structure?",
    -1,
  ],
  [
    "In the cyanate ion, OCN-, one structure has a triple bond between oxygen and carbon and a single bond between carbon and nitrogen. What is the formal charge of the nitrogen atom in this structure?",
    -2,
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([JSON.stringify({ kind: "count", value: answer, signed: true })]);
});

test.each([
  // Which of the two, or which ion?
  "In N≡N–O, what formal charge does the nitrogen carry?",
  "In O–C≡N, what is the formal charge of the oxygen atom?",
  "In N=N=O, what is the formal charge of the sulfur atom?",
  "In the structure N=N=O, what is the sum of the formal charges of the central nitrogen and the oxygen?",
  "In the cyanate ion, OCN-, the structure does not have a single bond between oxygen and carbon and a triple bond between carbon and nitrogen. What is the formal charge of the oxygen atom?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
