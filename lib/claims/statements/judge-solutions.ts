import {
  POLYPROTIC_ACIDS,
  STRONG_ACIDS,
  STRONG_BASES,
  WEAK_ACIDS,
  WEAK_BASES,
} from "../../chemistry/data/acid-constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Fact } from "../evidence.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

const FREEZES =
  /(?:freez(?:es|ing point)|congela|congelación|gèle|congélation|凝固点|冰点|जमता|हिमांक)[^\d.;−-]{0,30}?\+?(\d{1,2}(?:[.,]\d{1,3})?)\s?°\s?C/giu;
/** Solvents that freeze above zero themselves. */
const WARM_SOLVENTS: ReadonlySet<string> = new Set(["C6H6", "C6H12", "CH3COOH", "C10H8", "C10H16O"]);
const EXPONENT = /(?<!\p{L})pH(?!\p{L})[^\d.;]{0,16}?(\d{1,2}(?:[.,]\d{1,3})?)(?![\d.,]\d|\d)/gu;
const NEUTRAL_SUM = 14;

/** What freezes below water, and the pH of what is strong by the concentrations that were told. */
export function judgeSolutions(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgeFreezing(clause), ...judgeStrong(clause), ...judgeExponents(clause)];
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

const NAMED_EXPONENT =
  /(?<!\p{L})p(OH|H)(?!\p{L})\s?(?:=|≈|is|of|es|est|de|为|是|约为|约|है|ነው)?\s?(?:about |unos? |environ |约|लगभग )?(\d{1,2}[.,]\d{1,3})(?![\d.,]\d|\d)/gu;
const IONS: Readonly<Record<string, readonly string[]>> = { H: ["H+", "H3O+"], OH: ["OH-"] };

/** pH and pOH by the ions that were told, and by each other. */
function judgeExponents({ text, start, facts }: Clause): Statement[] {
  const read = [...text.matchAll(NAMED_EXPONENT)].map((match) => {
    const digits = match[2] ?? "";
    const at = match.index + match[0].lastIndexOf(digits);
    const places = digits.split(/[.,]/)[1]?.length ?? 0;
    return {
      of: match[1] ?? "",
      at,
      end: at + digits.length,
      value: Number(digits.replace(",", ".")),
      half: 0.5001 * 10 ** -places,
    };
  });
  return read.flatMap(({ of, at, end, value, half }): Statement[] => {
    const other = of === "H" ? "OH" : "H";
    const isOfIons = facts.some(
      (fact) =>
        fact.of !== null &&
        IONS[of]?.includes(fact.of) === true &&
        fact.quantity.unit.dimension === DIMENSIONS.concentration &&
        fact.quantity.value.gt(0) &&
        [fact.quantity.value, fact.unrounded].some(
          (known) => Math.abs(-Math.log10(inMolar(fact, known)) - value) <= half,
        ),
    );
    const others = [
      ...facts.flatMap(({ symbol, quantity }) => (symbol === `p${other}` ? [quantity.value.toNumber()] : [])),
      ...read.flatMap((each) => (each.of === other && each.at < at ? [each.value] : [])),
    ];
    const isComplement = others.some((known) => Math.abs(NEUTRAL_SUM - known - value) <= half);
    return isOfIons || isComplement ? [right({ start: start + at, end: start + end })] : [];
  });
}

const inMolar = ({ quantity: { unit } }: Fact, value: Decimal): number =>
  value.times(unit.numerator).div(unit.denominator).div(PER_LITRE).toNumber();

/** In mol/m³. */
const PER_LITRE = 1000;
