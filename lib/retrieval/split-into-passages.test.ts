import fc from "fast-check";
import { expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { splitIntoPassages } from "./split-into-passages.ts";

const SENTENCE = "A buffer holds a weak acid together with its conjugate base, 2.50 g of it in water at pH 4.7.";
const CHINESE_SENTENCE = "缓冲溶液含有弱酸及其共轭碱，能吸收加入的酸或碱。";
const LONGEST = 1_000;

function texts(text: string, locale: "en" | "zh" = "en"): string[] {
  return splitIntoPassages([{ page: 1, text }], locale).map((passage) => passage.text);
}

test("[MAT-04] passages keep their page and their order, and none spans two pages", () => {
  const pages = [3, 4, 9].map((page) => ({ page, text: `${SENTENCE} `.repeat(20) }));
  const passages = splitIntoPassages(pages, "en");
  expect(passages.map(({ ordinal }) => ordinal)).toEqual(passages.map((_, at) => at));
  expect([...new Set(passages.map(({ page }) => page))]).toEqual([3, 4, 9]);
  expect(splitIntoPassages([pages[1] ?? { page: 0, text: "" }], "en").map(({ text }) => text)).toEqual(
    passages.filter(({ page }) => page === 4).map(({ text }) => text),
  );
});

test("a long text is cut between sentences, and each passage repeats the end of the one before", () => {
  const sentences = Array.from({ length: 30 }, (_, at) => `Sample ${at} was weighed. ${SENTENCE}`);
  const passages = texts(sentences.join(" "));
  expect(passages.length).toBeGreaterThan(3);
  for (const passage of passages) {
    expect(passage.length).toBeLessThanOrEqual(LONGEST);
    expect(passage).toMatch(/\.$/);
  }
  for (const [at, passage] of passages.slice(1).entries())
    expect(passages[at]?.endsWith(passage.slice(0, passage.indexOf("4.7.") + 4))).toBe(true);
});

test("a heading begins a passage, and lines that only wrap make one paragraph", () => {
  const part = `${SENTENCE}\n`.repeat(4);
  expect(texts(`${part}2.3 Titrations\nThe burette is\nread twice.`)).toEqual([
    part.trim().replaceAll("\n", " "),
    "2.3 Titrations The burette is read twice.",
  ]);
});

test("a sentence that is too long is cut, but not within an equation or between a number and its unit", () => {
  const term = "2 KMnO₄ + 5 H₂C₂O₄ + 3 H₂SO₄ → 2 MnSO₄ + 10 CO₂ + 8 H₂O and 12.5 mL";
  for (const piece of texts(Array.from({ length: 40 }, () => term).join(" then "))) {
    expect(piece.length).toBeLessThanOrEqual(LONGEST);
    expect(piece).not.toMatch(/[+→\d]$/);
    expect(piece).not.toMatch(/^[+→]/);
  }
});

test("Chinese lines are joined without a space, and its passages are shorter", () => {
  const passages = texts(Array.from({ length: 40 }, () => CHINESE_SENTENCE.replace("，", "，\n")).join("\n"), "zh");
  expect(passages.length).toBeGreaterThan(2);
  for (const passage of passages) {
    expect(passage).not.toContain(" ");
    expect(passage.length).toBeLessThanOrEqual(400);
  }
});

test("whatever the text, every word is in some passage, none is too long, and no character is torn", () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.constantFrom("H₂O", "→", "+", "12.5", "mL", "።", "।", "。", "\n", "\n\n", "1. Title\n", "🧪"),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), (words) => {
      const text = words.join(" ");
      const passages = texts(text);
      for (const passage of passages) {
        expect(passage.length).toBeLessThanOrEqual(LONGEST);
        expect(passage.isWellFormed()).toBe(text.isWellFormed());
        expect(passage).toBe(passage.trim());
        expect(passage).not.toBe("");
      }
      const joined = passages.join("").replaceAll(/\s+/gu, "");
      for (const each of text.replaceAll("\0", "").split(/\s+/u)) if (each.length < 20) expect(joined).toContain(each);
    }),
    { numRuns: 200 },
  );
});

test("a page without spaces or a million characters long takes no long time", () => {
  const split = () => {
    expect(texts("H".repeat(100_000)).join("")).toHaveLength(100_000);
    expect(texts(`${SENTENCE} `.repeat(10_000)).length).toBeGreaterThan(1_000);
  };
  expect(ownMilliseconds(split)).toBeLessThan(15_000);
});
