import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "5.00 mL of 2.00 M HCl is diluted to 100 mL. 10.0 mL of the diluted solution is then diluted to 250 mL. What is the final concentration?",
    "0.004 M",
  ],
  [
    "A 25.0 mL sample of a 0.400 M KMnO4 solution is made up to 500 mL. A 20.0 mL portion of this is further diluted to 100 mL. Calculate the final molarity.",
    "0.004 M",
  ],
  [
    "A student dilutes 20.0 mL of a 1.50 M dye solution to 200 mL and then dilutes 5.00 mL of that to 50.0 mL. What is the molarity of the last solution?",
    "0.015 M",
  ],
  [
    "A 10.0 mL portion of 1.2 M acetic acid was made up to 60.0 mL, and 15.0 mL of this solution was brought up to a total volume of 45.0 mL. What is the resulting molarity in mol/L?",
    "0.0667 mol/L",
  ],
])("[CARD-01] dilutes a portion of what was diluted: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "5.00 mL of 2.00 M HCl is diluted to 100 mL. 10.0 mL of the diluted solution is then diluted to 250 mL. What was the concentration of the first diluted solution?",
  "5.00 mL of 2.00 M HCl is diluted to 100 mL. 10.0 mL of water is then added to 250 mL of it. What is the final concentration?",
  "5.00 mL of 2.00 M HCl is diluted with 100 mL of water. 10.0 mL of it is then diluted to 250 mL. What is the final concentration?",
  "5.00 mL of 2.00 M HCl is diluted to 100 mL. 10.0 mL of another acid is diluted to 250 mL. What is the final concentration?",
  "5.00 mL of 2.00 M HCl is diluted to 100 mL. 10.0 mL of NaOH is diluted to 250 mL. What is the final concentration?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
