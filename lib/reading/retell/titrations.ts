import { isOfDimension } from "../text/spot.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { findCues } from "../cues/cues.ts";
import type { Spot } from "../text/spot.ts";
import { listSpots, spelt } from "../text/spots.ts";
import { joinEquations } from "./joined-equations.ts";

/** Titrations at length, by their parts: two volumes, one strength, what it is of, and what is asked for. */

/** "V1 = 20.0 mL", "of concentration c1": letters beside what they stand for. */
const LETTER = String.raw`(?:[VvCc]_?(?:eq|[a-zA-Z\d₀-₉])?)`;
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?<![A-Za-z])${LETTER} ?[=:] ?(?=\d)`, "g"), ""],
  [new RegExp(String.raw`\b(concentration|molarity|volume) ${LETTER}(?![A-Za-z\d=]| ?=)`, "g"), "$1"],
  [
    new RegExp(String.raw`\b([Ff]ind|[Cc]alculate|[Dd]etermine|[Ww]hat is) (?:c|C)_?[a-zA-Z\d₀-₉](?=[.?]| in\b)`, "g"),
    "$1 the concentration",
  ],
  [
    / \(?(?:an? )?(?:diacid|diprotic acid|dibasic acid|strong acid|strong base|weak acid|monoprotic acid)\)(?=[.,;]| )/g,
    "",
  ],
];

/** "A solution S of oxalic acid": a letter that is no element. */
function withoutLetters(text: string): string {
  const [, letter] = /\bsolution ([A-Z])\b(?! ?[=+])/.exec(text) ?? [];
  const unnamed =
    letter === undefined
      ? text
      : text
          .replaceAll(new RegExp(String.raw`\bsolution ${letter}\b`, "g"), "solution")
          .replaceAll(new RegExp(String.raw`\bof ${letter}\b`, "g"), "of the solution");
  // "… solution (I2 + … → …).": an equation that stands in brackets.
  const open = unnamed.replaceAll(/ \(([^()]*(?:→|->|⟶)[^()]*)\)/g, ": $1");
  return LETTERS.reduce((told, [from, to]) => told.replaceAll(from, to), open);
}

const IS_TITRATION =
  /\btitrat|\bequivalence\b|\bend[- ]?point\b|\btitres?\b|\bneutrali[sz]|\b(?:need|requir|react|us)ed\b|\b(?:needs|requires|reacts)\b/i;

const ASKS_STRENGTH = /\b(?:concentration|molarity)\b/i;

/** What makes another problem of it, or another point than the one where both have reacted. */
const ELSE =
  /\b(?:half|halfway|first (?:equivalence|end)|mid-?point|dilut\w*|aliquot|flask is filled|made up to|back|left over|unreacted|remain\w*|below|above|before the (?!pink|colou?r|solution (?:turns|changes))|past the|beyond|pH|pKa?|mixture|salt|impure|purity|percent\w*|mass|grams?|monohydrogen|dihydrogen|hydrogen ?(?:phosphate|carbonate|sulfate)|not|partly|only one|some|spill\w*|los(?:t|es?)|leak\w*|evaporat\w*|overshoots?|overshot|passed|too (?:much|little|far)|error|wrong\w*|air bubble|twice|repeat\w*|water)\b|%|\bexcess of \d|\d[^.;?]{0,40}\bin excess\b/i;

const WHOLLY = /\b(?:complete\w*|fully|both|all (?:two|three|the|of)|neutrali[sz]ed|third)\b/i;

/** Of these one proton after the other goes, each at a point of its own. */
const IN_STEPS: ReadonlySet<string> = new Set(["H3PO4", "H3PO3", "H2CO3", "H3AsO4", "H2SO3", "H2S"]);

const MARKS_TITRANT =
  /equivalence|end[- ]?point|titre|burette|buret|needed|needs|required|requires|used|added|neutrali|reacted|reacts/i;

const textOf = (spot: Spot | undefined): string =>
  spot?.kind === "cue" || spot?.kind === "word" ? spot.text.toLowerCase() : "";

const formulaOf = (spot: Spot | undefined): string | null =>
  spot?.kind === "substance" && spot.substance.formulas.length === 1 ? (spot.substance.formulas[0] ?? null) : null;

/** Words between a strength and what it is of. */
const BESIDE =
  /^(?:of|a|an|the|solution|aqueous|standard|dilute|concentration|molarity|molar|with|whose|which|has|having|is|at|in|it)$/;

/** What is there only once both have met. */
const LATER = /^(?:equivalence|end|endpoint|result\w*|final|after|new|neutral)$/;

/** What the strength at a place is of: behind it, or before it. */
export function ownerOf(spots: readonly Spot[], at: number): string | null {
  for (const step of [1, -1]) {
    for (let next = at + step; next >= 0 && next < spots.length; next += step) {
      const spot = spots[next];
      if (spot?.kind === "substance") return formulaOf(spot);
      const isPassed = BESIDE.test(textOf(spot)) || (step === -1 && spot?.kind === "mark" && /[,(=]/.test(spot.mark));
      if (!isPassed) break;
    }
  }
  return null;
}

/** The words around a place, up to the signs that end a clause. */
function clauseAt(plain: string, { start, end }: Spot): string {
  const before = /(?:[^.;]|\.(?=\d))*$/.exec(plain.slice(Math.max(0, start - 90), start))?.[0] ?? "";
  const behind = /^(?:[^.;?]|\.(?=\d))*/.exec(plain.slice(end, end + 60))?.[0] ?? "";
  return `${before} ${behind}`;
}

/** Whether a volume is of what is analysed: "20.0 mL of the acid", "25 mL of S", "25 mL sample of vinegar". */
function isOfAnalyte(spots: readonly Spot[], at: number, analyte: string, others: readonly string[]): boolean {
  for (let next = at + 1; next < Math.min(spots.length, at + 8); next += 1) {
    const spot = spots[next];
    if (spot?.kind === "quantity" || (spot?.kind === "mark" && /[.?;]/.test(spot.mark))) return false;
    const formula = formulaOf(spot);
    if (formula !== null) return formula === analyte || others.includes(formula);
    if (/^(?:is|are|was|were|into|titrat\w*|need\w*|requir\w*)$/.test(textOf(spot)))
      return spots
        .slice(at + 1, next)
        .some((each) => /^(?:s|it|solution|acid|base|sample|alkali|vinegar)$/.test(textOf(each)));
  }
  return false;
}

/** The one ion of a salt that an equation has among its species; the salt itself where it is there. */
export function inEquation(formula: string, equation: BalancedEquation | null): string {
  if (equation === null || equation.species.includes(formula)) return formula;
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const ions = salt === null ? [] : [...salt.cations, salt.anion];
  const found = ions.map((ion) => canonicalOf(ion.formula)).filter((each) => equation.species.includes(each));
  return found.length === 1 ? (found[0] ?? formula) : formula;
}

function findEquation(spots: readonly Spot[]): BalancedEquation | "unclear" | null {
  const written = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const [first, second, ...more] = written;
  if (first === undefined) return null;
  if (first === null || second === null || more.length > 0) return "unclear";
  return second === undefined ? first : (joinEquations(first, second) ?? joinEquations(second, first) ?? "unclear");
}

/** A titration in the words that the readers know; the text itself where it is none, or not all of its parts are sure. */
export function withTitration(text: string): string {
  if (!IS_TITRATION.test(text) || !ASKS_STRENGTH.test(text) || text.length > LONGEST) return text;
  const lettered = withoutLetters(text);
  const plain = spelt(lettered, "en");
  const spots = listSpots(lettered, "en", findCues("en") ?? new Map());
  const equation = spots === null ? "unclear" : findEquation(spots);
  if (spots === null || equation === "unclear") return text;
  const bare = spots
    .flatMap((spot) => (spot.kind === "equation" ? [spot] : []))
    .reduceRight((told, { start, end }) => told.slice(0, start) + told.slice(end), plain);
  if (ELSE.test(bare)) return text;
  const quantities = spots.flatMap((spot, at) => (spot.kind === "quantity" ? [at] : []));
  const volumes = quantities.filter((at) => spots[at] !== undefined && isOfDimension(spots[at], DIMENSIONS.volume));
  const strengths = quantities.filter(
    (at) => spots[at] !== undefined && isOfDimension(spots[at], DIMENSIONS.concentration),
  );
  const [strength, ...moreStrengths] = strengths;
  if (strength === undefined || moreStrengths.length > 0 || volumes.length !== 2 || quantities.length !== 3)
    return text;
  const titrant = ownerOf(spots, strength);
  const last = spots.findLastIndex(
    (spot, at) => spot.kind === "mark" && /[.?]/.test(spot.mark) && at < spots.length - 1,
  );
  const asking = spots.slice(last + 1).some((spot) => /concentration|molarity/.test(textOf(spot)))
    ? spots.slice(last + 1)
    : spots.slice(spots.findLastIndex((spot) => /^(?:concentration|molarity)$/.test(textOf(spot))));
  if (asking.some((spot) => LATER.test(textOf(spot)))) return text;
  const named = (part: readonly Spot[]): string[] => [...new Set(part.flatMap((spot) => formulaOf(spot) ?? []))];
  const substances = named(spots).filter((each) => each !== titrant && each !== "H2O");
  const reacting =
    equation === null ? substances : substances.filter((each) => equation.species.includes(inEquation(each, equation)));
  const asked = named(asking).filter((each) => each !== titrant);
  const units = asking.flatMap((spot) => (spot.kind === "unit" ? [plain.slice(spot.start, spot.end)] : []));
  const [only, ...others] = asked.length > 0 ? asked.filter((each) => reacting.includes(each)) : reacting;
  if (titrant === null || only === undefined || others.length > 0) return text;
  if (equation === null && IN_STEPS.has(only) && !WHOLLY.test(bare)) return text;
  const analyte = inEquation(only, equation);
  // "Copper(II) sulfate … copper(II) ions": the salt and its ion are one.
  const alike = substances.filter((each) => inEquation(each, equation) === analyte);
  if (equation === null && substances.length > 1) return text;
  const own = volumes.filter((at) => isOfAnalyte(spots, at, analyte, alike));
  const [sample, ...moreSamples] = own;
  const used = volumes.find((at) => at !== sample);
  const [first, second] = [
    sample === undefined ? undefined : spots[sample],
    used === undefined ? undefined : spots[used],
  ];
  const spot = spots[strength];
  if (first === undefined || second === undefined || spot === undefined || moreSamples.length > 0) return text;
  if (!MARKS_TITRANT.test(clauseAt(plain, second))) return text;
  const told = ({ start, end }: Spot): string => plain.slice(start, end);
  const unit = units.length === 1 ? ` in ${units[0] ?? ""}` : "";
  return `${equation === null ? "" : `${equation.text}. `}${told(first)} of ${analyte} solution is titrated with ${told(second)} of ${told(spot)} ${titrant}. What is the molarity of ${analyte}${unit}?`;
}

/** No titration is told at greater length. UTF-16 units. */
const LONGEST = 800;
