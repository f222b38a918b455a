import { formatCount } from "./format-count.ts";
import { findAttribute, readXml } from "./xml.ts";

type Level = { format: string; text: string; start: number };

/** A paragraph's place in a list; the empty id is none. */
export type ListPlace = { id: string; level: number };

export const NO_LIST: ListPlace = { id: "", level: 0 };

/** The numbers that Word puts before the paragraphs of its lists (ECMA-376 part 1, 17.9); they are no part of the text. */
export class ListNumbering {
  /** By the id that paragraphs give, the levels of the list. */
  readonly #lists: ReadonlyMap<string, readonly Level[]>;
  readonly #styles: ReadonlyMap<string, ListPlace>;
  readonly #counts = new Map<string, number[]>();

  private constructor(lists: ReadonlyMap<string, readonly Level[]>, styles: ReadonlyMap<string, ListPlace>) {
    this.#lists = lists;
    this.#styles = styles;
  }

  /** From word/numbering.xml and word/styles.xml. */
  static read(numbering: string, styles: string): ListNumbering {
    return new ListNumbering(readLists(numbering), readStyles(styles));
  }

  /** The list that the paragraphs of a style are in, unless they say another. */
  ofStyle(style: string): ListPlace {
    return this.#styles.get(style) ?? NO_LIST;
  }

  /** What stands before the next paragraph of a list, a blank included; empty for bullets and outside of lists. */
  next({ id, level }: ListPlace): string {
    const levels = this.#lists.get(id);
    const own = levels?.[level];
    if (!levels || !own) return "";
    const counts = this.#counts.get(id) ?? [];
    counts[level] = (counts[level] ?? own.start - 1) + 1;
    counts.length = level + 1;
    this.#counts.set(id, counts);
    if (own.format === "bullet" || own.format === "none") return "";
    const label = own.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatCount(counts[at] ?? levels[at]?.start ?? 1, levels[at]?.format ?? "decimal");
    });
    return label === "" ? "" : `${label} `;
  }
}

function readLists(xml: string): Map<string, Level[]> {
  const abstract = new Map<string, Level[]>();
  const lists = new Map<string, Level[]>();
  let levels: Level[] = [];
  let level: Level = { format: "decimal", text: "", start: 1 };
  let numId = "";
  for (const piece of readXml(xml)) {
    if (piece.kind !== "open") continue;
    const value = findAttribute(piece.attributes, "w:val") ?? "";
    if (piece.name === "w:abstractNum") abstract.set(findAttribute(piece.attributes, "w:abstractNumId") ?? "", (levels = []));
    else if (piece.name === "w:lvl") levels.push((level = { format: "decimal", text: "", start: 1 }));
    else if (piece.name === "w:numFmt") level.format = value;
    else if (piece.name === "w:lvlText") level.text = value;
    else if (piece.name === "w:start") level.start = Number(value) || 0;
    else if (piece.name === "w:num") numId = findAttribute(piece.attributes, "w:numId") ?? "";
    else if (piece.name === "w:abstractNumId") lists.set(numId, abstract.get(value) ?? []);
  }
  return lists;
}

function readStyles(xml: string): Map<string, ListPlace> {
  const styles = new Map<string, ListPlace>();
  let style = "";
  for (const piece of readXml(xml)) {
    if (piece.kind !== "open") continue;
    const place = styles.get(style) ?? NO_LIST;
    const value = findAttribute(piece.attributes, "w:val") ?? "";
    if (piece.name === "w:style") style = findAttribute(piece.attributes, "w:styleId") ?? "";
    else if (piece.name === "w:numId") styles.set(style, { ...place, id: value });
    else if (piece.name === "w:ilvl") styles.set(style, { ...place, level: Number(value) || 0 });
  }
  return styles;
}
