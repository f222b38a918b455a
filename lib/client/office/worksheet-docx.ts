import { LeaderType, LevelFormat, Paragraph, Tab, TabStopType, TextRun } from "docx";
import type { SheetDocument, SheetParagraph } from "../../worksheets/lay-out-worksheet.ts";
import { FAINT, TEXT_WIDTH, writeWordFile } from "./word-file.ts";
import { writeSpans } from "./word-runs.ts";

/** How far exercises stand in behind their numbers, and options behind their letters. */
const INDENT = 480;

/** Above a line, enough to write on it by hand. */
const ROOM = 220;

/** Dark enough to be read where it is small. */
const FAINT_TEXT = "595959";

const [EXERCISES, ANSWERS] = ["exercises", "answers"];

/** A worksheet as a Word document. */
export function writeWorksheetDocx({ title, language, paragraphs }: SheetDocument): Promise<Blob> {
  return writeWordFile({
    title,
    language,
    numbering: { config: [EXERCISES, ANSWERS].map((reference) => ({ reference, levels: LEVELS })) },
    children: paragraphs.flatMap((paragraph, index) => writeParagraph(paragraph, paragraphs[index + 1])),
  });
}

const LEVELS = [
  {
    level: 0,
    format: LevelFormat.DECIMAL,
    text: "%1.",
    style: { run: { bold: true }, paragraph: { indent: { left: INDENT, hanging: INDENT } } },
  },
  {
    level: 1,
    format: LevelFormat.LOWER_LETTER,
    text: "%2)",
    style: { paragraph: { indent: { left: 2 * INDENT, hanging: INDENT } } },
  },
];

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
      return [
        new Paragraph({
          numbering: { reference: EXERCISES, level: 0 },
          spacing: { before: 240 },
          keepNext,
          keepLines: true,
          children: writeSpans(paragraph.spans),
        }),
      ];
    case "option":
      return [
        new Paragraph({
          numbering: { reference: EXERCISES, level: 1 },
          keepNext,
          children: writeSpans(paragraph.spans),
        }),
      ];
    case "answer":
      return [
        new Paragraph({ numbering: { reference: ANSWERS, level: 0 }, keepNext, children: writeSpans(paragraph.spans) }),
      ];
    case "source":
      return [
        new Paragraph({
          indent: { left: INDENT },
          keepNext,
          keepLines: true,
          children: writeSpans(paragraph.spans, [], { color: FAINT_TEXT, size: 18 }),
        }),
      ];
  }
}

/** Side by side, each with a line to fill in up to its share of the width. */
function writeFields(labels: readonly string[]): Paragraph {
  const share = Math.floor(TEXT_WIDTH / labels.length);
  return new Paragraph({
    spacing: { after: 240 },
    tabStops: labels.map((_, index) => ({
      type: TabStopType.LEFT,
      position: share * (index + 1),
      leader: LeaderType.UNDERSCORE,
    })),
    children: labels.map(
      (label, index) => new TextRun({ children: [index === 0 ? "" : "\u2003", `${label} `, new Tab()] }),
    ),
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
