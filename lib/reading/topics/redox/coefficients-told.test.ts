import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "When Cr2O7^2- + SO3^2- → Cr3+ + SO4^2- is balanced in acidic solution, what is the coefficient of H+?",
    '{"kind":"count","value":8}',
  ],
  [
    "Balance the following reaction in basic solution: MnO4− + CN− → MnO2 + CNO−. What is the coefficient of OH− in the balanced equation?",
    '{"kind":"count","value":2}',
  ],
  [
    "When the redox reaction MnO4-(aq) + Cl-(aq) → Mn2+(aq) + Cl2(g) in acidic solution is balanced with the smallest whole numbers, what is the coefficient of water?",
    '{"kind":"count","value":8}',
  ],
  [
    "How many electrons are transferred in the balanced equation 2MnO4− + 5C2O4^2− + 16H+ → 2Mn2+ + 10CO2 + 8H2O?",
    "10",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is the sum of all coefficients when MnO4- + Cl- → Mn2+ + Cl2 is balanced in acidic solution?",
  "What is the coefficient of K+ when MnO4- + Cl- → Mn2+ + Cl2 is balanced in acidic solution?",
  "The half-reaction Cr2O7^2- → Cr3+ is balanced in acidic solution. What is the coefficient of H+?",
  "What is the coefficient of H+ when MnO4- + Cl- → Mn2+ + Cl2 is not balanced in acidic solution?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
