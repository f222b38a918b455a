import { findElement } from "../chemistry/elements/elements.ts";
import type { Span } from "./claim.ts";

type Named = Span & { readonly formulas: readonly string[] };

const FARTHEST = 60;
/** What begins anew before what is computed. */
const BOUND = /[\n|;；:：，,。！？!?]|\.\s/gu;
/** "Al used =", "Moles of AlCl₃ =", "AlCl₃ 的物质的量 =": few words between the name and the sign. */
const LEADS = /^[\s*_)]*(?:[\p{L}\p{M}]{1,14}[\s*_]*){0,2}[=≈][\s*_$]*$/u;
/** "Mass of Na in NaCl": a part of it. */
const OF_PART = /(?<!\p{L})(?:in|per|en|dans|par|में)(?!\p{L})|中/iu;
const SYMBOL = /(?<![\p{L}\p{M}\d_^\\])([A-Z][a-z])(?![\p{L}\p{M}\d₀-₉'’.])/gu;

/** The one substance that the words before an equals sign name as what is computed; null where none or several are named. */
export function findNamedBefore(text: string, start: number, mentions: readonly Named[]): string | null {
  const from = Math.max(0, start - FARTHEST);
  const before = text.slice(from, start);
  const bound = [...before.matchAll(BOUND)].at(-1);
  const begin = from + (bound === undefined ? 0 : bound.index + bound[0].length);
  const lead = text.slice(begin, start);
  const elements = [...lead.matchAll(SYMBOL)].flatMap(({ index, 1: symbol = "" }): Named[] =>
    findElement(symbol) === null
      ? []
      : [{ start: begin + index, end: begin + index + symbol.length, formulas: [symbol] }],
  );
  const own = mentions.filter((each) => each.start >= begin && each.end <= start);
  const [only, ...others] = own.length > 0 ? own : elements;
  if (only === undefined || others.length > 0 || only.formulas.length !== 1 || OF_PART.test(lead)) return null;
  return LEADS.test(text.slice(only.end, start)) ? (only.formulas[0] ?? null) : null;
}

const CELL = /^\s*\|\s*[*_]*([^|]{1,30}?)[*_]*\s*\|/u;

/** The substance that the first cell of a row of a table names, of which its other cells tell. */
export function findOwnerOfRow(text: string, at: number, mentions: readonly Named[]): readonly string[] | null {
  const begin = text.lastIndexOf("\n", at - 1) + 1;
  const cell = CELL.exec(text.slice(begin, at));
  const name = cell?.[1];
  if (cell === null || name === undefined) return null;
  if (findElement(name) !== null) return [name];
  const [only, ...others] = mentions.filter((each) => each.start >= begin && each.end <= begin + cell[0].length);
  const isWhole = only !== undefined && others.length === 0 && only.end - only.start >= name.trim().length - 1;
  return isWhole ? only.formulas : null;
}
