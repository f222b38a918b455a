import { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { rowsOf } from "../reference.ts";
import { isPercent } from "../ways/meanings.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";

const EMPIRICAL =
  /empirical formula|simplest formula|fórmula empírica|formule empirique|实验式|最简式|मूलानुपाती सूत्र|ኢምፒሪካል/giu;
const MOLECULAR = /molecular formula|fórmula molecular|formule moléculaire|分子式|(?:आणविक|अणु)\s?सूत्र|ሞለኪውላር/giu;
/** "The empirical formula of glucose is …". */
const OF = /^[\s*]*(?:of|de|du|d['’])(?!\p{L})/iu;
const IS = /(?<!\p{L})(?:is|es|est)(?!\p{L})|[:=]/iu;
const FARTHEST = 24;
/** In percent: as far as rounded ratios lead from what was told, and where another formula is told. */
const NEAR = 0.6;
const FAR = 3;
const MASS_NEAR = 0.8;

/** Empirical formulas by the shares that were told, molecular ones by the molar mass too. */
export function judgeComposition(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  return [
    ...formulasBehind(EMPIRICAL, clause).flatMap((each) => judgeEmpirical(each, clause)),
    ...formulasBehind(MOLECULAR, clause).flatMap((each) => judgeMolecular(each, clause)),
  ];
}

/** The formulas that are called so, from the words on. */
function formulasBehind(pattern: RegExp, { text, start, mentioned }: Clause): Mentioned[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: word }) => {
    const end = start + index + word.length;
    const isOfNamed = OF.test(text.slice(end - start));
    const is = isOfNamed ? IS.exec(text.slice(end - start)) : null;
    const from = end + (is === null ? 0 : is.index + is[0].length);
    const own = isOfNamed && is === null ? undefined : mentioned.find((each) => each.start >= from);
    return own !== undefined && own.start - from <= FARTHEST && own.formulas.length === 1
      ? [{ ...own, start: start + index }]
      : [];
  });
}

const NUMBER_OF_FIGURES = 40;

function judgeEmpirical({ start, end, formulas: [formula = ""] }: Mentioned, clause: Clause): Statement[] {
  const rows = rowsOf(formula);
  const isSimplest = rows.reduce((divisor, { count }) => greatestCommon(divisor, count), 0) === 1;
  const shares = sharesIn(clause);
  const isOfAll = rows.length >= 2 && rows.length === shares.size && rows.every(({ symbol }) => shares.has(symbol));
  if (!isOfAll) return isSimplest && isSimplestOfSpoken(formula, clause) ? [right({ start, end })] : [];
  const apart = rows.map(({ symbol, percent }) =>
    Math.abs(Number(percent) - (shares.get(symbol) ?? NUMBER_OF_FIGURES)),
  );
  if (isSimplest && apart.every((each) => each <= NEAR)) return [right({ start, end })];
  return apart.some((each) => each > FAR) ? [judged({ start, end }, false)] : [];
}

/** The shares in percent that were told last of each element. */
function sharesIn({ facts }: Clause): ReadonlyMap<string, number> {
  return new Map(
    facts.flatMap(({ of, quantity, source }) =>
      of !== null && isPercent(quantity.unit) && source !== "material" && /^[A-Z][a-z]?2?$/.test(of)
        ? [[of.replace(/2$/, ""), quantity.value.toNumber()] as const]
        : [],
    ),
  );
}

const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other));

/** How often one formula holds another; null where their elements stand in other ratios. */
function timesOf(whole: string, unit: string): number | null {
  const [rows, parts] = [rowsOf(whole), rowsOf(unit)];
  const ratios = rows.map(
    ({ symbol, count }) => count / (parts.find((each) => each.symbol === symbol)?.count ?? Number.NaN),
  );
  const [first, ...others] = ratios;
  const isOne = rows.length === parts.length && first !== undefined && others.every((ratio) => ratio === first);
  return isOne ? (first ?? null) : null;
}

/** "The empirical formula of glucose is CH2O": of the only compound of its elements that the clause names. */
function isSimplestOfSpoken(formula: string, { mentioned }: Clause): boolean {
  return mentioned.some(
    ({ formulas: [other = "", ...more] }) =>
      more.length === 0 && other !== formula && (timesOf(other, formula) ?? 0) > 1,
  );
}

function judgeMolecular({ start, end, formulas: [formula = ""] }: Mentioned, clause: Clause): Statement[] {
  const rows = rowsOf(formula);
  const mass = rows.reduce((sum, row) => sum.plus(row.mass), new Decimal(0));
  const isOfMass = clause.facts.some(
    ({ quantity, source, of }) =>
      source !== "material" &&
      of !== formula &&
      quantity.unit.dimension === DIMENSIONS.molarMass &&
      quantity.value.minus(mass).abs().lte(MASS_NEAR),
  );
  const shares = sharesIn(clause);
  const isOfShares =
    rows.length === shares.size &&
    rows.every(({ symbol, percent }) => Math.abs(Number(percent) - (shares.get(symbol) ?? Infinity)) <= NEAR);
  const isOfUnit = clause.earlier.some((unit) => (timesOf(formula, unit) ?? 0) >= 2);
  return rows.length >= 2 && isOfMass && (isOfShares || isOfUnit) ? [right({ start, end })] : [];
}
