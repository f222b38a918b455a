import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A sample of hydrogen collected over water at a temperature of 20.0 °C and a pressure of 742 torr has a volume of 0.250 L. What volume would the dry hydrogen occupy under the same conditions of temperature and pressure?",
    "0.244 L",
  ],
  [
    "A 400-mL sample of neon is collected over water at 24 °C and 98.5 kPa. The vapor pressure of water at 24 °C is 2.98 kPa. Calculate the volume of the dry neon at the same temperature and pressure.",
    "388 mL",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A sample of hydrogen collected over oil at 20.0 °C and 742 torr has a volume of 0.250 L. What volume would the dry hydrogen occupy under the same conditions?",
  "A sample of hydrogen collected over water at 20.0 °C and 742 torr has a volume of 0.250 L. What volume would the dry hydrogen occupy at 50 °C?",
  "A sample of hydrogen collected over water at 20.0 °C has a volume of 0.250 L. What volume would the dry hydrogen occupy under the same conditions?",
  "A mixture of hydrogen and neon collected over water at 20.0 °C and 742 torr has a volume of 0.250 L. What volume would the dry hydrogen occupy under the same conditions?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
