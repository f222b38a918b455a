import { type RunCache, replaceFormulas } from "./formulas-in-text.ts";
import { replaceLatex } from "./latex.ts";
import { replaceScripts } from "./scripts.ts";
import { spaceUnits } from "./space-units.ts";
import { markTyped } from "./typed-marks.ts";
import { cutVerbatim } from "./verbatim.ts";

const MAX_PASSES = 4;

/**
 * Chemistry in free text as Unicode: LaTeX and mhchem, HTML scripts, formulas (`H2SO4`), ions with their states
 * (`SO4^2-(aq)`), nuclides, arrows, powers of ten, electron configurations; a narrow no-break space between a number and
 * its unit. A script that Unicode has no signs for keeps its mark (`K_eq`, `N_A`). Words, money, identifiers, addresses and
 * code spans stay as they are. Never throws; linear; a formatted text stays the same when formatted again.
 */
export function formatChemistryText(text: string): string {
  const runs: RunCache = { inText: new Map(), inEquations: new Map() };
  let formatted = formatOnce(text, runs);
  if (formatted === text) return text;
  // Odd leftovers of one pass (`Na+²`) can make sense to the next; a text is done when nothing changes any more.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = formatOnce(formatted, runs);
    if (next === formatted) break;
    formatted = next;
  }
  return formatted;
}

function formatOnce(text: string, runs: RunCache): string {
  return replaceLatex(text)
    .split("\n")
    .map((line) =>
      cutVerbatim(line)
        .map((piece) => (piece.isVerbatim ? piece.text : formatLine(piece.text, runs)))
        .join(""),
    )
    .join("\n");
}

function formatLine(line: string, runs: RunCache): string {
  if (!/[\d^_<>=+\-−⁺⁻₀-₉]/.test(line)) return line;
  const arrowed = replaceArrows(markTyped(markScripts(line)));
  const isEquation = /[→⇌⟶]/.test(arrowed);
  return spaceUnits(replaceScripts(replaceFormulas(arrowed, isEquation, runs)), isEquation);
}

/** HTML's scripts; LaTeX's left ones, whose empty braces carry them; a state that stands below the line with a count. */
function markScripts(line: string): string {
  const marked = line.includes("{")
    ? line.replace(/\{\}(?=[_^])/g, "").replace(/(_\{\d{1,3})\s?(\((?:aq|s|l|g)\))\}/g, "$1}$2")
    : line;
  if (!marked.includes("</su")) return marked;
  return marked.replace(
    /<su([bp])>([^<>{}]{1,20})<\/su\1>/g,
    (_, script: string, text: string) => `${script === "b" ? "_" : "^"}{${text}}`,
  );
}

function replaceArrows(line: string): string {
  if (!/[-=<–—]/.test(line)) return line;
  return (
    line
      .replace(/<{1,2}[-=]{1,3}>{1,2}/g, (arrow) => (arrow === "<->" ? "↔" : "⇌"))
      // Of an electron's dashes the first is its charge: +e-->.
      .replace(/(?<=(?<![A-Za-z])e)-(?=-{1,3}>)/g, "⁻")
      // What is written into an arrow stands above it: --Δ-->.
      .replace(/(?<=^|\s)-{2,3}\s?([\p{L}\d][\p{L}\d°, ]{0,19}?)\s?-{1,3}>/gu, "→[$1]")
      .replace(/(?<![-<])-{1,4}>/g, "→")
      .replace(/(?<![=<>!])={1,2}>/g, "⇒")
  );
}
