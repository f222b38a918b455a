import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  ["What is the pH of 0.15 M NaHSO3? pKa1 = 1.85, pKa2 = 7.20", "4.525"],
  ["Find the concentration of sulfide ions in 0.050 M H2S. Ka1 = 9.1×10^-8, Ka2 = 1.1×10^-12", "1.1e-12 mol/L"],
  [
    "A solution saturated with H2S at 0.10 M also contains 0.20 M HCl. Ka1 = 9.1×10^-8 and Ka2 = 1.1×10^-12. Calculate [S^2-].",
    "2.502e-19 mol/L",
  ],
  ["Calculate the pH of 0.020 M H2SO4, Ka2 = 0.012.", "1.581"],
])("[CARD-01] takes both protons of an acid: %s", (text, answer) => {
  expect(answersTo(text, 4)).toEqual([answer]);
});

test.each([
  "What is the pH of 0.15 M NaHSO3? pKa1 = 1.85",
  "Find the concentration of sulfide ions in 0.050 M H2S. Ka1 = 9.1×10^-8",
  "What is the pH of 0.15 M Na2SO3? pKa1 = 1.85, pKa2 = 7.20",
  "What is the pH of 25 mL of 0.15 M NaHSO3 after 5.0 mL of 0.10 M NaOH was added? pKa1 = 1.85, pKa2 = 7.20",
  "Find the concentration of oxalate ions in 0.050 M H2S. Ka1 = 9.1×10^-8, Ka2 = 1.1×10^-12",
])("[READ-02] leaves alone %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
