import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What volume does 0.35 mol of nitrogen take up at room temperature and pressure?", "8.4 L"],
  ["What volume, in dm3, does 0.35 mol of nitrogen occupy? (1 mol of gas occupies 24.0 dm3 at rtp)", "8.4 dm³"],
  ["How many moles are in 360 cm3 of helium at r.t.p.? (Molar volume of a gas at r.t.p. = 24 dm³/mol)", "0.015 mol"],
  [
    "Calculate the volume of hydrogen formed at RTP when 0.36 g of magnesium reacts with excess hydrochloric acid. One mole of any gas occupies 24 dm3 at RTP.",
    "0.355 L",
  ],
  [
    "Calculate the volume of carbon dioxide produced when 2.5 g of calcium carbonate reacts with excess nitric acid. (molar gas volume = 24 dm3)",
    "0.599 L",
  ],
  ["What volume of H2 at rtp forms from 0.36 g of Mg with excess HCl? (1 mol of gas = 24 dm3)", "0.355 L"],
  ["How many moles are in 5.6 L of argon? (1 mol of gas occupies 22.4 L)", "0.25 mol"],
])("[SOLVE-01] takes the molar volume of room temperature and pressure: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What volume does 0.35 mol of nitrogen take up at STP? (molar volume = 24.0 dm3/mol)",
  "What volume does 0.35 mol of nitrogen take up at rtp? (molar volume = 22.4 dm3/mol)",
  "What volume does 0.35 mol of nitrogen take up at room temperature?",
  "What volume does 0.35 mol of liquid water take up at rtp?",
])("[READ-02] takes none for %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
