import { type Equation, listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Span } from "../claim.ts";
import { rowsOf } from "../reference.ts";
import { countGas } from "./judge-shifts.ts";
import { readCountBefore } from "./number-words.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";

const MOLES = /(?:mol(?:es?|s)?|摩尔|मोल|ሞል)(?!\p{L})(?:[\s*$]+(?:of|de|d['’]|का|की|के|የ)?[\s*$]*|的?)$/iu;
const DIGITS = /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,4})?)[\s*$]*$/u;
const RATIO = /(?<![\d.,:])(\d{1,2})\s?[:：∶]\s?(\d{1,2})(?![\d.,:]\d|\d|\s?[:：∶])/gu;
const FARTHEST = 90;
const NEAR = 0.02;

/** How much of one substance goes with how much of another, by the coefficients of the last equation. */
export function judgeAmounts(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  return [
    ...judgeMoles(clause),
    ...judgeWeights(clause),
    ...judgeRatios(clause),
    ...judgeSides(clause),
    ...judgeAmountOf(clause),
  ];
}

type Amount = Span & { readonly value: number; readonly formulas: readonly string[] };

/** "2 mol of H2", "one mole of O2". */
function amountOf({ start, end, formulas }: Mentioned, clause: Clause): Amount | null {
  const before = clause.text.slice(0, start - clause.start);
  const unit = MOLES.exec(before);
  if (unit === null) return null;
  const head = before.slice(0, unit.index).replace(/[\s*$]+$/u, "");
  const digits = DIGITS.exec(head);
  const word = digits === null ? readCountBefore(head, clause.locale) : null;
  if (digits !== null)
    return { start: clause.start + digits.index, end, formulas, value: Number(digits[1]?.replace(",", ".")) };
  return word === null ? null : { start: clause.start + head.length - word.length, end, formulas, value: word.value };
}

function judgeMoles(clause: Clause): Statement[] {
  const { equations, mentioned, concepts } = clause;
  const amounts = mentioned.flatMap((each) => amountOf(each, clause) ?? []);
  const [one, other, ...more] = amounts;
  if (one === undefined || other === undefined || more.length > 0 || one.value === 0) return [];
  // "For 2 mol of it 3 mol of H2 come off, so 0.30 mol of hydrogen": one substance, twice.
  if (other.start - one.end > FARTHEST || isSameSubstance(one, other)) return [];
  const span = { start: one.start, end: other.end };
  const ratios = equations.map((equation) => ratioOf(equation, one.formulas, other.formulas));
  const told = other.value / one.value;
  if (ratios.some((ratio) => ratio !== null && Math.abs(told / ratio - 1) < NEAR)) return [right(span)];
  const [only, ...others] = ratios;
  const isOfReaction = concepts.some(({ concept }) => concept === "reacts-to") && mentioned.length === 2;
  const isMix = concepts.some(({ concept }) => MIXED.has(concept));
  return isOfReaction && !isMix && others.length === 0 && typeof only === "number" ? [judged(span, false)] : [];
}

const FORMS =
  /form|produc|yield|(?<!\p{L})gives?(?!\p{L})|obtain|obtien|donne|生成|得到|产生|बनत|बनेग|बनत|प्राप्त|उत्पन्न|ይፈጠራል|ይፈጥራል|ይገኛል/iu;
const USES =
  /need|requir|react|consum|used up|hacen? falta|se necesitan?|reaccion|(?<!\p{L})faut(?!\p{L})|faudrait|réagi|nécessaire|消耗|需要|需|反应|चाहिए|आवश्यक|अभिक्रिया करत|लगते|लगता|ያስፈልጋል/iu;
/** Beside something that there is too much or too little of. */
const AMISS = /excess|left|remain|exceso|sobra|queda|excès|reste|过量|剩余|剩下|बच|अधिक|आधिक्य|ይተርፋል/iu;

/** "1.0 mol of NaOH is needed": by the coefficients and the amounts that are known, where all of them say the same. */
function judgeAmountOf(clause: Clause): Statement[] {
  const amounts = clause.mentioned.flatMap((each) => amountOf(each, clause) ?? []);
  const [amount, ...others] = amounts;
  const equation = clause.equations.at(-1);
  if (amount === undefined || others.length > 0 || equation === undefined || AMISS.test(clause.text)) return [];
  const [isFormed, isUsed] = [FORMS.test(clause.text), USES.test(clause.text)];
  const side = isFormed === isUsed ? [] : isFormed ? equation.products : equation.reactants;
  const isThere = side.some(({ formula }) =>
    amount.formulas.some((each) => isNamed(each, formatFormula({ ...formula, state: null }, "ascii"))),
  );
  if (!isThere) return [];
  const known = clause.facts.filter(({ of, quantity }) => of !== null && quantity.unit.dimension === DIMENSIONS.amount);
  // Of what the text tells by itself another substance may be the one that limits.
  if (!known.some(({ source }) => source === "step" || source === "answer")) return [];
  const ofEngine = known.filter(({ source }) => source !== "computed");
  const expected = ofEngine.flatMap(({ of, quantity: { value, unit } }) => {
    const formulas = of === null ? [] : [of];
    const ratio = isSameSubstance({ formulas }, amount) ? null : ratioOf(equation, formulas, amount.formulas);
    return ratio === null ? [] : [value.times(unit.numerator).div(unit.denominator).toNumber() * ratio];
  });
  const isSo = expected.length > 0 && expected.every((each) => Math.abs(amount.value / each - 1) < NEAR);
  return isSo ? [right(amount)] : [];
}

type Named = Pick<Mentioned, "formulas">;

const isSameSubstance = (one: Named, other: Named): boolean =>
  one.formulas.some((each) => other.formulas.some((next) => isNamed(each, next) || isNamed(next, each)));

const WEIGHS =
  /^[\s*]*(?:weighs?|has a mass of|have a mass of|pesan?|tienen? una masa de|pèsent?|ont? une masse de|a une masse de|的质量(?:约?为|约?是|=)|重|का (?:द्रव्यमान|भार|वज़न|वजन)(?: है)?|(?:ክብደቱ?|ክብደት|ማስ|መጠነ ቁስ))[\s*:=：]*(?:about |unos |environ |约|लगभग )?(\d{1,4}(?:[.,]\d{1,4})?)\s?(?:g(?![\p{L}/])|ग्राम|ግራም|克)/iu;
/** "The mass of 2 mol of O2 is 64.0 g": the word stands before it. */
const MASS_BEFORE = /(?<!\p{L})(?:mass of|weight of|masa de|masse de)[\s*]*$/iu;
const IS_MASS =
  /^[\s*]*(?:is|are|es(?: de)?|est(?: de)?|vaut|=)[\s*]*(?:about |unos |environ )?(\d{1,4}(?:[.,]\d{1,4})?)\s?g(?![\p{L}/])/iu;
/** "6.5 mol of O2, which is 208 g": told again as a mass. */
const TOLD_AGAIN =
  /^[\s*]*(?:[,(=，（][\s*]*)?(?:which (?:is|weighs)|that is|i\.e\.|or|es decir|o sea|que son|lo que son|soit|c['’]est-à-dire|ce qui fait|即|也就是|यानी|अर्थात|ማለትም)?,?[\s*]*(?:about |unos |environ |约)?(\d{1,4}(?:[.,]\d{1,4})?)\s?g(?![\p{L}/])/iu;
/** As masses are rounded; farther off, the molar mass was another one. */
const ROUNDED = 0.02;
const FAR = 0.1;

/** "0.50 mol of H2O weighs 9.0 g": by the molar mass. */
function judgeWeights(clause: Clause): Statement[] {
  return clause.mentioned.flatMap((each): Statement[] => {
    const amount = amountOf(each, clause);
    const behind = clause.text.slice(each.end - clause.start);
    const isOfMass = amount !== null && MASS_BEFORE.test(clause.text.slice(0, amount.start - clause.start));
    const weighs = amount === null ? null : (isOfMass ? IS_MASS : WEIGHS).exec(behind);
    const again = amount === null ? null : TOLD_AGAIN.exec(behind);
    const [formula, ...others] = massesOf(each.formulas);
    const told = weighs ?? again;
    if (amount === null || told === null || formula === undefined || others.length > 0) return [];
    const molarMass = rowsOf(formula).reduce((sum, { mass }) => sum + Number(mass), 0);
    if (molarMass === 0 || amount.value === 0) return [];
    const apart = Math.abs(Number(told[1]?.replace(",", ".")) / (amount.value * molarMass) - 1);
    const span = { start: amount.start, end: each.end + told[0].length };
    return apart < ROUNDED ? [right(span)] : apart > FAR && weighs !== null ? [judged(span, false)] : [];
  });
}

/** Oxygen by its name is O2 where it has an amount. */
function massesOf(formulas: readonly string[]): readonly string[] {
  const [one = "", other = "", ...more] = formulas.toSorted((a, b) => a.length - b.length);
  return more.length === 0 && other === `${one}2` ? [other] : formulas;
}

/** There is more of one than reacts. */
const MIXED: ReadonlySet<string> = new Set(["excess", "left-over", "limiting", "runs-out-first"]);

function ratioOf(equation: Equation, one: readonly string[], other: readonly string[]): number | null {
  const [first, second] = [coefficientOf(equation, one), coefficientOf(equation, other)];
  return first === null || second === null ? null : second / first;
}

function coefficientOf(equation: Equation, formulas: readonly string[]): number | null {
  const own = listTerms(equation).filter(({ formula }) =>
    formulas.some((each) => isNamed(each, formatFormula({ ...formula, state: null }, "ascii"))),
  );
  const [only, ...others] = own;
  if (only === undefined || others.length > 0) return null;
  return only.coefficient === null ? 1 : only.coefficient.numerator / only.coefficient.denominator;
}

/** Oxygen by its name is the element, which is O2 here. */
const isNamed = (named: string, formula: string): boolean => named === formula || `${named}2` === formula;

function judgeRatios({ text, start, equations, mentioned, concepts }: Clause): Statement[] {
  const isSpokenOf = concepts.some(({ concept }) => concept === "mole-ratio");
  return [...text.matchAll(RATIO)].flatMap((match): Statement[] => {
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    const told = Number(match[2]) / Number(match[1]);
    const equation = equations.at(-1);
    if (equation === undefined || !Number.isFinite(told) || told === 0) return [];
    const [one, other, ...more] = mentioned;
    if (one === undefined || other === undefined) {
      const [first, second, ...others] = equation.reactants.map((term) => term.coefficient?.numerator ?? 1);
      const isOfBoth = first !== undefined && second !== undefined && others.length === 0 && isSpokenOf;
      return isOfBoth && second / first === told ? [right(span)] : [];
    }
    const ratio = ratioOf(equation, one.formulas, other.formulas);
    if (ratio === null || more.length > 0) return [];
    if (Math.abs(ratio - told) < NEAR) return [right(span)];
    return isSpokenOf && equations.length === 1 && Math.abs(1 / ratio - told) > NEAR ? [judged(span, false)] : [];
  });
}

const GAS_MOLES =
  /(?:mol(?:es?|s)?|molecules?|moléculas?|molécules?)(?: (?:of|de) (?:gas|gaz|gases))?|gas molecules?|个气体分子|mol ?气体|मोल गैस|ሞል ጋዝ/iu;
const CLOSE = 24;

/** "4 mol of gas on the left and 2 on the right": as many as the equation has there. */
function judgeSides({ text, start, locale, concepts, equations }: Clause): Statement[] {
  const equation = equations.findLast(({ arrow }) => arrow === "reversible") ?? equations.at(-1);
  if (equation === undefined || !GAS_MOLES.test(text)) return [];
  return concepts.flatMap((said): Statement[] => {
    if (said.concept !== "on-left" && said.concept !== "on-right") return [];
    const count = countGas(said.concept === "on-left" ? equation.reactants : equation.products);
    const number = numberBeside(text, said.start - start, said.end - start, locale);
    if (count === null || number === null) return [];
    const span = {
      start: start + Math.min(number.start, said.start - start),
      end: Math.max(said.end, start + number.end),
    };
    if (number.value === count) return [right(span)];
    return equations.length === 1 && number.isNamed ? [judged(span, false)] : [];
  });
}

type Beside = Span & { readonly value: number; readonly isNamed: boolean };

/** Before the side in European languages, behind it in the others. */
function numberBeside(text: string, from: number, to: number, locale: Clause["locale"]): Beside | null {
  if (locale === "en" || locale === "es" || locale === "fr") {
    const before = text.slice(Math.max(0, from - 40), from).trimEnd();
    const bare = before.replace(new RegExp(`(?:${GAS_MOLES.source})[\\s*]*$`, "iu"), "").trimEnd();
    const count = readCountBefore(bare, locale);
    if (count === null) return null;
    const end = from - (before.length - bare.length);
    return { value: count.value, start: Math.max(0, end - count.length - 1), end: from, isNamed: bare !== before };
  }
  const behind = text.slice(to, to + CLOSE);
  const digits = /\d{1,2}(?![.,]?\d)/u.exec(behind);
  if (digits === null) return null;
  const end = to + digits.index + digits[0].length;
  return { value: Number(digits[0]), start: to, end, isNamed: false };
}
