import { STRONG_ACIDS, STRONG_BASES } from "../../chemistry/data/acid-constants.ts";
import { SOLUBILITY_PRODUCTS } from "../../chemistry/data/solubility-products.ts";
import { type Equation, listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf, valueInUnit } from "../agreement.ts";
import type { ReadNumber } from "../claim.ts";
import { readNumberAt } from "../reading.ts";
import { type Clause, right, type Statement } from "./statement.ts";

/** What follows from an amount or concentration that is known: that of the ions, and of what reacts with it or is formed. */
export function judgeDerived(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgeIons(clause), ...judgeReacting(clause)];
}

const ION = String.raw`\[\s?(?:[A-Z][A-Za-z\d₀-₉()]{0,9})(?:\^?\{?\d?[+−–-]\}?|[⁰¹²³⁴-⁹]?[⁺⁻])\s?\]`;
const OF_IONS = new RegExp(String.raw`(?:${ION}\s?[=≈]\s?){1,3}(?=[\d])`, "gu");

/** "[Na⁺] = [Cl⁻] = 0.200 M": as many as the salt, strong acid or strong base has that was told. */
function judgeIons(clause: Clause): Statement[] {
  return [...clause.text.matchAll(OF_IONS)].flatMap((match): Statement[] => {
    const end = match.index + match[0].length;
    const number = readNumberAt(clause.text, end, clause.locale);
    if (number === null || number.quantity.unit.dimension !== DIMENSIONS.concentration) return [];
    const ions = [...match[0].matchAll(new RegExp(ION, "gu"))].map(([ion]) => canonical(ion.slice(1, -1).trim()));
    const isSo = ions.every(
      (ion) =>
        ion !== null &&
        clause.facts.some((fact) => {
          const { quantity, unrounded, of, source } = fact;
          if (source === "material" || quantity.unit.dimension !== DIMENSIONS.concentration) return false;
          const compounds =
            of === null ? [...clause.earlier, ...clause.mentioned.flatMap((each) => each.formulas)] : [of];
          const counts = new Set(compounds.map((formula) => countIons(formula, ion)).filter((count) => count > 0));
          const [count, ...others] = counts;
          return (
            count !== undefined &&
            others.length === 0 &&
            isValue(number, [quantity.value, unrounded], count, quantity.unit)
          );
        }),
    );
    return isSo ? [right({ start: clause.start + match.index, end: clause.start + number.end })] : [];
  });
}

type Unit = ReadNumber["quantity"]["unit"];

const isValue = (number: ReadNumber, values: readonly Decimal[], times: number, unit: Unit): boolean =>
  values.some((value) => {
    const own = valueInUnit(value.times(times), unit, number.quantity.unit);
    return own !== null && isRoundingOf(number, own);
  });

function canonical(written: string): string | null {
  const parsed = parseFormula(written.replaceAll(/[−–]/g, "-"));
  return parsed.ok ? formatFormula({ ...parsed.value, state: null }, "ascii") : null;
}

const INSOLUBLE: ReadonlySet<string> = new Set(SOLUBILITY_PRODUCTS.map(({ formula }) => formula));
const OF_ACIDS: ReadonlySet<string> = new Set(["H+", "H3O+"]);
const OF_BASES: ReadonlySet<string> = new Set(["OH-", "HO-"]);

/** How many ions one unit of what dissociates wholly gives. */
function countIons(formula: string, ion: string): number {
  if (STRONG_ACIDS.has(formula) && OF_ACIDS.has(ion)) return formula === "H2SO4" ? 0 : 1;
  if (OF_BASES.has(ion)) return STRONG_BASES[formula] ?? 0;
  const parsed = parseFormula(formula);
  const salt = parsed.ok && !INSOLUBLE.has(formula) ? findSalt(parsed.value) : null;
  if (
    salt === null ||
    (salt.cations.some(({ formula: cation }) => cation.counts.has("H")) && !STRONG_ACIDS.has(formula))
  )
    return 0;
  if (formula === "H2SO4") return 0;
  return [...salt.cations, salt.anion].reduce(
    (sum, each) => (formatFormula({ ...each.formula, state: null }, "ascii") === ion ? sum + each.count : sum),
    0,
  );
}

const NUMBER = /(?<![\d.,A-Za-z])\d[\d.,]*(?:\s?[×·]\s?10\S{1,5})?\s?(?:m?mol|mol(?:es)?|摩尔|मोल|ሞል)(?![\p{L}/·])/gu;
const NAMED_BEFORE = /n\s?_?[({]\s?([A-Za-z\d₀-₉()]{1,12}?)\s?[)}]\s?[=≈]\s?$/u;
const NEAR = 4;

/** "n(H2O) = 4.96 mol", "生成氢气 0.050 mol": by the last equation and the amounts that are known of the others. */
function judgeReacting(clause: Clause): Statement[] {
  const equation = clause.equations.at(-1);
  if (equation === undefined) return [];
  return [...clause.text.matchAll(NUMBER)].flatMap((match): Statement[] => {
    const number = readNumberAt(clause.text, match.index, clause.locale);
    const of = number === null ? null : ownerOf(match.index, match.index + match[0].length, clause);
    if (number === null || number.quantity.unit.dimension !== DIMENSIONS.amount || of === null) return [];
    const expected = amountsOf(of, equation, clause);
    const isSo = expected.length > 0 && expected.every(({ value, unit }) => isValue(number, [value], 1, unit));
    return isSo ? [right({ start: clause.start + number.start, end: clause.start + number.end })] : [];
  });
}

/** The substance that a number of moles stands beside. */
function ownerOf(start: number, end: number, clause: Clause): readonly string[] | null {
  const written = NAMED_BEFORE.exec(clause.text.slice(0, start))?.[1];
  if (written !== undefined) {
    const formula = canonical(written);
    return formula === null ? null : [formula];
  }
  const own = clause.mentioned.find((each) => {
    const [from, to] = [each.start - clause.start, each.end - clause.start];
    const [behind, before] = [clause.text.slice(end, from), clause.text.slice(to, start)];
    return (
      (from >= end && /^[\s*$]{0,3}(?:of |de |d['’]|का |की |के )?[\s*$]{0,3}$/u.test(behind)) ||
      (to <= start && start - to <= NEAR && /^[\s*$：:=]*$/u.test(before))
    );
  });
  return own?.formulas ?? null;
}

type Amount = { readonly value: Decimal; readonly unit: Unit };

/** What each known amount makes of a substance; of products only what the scarcest reactant does. */
function amountsOf(formulas: readonly string[], equation: Equation, { facts }: Clause): readonly Amount[] {
  const terms = listTerms(equation).map(({ coefficient, formula }) => ({
    of: formatFormula({ ...formula, state: null }, "ascii"),
    count: coefficient === null ? 1 : coefficient.numerator / coefficient.denominator,
  }));
  const isOf = (of: string) => formulas.some((each) => each === of || `${each}2` === of);
  const [own, ...more] = terms.filter(({ of }) => isOf(of));
  if (own === undefined || more.length > 0) return [];
  const turns = terms.flatMap(({ of, count }) =>
    of === own.of
      ? []
      : facts.flatMap(({ of: named, quantity, unrounded, source }) =>
          source !== "material" && named === of && quantity.unit.dimension === DIMENSIONS.amount
            ? [{ of, turns: unrounded.div(count), unit: quantity.unit, isReckoned: source !== "given" }]
            : [],
        ),
  );
  // "2 mol of H2 give 2 mol of H2O" tells a ratio, and no amount.
  const reckoned = turns.filter(({ isReckoned }) => isReckoned);
  const known = reckoned.length > 0 ? reckoned : turns;
  // Of two that were told, the one that limits is not known here.
  if (new Set(known.map(({ of }) => of)).size > 1) return [];
  return known.map(({ turns: value, unit }) => ({ value: value.times(own.count), unit }));
}
