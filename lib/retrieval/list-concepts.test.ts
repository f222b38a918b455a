import { expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { LOCALES } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { GLOSSARIES } from "./glossary/glossaries.ts";
import { listConcepts } from "./list-concepts.ts";

const RUSTING: readonly (readonly [Locale, string])[] = [
  ["en", "Why does an iron nail rust?"],
  ["es", "¿Por qué se oxida un clavo de hierro?"],
  ["fr", "Pourquoi un clou en fer rouille-t-il ?"],
  ["am", "የብረት ምስማር ለምን ይዝጋል?"],
  ["zh", "为什么铁钉会生锈？"],
  ["hi", "लोहे की कील पर जंग क्यों लगती है?"],
];

test.each(RUSTING)("the same question is about the same in %s", (locale, question) => {
  expect(listConcepts(question, locale)).toContain("corrosion");
});

test("a substance is the same by its names and by its formula, an element in any amount", () => {
  const salt = "substance:NaCl";
  for (const text of ["NaCl", "table salt", "sodium chloride", "(NaCl)", "0.1 M NaCl(aq)"])
    expect(listConcepts(text, "en"), text).toContain(salt);
  expect(listConcepts("chlorure de sodium", "fr")).toContain(salt);
  expect(listConcepts("O₂", "en")).toContain("element:O");
  expect(listConcepts("oxygen", "en")).toContain("element:O");
});

test("what only looks like a formula is none", () => {
  for (const text of ["He is in No hurry", "pH", "DNA", "Q1 2026", "As I said"])
    expect(
      listConcepts(text, "en").filter((concept) => /^(?:substance|element):/.test(concept)),
      text,
    ).toEqual([]);
});

test.each(LOCALES)("every term of the glossary in %s leads to its concept", (locale) => {
  for (const [concept, terms] of Object.entries(GLOSSARIES[locale])) {
    for (const term of terms.split(",")) {
      const text = term
        .trim()
        .replaceAll(/(?<= )\*(?= )/g, "x")
        .replaceAll("*", "");
      expect(text, concept).not.toBe("");
      const concepts = listConcepts(text, locale);
      // In Chinese a longer term that begins at the same place may hide a shorter one.
      if (locale !== "zh" || concepts.length === 0) expect(concepts, `${concept}: ${term}`).toContain(concept);
    }
  }
});

test("brackets are not searched again from each of them", () => {
  listConcepts("warm up", "en");
  const listAll = () => ["(", ")", "n("].map((piece) => listConcepts(piece.repeat(100_000), "en"));
  expect(ownMilliseconds(listAll)).toBeLessThan(3_000);
});

test("a long and hostile text is read in linear time", () => {
  const listAll = () =>
    ["((((((", "H2", "Na(", "ስለ", "acid ", "酸"].map((piece) =>
      listConcepts(piece.repeat(20_000 / piece.length), "en"),
    );
  expect(ownMilliseconds(listAll)).toBeLessThan(15_000);
});
