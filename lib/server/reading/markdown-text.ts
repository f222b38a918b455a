import type { List, ListItem, Nodes, Parents, PhrasingContent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { type Formula, markMath, readMarks, unmarkMath } from "#lib/markdown/math-marks.ts";
import { plainName } from "./cut-markdown.ts";
import { placeText, type ScriptPosition } from "./page-text.ts";
import { ReadingFailure } from "./reading-failure.ts";
import { readXml } from "./xml.ts";

/** Deeper than anybody nests. */
const MAX_DEPTH = 60;

/** A line that quotes deeper than that; the parser would take half a second for a page of them. */
const TOO_DEEP = new RegExp(`^(?:[ \\t]*>){${MAX_DEPTH + 1}}`, "m");

const PARSER = unified().use(remarkParse).use(remarkGfm);

/**
 * What a reader of the set text reads (CommonMark with GitHub's tables, notes and tasks): no marks, escapes, addresses or
 * comments; mathematics in Unicode. `names` are those of the whole file's definitions.
 */
export function markdownText(page: string, names: ReadonlySet<string>): string {
  const { text, formulas } = markMath(page);
  const before = definitionsFor(text, names);
  const source = before + text;
  if (TOO_DEEP.test(source)) throw new ReadingFailure("too_much");
  return new MarkdownReader(source, before.length, formulas).read(PARSER.parse(source));
}

/** A link or a note is one only where its definition is: those that stand elsewhere are told before the page. */
function definitionsFor(page: string, names: ReadonlySet<string>): string {
  const used = new Set(
    Array.from(page.matchAll(/\[([^[\]\n]+)\]/g), ([, name = ""]) => name).filter((name) => names.has(plainName(name))),
  );
  return used.size === 0 ? "" : `${Array.from(used, (name) => `[${name}]: #\n\n`).join("")}<!-- -->\n\n`;
}

/** Elements of HTML after which a line ends, and those whose content nobody reads. */
const LINES = new Set(["br", "p", "div", "li", "dt", "dd", "summary", "h1", "h2", "h3", "h4", "h5", "h6", "caption"]);
const UNREAD = new Set(["script", "style", "template"]);
const CELLS = new Set(["td", "th"]);

class MarkdownReader {
  readonly #source: string;
  /** Where the page begins in the source. */
  readonly #start: number;
  readonly #formulas: readonly Formula[];
  #depth = 0;

  constructor(source: string, start: number, formulas: readonly Formula[]) {
    this.#source = source;
    this.#start = start;
    this.#formulas = formulas;
  }

  read(node: Nodes): string {
    if (this.#depth > MAX_DEPTH) throw new ReadingFailure("too_much");
    this.#depth += 1;
    const text = this.#read(node);
    this.#depth -= 1;
    return text;
  }

  #read(node: Nodes): string {
    switch (node.type) {
      case "root":
      case "blockquote":
        return this.#blocks(node, "\n\n");
      case "list":
        return node.children
          .map((item, index) => this.#item(item, this.#label(node, item, index)))
          .join(node.spread ? "\n\n" : "\n");
      case "footnoteDefinition":
        return `[${this.#words(node.label ?? node.identifier)}] ${this.#blocks(node, "\n\n")}`;
      case "table":
        return this.#table(node);
      case "html":
        return this.#html(node.value);
      case "code":
      case "inlineCode":
        return unmarkMath(node.value, this.#formulas);
      case "text":
        return this.#words(node.value);
      case "break":
        return "\n";
      case "image":
      case "imageReference":
        return node.alt ? `[${this.#words(node.alt)}]` : "";
      case "footnoteReference":
        return `[${this.#words(node.label ?? node.identifier)}]`;
      case "emphasis":
      case "strong":
        return this.#stressed(node);
      case "delete":
        return this.#struck(node);
      case "paragraph":
      case "heading":
      case "link":
      case "linkReference":
        return this.#phrases(node.children);
      default:
        // Rules and definitions; items, rows and cells are read with their lists and tables.
        return "";
    }
  }

  #blocks(node: Parents, between: string): string {
    return node.children
      .filter(({ position }) => (position?.end.offset ?? 0) > this.#start)
      .map((child) => this.read(child))
      .filter((text) => text !== "")
      .join(between);
  }

  #item(item: ListItem, label: string): string {
    const box = item.checked ? "☑ " : "☐ ";
    return (typeof item.checked === "boolean" ? box : label) + this.#blocks(item, item.spread ? "\n\n" : "\n");
  }

  /** Numbers as they come when the list is set, whatever was typed behind the first one. */
  #label({ ordered, start }: List, item: ListItem, index: number): string {
    const mark = /^\d+([.)])/.exec(
      this.#source.slice(item.position?.start.offset, (item.position?.start.offset ?? 0) + 12),
    )?.[1];
    return ordered ? `${(start ?? 1) + index}${mark ?? "."} ` : "• ";
  }

  /** A row is a sentence, lest its end run into the next one where passages have no lines; an empty cell keeps its place. */
  #table(table: Table): string {
    return table.children.map((row) => endRow(row.children.map((cell) => this.#phrases(cell.children)))).join("\n");
  }

  /** Text with elements of HTML among it, of which some say where it stands. */
  #phrases(nodes: readonly PhrasingContent[]): string {
    let [text, position] = ["", "base" as ScriptPosition];
    for (const node of nodes) {
      const tag = node.type === "html" ? /^<(\/?)(sub|sup|br)\b/i.exec(node.value) : null;
      if (tag === null) text += placeText(this.read(node), position);
      else if (tag[2]?.toLowerCase() === "br") text += "\n";
      else position = tag[1] === "/" ? "base" : scriptOf(tag[2] ?? "");
    }
    return text;
  }

  #html(html: string): string {
    let [text, position, unread] = ["", "base" as ScriptPosition, ""];
    /** The cells of the row so far, each from where its text begins. */
    let [row, cell]: [string[], number] = [[], 0];
    for (const piece of readXml(html)) {
      if (piece.kind === "text") {
        if (unread === "") text += placeText(this.#words(piece.text), position);
        continue;
      }
      const [name, isOpen] = [piece.name.toLowerCase(), piece.kind === "open"];
      if (UNREAD.has(name)) unread = isOpen ? name : "";
      else if (name === "sub" || name === "sup") position = isOpen ? scriptOf(name) : "base";
      else if (CELLS.has(name) && isOpen) cell = text.length;
      else if (CELLS.has(name)) {
        row.push(text.slice(cell));
        text = text.slice(0, cell);
      } else if (name === "tr" && !isOpen) {
        text = `${text.trimEnd()}\n${endRow(row)}\n`;
        row = [];
      } else if (LINES.has(name) && !isOpen) text += "\n";
    }
    return text;
  }

  /** Stars between figures multiply them, and parse as emphasis. */
  #stressed(node: Extract<Nodes, { type: "emphasis" | "strong" }>): string {
    const text = this.#phrases(node.children);
    const mark = this.#markOf(node);
    return /\d$/.test(this.#before(node)) && /^\d/.test(text) ? mark + text + mark : text;
  }

  /** Struck out by two tildes. One is a lowered sign behind a letter or a bracket, as in H~2~O; else it is a sign like any other, as in 5~10 mL. */
  #struck(node: Extract<Nodes, { type: "delete" }>): string {
    const text = this.#phrases(node.children);
    if (this.#markOf(node).length > 1) return text;
    const isLowered = /[\p{L})\]]$/u.test(this.#before(node)) && !/\s/.test(text);
    return isLowered ? placeText(text, "sub") : `~${text}~`;
  }

  #before({ position }: Nodes): string {
    const at = position?.start.offset ?? 0;
    return this.#source.slice(Math.max(this.#start, at - 1), at);
  }

  #markOf(node: Parents): string {
    return this.#source.slice(node.position?.start.offset, node.children[0]?.position?.start.offset);
  }

  #words(text: string): string {
    return readMarks(text, this.#formulas)
      .map((part) => (typeof part === "string" ? raisePowers(part) : mathText(part)))
      .join("");
  }
}

function mathText(formula: Formula): string {
  return formula.kind === "inline" ? formula.text : formatChemistryText(formula.source);
}

/** Charges and powers as pandoc has them written: 10^23^, Cu^2+^. */
function raisePowers(text: string): string {
  return text.replaceAll(/\^(\d+[+\-−]?|[+\-−])\^(?![\w^({])/g, (_, power: string) => placeText(power, "sup"));
}

function scriptOf(tag: string): ScriptPosition {
  return tag.toLowerCase() === "sub" ? "sub" : "sup";
}

function endRow(cells: readonly string[]): string {
  const row = cells.map((cell) => cell.trim().replaceAll(/\s+/g, " ") || "–").join("; ");
  return /[.!?…።।。！？]$/u.test(row) ? row : `${row}.`;
}
