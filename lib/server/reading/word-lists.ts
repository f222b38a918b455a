import { formatCount } from "./format-count.ts";
import { findAttribute, readXml } from "./xml.ts";

type Level = { format: string; text: string; start: number };

/** Lists of the same `counter` go on counting where the other one was, unless one of their levels starts anew. */
type List = { counter: string; levels: Level[]; starts: Map<number, number> };

/** A list has no more (17.9.6). */
const LEVELS = 9;

/** A paragraph's place in a list; the empty id is none. */
export type ListPlace = { id: string; level: number };

export const NO_LIST: ListPlace = { id: "", level: 0 };

/** The numbers that Word puts before the paragraphs of its lists (ECMA-376 part 1, 17.9); they are no part of the text. */
export class ListNumbering {
  /** By the id that paragraphs give. */
  readonly #lists: ReadonlyMap<string, List>;
  readonly #styles: ReadonlyMap<string, ListPlace>;
  readonly #counts = new Map<string, number[]>();
  /** The levels of lists that have started anew: each does once, where it is first used. */
  readonly #started = new Set<string>();

  private constructor(lists: ReadonlyMap<string, List>, styles: ReadonlyMap<string, ListPlace>) {
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
    const list = this.#lists.get(id);
    const own = list?.levels[level];
    if (!list || !own) return "";
    const { counter, levels } = list;
    const counts = this.#counts.get(counter) ?? [];
    counts[level] = this.#takeStart(id, level, list) ?? (counts[level] ?? own.start - 1) + 1;
    counts.length = level + 1;
    this.#counts.set(counter, counts);
    if (own.format === "bullet" || own.format === "none") return "";
    const label = own.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatCount(counts[at] ?? levels[at]?.start ?? 1, levels[at]?.format ?? "decimal");
    });
    return label === "" ? "" : `${label} `;
  }

  #takeStart(id: string, level: number, { starts }: List): number | undefined {
    const place = `${id} ${level}`;
    if (this.#started.has(place)) return undefined;
    this.#started.add(place);
    return starts.get(level);
  }
}

function readLists(xml: string): Map<string, List> {
  const abstract = new Map<string, Level[]>();
  const lists = new Map<string, List>();
  let list: List = { counter: "", levels: [], starts: new Map() };
  let level: Level = { format: "decimal", text: "", start: 1 };
  let overridden = 0;
  for (const piece of readXml(xml)) {
    if (piece.kind !== "open") continue;
    const { name, attributes } = piece;
    const value = findAttribute(attributes, "w:val") ?? "";
    if (name === "w:abstractNum") {
      list = { counter: "", levels: [], starts: new Map() };
      abstract.set(findAttribute(attributes, "w:abstractNumId") ?? "", list.levels);
    } else if (name === "w:num") {
      list = { counter: "", levels: [], starts: new Map() };
      lists.set(findAttribute(attributes, "w:numId") ?? "", list);
    } else if (name === "w:abstractNumId") {
      list.counter = value;
      list.levels = [...(abstract.get(value) ?? [])];
    } else if (name === "w:lvl") list.levels[levelOf(attributes)] = level = { format: "decimal", text: "", start: 1 };
    else if (name === "w:numFmt") level.format = value;
    else if (name === "w:lvlText") level.text = value;
    else if (name === "w:start") level.start = Number(value) || 0;
    else if (name === "w:lvlOverride") overridden = levelOf(attributes);
    else if (name === "w:startOverride") list.starts.set(overridden, Number(value) || 0);
  }
  return lists;
}

function levelOf(attributes: string): number {
  const level = Number(findAttribute(attributes, "w:ilvl"));
  return Number.isInteger(level) && level >= 0 && level < LEVELS ? level : 0;
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
