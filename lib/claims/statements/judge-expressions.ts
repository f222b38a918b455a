import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { DIVISION_SIGN } from "../plain-text.ts";
import { type Clause, judged, right, type Statement, wrong } from "./statement.ts";

const BRACKET = /\[([^\]\s]{1,14})\](?:\^\{?(\d)\}?|([²³⁴-⁶]))?/gu;
const EXPRESSION =
  /((?:K|Q)_?\{?(?:sp|ps|s|c|p|eq|a|b)?\}?)\s?=\s?((?:[([{]|\]|[^\s=;,]| (?=[[×·(/\ue001\ue002])|(?<=[×·/\ue001\ue002]) ){3,120})/gu;
/** Of the reaction the other way round, or of several times it. */
const REVERSED = /revers|invers|invert|flip|backward|doubl|halv|重|逆|倒|乘|उल्ट|विपरीत|गुना|ተገላቢ/iu;
const POWERS = "⁰¹²³⁴⁵⁶";

/** Solubility products by the ions of a salt, and constants of equilibria by the equation that was written last. */
export function judgeExpressions({ text, start, isDenied, earlier, mentioned, equations }: Clause): Statement[] {
  if (isDenied) return [];
  return [...text.matchAll(EXPRESSION)].flatMap((match): Statement[] => {
    const [whole, letter = "", written = ""] = match;
    const span = { start: start + match.index, end: start + match.index + whole.trimEnd().length };
    const [above = "", below = ""] = written.split(new RegExp(`[/${DIVISION_SIGN}]`));
    const factors = [...factorsOf(above), ...factorsOf(below).map(([ion, power]) => [ion, -power] as const)];
    if (factors.length === 0) return [];
    if (/K_?\{?(?:sp|ps|s)\}?$/u.test(letter))
      return judgeProduct(factors, span, [...earlier, ...mentioned.flatMap(({ formulas }) => formulas)]);
    const equation = equations.findLast(({ arrow }) => arrow === "reversible") ?? equations.at(-1);
    if (equation === undefined) return [];
    if (isOf(factors, equation)) return [right(span)];
    // All that it should have, and other powers of it.
    return hasAllOf(factors, equation) && equations.length === 1 && !REVERSED.test(text) ? [wrong(span)] : [];
  });
}

type Factors = readonly (readonly [species: string, power: number])[];

function factorsOf(text: string): Factors {
  return [...text.matchAll(BRACKET)].map(([, species = "", plain, raised]) => {
    const power = plain === undefined ? (raised === undefined ? 1 : POWERS.indexOf(raised)) : Number(plain);
    return [canonical(species), power] as const;
  });
}

function canonical(species: string): string {
  const parsed = parseFormula(species);
  return parsed.ok ? formatFormula({ ...parsed.value, state: null }, "ascii") : species;
}

/** The ions of the salt that was spoken of last, each as often as it has them. */
function judgeProduct(factors: Factors, span: { start: number; end: number }, earlier: readonly string[]): Statement[] {
  const [first, second] = factors;
  if (first === undefined || second === undefined || factors.length !== 2) return [];
  for (const formula of earlier.toReversed()) {
    const parsed = parseFormula(formula);
    const salt = parsed.ok ? findSalt(parsed.value) : null;
    const [cation, ...others] = salt?.cations ?? [];
    if (salt === null || cation === undefined || others.length > 0) continue;
    const ions = [cation, salt.anion].map(
      ({ formula: ion, count }) => [formatFormula({ ...ion, state: null }, "ascii"), count] as const,
    );
    const isOfSalt = ions.every(([ion]) => factors.some(([species]) => species === ion));
    if (!isOfSalt) continue;
    return [
      judged(
        span,
        ions.every(([ion, count]) => factors.some(([species, power]) => species === ion && power === count)),
      ),
    ];
  }
  return [];
}

function hasAllOf(factors: Factors, { reactants, products }: Equation): boolean {
  const species = [...reactants, ...products].map((term) => powerOf(term, 1).species);
  return species.length === factors.length && species.every((each) => factors.some(([own]) => own === each));
}

/** Products over reactants, each to the power of its coefficient; pure solids and liquids are left out. */
function isOf(factors: Factors, { reactants, products }: Equation): boolean {
  const expected = [...products.map((term) => powerOf(term, 1)), ...reactants.map((term) => powerOf(term, -1))];
  const needed = expected.filter(({ isLeftOut }) => !isLeftOut);
  return (
    needed.length === factors.length &&
    needed.every(({ species, power }) => factors.some(([own, other]) => own === species && other === power))
  );
}

function powerOf({ coefficient, formula }: Term, sign: 1 | -1) {
  const species = formatFormula({ ...formula, state: null }, "ascii");
  return {
    species,
    power: sign * (coefficient === null ? 1 : coefficient.numerator / coefficient.denominator),
    isLeftOut: formula.state === "s" || formula.state === "l" || (formula.state === null && species === "H2O"),
  };
}
