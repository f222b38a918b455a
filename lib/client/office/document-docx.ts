import {
  BorderStyle,
  type FileChild,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Tab,
  TextRun,
  WidthType,
} from "docx";
import { mathOnLine } from "../../chemistry/display/math-on-line.ts";
import { splitScripts } from "../../chemistry/display/split-scripts.ts";
import type { Block, Run } from "../../documents/document.ts";
import { runsOf } from "../../documents/runs.ts";
import type { OfficeLanguage } from "../../documents/office-language.ts";
import { FAINT, TEXT_WIDTH, writeWordFile } from "./word-file.ts";
import { writeFormula } from "./word-formula.ts";
import { writeSpans } from "./word-runs.ts";

/** How far text stands in below an item or a step, in twips. */
const INDENT = 420;

/** A document of blocks as a Word document, its formulas as Word's own. */
export function writeDocumentDocx(
  blocks: readonly Block[],
  { title, language }: { title: string; language: OfficeLanguage },
): Promise<Blob> {
  return writeWordFile({ title, language, children: blocks.flatMap(writeBlock) });
}

function writeBlock(block: Block): FileChild[] {
  const place = { keepNext: block.isKept, indent: { left: INDENT * block.depth } };
  switch (block.kind) {
    case "title":
      return [new Paragraph({ heading: "Title", children: writeRuns(block.runs), spacing: { after: 40 } })];
    case "subtitle":
      return [new Paragraph({ children: greyed(block.runs), spacing: { after: 0 } })];
    case "speaker":
      return [
        new Paragraph({
          heading: "Heading1",
          children: writeRuns(block.runs),
          spacing: { before: 360, after: 80 },
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: FAINT, space: 2 } },
        }),
      ];
    case "heading":
      return [
        new Paragraph({
          ...place,
          heading: "Heading2",
          keepNext: true,
          children: writeRuns(block.runs),
          spacing: { before: 200, after: 80 },
        }),
      ];
    case "label":
      return [
        new Paragraph({
          ...place,
          heading: "Heading3",
          keepNext: true,
          children: writeRuns(block.runs),
          spacing: { before: 120, after: 40 },
        }),
      ];
    case "item":
    case "step":
      return [writeItem(block.mark, block.runs, place.indent.left, block.isKept)];
    case "equation":
      return block.lines.map(
        (line, index) =>
          new Paragraph({
            ...place,
            alignment: "center",
            keepNext: block.isKept || index < block.lines.length - 1,
            children: writeRuns(line),
          }),
      );
    case "code":
      return [
        new Paragraph({
          ...place,
          keepLines: true,
          children: writeSpans([{ text: block.text, position: "base" }], ["code"]),
        }),
      ];
    case "quote":
      return [new Paragraph({ ...place, indent: { left: place.indent.left + INDENT }, children: italic(block.runs) })];
    case "note":
      return [new Paragraph({ ...place, children: greyed(block.runs) })];
    case "table":
      return [writeTable(block.rows), new Paragraph({ children: [] })];
    case "drawing":
      return [
        new Paragraph({ ...place, keepNext: true, children: writeRuns(runsOf(block.drawing.title, ["bold"])) }),
        new Paragraph({ ...place, children: writeRuns(runsOf(block.drawing.text)) }),
      ];
    case "paragraph":
      return [new Paragraph({ ...place, children: writeRuns(block.runs) })];
  }
}

/** The mark hangs left of all lines of its text. */
function writeItem(mark: string, runs: readonly Run[], left: number, keepNext: boolean): Paragraph {
  const options: IParagraphOptions = {
    keepNext,
    keepLines: true,
    indent: { left: left + INDENT, hanging: INDENT },
    tabStops: [{ type: TabStopType.LEFT, position: left + INDENT }],
  };
  return new Paragraph({ ...options, children: [new TextRun({ children: [mark, new Tab()] }), ...writeRuns(runs)] });
}

function writeTable(rows: readonly (readonly (readonly Run[])[])[]): Table {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const width = Math.floor(TEXT_WIDTH / columns);
  const cellOf = (runs: readonly Run[], isHead: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { left: 80, right: 80 },
      children: [new Paragraph({ children: writeRuns(isHead ? bold(runs) : runs), spacing: { after: 40 } })],
    });
  return new Table({
    width: { size: width * columns, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: Array.from({ length: columns }, (_, column) => cellOf(row[column] ?? [], index === 0)),
        }),
    ),
  });
}

function bold(runs: readonly Run[]): Run[] {
  return runs.map((run) => (run.kind === "text" ? { ...run, looks: [...run.looks, "bold"] } : run));
}

function italic(runs: readonly Run[]): ParagraphChild[] {
  return writeRuns(runs.map((run) => (run.kind === "text" ? { ...run, looks: [...run.looks, "italic"] } : run)));
}

function greyed(runs: readonly Run[]): ParagraphChild[] {
  return runs.flatMap((run) =>
    run.kind === "formula"
      ? writeRuns([run])
      : splitScripts(run.text).map(
          ({ text, position }) =>
            new TextRun({ text, color: FAINT, subScript: position === "sub", superScript: position === "sup" }),
        ),
  );
}

/** Words and formulas in their order; a formula that cannot be laid out stands on the line. */
function writeRuns(runs: readonly Run[]): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    if (run.kind === "text")
      return writeSpans(
        run.looks.includes("code") ? [{ text: run.text, position: "base" }] : splitScripts(run.text),
        run.looks,
      );
    const formula = writeFormula(run.tex);
    return formula === null ? writeSpans(splitScripts(mathOnLine(run.tex))) : [formula];
  });
}
