import { expect, test } from "vitest";
import { greatestCommonDivisor, greatestCommonDivisorOfBigInts } from "./greatest-common-divisor.ts";

test.each([
  [12, 18, 6],
  [18, 12, 6],
  [7, 5, 1],
  [0, 4, 4],
  [4, 0, 4],
  [0, 0, 0],
])("of %i and %i it is %i", (first, second, divisor) => {
  expect(greatestCommonDivisor(first, second)).toBe(divisor);
  expect(greatestCommonDivisorOfBigInts(BigInt(first), BigInt(second))).toBe(BigInt(divisor));
});
