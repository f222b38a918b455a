import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveExponent } from "../../../problems/measurement/powers-of-ten.ts";
import { solveCalculation } from "../../../problems/measurement/rounded-results.ts";
import { solveKept, solveKeptOfBoth } from "../../../problems/measurement/significant-figures.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import { lastPlace } from "../../../quantity/significant-figures.ts";
import { answerEach } from "../reader.ts";
import type { StructureReader } from "../reader.ts";
import { asAsked } from "../told-question.ts";
import { solutionOf } from "../told-things.ts";
import { toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";
import { readCalculations } from "./calculation.ts";
import { countFigures, readNumber, roundedAlike } from "./figures.ts";

/** A number, or a calculation with several, is one word: `~` stands for its spaces. */
const NUMBER = String.raw`\d[\d,]*(?:\.\d*)?(?: ?[×x*] ?10\^?-?\d{1,3}|[eE][-+]?\d{1,3})?`;
const CALCULATION = new RegExp(
  String.raw`[([]*${NUMBER}[)\]]*(?: ?[-+×x*·÷/] ?[([]*${NUMBER}[)\]]*)*(?![\d.]*[A-Za-z]{3})`,
  "gu",
);
const NUMERIC = /^[([]*\d/u;
const HAS_SIGN = /\d[)\]]*~?[-+×x*·÷/]~?[([]*\d/u;

const bare = (thing: string): string => thing.replaceAll("~", " ").replaceAll(/[[{]/g, "(").replaceAll(/[\]}]/g, ")");

/** Whether a thing is a calculation, and no number with its power of ten. */
const isCalculation = (thing: string): boolean => HAS_SIGN.test(thing.replaceAll(/~?[×x*]~?10\^?-?\d{1,3}/gu, ""));

const FIGURES = "significant|figures?|digits?|sig|figs?|sigfigs?|sf|s\\.f|decimals?|places?";
const UNITS =
  "g|mg|kg|µg|m|cm|mm|km|nm|ml|l|s|ms|k|°c|j|kj|mol|pa|kpa|atm|ft|in|lb|oz|cm3|m3|cm\\^3|m\\^3|%|grams?|metres?|meters?|seconds?";
const MEASURED =
  "measured|measurements?|measures?|value|values|mass|length|volume|time|width|height|distance|temperature|weight|sample|recorded|reported|report|quantity|reading|readings|object|balance|student|experimentally|data|numbers|all|rod|metal|block";

/** "How many significant figures does this measurement have?" */
const counted: ToldQuestion = {
  cue: /signific|sig\.? ?fig|\bs\.?f\b/i,
  own: new RegExp(`^(?:${FIGURES}|${UNITS}|${MEASURED}|does|has|have|correctly|written|as)$`),
  things: NUMERIC,
  answer: ({ things, words }) => {
    const isAsked = /\b(?:how many|number of|count|determine|state)\b/.test(words);
    if (
      !isAsked ||
      things.some((thing) => isCalculation(thing)) ||
      /\b(?:decimals?|places?|report|reported)\b/.test(words)
    )
      return null;
    return answerEach(things, (thing) => countFigures(bare(thing), DEFAULT_LOCALE));
  },
};

const WORDS = "problems-measurement.significant-figures";

const OF_RESULTS =
  "answer|result|results|sum|product|difference|quotient|calculation|calculations|operation|expression|should|would|must|be|rounded|expressed|reported|given|keep|contain|kept|shown|after|when|performing|carried|out|following|correct|calculated|computed|evaluated|as|final";

/** "How many significant figures should the result of … have?" */
const kept: ToldQuestion = {
  cue: /signific|sig\.? ?fig|\bs\.?f\b|decimal places?/i,
  own: new RegExp(`^(?:${FIGURES}|${UNITS}|${MEASURED}|${OF_RESULTS})$`),
  things: NUMERIC,
  answer: ({ things, words }) => {
    const [thing = "", ...others] = things;
    if (others.length > 0 || !isCalculation(thing) || !/\bhow many\b|\bnumber of\b/.test(words)) return null;
    const isDecimals = /\bdecimals?\b/.test(words);
    if (isDecimals === /\b(?:significant|sig|sigfigs?|sf|s\.f)\b/.test(words)) return null;
    return keptFigures(bare(thing), isDecimals);
  },
};

function keptFigures(text: string, isDecimals: boolean): SolutionFacts[] | null {
  const [measured, open] = readCalculations(text, DEFAULT_LOCALE) ?? [];
  const figures = measured?.result.significantFigures ?? null;
  if (measured === undefined || figures === null || figures !== open?.result.significantFigures) return null;
  const { rule, result } = measured;
  if (isDecimals) {
    const place = lastPlace(result.value, figures) ?? 1;
    return rule !== "sum" || place > 0 ? null : solutionOf(WORDS, solveKept("sum", "decimals", -place));
  }
  if (rule !== "both") return solutionOf(WORDS, solveKept(rule, "figures", figures));
  const [inner = "", ...more] = [...text.matchAll(/\(([^()]+)\)/gu)].map(([, each = ""]) => each);
  const [sum] = more.length > 0 ? [] : (readCalculations(inner, DEFAULT_LOCALE) ?? []);
  return sum === undefined || sum.rule !== "sum"
    ? null
    : solutionOf(WORDS, solveKeptOfBoth(sum.terms, sum.result, figures));
}

const SCIENTIFIC = /\b(?:scientific|exponential|standard)\b/;

/** "Evaluate (3.2 × 10^4)(2.0 × 10^-7)", "… in standard form" */
const arithmetic: ToldQuestion = {
  cue: /10[\^⁰¹²³⁴-⁹]|\de[-+]?\d/iu,
  own: new RegExp(
    `^(?:${OF_RESULTS}|scientific|exponential|standard|notation|form|simplify|evaluate|compute|express|expressing|giving|your|value|multiply|divide|times|divided|multiplied|solve|perform|proper|index|indices|${FIGURES}|appropriate)$`,
  ),
  things: NUMERIC,
  answer: ({ things, words }) => {
    const [thing = "", second, ...others] = things;
    if (others.length > 0 || /\b(?:decimals?|places?|how many|number)\b/.test(words)) return null;
    if (/\b(?:standard|scientific|exponential)\b(?! (?:form|notation))/.test(words)) return null;
    const joint = second === undefined ? thing : joinTwo(thing, second, words);
    return joint === null || !isCalculation(joint) ? null : calculated(bare(joint), SCIENTIFIC.test(words));
  },
};

/** "The product of A and B", "multiply A by B", "divide A by B". */
function joinTwo(first: string, second: string, words: string): string | null {
  if (isCalculation(first) || isCalculation(second)) return null;
  const sign = /\bproduct of @ and @|\bmultiply @ (?:by|and|with) @|@ (?:times|multiplied by) @/.test(words)
    ? "×"
    : /\bquotient of @ and @|\bdivide @ by @|@ divided by @/.test(words)
      ? "÷"
      : /\bsum of @ and @/.test(words)
        ? "+"
        : null;
  return sign === null ? null : `(${first})${sign}(${second})`;
}

function calculated(text: string, isScientific: boolean): SolutionFacts[] | null {
  const [measured, open] = readCalculations(text.replaceAll(/\) ?\(/gu, ")×("), DEFAULT_LOCALE) ?? [];
  const shown = roundedAlike(measured, open);
  if (measured === undefined || shown === null) return null;
  const answer = isScientific ? { ...shown, notation: "scientific" as const } : shown;
  const { terms, result, rule } = measured;
  return solutionOf(
    "problems-measurement.rounded-results",
    solveCalculation(terms, result, { rule, shown: { ...answer, unit: "" } }),
  );
}

/** "0.00042 is written as a × 10^n. What is n?" */
const exponent: ToldQuestion = {
  cue: /\bexponent\b|\bpower of (?:ten|10)\b|what is n\b|value of n\b|find n\b/i,
  own: /^(?:exponent|power|ten|10|scientific|notation|standard|form|written|write|when|n|value|expressed|as|bring|into|proper|in-powers|where|put|converted|what|using)$/,
  things: NUMERIC,
  answer: ({ things, words }) => {
    const [thing = "", ...others] = things.filter((each) => each !== "10");
    const reading = others.length > 0 || isCalculation(thing) ? null : readNumber(bare(thing), DEFAULT_LOCALE);
    if (reading === null || reading.value.isZero() || !/\b(?:exponent|n|power)\b/.test(words)) return null;
    if (!/\b(?:in-powers|scientific|standard)\b/.test(words)) return null;
    return solutionOf(
      "problems-measurement.powers-of-ten",
      solveExponent(pureNumber(reading.value, null).value.e, reading.form === "scientific"),
    );
  },
};

const read = toldReader([exponent, counted, kept, arithmetic]);

/** "a × 10^n, with 1 ≤ a < 10" */
const FORM_OF_POWERS = /\(?\ba ?[×x*] ?10\^?n\b\)?(?:,? (?:with|where) \(?1 ?(?:≤|<=|<) ?\|?a\|? ?< ?10\)?)?/giu;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const spelt = (plain: string): string =>
  asAsked(plain)
    .replaceAll(/(?<=10)[⁰¹²³⁴-⁹]+/gu, (raised) => `^${[...raised].map((each) => SUPERSCRIPTS.indexOf(each)).join("")}`)
    .replaceAll("10ⁿ", "10^n")
    .replaceAll(FORM_OF_POWERS, "in-powers")
    .replaceAll(/(?<=\d\)?) ?\) ?\( ?(?=\d)/gu, ")×(")
    .replaceAll(/\bs\.f\./giu, "sf")
    .replaceAll(CALCULATION, (found) => found.replaceAll(" ", "~"));

/** Figures of numbers and results, and powers of ten, in any order of words. */
export const readFiguresTold: StructureReader = (plain, language, locale) =>
  /->|<=>/.test(plain) ? null : read(spelt(plain), language, locale);
