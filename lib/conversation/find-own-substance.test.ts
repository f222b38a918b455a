import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { findOwnSubstance } from "./find-own-substance.ts";

test.each<[Locale, string, boolean | null]>([
  ["en", "so its the Mg right?", false],
  ["en", "oxygen runs out first then?", true],
  ["en", "O2?", true],
  ["es", "entonces el limitante es el O2, no?", true],
  ["fr", "donc c'est le magnésium ?", false],
  ["hi", "to O2 limiting hai na?", true],
  ["zh", "所以是氧气吗", true],
  // What is asked of one of them is no claim.
  ["en", "and O2?", null],
  ["en", "so Mg is in excess?", null],
  ["en", "why is it O2?", null],
  ["en", "so how much MgO?", null],
  ["en", "carbon disulfide?", null],
])("[TALK-02] which one is limiting is held against the answer: %s: %s", (locale, text, isRight) => {
  const problem = "12 g of Mg and 4.0 g of O2 react: 2Mg + O2 -> 2MgO. Which is the limiting reactant?";
  const outcome = solve(problem, "en");
  const facts = outcome.kind === "solved" ? outcome.solutions : [];
  const claim = findOwnSubstance(text, { problem, facts }, locale);
  expect(claim?.kind === "substance" ? claim.isRight : null).toBe(isRight);
});
