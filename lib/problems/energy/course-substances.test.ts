import { expect, test } from "vitest";
import { STANDARD_ENTROPIES } from "../../chemistry/data/standard-entropies.ts";
import { CONDENSED, GASES } from "./course-substances.ts";

test("each gas has more entropy than each solid and liquid", () => {
  const least = Math.min(...GASES.map((species) => Number(STANDARD_ENTROPIES[species])));
  for (const species of CONDENSED) expect(Number(STANDARD_ENTROPIES[species])).toBeLessThan(least);
});
