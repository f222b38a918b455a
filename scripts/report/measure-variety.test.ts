import { describe, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { findFamily } from "#lib/problems/registry.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { longestRun, measureVariety } from "./measure-variety.ts";

/** The families that are practised most, of those whose sentences vary. */
const MOST_USED = [
  ["mole-conversions", "problems-reactions"],
  ["mole-ratios", "problems-reactions"],
  ["mass-mass", "problems-reactions"],
  ["limiting-reactant", "problems-reactions"],
  ["percent-yield", "problems-reactions"],
  ["ideal-gas", "problems-gases"],
  ["molarity", "problems-solutions"],
  ["dilution", "problems-solutions"],
  ["strong-solutions", "problems-acids"],
  ["density", "problems-measurement"],
] as const;

const PROBLEMS = 24;

/** So many of one sentence in a row nobody should get. */
const TOO_MANY = 5;

describe("[CARD-08] problems of a family differ in more than their numbers", () => {
  test.each(MOST_USED)("%s, in six languages", async (id, area) => {
    const family = findFamily(id);
    if (family === null) throw new Error(`no family ${id}`);
    for (const locale of LOCALES) {
      const words = await loadWords(locale, ["solution", area]);
      const { structures, longestRun: run } = measureVariety(family, words, PROBLEMS);
      expect(structures, locale).toBeGreaterThanOrEqual(4);
      expect(run, locale).toBeLessThan(TOO_MANY);
    }
  });

  test("a run is as long as one sentence comes again", () => {
    expect(longestRun(["a", "b", "b", "b", "a"])).toBe(3);
    expect(longestRun([])).toBe(0);
  });
});
