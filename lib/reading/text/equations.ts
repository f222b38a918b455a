import { findArrows } from "../../chemistry/equation/arrows.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import type { SpotOf } from "./spot.ts";

const COEFFICIENT = /^(?:\(\d+\)\/\(\d+\)|\d+\/\d+|\d+(?:\.\d+)?)/;

type Chunk = { readonly text: string; readonly start: number; readonly end: number };

/** The pieces of a stretch between spaces. */
function listChunks(text: string): Chunk[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function isCoefficient(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && COEFFICIENT.exec(chunk.text)?.[0] === chunk.text;
}

function isSpecies(text: string): boolean {
  const bare = text.replace(COEFFICIENT, "");
  return bare !== "" && text.length < LONGEST_SPECIES && (/^e\^?-$/.test(bare) || parseFormula(bare).ok);
}

const LONGEST_SPECIES = 40;

/** "5/2 O2" as the parser of equations takes "(5)/(2) O2". */
function withoutBrackets(text: string): string {
  return text.replace(/\((\d+)\)\/\((\d+)\)/g, "$1/$2");
}

/** Where the side of an equation begins that ends with the text; null where none does. */
function findLeft(before: string): number | null {
  const chunks = listChunks(before);
  let start: number | null = null;
  for (let at = chunks.length - 1; at >= 0; at -= 2) {
    const species = chunks[at];
    if (species === undefined || !isSpecies(species.text)) break;
    const coefficient = chunks[at - 1];
    const isApart = isCoefficient(coefficient);
    start = (isApart ? coefficient : species)?.start ?? null;
    if (isApart) at -= 1;
    if (chunks[at - 1]?.text !== "+") break;
  }
  return start;
}

/** Where the side of an equation ends that begins with the text; null where none does. */
function findRight(after: string): number | null {
  const chunks = listChunks(after);
  let end: number | null = null;
  for (let at = 0; at < chunks.length; at += 2) {
    if (isCoefficient(chunks[at]) && chunks[at + 1]?.text !== "+") at += 1;
    const species = chunks[at];
    if (species === undefined) break;
    // "… + 2 HCl." ends in a sign that belongs to the sentence.
    const text = [species.text, species.text.replace(/[.,;:?!]+$/, ""), species.text.replace(/[.,;:?!)]+$/, "")].find(
      isSpecies,
    );
    if (text === undefined) break;
    end = species.start + text.length;
    if (text !== species.text || chunks[at + 1]?.text !== "+") break;
  }
  return end;
}

/** "H2O(l) -> H2O(g)": one substance in two states, which has a heat and an entropy of its own; null for anything else. */
export function readTransition(text: string): BalancedEquation | null {
  const parsed = parseEquation(text);
  if (!parsed.ok) return null;
  const terms = listTerms(parsed.value).map(({ formula }) => formula);
  const species = terms.map((formula) => canonicalOf(formula));
  const [before, after] = terms;
  const isTransition =
    terms.length === 2 &&
    species[0] === species[1] &&
    before?.state !== null &&
    after?.state !== null &&
    before?.state !== after?.state;
  return isTransition
    ? { equation: parsed.value, coefficients: [1, 1], species, text: formatEquation(parsed.value, "ascii", [1, 1]) }
    : null;
}

function readWritten(text: string): BalancedEquation | null {
  return readBalanced(text) ?? readTransition(text);
}

/** No problem writes more, nor longer ones. */
const MOST_EQUATIONS = 12;
const LONGEST_SIDE = 200;

/** The equations of a text in plain notation, in order. */
export function spotEquations(text: string): SpotOf<"equation">[] {
  const arrows = /->|<=>|[→⇌]/.test(text) ? findArrows(text).slice(0, MOST_EQUATIONS) : [];
  const spots: SpotOf<"equation">[] = [];
  for (const [index, arrow] of arrows.entries()) {
    const from = Math.max(spots.at(-1)?.end ?? 0, arrow.start - LONGEST_SIDE);
    const to = Math.min(arrows[index + 1]?.start ?? text.length, arrow.end + LONGEST_SIDE);
    const left = findLeft(text.slice(from, arrow.start));
    const right = findRight(text.slice(arrow.end, to));
    if (left === null || right === null) continue;
    const [start, end] = [from + left, arrow.end + right];
    spots.push({ kind: "equation", start, end, equation: readWritten(withoutBrackets(text.slice(start, end))) });
  }
  return spots;
}
