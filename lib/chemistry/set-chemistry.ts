import { formatChemistryText } from "./display/format-chemistry-text.ts";
import { mathOnLine } from "./display/math-on-line.ts";
import { type MathPiece, splitMath } from "./display/math.ts";

/** A run of signs with a sub- or superscript of Unicode in it. */
const SCRIPTED_RUN = /[^\s=\uE000]*[₀-₉₊₋⁰¹²³⁴-⁹⁺⁻][^\s=\uE000]*/gu;
/** What only a typed formula has: a digit behind its letter or bracket, a mark of a script, a sign or an arrow on the line. */
const TYPED_CHEMISTRY = /[A-Za-z)\]]\d|[\^_<>+\\`-]/;

/** Private to this program, and no part of any formula. */
const SET = "\uE000";

/**
 * Chemistry in words of any writer in Unicode notation. What stands in it already stays as it stands: V₁(NaCl) is a volume,
 * and ²³⁹₉₃Np needs both its numbers, though a formula would do without.
 */
export function inUnicode(words: string): string {
  if (words.includes(SET)) return formatChemistryText(words);
  const runs: string[] = [];
  const masked = words.replaceAll(SCRIPTED_RUN, (run) => {
    if (TYPED_CHEMISTRY.test(run)) return run;
    runs.push(run);
    return SET;
  });
  const formatted = formatChemistryText(masked);
  if (runs.length === 0) return formatted;
  const parts = formatted.split(SET);
  return parts.length === runs.length + 1
    ? parts.map((part, index) => part + (runs[index] ?? "")).join("")
    : formatChemistryText(words);
}

/**
 * A text of any writer in its pieces: words with their chemistry in Unicode notation, code letter for letter, and mathematics,
 * in Unicode where that can show it. Setting a text that is set changes nothing. Never throws; linear.
 */
export function setChemistry(text: string): MathPiece[] {
  return cutFences(text)
    .flatMap((part) => (part.kind === "code" ? [part] : splitMath(part.text)))
    .map(setPiece);
}

function setPiece(piece: MathPiece): MathPiece {
  return piece.kind === "text" ? { kind: "text", text: inUnicode(piece.text) } : piece;
}

/** A block of code, to its end or, where it stays open, to that of the text. */
const FENCED = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|[\s\S]*)/gmu;

function cutFences(text: string): Extract<MathPiece, { kind: "text" | "code" }>[] {
  if (!/```|~~~/.test(text)) return [{ kind: "text", text }];
  const parts: Extract<MathPiece, { kind: "text" | "code" }>[] = [];
  let copied = 0;
  for (const { 0: code, index } of text.matchAll(FENCED)) {
    if (index > copied) parts.push({ kind: "text", text: text.slice(copied, index) });
    parts.push({ kind: "code", text: code });
    copied = index + code.length;
  }
  if (copied < text.length) parts.push({ kind: "text", text: text.slice(copied) });
  return parts;
}

/** The text as it is stored: in Unicode notation, with the TeX of what only a layout can show, as a stacked fraction. */
export function setText(text: string): string {
  return setChemistry(text)
    .map((piece) => (piece.kind === "layout" ? piece.source : piece.text))
    .join("");
}

/** An equation as it is stored: TeX whose writer left out its delimiters stays TeX. */
export function setEquation(text: string): string {
  const isBareTex = text.includes("\\") && splitMath(text).every(({ kind }) => kind === "text");
  return isBareTex ? text : setText(text);
}

/** The text for places that lay out nothing, as a file or the clipboard: all of it in Unicode, on the line. */
export function setOnLine(text: string): string {
  return setChemistry(text)
    .map((piece) => (piece.kind === "layout" ? mathOnLine(piece.tex) : piece.text))
    .join("");
}
