import { type MathPiece, splitMath } from "#lib/chemistry/display/math.ts";

/** Mathematics in a text, each formula by its number. */
export type Formula = Exclude<MathPiece, { kind: "text" | "code" }>;

/** Private to this program: Unicode gives these two signs no meaning. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /(?:\uE000|%EE%80%80)(\d{1,6})(?:\uE001|%EE%80%81)/;

/**
 * Puts a mark in the place of each formula before Markdown reads the text, which would take their backslashes, stars,
 * bars and underscores for its own.
 */
export function markMath(source: string): { text: string; formulas: Formula[] } {
  const formulas: Formula[] = [];
  const marked = splitMath(source.replaceAll(/[\uE000\uE001]/g, "")).map((piece) => {
    if (piece.kind === "text" || piece.kind === "code") return piece.text;
    formulas.push(piece);
    return `${OPEN}${formulas.length - 1}${CLOSE}`;
  });
  return { text: marked.join(""), formulas };
}

/** Words and formulas in their order. */
export function readMarks(text: string, formulas: readonly Formula[]): (string | Formula)[] {
  return text.split(MARK).flatMap((part, index): (string | Formula)[] => {
    const found = index % 2 === 0 ? part : formulas[Number(part)];
    return found === undefined || found === "" ? [] : [found];
  });
}

/** The text as it was written, for places that show no formulas: code, addresses. */
export function unmarkMath(text: string, formulas: readonly Formula[]): string {
  return readMarks(text, formulas)
    .map((part) => (typeof part === "string" ? part : part.source))
    .join("");
}
