import { expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { spokenText } from "./spoken-text.ts";

test.each([
  ["## Water\n**Bold**, *slanted* and `code`", "Water\nBold, slanted and code"],
  ["Water is H2O.", "Water is H two O."],
  ["The SO4^2- ion", "The S O four two minus ion"],
  ["2 H2 + O2 -> 2 H2O", "two H two plus O two gives two H two O"],
  ["[a link](https://example.test/x) and https://example.test/y", "a link and"],
  ["- first\n- second\n\n---\n> quoted", "first\nsecond\nquoted"],
  ["| a | b |\n|---|---|\n| 1 | 2 |", "a, b\n1, 2"],
  ["```\nsecret\n```\nafter", "after"],
  ["3 * 4 = 12 and 5 m²", "3 * 4 = 12 and 5 m²"],
  ["COVID-19 and NaCl in 1999", "COVID-19 and NaCl in 1999"],
  ["Cu2+(aq) and Na+(aq)", "Cu two plus aqueous and Na plus aqueous"],
  ["Ag+(aq) + Cl-(aq) -> AgCl(s)", "Ag plus aqueous plus Cl minus aqueous gives Ag Cl solid"],
  ["^{238}_{92}U decays", "238 92 U decays"],
  ["^{238}_{92}U -> ^{234}_{90}Th + ^{4}_{2}He", "238 92 U gives 234 90 Th plus four two He"],
  ["K_{eq} of N_A", "K eq of N A"],
  ["K_{sp} = 10^{-5}", "K sp = 10⁻⁵"],
  ["", ""],
])("[SET-06] %j is read as %j", (markdown, spoken) => {
  expect(spokenText(markdown, "en")).toBe(spoken);
});

test("[SET-06] formulas are spoken in the interface language", () => {
  expect(spokenText("El agua es H2O.", "es")).toBe("El agua es H dos O.");
});

test("a text without an end takes no time without an end", () => {
  for (const sign of ["*", "|", "`", "[", "(", "₂", "A₂", "```\n", "- "]) {
    expect(ownMilliseconds(() => spokenText(sign.repeat(20_000), "en"))).toBeLessThan(2_000);
  }
});
