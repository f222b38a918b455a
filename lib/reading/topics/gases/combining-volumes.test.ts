import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "If 3.50 L of hydrogen reacts with 2.00 L of oxygen at the same temperature and pressure, what volume of water vapor can form?",
    "3.5 L",
  ],
  [
    "What volume of ammonia forms from 2.0 L of nitrogen and 7.5 L of hydrogen, all measured at the same temperature and pressure?",
    "4 L",
  ],
  [
    "2CO(g) + O2(g) -> 2CO2(g). If 8.0 L of CO and 3.0 L of O2 react at constant temperature and pressure, what volume of CO2 is produced?",
    "6 L",
  ],
])("[SOLVE-01] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual([expected]);
});
