import { convertMillimetersToTwip, Document, Footer, type IStylesOptions, LeaderType, LevelFormat, Packer, PageNumber, Paragraph, Tab, TabStopType, TextRun } from "docx";
import type { ScriptSpan } from "../chemistry/display/split-scripts.ts";
import type { OfficeLanguage } from "../worksheets/office-language.ts";
import type { SheetDocument, SheetParagraph } from "../worksheets/lay-out-worksheet.ts";

/**
 * A4, as paper is in most places where the six languages are spoken; Word fits it to Letter where a printer holds that.
 * All lengths in twips, a twentieth of a point.
 */
const PAGE = { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297), margin: convertMillimetersToTwip(22) };
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** How far exercises stand in behind their numbers, and options behind their letters. */
const INDENT = 480;

/** Above a line, enough to write on it by hand. */
const ROOM = 220;

const FAINT = "7F7F7F";
/** Dark enough to be read where it is small. */
const FAINT_TEXT = "595959";

const [EXERCISES, ANSWERS] = ["exercises", "answers"];

/** A worksheet as a Word document (Office Open XML, ISO/IEC 29500). */
export function writeDocx({ title, language, paragraphs }: SheetDocument): Promise<Blob> {
  const document = new Document({
    title,
    creator: "AtomCoach",
    lastModifiedBy: "AtomCoach",
    styles: stylesFor(language),
    numbering: { config: [EXERCISES, ANSWERS].map((reference) => ({ reference, levels: LEVELS })) },
    // As new documents of Word are, and not as those of an older one.
    compatibility: { version: 15 },
    sections: [
      {
        properties: { page: { size: { width: PAGE.width, height: PAGE.height }, margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin } } },
        footers: { default: new Footer({ children: [new Paragraph({ alignment: "center", children: [new TextRun({ children: [PageNumber.CURRENT], color: FAINT, size: 18 })] })] }) },
        children: paragraphs.flatMap((paragraph, index) => writeParagraph(paragraph, paragraphs[index + 1])),
      },
    ],
  });
  return Packer.toBlob(document);
}

const LEVELS = [
  { level: 0, format: LevelFormat.DECIMAL, text: "%1.", style: { run: { bold: true }, paragraph: { indent: { left: INDENT, hanging: INDENT } } } },
  { level: 1, format: LevelFormat.LOWER_LETTER, text: "%2)", style: { paragraph: { indent: { left: 2 * INDENT, hanging: INDENT } } } },
];

function stylesFor({ tag, fonts }: OfficeLanguage): IStylesOptions {
  const language = { value: tag, eastAsia: tag, bidirectional: tag };
  const font = { ascii: fonts.latin, hAnsi: fonts.latin, eastAsia: fonts.eastAsian, cs: fonts.complex };
  const heading = (size: number, after: number) => ({ run: { font, size, bold: true, color: "auto" }, paragraph: { spacing: { after }, keepNext: true } });
  return {
    default: { document: { run: { font, language, size: 22 }, paragraph: { spacing: { after: 80 } } }, title: heading(36, 240), heading1: heading(28, 200) },
  };
}

/** What belongs to one exercise stays on one page: each of its paragraphs is kept with the `next` one, but for the last. */
function writeParagraph(paragraph: SheetParagraph, next: SheetParagraph | undefined): Paragraph[] {
  const keepNext = next?.kind === "option" || next?.kind === "room" || next?.kind === "source";
  switch (paragraph.kind) {
    case "title":
      return [new Paragraph({ heading: "Title", children: writeSpans(paragraph.spans) })];
    case "key":
      return [new Paragraph({ heading: "Heading1", pageBreakBefore: true, children: writeSpans(paragraph.spans) })];
    case "fields":
      return [writeFields(paragraph.labels)];
    case "room":
      return Array.from({ length: paragraph.lines }, (_, index) => writeLine(index < paragraph.lines - 1));
    case "exercise":
      return [new Paragraph({ numbering: { reference: EXERCISES, level: 0 }, spacing: { before: 240 }, keepNext, keepLines: true, children: writeSpans(paragraph.spans) })];
    case "option":
      return [new Paragraph({ numbering: { reference: EXERCISES, level: 1 }, keepNext, children: writeSpans(paragraph.spans) })];
    case "answer":
      return [new Paragraph({ numbering: { reference: ANSWERS, level: 0 }, keepNext, children: writeSpans(paragraph.spans) })];
    case "source":
      return [new Paragraph({ indent: { left: INDENT }, keepNext, keepLines: true, children: writeSpans(paragraph.spans, { color: FAINT_TEXT, size: 18 }) })];
  }
}

/** Text whose lines are kept, with its scripts as the formats that Word's own buttons set. */
function writeSpans(spans: readonly ScriptSpan[], look: { color: string; size: number } | null = null): TextRun[] {
  return spans.flatMap(({ text, position }) =>
    text.split("\n").map((line, index) => new TextRun({ text: line, break: index > 0 ? 1 : 0, subScript: position === "sub", superScript: position === "sup", ...look })),
  );
}

/** Side by side, each with a line to fill in up to its share of the width. */
function writeFields(labels: readonly string[]): Paragraph {
  const share = Math.floor(TEXT_WIDTH / labels.length);
  return new Paragraph({
    spacing: { after: 240 },
    tabStops: labels.map((_, index) => ({ type: TabStopType.LEFT, position: share * (index + 1), leader: LeaderType.UNDERSCORE })),
    children: labels.map((label, index) => new TextRun({ children: [index === 0 ? "" : "\u2003", `${label} `, new Tab()] })),
  });
}

/** A line to write on: the leader of a tab, which every program draws. */
function writeLine(keepNext: boolean): Paragraph {
  return new Paragraph({
    indent: { left: INDENT },
    spacing: { before: ROOM, after: 0 },
    keepNext,
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.UNDERSCORE }],
    children: [new TextRun({ children: [new Tab()], color: FAINT })],
  });
}
