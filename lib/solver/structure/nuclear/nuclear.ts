import type { Locale } from "../../../i18n/locales.ts";
import type { Decay } from "../../../problems/nuclear/decays.ts";
import { nucleus, solveDecay, solveMissing } from "../../../problems/nuclear/nuclear-equations.ts";
import type { Part, Puzzle } from "../../../problems/nuclear/nuclear-equations.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { structureReader } from "../reader.ts";
import type { Answer } from "../reader.ts";
import { NUCLEAR_PHRASES } from "./phrases.ts";
import { readNuclide, readPart } from "./read-nuclei.ts";

const WORDS = "problems-nuclear.equations";

/** More are no equation of a course. */
const MOST_PARTS = 6;

/** What is to be found: a mark, a letter, or nothing behind a plus. */
const MISSING = /^(?:\?|x|\[ ?\?? ?\]|_+)?$/iu;

type Side = readonly (Part | "missing")[];

function readSide(text: string, language: Locale): Side | null {
  const items = text.split(/ \+(?: |$)|(?<=\S)\+(?= ?[\p{L}^⁰-⁹\d?])/u).map((item) => item.trim());
  const parts: (Part | "missing")[] = [];
  for (const item of items) {
    const part = MISSING.test(item) ? "missing" : readPart(item, language);
    if (part === null) return null;
    parts.push(part);
  }
  return parts.length <= MOST_PARTS ? parts : null;
}

const known = (side: Side): readonly Part[] => side.filter((part) => part !== "missing");

const sum = (parts: readonly Part[], of: "massNumber" | "charge"): number =>
  parts.reduce((total, part) => total + part[of], 0);

/** An equation in which one nuclide or particle is missing, with what it must be; null for any other. */
export function readPuzzle(x: string, language: Locale): Puzzle | null {
  const [before, behind, ...others] = x.split("->");
  if (before === undefined || behind === undefined || others.length > 0) return null;
  const [left, right] = [readSide(before, language), readSide(behind, language)];
  if (left === null || right === null) return null;
  if ([...left, ...right].filter((part) => part === "missing").length !== 1) return null;
  const [own, opposite] = left.includes("missing") ? [left, right] : [right, left];
  const missing = nucleus({
    massNumber: sum(known(opposite), "massNumber") - sum(known(own), "massNumber"),
    charge: sum(known(opposite), "charge") - sum(known(own), "charge"),
  });
  const put = (side: Side): readonly Part[] => side.map((part) => (part === "missing" ? missing : part));
  return { left: put(left), right: put(right), missing };
}

const complete: Answer = ({ x, language }) => {
  const puzzle = readPuzzle(x, language);
  const solved = puzzle === null ? null : solveMissing(puzzle);
  return solved === null ? null : [solvedFacts(WORDS, solved)];
};

const decay =
  (kind: Decay): Answer =>
  ({ x, language }) => {
    const parent = readNuclide(x, language);
    const solved = parent === null ? null : solveDecay(parent, kind);
    return solved === null ? null : [solvedFacts(WORDS, solved)];
  };

/** In every sentence of these questions, accents apart. */
const CUE =
  /->|decay|emission|emits|capture|captura|desintegra|decaimiento|መበስበስ|ብስባሴ|ዲኬይ|ልቀት|መያዝ|ቀረጻ|衰变|俘获|正电子|क्षय|उत्सर्जन|ग्रहण/iu;

/** "U-238 -> Th-234 + ?", "alpha decay of Ra-226", "beta decay of C-14" */
export const readNuclear = structureReader(
  NUCLEAR_PHRASES,
  {
    alpha: decay("alpha"),
    positron: decay("positron"),
    capture: decay("capture"),
    beta: decay("beta-minus"),
    complete,
  },
  CUE,
);
