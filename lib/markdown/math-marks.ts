import { type MathPiece, splitMath } from "../chemistry/display/math.ts";

/** Mathematics in a text, each formula by its number. */
export type Formula = Exclude<MathPiece, { kind: "text" | "code" }>;

/** Private to this program: Unicode gives these signs no meaning. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
/** Stands for the underscore of a script in braces, in which Markdown would see emphasis: ^{14}_{6}C, [A]_{eq}. */
const LOWER = "\uE002";
const MARK = /(?:\uE000|%EE%80%80)(\d{1,6})(?:\uE001|%EE%80%81)/;

/** What is marked of a text, besides. */
type Span = { readonly start: number; readonly end: number };
const SCRIPT_UNDERSCORE = /_(?=\{)/g;

/** Takes no room, and keeps all that follows where it was. */
const NOTHING = "\u2060";

/**
 * Puts a mark in the place of each formula before Markdown reads the text, which would take their backslashes, stars,
 * bars and underscores for its own. What is marked moves along; where it lies in a formula, all of that is marked.
 */
export function markMath<Mark extends Span>(
  source: string,
  marks: readonly Mark[] = [],
): { text: string; formulas: Formula[]; marks: Mark[] } {
  const formulas: Formula[] = [];
  const places: Place[] = [];
  let [text, read] = ["", 0];
  for (const piece of splitMath(source.replaceAll(/[\uE000-\uE002]/g, NOTHING))) {
    const isWord = piece.kind === "text" || piece.kind === "code";
    const written = isWord ? piece.text : piece.source;
    const put = isWord ? piece.text.replaceAll(SCRIPT_UNDERSCORE, LOWER) : `${OPEN}${formulas.length}${CLOSE}`;
    if (!isWord) formulas.push(piece);
    places.push({
      start: read,
      end: read + written.length,
      putAt: text.length,
      putEnd: text.length + put.length,
      isWord,
    });
    read += written.length;
    text += put;
  }
  return { text, formulas, marks: marks.map((mark) => moveMark(mark, places)) };
}

/** Where a piece of the source begins and ends, there and in the text that Markdown reads. */
type Place = { start: number; end: number; putAt: number; putEnd: number; isWord: boolean };

function moveMark<Mark extends Span>(mark: Mark, places: readonly Place[]): Mark {
  const first = places.find(({ end }) => mark.start < end);
  const last = places.find(({ end }) => mark.end <= end);
  const start = first?.isWord ? first.putAt + mark.start - first.start : (first?.putAt ?? 0);
  const end = last?.isWord ? last.putAt + mark.end - last.start : (last?.putEnd ?? start);
  return { ...mark, start, end };
}

/** Words and formulas in their order. */
export function readMarks(text: string, formulas: readonly Formula[]): (string | Formula)[] {
  return text.split(MARK).flatMap((part, index): (string | Formula)[] => {
    const found =
      index % 2 === 0 ? part.replaceAll(LOWER, "_").replaceAll(encodeURIComponent(LOWER), "_") : formulas[Number(part)];
    return found === undefined || found === "" ? [] : [found];
  });
}

/** The text as it was written, for places that show no formulas: code, addresses. */
export function unmarkMath(text: string, formulas: readonly Formula[]): string {
  return readMarks(text, formulas)
    .map((part) => (typeof part === "string" ? part : part.source))
    .join("");
}
