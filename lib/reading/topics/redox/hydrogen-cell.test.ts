import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The emf of the cell Zn(s) | Zn2+(1.0 M) || H+(aq) | H2(1.0 atm) | Pt is 0.502 V at 25 °C. E° = 0.763 V. What is the pH of the hydrogen half-cell?",
    "4.41",
  ],
  [
    "The measured potential of Pt | H2(1 atm) | H+(? M) || Cu2+(1.0 M) | Cu is 0.48 V at 25 °C. Calculate the pH of the anode solution, if E°(Cu2+/Cu) = 0.34 V.",
    "2.37",
  ],
  [
    "A galvanic cell has a standard hydrogen gas electrode (1 atm) dipping in a solution of unknown pH and a Cu2+ (1.00 M)/Cu electrode. Its voltage is 0.58 V. E° of Cu2+/Cu is 0.34 V. What is the pH of the solution?",
    "4.06",
  ],
  [
    "The voltage of the cell Zn(s) | Zn2+(0.10 M) || H+(aq) | H2(1.0 atm) | Pt is 0.58 V. What is the pH of the hydrogen half-cell? E°(Zn2+/Zn) = −0.76 V.",
    "3.54",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The voltage of the cell Zn(s) | Zn2+(0.10 M) || H+(aq) | H2(1.0 atm) | Pt is not 0.58 V. What is the pH of the hydrogen half-cell? E°(Zn2+/Zn) = −0.76 V.",
  "A cell consists of a nickel electrode in 1.0 M Ni2+ and a hydrogen electrode with hydrogen at 1.0 atm. The voltage is 0.15 V. What is the pH?",
  "The voltage of the cell Zn(s) | Zn2+(0.10 M) || H+(aq) | H2 | Pt is 0.58 V. What is the pH of the hydrogen half-cell? E°(Zn2+/Zn) = −0.76 V.",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
