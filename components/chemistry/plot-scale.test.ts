import fc from "fast-check";
import { expect, test } from "vitest";
import { listTicks, scaleOf } from "./plot-scale.ts";

test.each([
  [0, 110.5, 5, [0, 50, 100]],
  [-10, 120, 5, [0, 50, 100]],
  [0, 14, 5, [0, 5, 10]],
  [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [2.5, 3.5, 5, [2.6, 2.8, 3, 3.2, 3.4]],
])("between %d and %d lie round numbers", (low, high, count, ticks) => {
  expect(listTicks(low, high, count)).toEqual(ticks);
});

test("every value has a place in the picture, and the ends bear a tick", () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 20 }), (values) => {
      fc.pre(Math.max(...values) - Math.min(...values) > 1e-6);
      const { place, ticks, low, high } = scaleOf(values, 10, 110);
      for (const each of values) {
        expect(place(each)).toBeGreaterThanOrEqual(10 - 1e-6);
        expect(place(each)).toBeLessThanOrEqual(110 + 1e-6);
      }
      expect(place(low)).toBeCloseTo(10, 6);
      expect(place(high)).toBeCloseTo(110, 6);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(16);
    }),
  );
});
