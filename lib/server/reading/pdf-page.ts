import { placeText, type ScriptPosition } from "./page-text.ts";

/** A run of text as pdf.js finds it: `transform` ends with where it begins; the sizes are those of the page. */
export type PlacedText = { str: string; transform: readonly number[]; width: number };

type Run = { text: string; x: number; y: number; size: number; end: number };

/** Parts of the size of a line's letters. */
const SAME_BASELINE = 0.12;
const SCRIPT_SIZE = 0.86;
/** LibreOffice lowers a subscript by less than a tenth. */
const LEAST_SCRIPT_SHIFT = 0.03;
const SCRIPT_SHIFT = 0.75;
const SCRIPT_GAP = 0.6;
const WORD_GAP = 0.22;
const PARAGRAPH_GAP = 1.75;

/**
 * Puts the runs of a page into lines, in the order in which the page draws them. A smaller run just above or below the
 * line of its neighbour is a super- or subscript, which is how a PDF writes H₂O and 10⁻³.
 */
export class PdfPage {
  #text = "";
  /** The line that is being read: its last run, and its height and size as its letters on the line have them. */
  #line: { run: Run; y: number; size: number } | null = null;

  read(items: readonly PlacedText[]): string {
    for (const item of items) {
      const run = toRun(item);
      if (run.text.trim() === "") this.#addBlank();
      else this.#add(run);
    }
    return this.#text;
  }

  /** A blank says nothing about its line: where it stands is often made up. */
  #addBlank(): void {
    if (this.#text !== "" && !/\s$/.test(this.#text)) this.#text += " ";
  }

  #add(run: Run): void {
    const line = this.#line;
    if (line === null) {
      this.#begin(run, "");
      return;
    }
    const shift = run.y - line.y;
    if (isScriptOf(run, line)) this.#append(run, shift > 0 ? "sup" : "sub");
    else if (isScriptOf({ ...line.run, y: line.y, size: line.size }, { run, y: run.y, size: run.size }))
      this.#begin(run, "", true);
    else if (Math.abs(shift) <= SAME_BASELINE * Math.max(line.size, run.size)) this.#append(run, "base");
    else this.#begin(run, -shift > PARAGRAPH_GAP * line.size || shift > line.size ? "\n\n" : "\n");
  }

  #append(run: Run, position: ScriptPosition): void {
    const line = this.#line;
    if (line === null) return;
    const gap = run.x - line.run.end;
    const isApart = gap > WORD_GAP * line.size || gap < -line.size;
    if (isApart && position === "base" && !/\s$/.test(this.#text)) this.#text += " ";
    if (position !== "base") this.#text = this.#text.trimEnd();
    this.#text += placeText(run.text, position);
    this.#line = { ...line, run };
  }

  /** `isAfterScript`: what was read last stands above or below the line that begins here, as in ²³⁵U. */
  #begin(run: Run, separator: string, isAfterScript = false): void {
    const line = this.#line;
    if (isAfterScript && line !== null) {
      const script = line.run.text;
      const before = this.#text.trimEnd().slice(0, -script.length);
      this.#text = before + placeText(script, line.y > run.y ? "sup" : "sub");
    } else {
      this.#text = this.#text === "" ? "" : this.#text.trimEnd() + separator;
    }
    this.#text += run.text;
    this.#line = { run, y: run.y, size: run.size };
  }
}

/** Whether a run is small, shifted a little, and right beside the last run of a line. */
function isScriptOf(run: Pick<Run, "x" | "y" | "size" | "end">, line: { run: Run; y: number; size: number }): boolean {
  const shift = Math.abs(run.y - line.y);
  const gap = Math.max(run.x - line.run.end, line.run.x - run.end);
  const isShifted = shift > LEAST_SCRIPT_SHIFT * line.size && shift < SCRIPT_SHIFT * line.size;
  return run.size < SCRIPT_SIZE * line.size && isShifted && Math.abs(gap) < SCRIPT_GAP * line.size;
}

function toRun({ str, transform, width }: PlacedText): Run {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  return { text: str, x, y, size: Math.hypot(c, d), end: x + width };
}
