import { expect, test } from "vitest";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { AMPHIPROTIC, CONJUGATE_PAIRS, takesProtons } from "./conjugate-pairs.ts";

test.each(CONJUGATE_PAIRS)("$acid has one proton more than $base, and nothing else", ({ acid, base }) => {
  const [whole, rest] = [getFormula(acid), getFormula(base)];
  const counts = new Map(rest.counts).set("H", (rest.counts.get("H") ?? 0) + 1);
  expect(Object.fromEntries(whole.counts)).toEqual(Object.fromEntries(counts));
  expect(whole.charge).toBe(rest.charge + 1);
});

test("what can be both acid and base in water is neither the ion of a strong acid nor without a proton", () => {
  expect(AMPHIPROTIC.toSorted()).toEqual(["H2O", "H2PO4^-", "HC2O4^-", "HCO3^-", "HPO4^2-", "HSO3^-", "HS^-"]);
});

test.each([
  ["Cl^-", false],
  ["HSO4^-", false],
  ["F^-", true],
  ["NH3", true],
] as const)("%s takes protons from water: %s", (base, expected) => {
  expect(takesProtons(base)).toBe(expected);
});
