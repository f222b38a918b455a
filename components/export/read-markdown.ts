import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { isBeyondParsing } from "#components/chemistry/beyond-parsing.ts";
import { type Formula, markMath, readMarks, unmarkMath } from "#lib/markdown/math-marks.ts";
import { inUnicode } from "#lib/chemistry/set-chemistry.ts";
import type { Block, Look, Run } from "#lib/documents/document.ts";
import { runsOf, spaceCoefficients } from "#lib/documents/runs.ts";

/** The part of an mdast tree that matters here. */
type Node = {
  type: string;
  value?: string;
  alt?: string | null | undefined;
  url?: string;
  label?: string | null | undefined;
  ordered?: boolean | null | undefined;
  start?: number | null | undefined;
  checked?: boolean | null | undefined;
  children?: Node[];
};

/** Where a block stands: how far in, and whether within a quotation. */
type Place = { readonly depth: number; readonly isQuote: boolean };

const PARSER = unified().use(remarkParse).use(remarkGfm);

/** Markdown as the blocks of a document, set as on the screen. What is beyond parsing is one paragraph. */
export function readMarkdown(source: string): Block[] {
  if (isBeyondParsing(source)) return [{ kind: "paragraph", runs: runsOf(source.trim()), depth: 0, isKept: false }];
  const { text, formulas } = markMath(source);
  const root: Node = PARSER.parse(text);
  return readBlocks(root, formulas, { depth: 0, isQuote: false });
}

function readBlocks({ children = [] }: Node, formulas: readonly Formula[], place: Place): Block[] {
  return children.flatMap((child) => readBlock(child, formulas, place));
}

function readBlock(node: Node, formulas: readonly Formula[], place: Place): Block[] {
  const at = { depth: place.depth, isKept: false };
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", runs: readRuns(node, formulas, []), depth: place.depth, isKept: true }];
    case "paragraph":
      return readParagraph(readRuns(node, formulas, []), place);
    case "html":
      return [{ kind: "paragraph", runs: readText(node.value ?? "", formulas, []), ...at }];
    case "code":
      return [{ kind: "code", text: unmarkMath(node.value ?? "", formulas), ...at }];
    case "table":
      return [
        {
          kind: "table",
          rows: (node.children ?? []).map((row) => (row.children ?? []).map((cell) => readRuns(cell, formulas, []))),
          ...at,
        },
      ];
    case "list":
      return (node.children ?? []).flatMap((item, index) => readItem(item, markOf(node, index), formulas, place));
    case "blockquote":
      return readBlocks(node, formulas, { ...place, isQuote: true });
    case "footnoteDefinition":
      return readItem(node, `[${node.label ?? ""}]`, formulas, place);
    default:
      // Rules and definitions say nothing.
      return [];
  }
}

/** A formula that is alone in its paragraph is an equation. */
function readParagraph(runs: readonly Run[], { depth, isQuote }: Place): Block[] {
  const said = runs.filter((run) => run.kind === "formula" || run.text.trim() !== "");
  if (said.length === 1 && said[0]?.kind === "formula" && said[0].isBlock)
    return [{ kind: "equation", lines: [said], depth, isKept: false }];
  return said.length === 0 ? [] : [{ kind: isQuote ? "quote" : "paragraph", runs, depth, isKept: false }];
}

function markOf({ ordered, start }: Node, index: number): string {
  return ordered === true ? `${(start ?? 1) + index}.` : "•";
}

/** Its first paragraph stands beside the mark, all else below it. */
function readItem({ children = [], checked }: Node, mark: string, formulas: readonly Formula[], place: Place): Block[] {
  const [first, ...rest] = children;
  const head = first?.type === "paragraph" ? readRuns(first, formulas, []) : [];
  const below = first?.type === "paragraph" ? rest : children;
  const box = checked === true ? "☑" : "☐";
  const item: Block = {
    kind: "item",
    mark: typeof checked === "boolean" ? box : mark,
    runs: head,
    depth: place.depth,
    isKept: below.length > 0,
  };
  return [item, ...readBlocks({ type: "item", children: below }, formulas, { ...place, depth: place.depth + 1 })];
}

const LOOKS: Readonly<Record<string, Look>> = { strong: "bold", emphasis: "italic" };

function readRuns({ children = [] }: Node, formulas: readonly Formula[], looks: readonly Look[]): Run[] {
  return children.flatMap((child) => readInline(child, formulas, looks));
}

function readInline(node: Node, formulas: readonly Formula[], looks: readonly Look[]): Run[] {
  const look = LOOKS[node.type];
  switch (node.type) {
    case "text":
      return readText((node.value ?? "").replaceAll(/\s*\n\s*/g, " "), formulas, looks);
    case "html":
      return readText(node.value ?? "", formulas, looks);
    case "inlineCode":
      return [{ kind: "text", text: unmarkMath(node.value ?? "", formulas), looks: [...looks, "code"] }];
    case "break":
      return [{ kind: "text", text: "\n", looks }];
    case "image":
    case "imageReference":
      return node.alt ? [{ kind: "text", text: `[${unmarkMath(node.alt, formulas)}]`, looks }] : [];
    case "footnoteReference":
      return [{ kind: "text", text: `[${node.label ?? ""}]`, looks }];
    case "link":
      return withAddress(readRuns(node, formulas, looks), unmarkMath(node.url ?? "", formulas), looks);
    default:
      return readRuns(node, formulas, look === undefined ? looks : [...looks, look]);
  }
}

/** On paper an address is read, not followed. */
function withAddress(runs: readonly Run[], address: string, looks: readonly Look[]): Run[] {
  const words = runs.map((run) => (run.kind === "text" ? run.text : run.source)).join("");
  const isSaid =
    !/^https?:/i.test(address) ||
    address.replace(/^https?:\/\//i, "").replace(/\/$/, "") === words.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  return isSaid ? [...runs] : [...runs, { kind: "text", text: ` (${address})`, looks }];
}

function readText(text: string, formulas: readonly Formula[], looks: readonly Look[]): Run[] {
  return readMarks(text, formulas).map((part): Run => {
    if (typeof part === "string") return { kind: "text", text: spaceCoefficients(inUnicode(part)), looks };
    if (part.kind === "inline")
      return { kind: "text", text: spaceCoefficients(part.isBlock ? `\n${part.text}\n` : part.text), looks };
    return { kind: "formula", tex: part.tex, source: part.source, isBlock: part.isBlock };
  });
}
