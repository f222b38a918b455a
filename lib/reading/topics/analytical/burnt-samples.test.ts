import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Complete combustion of a 0.1500-g sample of a compound containing only carbon, hydrogen and oxygen gave 0.3297 g of carbon dioxide and 0.1800 g of water. Find its empirical formula.",
    ["C3H8O"],
  ],
  // More hydrogen than an alkane has: one of the masses is wrong.
  [
    "Complete combustion of a 0.1500-g sample of a compound containing only carbon, hydrogen and oxygen gave 0.2900 g of carbon dioxide and 0.1950 g of water. Find its empirical formula.",
    null,
  ],
])("[SOLVE-01] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual(expected);
});
