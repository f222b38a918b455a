import {
  POLYPROTIC_ACIDS,
  STRONG_ACIDS,
  STRONG_BASES,
  WEAK_ACIDS,
  WEAK_BASES,
} from "../../chemistry/data/acid-constants.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

const FREEZES =
  /(?:freez(?:es|ing point)|congela|congelación|gèle|congélation|凝固点|冰点|जमता|हिमांक)[^\d.;−-]{0,30}?\+?(\d{1,2}(?:[.,]\d{1,3})?)\s?°\s?C/giu;
/** Solvents that freeze above zero themselves. */
const WARM_SOLVENTS: ReadonlySet<string> = new Set(["C6H6", "C6H12", "CH3COOH", "C10H8", "C10H16O"]);
const EXPONENT = /(?<!\p{L})pH(?!\p{L})[^\d.;]{0,16}?(\d{1,2}(?:[.,]\d{1,3})?)(?![\d.,]\d|\d)/gu;
const NEUTRAL_SUM = 14;

/** What freezes below water, and the pH of what is strong by the concentrations that were told. */
export function judgeSolutions(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgeFreezing(clause), ...judgeStrong(clause)];
}

/** A solution in water freezes below 0 °C: a value without its minus is that of the difference. */
function judgeFreezing({ text, start, concepts, earlier, mentioned }: Clause): Statement[] {
  const spoken = [...earlier, ...mentioned.flatMap(({ formulas }) => formulas)];
  const isOfWater = spoken.includes("H2O") && !spoken.some((formula) => WARM_SOLVENTS.has(formula));
  if (!isOfWater || !concepts.some(({ concept }) => concept === "solution-of")) return [];
  return [...text.matchAll(FREEZES)].flatMap((match): Statement[] => {
    const digits = match[1] ?? "";
    const end = start + match.index + match[0].length;
    const at = start + match.index + match[0].lastIndexOf(digits);
    return Number(digits.replace(",", ".")) > 0 ? [judged({ start: at, end }, false)] : [];
  });
}

function judgeStrong({ text, start, concepts, mentioned, facts }: Clause): Statement[] {
  const named = mentioned.flatMap(({ formulas }) => formulas);
  const isWeak = named.some((each) => each in WEAK_ACIDS || each in WEAK_BASES || each in POLYPROTIC_ACIDS);
  const isAcid =
    named.some((each) => STRONG_ACIDS.has(each)) || concepts.some(({ concept }) => concept === "strong-acid");
  const isBase =
    named.some((each) => STRONG_BASES[each] === 1) || concepts.some(({ concept }) => concept === "strong-base");
  if (isWeak || isAcid === isBase) return [];
  const concentrations = facts.flatMap(({ quantity: { value, unit } }) =>
    unit.dimension === DIMENSIONS.concentration && value.gt(0)
      ? [value.times(unit.numerator).div(unit.denominator).div(PER_LITRE).toNumber()]
      : [],
  );
  return [...text.matchAll(EXPONENT)].flatMap((match): Statement[] => {
    const digits = match[1] ?? "";
    const places = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0;
    const told = Number(digits.replace(",", "."));
    const isOf = (concentration: number): boolean => {
      const exponent = isAcid ? -Math.log10(concentration) : NEUTRAL_SUM + Math.log10(concentration);
      return Math.abs(exponent - told) <= 0.5001 * 10 ** -places;
    };
    const at = start + match.index + match[0].lastIndexOf(digits);
    return places > 0 && concentrations.some(isOf) ? [right({ start: at, end: at + digits.length })] : [];
  });
}

/** In mol/m³. */
const PER_LITRE = 1000;
