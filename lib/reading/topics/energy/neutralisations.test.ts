import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "30.0 cm3 of 2.0 mol/dm3 HNO3 is added to 30.0 cm3 of 2.0 mol/dm3 KOH. The temperature rises by 13.4 °C. Calculate the enthalpy change of neutralisation.",
    "-56 kJ/mol",
  ],
  [
    "20.0 cm3 of 0.50 mol dm-3 sulfuric acid is mixed with 30.0 cm3 of 1.0 mol dm-3 sodium hydroxide. The temperature increases by 5.4 °C. Calculate the enthalpy of neutralisation. The specific heat capacity is 4.18 J g-1 K-1 and the density 1.00 g cm-3.",
    "-56 kJ/mol",
  ],
  [
    "40 cm3 each of 1.0 M HCl and 1.0 M NaOH are mixed. The temperature goes up from 19.0 °C to 25.7 °C. What is the enthalpy change per mole of water?",
    "-56 kJ/mol",
  ],
  [
    "25 mL of 1.0 M HBr at 20.0 °C was poured into 25 mL of 1.0 M LiOH at 20.0 °C. The highest temperature was 26.7 °C. Find the enthalpy of neutralization.",
    "-56 kJ/mol",
  ],
])("[SOLVE-01] finds the enthalpy change of a mole of water that an acid and a base make: %s", (text, answer) => {
  expect(answersOfAny(text, 2)).toEqual([answer]);
});

test.each([
  "30.0 cm3 of 2.0 mol/dm3 HNO3 is added to 30.0 cm3 of 2.0 mol/dm3 HCl. The temperature rises by 1.4 °C. Calculate the enthalpy change of neutralisation.",
  "25 mL of 1.0 M HBr at 20.0 °C was poured into 25 mL of 1.0 M LiOH at 22.0 °C. The highest temperature was 27.7 °C. Find the enthalpy of neutralization.",
  "30.0 cm3 of 2.0 mol/dm3 HNO3 is added to 30.0 cm3 of 2.0 mol/dm3 KOH. The temperature falls by 13.4 °C. Calculate the enthalpy change of neutralisation.",
  "30.0 cm3 of 2.0 mol/dm3 HNO3 is added to 30.0 cm3 of 2.0 mol/dm3 KOH. The temperature rises by 13.4 °C; 5% of the heat is lost. Calculate the enthalpy change of neutralisation.",
])("[READ-02] leaves what is no such measurement: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
