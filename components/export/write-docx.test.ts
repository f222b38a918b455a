import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { writeDocumentDocx } from "#lib/client/office/document-docx.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { OFFICE_LANGUAGES } from "#lib/documents/office-language.ts";
import { type Locale, LOCALES } from "#lib/i18n/locales.ts";
import { readDocxLines } from "#tests/support/read-docx.ts";
import { CARDS, cardReply, exportWords, MARKDOWN, question, reply } from "./conversation.fixture.ts";
import { layOutConversation } from "./lay-out-conversation.ts";

async function docxOf(messages: readonly Message[], locale: Locale = "en"): Promise<Blob> {
  const head = { title: "Gas Laws Session", subtitles: ["Gas Laws", "20 November 2026"], isCut: false };
  return writeDocumentDocx(layOutConversation(messages, head, await exportWords(locale)), {
    title: head.title,
    language: OFFICE_LANGUAGES[locale],
  });
}

async function xmlOf(docx: Blob): Promise<string> {
  return strFromU8(unzipSync(new Uint8Array(await docx.arrayBuffer()))["word/document.xml"] ?? new Uint8Array());
}

test("[HOME-04] [CARD-09] a conversation as a Word document says to a reader what it says on the screen", async () => {
  const docx = await docxOf([
    question("Balance H2 + O2 -> H2O\u0001, please"),
    cardReply(CARDS.step_solution),
    cardReply(CARDS.mcq_question),
    reply(MARKDOWN),
  ]);
  const lines = (await readDocxLines(docx)).map((line) => line.replaceAll(/[\u00A0\u202F]/gu, " "));
  expect(lines).toEqual([
    "Gas Laws Session",
    "Gas Laws",
    "20 November 2026",
    "You",
    "Balance H₂ + O₂ → H₂O, please",
    "AtomCoach",
    "Step-by-step solution",
    "1. Add up the atoms",
    "Water is H₂O.",
    "H: 2 × 1.008 = 2.016",
    "O: 1 × 15.999 = 15.999",
    "2. The sum",
    "(2 × 1.008) + 15.999 = 18.015 g/mol",
    "Both atoms of hydrogen count.",
    "3. Balance what burns.",
    "2 H₂ + O₂ → 2 H₂O",
    "4. The amount",
    "n=m/M=(9.01 g)/(18.015 g/mol)",
    "Final answer",
    "0.500 mol",
    "The second problem gave no mass.",
    "AtomCoach",
    "Multiple choice question",
    "How much H₂O is 9.01 g?",
    "a) 0.250 mol",
    "b) 0.500 mol (Right answer)",
    "c) 162 mol (Your choice)",
    "Not quite. Review the explanation below. 0 of 100 points",
    "162 is the product.",
    "Explanation",
    expect.stringContaining("Divide by"),
    "Made and solved by the engine",
    "AtomCoach",
    "The idea",
    expect.stringMatching(/^Take K=.+ and mind CO₂, see the table \(https:\/\/example\.org\/t\)\.$/),
    "1. Count H2O once.",
    "• twice, if H₂O₂",
    "2. Divide.",
    expect.stringMatching(/^x=\(−b±√/),
    "Substance M in g/mol",
    "H₂SO₄ 98.07",
    "NaOH 40.00",
    "Keep the figures.",
    "2 * H2O",
    "2 H₂ + O₂ → 2 H₂O, for $15",
  ]);
});

test("[HOME-04] [CARD-09] in a Word document scripts are scripts, fractions and roots Word's own formulas, tables tables", async () => {
  const xml = await xmlOf(await docxOf([reply(MARKDOWN)]));
  expect(xml).toContain('<w:vertAlign w:val="subscript"/></w:rPr><w:t xml:space="preserve">2</w:t>');
  expect(xml.match(/<m:f>/g)).toHaveLength(2);
  expect(xml.match(/<m:rad>/g)).toHaveLength(1);
  // The letters of a substance are upright, and mhchem's scripts hang on them.
  expect(xml).toContain("<m:sSub><m:sSubPr/><m:e><m:r><m:rPr><m:nor/></m:rPr><m:t>H</m:t></m:r></m:e><m:sub>");
  expect(xml.match(/<w:tbl>/g)).toHaveLength(1);
  expect(xml).toContain("<w:tblHeader/>");
  expect(xml).not.toMatch(/\\|\*\*|##|\$\$/);
});

test("[HOME-04] [CARD-09] mhchem's charges, conditions and mass numbers stand where they belong in Word's formulas", async () => {
  const xml = await xmlOf(await docxOf([reply(String.raw`\(\ce{SO4^2- ->[\Delta] ^{14}_{6}C}\)`)]));
  expect(xml.match(/<m:sSubSup>/g)).toHaveLength(1);
  expect(xml.match(/<m:sPre>/g)).toHaveLength(1);
  expect(xml.match(/<m:limUpp>/g)).toHaveLength(1);
  expect(xml).toMatch(/<m:sub>(?:(?!<\/m:sub>).)*<m:t>6<\/m:t>.*<m:sup>(?:(?!<\/m:sup>).)*<m:t>14<\/m:t>/);
  expect(xml).not.toContain("<m:e/>");
});

test("[HOME-04] what a formula cannot be read as stands on the line, and nothing spoils the file", async () => {
  const hostile = [
    String.raw`\(\frac{a}{\undefined}\)`,
    String.raw`\(\href{javascript:alert(1)}{\frac{a}{b}}\)`,
    "<w:p>&amp;\u0000\uD800",
    "| a |\n|---|\n| | |",
  ];
  const docx = await docxOf(hostile.map((content) => reply(content)));
  const lines = await readDocxLines(docx);
  expect(lines).toContain("<w:p>&\uFFFD\uFFFD");
  expect(lines.join("\n")).toContain("undefined");
  expect(await xmlOf(docx)).not.toContain("w:hyperlink");
});

test.each(LOCALES)("[HOME-04] [I18N-01] in %s a Word document names its language", async (locale) => {
  const docx = await docxOf(
    Object.values(CARDS).map((card) => cardReply(card)),
    locale,
  );
  const styles = strFromU8(unzipSync(new Uint8Array(await docx.arrayBuffer()))["word/styles.xml"] ?? new Uint8Array());
  expect(styles).toContain(`w:val="${OFFICE_LANGUAGES[locale].tag}"`);
  expect((await readDocxLines(docx)).length).toBeGreaterThan(60);
});
