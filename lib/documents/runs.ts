import { splitMath } from "../chemistry/display/math.ts";
import { mathOnLine } from "../chemistry/display/math-on-line.ts";
import { setChemistry } from "../chemistry/set-chemistry.ts";
import type { Look, Run } from "./document.ts";

/** Words of any writer, their chemistry set. Code keeps its letters and loses its marks. */
export function runsOf(text: string, looks: readonly Look[] = []): Run[] {
  return setChemistry(text)
    .filter((piece) => piece.kind === "layout" || piece.text !== "")
    .map((piece): Run => {
      if (piece.kind === "layout")
        return { kind: "formula", tex: piece.tex, source: piece.source, isBlock: piece.isBlock };
      return {
        kind: "text",
        text: piece.kind === "code" ? withoutTicks(piece.text) : spaceCoefficients(piece.text),
        looks,
      };
    });
}

/** Code in words stands between backticks, which no sheet shows. */
function withoutTicks(code: string): string {
  const marks = /^`+/.exec(code)?.[0].length ?? 0;
  const inner = code.slice(marks, -marks || undefined);
  return marks >= 3 ? inner.replace(/^[^\n]*\n/u, "").trimEnd() : inner;
}

/** In an equation a number that counts formulas stands apart from them: 2 H₂ + O₂ → 2 H₂O. */
export function spaceCoefficients(text: string): string {
  if (!/[→⇌]/u.test(text)) return text;
  const spaceLine = (line: string) =>
    /[→⇌]/u.test(line) ? line.replaceAll(/(?<![\p{L}\p{N}.,])(\d{1,3})(?=[A-Z([])/gu, "$1\u00A0") : line;
  return text.split("\n").map(spaceLine).join("\n");
}

/** The lines of an equation; TeX without delimiters is one formula. */
export function equationLines(text: string): Run[][] {
  const isBareTex = text.includes("\\") && splitMath(text).every(({ kind }) => kind === "text");
  if (isBareTex) return [[{ kind: "formula", tex: text, source: `\\[${text}\\]`, isBlock: true }]];
  return text.split("\n").map((line) => runsOf(line));
}

/** The runs as people write them on a line. */
export function lineOf(runs: readonly Run[]): string {
  return runs.map((run) => (run.kind === "text" ? run.text : mathOnLine(run.tex))).join("");
}
