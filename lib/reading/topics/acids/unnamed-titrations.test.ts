import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  [
    "40.0 mL of 0.120 M of a weak monobasic acid with pKa 3.90 is titrated with 0.160 M KOH. What is the pH after 10.0 mL of KOH?",
    "3.6",
  ],
  [
    "A 20.0 mL sample of a weak acid HA of concentration 0.20 M (Ka = 4.0e-6) is titrated with 0.20 M NaOH. Find the pH at the equivalence point.",
    "9.2",
  ],
  ["30.0 mL of 0.10 M HX (pKa = 4.20) titrated with 0.10 M NaOH. pH halfway to the equivalence point?", "4.2"],
  [
    "25.0 mL of a 0.20 M solution of a weak acid (Ka = 5.0×10^-5) is mixed with 15.0 mL of 0.10 M NaOH. Calculate the pH.",
    "3.93",
  ],
  [
    "25.0 mL of 0.100 M weak acid HA with Ka = 2.0e-5 is titrated with 0.100 M NaOH. What is the pH after 35.0 mL of base has been added?",
    "12.2",
  ],
])("[CARD-01] titrates an acid without a name: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "40.0 mL of 0.120 M of a weak acid is titrated with 0.160 M KOH. What is the pH after 10.0 mL of KOH?",
  "40.0 mL of 0.120 M of a weak diprotic acid with pKa 3.90 is titrated with 0.160 M KOH. What is the pH after 10.0 mL of KOH?",
  "40.0 mL of 0.120 M of a weak acid with pKa 3.90 is titrated with KOH. What is the pH at the equivalence point?",
  "40.0 mL of 0.120 M of a weak acid with pKa 3.90 is titrated with 0.160 M KOH. What volume is needed for pH 4?",
  "40.0 mL of 0.120 M of a weak acid with pKa 3.90 is diluted with 10 mL of water and titrated with 0.160 M KOH. pH at the equivalence point?",
])("[READ-02] needs all of its data: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
