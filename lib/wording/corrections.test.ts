import { expect, test } from "vitest";
import { solve } from "../solver/solve.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { suggestCorrections } from "./corrections.ts";

test.each([
  ["molar mass of NaCI", "molar mass of NaCl"],
  ["balance Al + 02 -> Al203", ""],
  ["balance Al + O2 -> Al203", "balance Al + O2 -> Al2O3"],
  ["molar mass of co3", "molar mass of CO3|molar mass of Co3"],
  ["molar mass of iron oxide", "molar mass of FeO|molar mass of Fe2O3|molar mass of Fe3O4"],
  ["molar mass of sodium sulfate (Na2SO3)", "molar mass of sodium sulfate (Na2SO4)|molar mass of Na2SO3"],
  ["balance H2 + Cl2", "balance Fe + O2 -> Fe2O3"],
  ["molar mass of unobtainium oxide", ""],
  ["KClO3 + HCl -> KCl + Cl2 + ClO2 + H2O", null],
  [`molar mass of NaCI ${"please ".repeat(40)}`, ""],
])("[MSG-05] of %s it offers %s, each of which it can compute", async (question, expected) => {
  const words = await loadWords("en", ["tutor"]);
  const outcome = solve(question, "en");
  const offered = outcome.kind === "rejected" ? suggestCorrections(question, outcome.issue, words) : [];
  const texts = offered.map(({ ask }) => ask?.content ?? "");
  if (expected === null) expect(texts.length).toBeGreaterThan(1);
  else expect(texts.join("|")).toBe(expected);
  for (const text of texts) expect(solve(text, "en").kind, text).toBe("solved");
});
