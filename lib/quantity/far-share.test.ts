import { expect, test } from "vitest";
import { Decimal } from "./decimal.ts";
import { isFarShare } from "./far-share.ts";
import { quantity } from "./quantity.ts";

test.each([
  [118_000, "%", true],
  [0.0012, "%", true],
  [0.85, "%", false],
  [0, "%", false],
  [118_000, "g", false],
])("[CARD-06] %d %s beside 85: %s", (value, unit, expected) => {
  expect(isFarShare(new Decimal(value), quantity(85, unit))).toBe(expected);
});
