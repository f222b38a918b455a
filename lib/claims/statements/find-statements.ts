import type { Equation } from "../../chemistry/equation/equation.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Span } from "../claim.ts";
import type { Fact } from "../evidence.ts";
import type { ToldHeat } from "../ways/told-heats.ts";
import { findEquations } from "../find-equations.ts";
import { isWordOf } from "../bind.ts";
import { findFormulas } from "../find-formulas.ts";
import { findNames } from "../find-names.ts";
import type { PlainText } from "../plain-text.ts";
import { findConcepts, type FoundConcept } from "./find-concepts.ts";
import { judgeAmounts } from "./judge-amounts.ts";
import { judgeAtoms } from "./judge-atoms.ts";
import { judgeBonding } from "./judge-bonding.ts";
import { judgeCells } from "./judge-cells.ts";
import { judgeClasses } from "./judge-classes.ts";
import { judgeColors } from "./judge-colors.ts";
import { judgeComparisons } from "./judge-comparisons.ts";
import { judgeComposition } from "./judge-composition.ts";
import { judgeConfigurations } from "./judge-configurations.ts";
import { judgeShells } from "./judge-shells.ts";
import { judgeConjugates } from "./judge-conjugates.ts";
import { judgeConstants } from "./judge-constants.ts";
import { judgeConversions } from "./judge-conversions.ts";
import { judgeDecays } from "./judge-decays.ts";
import { judgeDerived } from "./judge-derived.ts";
import { judgeElectrons } from "./judge-electrons.ts";
import { judgeElements } from "./judge-elements.ts";
import { judgeEmitters } from "./judge-emitters.ts";
import { judgeExpressions } from "./judge-expressions.ts";
import { judgeFigures } from "./judge-figures.ts";
import { judgeForces } from "./judge-forces.ts";
import { judgeGasDensity } from "./judge-gas-density.ts";
import { judgeGeometry } from "./judge-geometry.ts";
import { judgeHalving } from "./judge-halving.ts";
import { judgeIceRow } from "./judge-ice-tables.ts";
import { judgeIndicators } from "./judge-indicators.ts";
import { judgeIons } from "./judge-ions.ts";
import { judgeLaws } from "./judge-laws.ts";
import { judgeLetters, type WrittenEquality } from "./judge-letters.ts";
import { judgeLimiting } from "./judge-limiting.ts";
import { judgeMolarMasses } from "./judge-molar-masses.ts";
import { judgeNames } from "./judge-names.ts";
import { judgeOrders } from "./judge-orders.ts";
import { judgeOxidation } from "./judge-oxidation.ts";
import { judgePairs } from "./judge-pairs.ts";
import { judgeProportions } from "./judge-proportions.ts";
import { judgeReactions } from "./judge-reactions.ts";
import { judgeSalts } from "./judge-salts.ts";
import { judgeShiftedPoints } from "./judge-shifted-points.ts";
import { judgeShifts } from "./judge-shifts.ts";
import { judgeSolutions } from "./judge-solutions.ts";
import { judgeSpectators } from "./judge-spectators.ts";
import { judgeSpeeds } from "./judge-speeds.ts";
import { judgeSpontaneity } from "./judge-spontaneity.ts";
import { judgeSubstances } from "./judge-substances.ts";
import { judgeTabled } from "./judge-tabled.ts";
import { judgeToldAgain } from "./judge-told-again.ts";
import { judgeToldHeats } from "./judge-told-heats.ts";
import { judgeTotals } from "./judge-totals.ts";
import { judgeTransmutations } from "./judge-transmutations.ts";
import { judgeTrends } from "./judge-trends.ts";
import { TRENDS } from "./pairs.ts";
import { readCells } from "./read-cells.ts";
import { judgeSayings } from "./sayings/judge-sayings.ts";
import { type Clause, type Mentioned, right, type Statement } from "./statement.ts";
import { type Atom, massNumberBehind, readAtom } from "./subject-of.ts";

/** What was read of a text so far, as far as later lines may rest on it. */
export type Scene = {
  readonly locale: Locale;
  /** Canonical formulas that were spoken of, the problem's first. */
  readonly earlier: readonly string[];
  /** What the head of the table says that the line is in. */
  readonly head: readonly FoundConcept[];
  /** The first line of the table that the line is in. */
  readonly titles: string;
  /** The lines above of the table that the line is in, the first among them. */
  readonly rows: readonly string[];
  /** The plain text of the line before. */
  readonly before: string;
  /** The formulas of the last line that has some. */
  readonly last: readonly string[];
  readonly equations: readonly Equation[];
  /** The atom, ion or nuclide that was named last. */
  readonly nuclide: Atom | null;
  /** Whether oxidation numbers were spoken of. */
  readonly isOfOxidation: boolean;
  /** The property of the periodic table that was spoken of last. */
  readonly property: FoundConcept | null;
  readonly facts: readonly Fact[];
  /** The equations that the problem tells a heat of. */
  readonly heats: readonly ToldHeat[];
  /** What was written of letters whose values are looked for. */
  readonly equalities: readonly WrittenEquality[];
};

/** A stop that no space follows is a decimal mark or a part of a name; those of Chinese, Hindi and Amharic need none. */
const SENTENCE = /[^.!?。！？።፧।]+(?:[.!?](?!\s|$|[”"’»)*])[^.!?。！？።፧।]*)*[.!?。！？።፧।]?/gu;
/** Ends of clauses: what is said behind them is said of something else. */
const CLAUSE = /[^;；፤]+/gu;
const PART = /[^,;:，；：、፣፤፦]+/gu;
const JUDGES = [
  judgePairs,
  judgeTrends,
  judgeSubstances,
  judgeGeometry,
  judgeElements,
  judgeOxidation,
  judgeAtoms,
  judgeConstants,
  judgeReactions,
  judgeShifts,
  judgeComparisons,
  judgeOrders,
  judgeProportions,
  judgeSalts,
  judgeTabled,
  judgeExpressions,
  judgeBonding,
  judgeFigures,
  judgeAmounts,
  judgeCells,
  judgeTransmutations,
  judgeEmitters,
  judgeDerived,
  judgeForces,
  judgeMolarMasses,
  judgeGasDensity,
  judgeComposition,
  judgeIndicators,
  judgeIons,
  judgeHalving,
  judgeLimiting,
  judgeClasses,
  judgeConjugates,
  judgeSpontaneity,
  judgeColors,
  judgeSolutions,
  judgeConversions,
  judgeElectrons,
  judgeTotals,
  judgeShiftedPoints,
  judgeToldAgain,
  judgeSpectators,
  judgeSpeeds,
  judgeSayings,
];
/** What stands before a comma may bear on what is behind it. */
const OF_WHOLE_CLAUSES: ReadonlySet<(clause: Clause) => Statement[]> = new Set([
  judgeOxidation,
  judgeConstants,
  judgeExpressions,
  judgeSpontaneity,
]);
const JUDGES_OF_PARTS = JUDGES.filter((judge) => !OF_WHOLE_CLAUSES.has(judge));
const ROW = /^\s*\|/;
const MOST_EARLIER = 60;
const MOST_EQUATIONS = 12;
const MOST_ROWS = 8;
/** Of an article that is written onto the noun. */
const ARTICLE = 2;
const MOST_EQUALITIES = 12;
/** Of the lines before, whose configuration a line may tell. */
const MOST_OWNERS = 4;
const OF_OXIDATION: ReadonlySet<string> = new Set(["oxidation-number", "oxidation", "reduction"]);

const areOfOxidation = (concepts: readonly FoundConcept[]): boolean =>
  concepts.some(({ concept }) => OF_OXIDATION.has(concept));

/** Whether a text speaks of oxidation numbers. */
export const isOfOxidation = (text: string, locale: Locale): boolean => areOfOxidation(findConcepts(text, locale));

/** The one property of the periodic table that some concepts name. */
function propertyIn(concepts: readonly FoundConcept[]): FoundConcept | null {
  const [first, ...others] = concepts.filter(({ concept }) => concept in TRENDS);
  return first !== undefined && others.every(({ concept }) => concept === first.concept) ? first : null;
}

export const findProperty = (text: string, locale: Locale): FoundConcept | null =>
  propertyIn(findConcepts(text, locale));

/** The statements of one line, and what the next may rest on; a cell with its head is judged whole. */
export function findStatements(
  { text: line, settings }: PlainText,
  scene: Scene,
  isCell = false,
): { readonly found: Statement[]; readonly scene: Scene } {
  const mentioned = listMentioned(line, scene.locale, (at) => settings[at] === "ce");
  const isRow = ROW.test(line);
  // "Acid" in "acetic acid" is a part of a name.
  const concepts = findConcepts(line, scene.locale).filter(
    // "L'acide" begins before "acide acétique".
    ({ start, end }) => !mentioned.some((each) => each.start - ARTICLE <= start && each.start < end && end <= each.end),
  );
  const written = equationsOf(line);
  const equationsBefore = (end: number): Equation[] => {
    const before = [...scene.equations, ...written.filter(({ start }) => start < end).map(({ equation }) => equation)];
    return before.length > 0 ? before : written.slice(0, 1).map(({ equation }) => equation);
  };
  const found: Statement[] = [];
  for (const sentence of piecesOf(line, SENTENCE)) {
    const inSentence = within(concepts, sentence);
    const text = line.slice(sentence.start, sentence.end);
    const isAsked = /[?？፧]\s*[”"’»)*]*\s*$/u.test(text);
    const clauseOf = (piece: Span): Clause => {
      const span = { start: sentence.start + piece.start, end: sentence.start + piece.end };
      const own = within(concepts, span);
      const before = mentioned.filter(({ end }) => end <= span.start).flatMap(({ formulas }) => formulas);
      return {
        ...span,
        text: line.slice(span.start, span.end),
        locale: scene.locale,
        concepts: own,
        mentioned: within(mentioned, span),
        around: [...(isRow ? scene.head : []), ...inSentence],
        last: [...scene.last, ...before],
        lineBefore: concepts.filter(({ end }) => end <= sentence.start),
        equations: equationsBefore(span.end),
        isOfOxidation: scene.isOfOxidation,
        property: scene.property,
        facts: scene.facts,
        nuclide:
          lastAtom(
            mentioned.filter(({ end }) => end <= span.start),
            line,
          ) ?? scene.nuclide,
        isDenied: isAsked || own.some(({ concept }) => concept === "not"),
        earlier: [...scene.earlier, ...before],
      };
    };
    const clauses = piecesOf(text, CLAUSE).map(clauseOf);
    found.push(...clauses.flatMap((clause) => JUDGES.flatMap((judge) => judge(clause))));
    // "The dipoles do not cancel, and water is polar": what is denied before a comma is no reason against what is right behind it.
    const pieces = isCell ? [] : piecesOf(text, PART);
    const parts = pieces.length > 1 ? pieces.map(clauseOf) : [];
    found.push(
      ...parts
        .flatMap((part) => JUDGES_OF_PARTS.flatMap((judge) => judge(part)))
        .filter(({ isRight }) => isRight === true),
    );
  }
  const isUnderHead = isRow && scene.titles !== "" && ROW.test(scene.before);
  if (isUnderHead) found.push(...findInCells(line, scene));
  if (isRow && scene.rows.length > 0)
    found.push(...judgeIceRow(line, { rows: scene.rows, equation: scene.equations.at(-1), facts: scene.facts }));
  const isDenied = concepts.some(({ concept }) => concept === "not");
  const letters = judgeLetters(line, scene.locale, scene.equalities);
  found.push(
    ...letters.found,
    ...judgeConfigurations(line, { mentioned, before: scene.earlier.slice(-MOST_OWNERS) }, isDenied),
    ...judgeShells(line, scene.locale, isDenied),
    ...judgeNames(line, { mentioned, concepts, before: scene.earlier }, isDenied),
    ...judgeLaws(line, isDenied),
    ...judgeToldHeats(line, written, scene.heats),
    ...(isDenied ? [] : judgeDecays(line)),
  );
  return {
    found,
    scene: {
      ...scene,
      nuclide: lastAtom(mentioned, line) ?? scene.nuclide,
      isOfOxidation: scene.isOfOxidation || areOfOxidation(concepts),
      property: propertyIn(concepts) ?? scene.property,
      equations: [...scene.equations, ...written.map(({ equation }) => equation)].slice(-MOST_EQUATIONS),
      earlier: [...scene.earlier, ...mentioned.flatMap(({ formulas }) => formulas)].slice(-MOST_EARLIER),
      last: listLast(mentioned, scene.last),
      equalities: [...scene.equalities, ...letters.written].slice(-MOST_EQUALITIES),
      head: isRow ? (scene.head.length > 0 || ROW.test(scene.before) ? scene.head : concepts) : [],
      titles: isRow ? (ROW.test(scene.before) ? scene.titles : line) : "",
      rows: isRow ? [...scene.rows, line].slice(0, MOST_ROWS) : [],
      before: line,
    },
  };
}

const RULE = /^[\s|:–-]+$/u;

/** What each cell of a row says under its head; only what is right: which column tells what it is of is not certain. */
function findInCells(line: string, scene: Scene): Statement[] {
  if (RULE.test(line)) return [];
  return readCells(scene.titles, line).flatMap(({ readings, cell, isDenied }) => {
    const found = readings.flatMap(({ text, from }) => {
      // A symbol in the first cell is that of an element.
      const named = text.indexOf(":");
      const settings = Array.from(text, (_, at) => (at < named ? ("ce" as const) : ("text" as const)));
      const alone = { ...scene, titles: "", rows: [], before: "", head: [] };
      const { found } = findStatements({ text, settings, starts: [], ends: [] }, alone, true);
      return found.filter(({ end }) => end > from);
    });
    return found.length > 0 && found.every(({ isRight }) => isRight === !isDenied) ? [right(cell)] : [];
  });
}

function equationsOf(line: string): (Span & { readonly equation: Equation })[] {
  return findEquations(line).flatMap(({ start, end, equation }) => {
    const parsed = parseEquation(equation);
    return parsed.ok ? [{ start, end, equation: parsed.value }] : [];
  });
}

/** The compounds of a line; one that has none keeps those before it. */
function listLast(mentioned: readonly Mentioned[], last: readonly string[]): readonly string[] {
  const own = mentioned.flatMap(({ formulas }) => (formulas.length === 1 ? formulas : []));
  return own.some((formula) => /[A-Z].*[A-Z]/.test(formula)) ? own : last;
}

/** Of what was named in a text, the last atom; with its mass number where one was told of the same element. */
function lastAtom(mentioned: readonly Mentioned[], text: string): Atom | null {
  const last = mentioned.at(-1);
  const read = last === undefined ? null : readAtom(last.formulas);
  if (last === undefined || read === null) return null;
  return { ...read, massNumber: massNumberBehind(last, { text, start: 0 }), isSure: false };
}

function within<Each extends Span>(all: readonly Each[], { start, end }: Span): Each[] {
  return all.filter((each) => each.start >= start && each.end <= end);
}

function piecesOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** "Electron" and "proton" name what is counted, and no substance that something is said of. */
const PARTICLES: ReadonlySet<string> = new Set(["e-", "H+"]);

function listMentioned(text: string, locale: Locale, isChemistry: (at: number) => boolean): Mentioned[] {
  const written = findFormulas(text, isChemistry).map(({ start, end, ascii }) => ({ start, end, formulas: [ascii] }));
  const named = findNames(text, locale).filter(
    (name) =>
      !PARTICLES.has(name.formulas.join()) && !written.some(({ start, end }) => name.start < end && start < name.end),
  );
  const others = [...written, ...named];
  const nuclides = [...text.matchAll(NUCLIDE)].flatMap(({ index, 0: whole, 1: hyphened, 2: indexed }) => {
    const symbol = hyphened ?? indexed ?? "";
    const end = index + whole.length;
    const span = { start: end - symbol.length, end };
    const isTaken = others.some(({ start, end: last }) => start < span.end && span.start < last);
    return findElement(symbol) === null || isTaken ? [] : [{ ...span, formulas: [symbol] }];
  });
  const known = [...others, ...nuclides];
  const alone = [...text.matchAll(LONE_SYMBOL)].flatMap(({ index, 0: symbol }) => {
    const span = { start: index, end: index + symbol.length };
    const isTaken = known.some(({ start, end }) => start < span.end && span.start < end);
    return isTaken || findElement(symbol) === null || isWordOf(symbol, locale) ? [] : [{ ...span, formulas: [symbol] }];
  });
  return [...known, ...alone].toSorted((a, b) => a.start - b.start);
}

/** "Al is in excess", "Fe has four unpaired electrons": no letter or index stands beside it. */
const LONE_SYMBOL = /(?<![\p{L}\p{M}\d_^\\{·(/⁰¹²³⁴-⁹[])[A-Z][a-z](?![\p{L}\p{M}\d₀-₉⁺⁻⁰¹²³^'’(_/]|[-–‑=≡]|\.\S)/gu;

/** A symbol with its mass number, "I-131", "^{131}_{53}I". */
const NUCLIDE =
  /(?<![\p{L}\d])([A-Z][a-z]?)(?=[-‑]\d{1,3}(?![\d.,]\d|\d|[-‑]))|(?:\^\{?\d{1,3}\}?(?:_\{?\d{1,3}\}?)?|[⁰¹²³⁴-⁹]{1,3}[₀-₉]{0,3})([A-Z][a-z]?)(?![a-z\d₀-₉])/gu;
