import { parseFormula } from "../formula/parse.ts";
import { findArrows } from "./arrows.ts";

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

/** No problem writes more, nor longer ones. */
const MOST_EQUATIONS = 12;
const LONGEST_SIDE = 200;

/** Where the equations of a text in plain notation stand, in order. */
export function listEquationSpans(text: string): { readonly start: number; readonly end: number }[] {
  const arrows = /->|<=>|[→⇌]/.test(text) ? findArrows(text).slice(0, MOST_EQUATIONS) : [];
  const spans: { readonly start: number; readonly end: number }[] = [];
  for (const [index, arrow] of arrows.entries()) {
    const from = Math.max(spans.at(-1)?.end ?? 0, arrow.start - LONGEST_SIDE);
    const to = Math.min(arrows[index + 1]?.start ?? text.length, arrow.end + LONGEST_SIDE);
    const left = findLeft(text.slice(from, arrow.start));
    const right = findRight(text.slice(arrow.end, to));
    if (left !== null && right !== null) spans.push({ start: from + left, end: arrow.end + right });
  }
  return spans;
}
