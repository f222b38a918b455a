import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { compareElements } from "./compare-elements.ts";

test.each<[Locale, string, string, string | null]>([
  ["en", "what is electronegativity", "which has more of it, P or Cl", "Cl"],
  ["en", "explain ionization energy", "and which one has less, K or Li?", "K"],
  ["es", "qué es la electronegatividad", "¿cuál tiene más, N o F?", "F"],
  ["fr", "c'est quoi l'électronégativité", "lequel en a le plus, N ou F ?", "F"],
  ["zh", "什么是电负性", "N和F哪个更大", "F"],
  ["en", "what is a mole", "which has more of it, P or Cl", null],
  ["en", "what is electronegativity", "which has more protons, P or Cl", null],
  ["en", "what is electronegativity", "who has more homework", null],
])("[TALK-03] elements are compared by what was spoken of, in %s, behind “%s”: %s", (locale, said, text, element) => {
  const value = compareElements(text, [said], locale)?.solution.answer.value;
  expect(value?.kind === "formula" ? value.formula : null).toBe(element);
});
