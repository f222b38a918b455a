import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

const BREATH = "A diver's mix is 68.0% N2, 30.0% O2 and 2.0% argon by volume.";

test.each([
  [`${BREATH} What is the partial pressure of oxygen at 4.00 atm?`, "1.2 atm"],
  [
    "Dry air is 78.1% nitrogen by volume. Find the partial pressure of nitrogen, in kPa, where the barometer reads 640 torr.",
    "66.6 kPa",
  ],
  [
    "A gas has the mole fractions 0.25 for He and 0.75 for Ne. If the total pressure is 1.60 atm, what is the partial pressure of neon?",
    "1.2 atm",
  ],
  [
    "A fuel gas is 40.0% CO and 60.0% H2 by moles. Its total pressure is 2.0 atm. What is the partial pressure of CO?",
    "0.8 atm",
  ],
])("[SOLVE-01] gives a gas its share of the pressure: %s", (text, answer) => {
  expect(answersOfAny(text)?.[0]).toEqual(answer);
});

test.each([
  `${BREATH} What is the partial pressure of neon at 4.00 atm?`,
  `${BREATH} What is the partial pressure of oxygen at 4.00 atm after half of it is removed?`,
  `${BREATH.replace("volume", "mass")} What is the partial pressure of oxygen at 4.00 atm?`,
  `${BREATH} What is not the partial pressure of oxygen at 4.00 atm?`,
  `${BREATH} What is the partial pressure of oxygen at 4.00 atm and 2.00 atm?`,
  "A mix is 88.0% N2 and 30.0% O2 by volume. What is the partial pressure of oxygen at 4.00 atm?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
