import type { Span } from "../claim.ts";

/**
 * A cell of a table as the sentences that it may stand for, "Zn²⁺/Zn: E° = −0.76 V", "Na⁺: 10 electrons", each with the
 * place from which on it says something of the cell, and the place of the cell in its line.
 */
export type CellSentences = {
  readonly readings: readonly { readonly text: string; readonly from: number }[];
  readonly cell: Span;
  /** A "no" to its head: it is right where the sentences are wrong. */
  readonly isDenied: boolean;
};

const UNIT_OF_HEAD = /^(.*?)\s*(?:\(([^()\d]{1,12}(?:\([^()]{1,8}\))?)\)|[/,]\s?([^\s/,()]{1,8}))\s*$/u;
const NUMBER = /^[+−–-]?\s?[\d.,]+(?:\s?[×·]\s?10\S{1,4})?$/u;
const YES = /^(?:yes|sí|oui|是|हाँ|አዎ|[✓✔✅]\uFE0F?)$/iu;
const NO = /^(?:no|non|否|नहीं|አይ|አይደለም|[✗✘❌])$/iu;
const COUNT = /^\d{1,3}$/;
const LONGEST_CELL = 60;

export function cellsOf(line: string): (Span & { readonly text: string })[] {
  const cells: (Span & { readonly text: string })[] = [];
  for (const match of line.matchAll(/[^|]+/g)) {
    const text = match[0].trim();
    const start = match.index + match[0].indexOf(text);
    cells.push({ start, end: start + text.length, text });
  }
  return cells.filter(({ text, start }) => text !== "" || start > 0);
}

/** What the cells of a row say of what its first cell names, each under its head. */
export function readCells(head: string, row: string): CellSentences[] {
  const [heads, cells] = [cellsOf(head), cellsOf(row)];
  const [subject, ...others] = cells;
  if (subject === undefined || heads.length !== cells.length) return [];
  return others.flatMap((cell, at): CellSentences[] => {
    const title = heads[at + 1]?.text ?? "";
    if (cell.text === "" || Math.max(cell.text.length, subject.text.length, title.length) > LONGEST_CELL) return [];
    const [, name = title, bracketed, behind] = UNIT_OF_HEAD.exec(title) ?? [];
    const isNumber = NUMBER.test(cell.text);
    const lead = `${subject.text}: ${name}${isNumber ? " = " : ": "}`;
    const unit = isNumber ? (bracketed ?? behind ?? "") : "";
    const { start, end } = cell;
    const answer = YES.test(cell.text) ? true : NO.test(cell.text) ? false : null;
    if (answer !== null) {
      const text = `${subject.text}: ${title.replace(/\s?[?？]\s*$/u, "")}`;
      return [{ readings: [{ text, from: subject.text.length + 2 }], cell: { start, end }, isDenied: !answer }];
    }
    const named = { text: `${lead}${cell.text}${unit === "" ? "" : ` ${unit}`}`, from: lead.length };
    const counted = { text: `${subject.text}: ${cell.text} ${name.toLowerCase()}`, from: subject.text.length + 2 };
    const ordered = { text: `${subject.text}: ${name} ${cell.text}`, from: lead.length - 2 };
    const ofSubject = { text: `${cell.text} ${subject.text.toLowerCase()}`, from: 0 };
    const plain = { text: `${subject.text} ${cell.text}`, from: subject.text.length + 1 };
    const before = `${title} (${subject.text}) `;
    const under = { text: `${before}${cell.text}`, from: before.length };
    const readings = COUNT.test(cell.text) ? [named, counted, ordered, ofSubject] : [named, plain, under];
    return [{ readings, cell: { start, end }, isDenied: false }];
  });
}
