import type { Block } from "./document.ts";
import { lineOf } from "./runs.ts";

const INDENT = "   ";
const SPEAKER_RULE = "-".repeat(20);

/** A document as plain text, its chemistry in Unicode notation: no marks of any language for setting text. */
export function writeText(blocks: readonly Block[]): string {
  return `${blocks.map((block, index) => gapAbove(block, blocks[index - 1]) + standIn(textOf(block), block.depth)).join("")}\n`;
}

/** What belongs to the block above follows it at once. */
function gapAbove(block: Block, above: Block | undefined): string {
  if (above === undefined) return "";
  if (block.kind === "subtitle") return "\n";
  if (block.kind === "speaker") return "\n\n\n";
  const isList = block.kind === "item" && above.kind === "item";
  const isBelowItsHead = above.kind === "speaker" || above.kind === "label" || above.kind === "heading";
  const isPartOfStep =
    block.depth > 0 && (above.depth > 0 || above.kind === "step" || above.kind === "item" || above.kind === "equation");
  return isList || isBelowItsHead || isPartOfStep ? "\n" : "\n\n";
}

function standIn(text: string, depth: number): string {
  return depth === 0 ? text : text.replaceAll(/^(?=.)/gmu, INDENT.repeat(depth));
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "speaker":
      return `${lineOf(block.runs)}\n${SPEAKER_RULE}`;
    case "item":
    case "step":
      return hang(`${block.mark} `, lineOf(block.runs));
    case "note":
      return `[${lineOf(block.runs)}]`;
    case "quote":
      return `“${lineOf(block.runs)}”`;
    case "equation":
      return block.lines.map(lineOf).join("\n");
    case "code":
      return block.text;
    case "table":
      return tableText(block.rows.map((row) => row.map(lineOf)));
    case "drawing":
      return [block.drawing.title, block.drawing.text].filter((line) => line !== "").join("\n");
    default:
      return lineOf(block.runs).trim();
  }
}

/** Later lines stand below the first, not below its mark. */
function hang(mark: string, text: string): string {
  return mark + text.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
}

/** Columns below each other, the names of the columns above a rule. */
function tableText(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  const lines = rows.map((row) =>
    widths
      .map((width, column) => pad(row[column] ?? "", width))
      .join("  ")
      .trimEnd(),
  );
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return [...lines.slice(0, 1), rule, ...lines.slice(1)].join("\n");
}

/** In columns of a typewriter's: Han and what goes with it takes two, a mark on a letter none. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text)
    width += /\p{Mn}/u.test(sign) ? 0 : /[\p{Script=Han}\u3000-\u303F\uFF00-\uFF60]/u.test(sign) ? 2 : 1;
  return width;
}

function pad(text: string, width: number): string {
  return text + " ".repeat(width - widthOf(text));
}
