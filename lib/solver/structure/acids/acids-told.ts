import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { solveMeasure } from "../../../problems/acids/acidic-or-basic.ts";
import type { Measure } from "../../../problems/acids/acidic-or-basic.ts";
import { solveSide } from "../../../problems/acids/equivalence-points.ts";
import { solveSalt, solveWhichSalt } from "../../../problems/acids/salt-solutions.ts";
import { solveOddOne, solveStrength } from "../../../problems/acids/strong-or-weak.ts";
import type { Strength } from "../../../problems/acids/strong-or-weak.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { parseNumber } from "../../../quantity/numbers/parse-number.ts";
import { pureNumber, quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { answerEach } from "../reader.ts";
import type { StructureReader } from "../reader.ts";
import { toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";
import { allWritten, solutionOf } from "../told-things.ts";
import type { Words } from "../told-things.ts";
import { CONJUGATE_QUESTIONS, sideIn } from "./conjugates-told.ts";
import { asAsked } from "../told-question.ts";

const SALTS: Words = "problems-acids.salt-solutions";

const KINDS = /\b(?:acidic|neutral|basic|alkaline|ph)\b/;

/** Which of acidic, neutral and basic are named. */
const namedKinds = (words: string) =>
  [
    ["acidic", /\bacidic\b/],
    ["neutral", /\bneutral\b/],
    ["basic", /\b(?:basic|alkaline)\b/],
  ].flatMap(([kind, word]) =>
    word instanceof RegExp && word.test(words) ? [kind as "acidic" | "neutral" | "basic"] : [],
  );

const OF_SALTS =
  "solutions?|aqueous|salts?|ionic|water|dissolved|dissolves|dissolving|when|if|whether|or|acidic|neutral|basic|alkaline|resulting|produces?|gives?|forms?|makes?|made|put|added|placed|nature|as|prepared|obtained|ph|then|less|than|greater|more|equal|above|below|higher|lower|over|under|7|some|pure|test|litmus|been|type|kind|sort";

/** "Is NH4Cl acidic, basic or neutral?" */
const saltSolution: ToldQuestion = {
  cue: /acidic|alkaline|\bbasic\b|\bpH\b/i,
  own: new RegExp(`^(?:${OF_SALTS})$`),
  answer: ({ things, words }) => {
    const kinds = namedKinds(words);
    const isOfPh =
      kinds.length === 0 && /\bph\b.*\b(?:above|below|less|greater|more|higher|lower|over|under)\b.*\b7\b/.test(words);
    const isWhich = kinds.length === 1 && things.length > 1;
    if (!KINDS.test(words) || isWhich || (kinds.length === 0 && !isOfPh) || /\bmost\b/.test(words)) return null;
    // "A more acidic solution", "the pH of": neither asks for a kind.
    if (!isOfPh && /\b(?:more|less|than|ph|over|under|higher|lower)\b/.test(words)) return null;
    return answerEach(allWritten(things), (formula) => {
      const solved = solveSalt(formula);
      return solved === null ? null : solvedFacts(SALTS, solved);
    });
  },
};

/** "Which of these salts gives a basic solution?" */
const whichSalt: ToldQuestion = {
  cue: /acidic|alkaline|\bbasic\b|neutral/i,
  own: new RegExp(`^(?:${OF_SALTS}|only|among)$`),
  answer: ({ things, words }) => {
    const [kind, ...others] = namedKinds(words);
    const written = allWritten(things);
    if (kind === undefined || others.length > 0 || written === null || written.length < 2) return null;
    if (!/\b(?:which|identify|select|choose|only|name)\b/.test(words) || /\b(?:most|more|less|least|ph)\b/.test(words))
      return null;
    return solutionOf(SALTS, solveWhichSalt(written, kind));
  },
};

const MEASURES: readonly (readonly [Measure, RegExp])[] = [
  ["poh", /\bpoh\b/],
  ["ph", /\bph\b/],
  [
    "hydronium",
    /\bhydronium-told\b|\b(?:hydronium|hydrogen)(?: ions?)? concentration\b|concentration of (?:hydronium|hydrogen)\b/,
  ],
  ["hydroxide", /\bhydroxide-told\b|\bhydroxide(?: ions?)? concentration\b|concentration of (?:the )?hydroxide\b/],
];

const NUMBER = /^-?\d+(?:\.\d+)?(?:×10\^-?\d+|e-?\d+)?$/i;

/** "A solution has a pOH of 3.1. Is it acidic?": one measure with its number, at 25 °C. */
const measured: ToldQuestion = {
  cue: /acidic|alkaline|\bbasic\b|neutral/i,
  own: new RegExp(
    `^(?:${OF_SALTS}|poh|hydronium-told|hydroxide-told|hydronium|hydroxide|hydrogen|concentration|value|=|sample|liquid|m|mol\\/l|mol|dm-3|mol\\/dm3|mol\\/dm\\^3|l-1|measured|whose|reads|reading|that|known|calculated|student|measures|lemon|juice|milk|blood|soil|shampoo|soap|vinegar|coffee|tea|cleaning|cleaner|saliva|urine|rain|rainwater|seawater|sea|lake|river|pool|household|tomato|orange|apple|wine|beer|certain|unknown|particular)$`,
  ),
  things: NUMBER,
  answer: ({ things, words }) => {
    const [number = "", ...others] = things;
    const found = MEASURES.filter(([, word]) => word.test(words));
    const [measure, ...more] = found.map(([each]) => each);
    const reading = parseNumber(number.replace("×", " × "), DEFAULT_LOCALE);
    if (measure === undefined || more.length > 0 || others.length > 0 || !NUMBER.test(number) || !reading.ok)
      return null;
    if (namedKinds(words).length === 0 || /\b(?:most|more|less|than|above|below|higher|lower|over|under)\b/.test(words))
      return null;
    return solutionOf("problems-acids.acidic-or-basic", solveMeasure(measure, valueOf(measure, reading.value)));
  },
};

function valueOf(
  measure: Measure,
  reading: { readonly value: Quantity["value"]; readonly significantFigures: number | null },
) {
  return measure === "ph" || measure === "poh"
    ? pureNumber(reading.value, reading.significantFigures)
    : quantity(reading.value, "mol/L", reading.significantFigures);
}

const STRENGTHS: Words = "problems-acids.strong-or-weak";

const strengthIn = (words: string): Strength | null => {
  const [isStrong, isWeak] = [/\bstrong\b/.test(words), /\bweak\b/.test(words)];
  return isStrong === isWeak ? null : isStrong ? "strong" : "weak";
};

/** "Which of these is a weak acid?", and "Classify each as a strong or weak acid" */
const strengths: ToldQuestion = {
  cue: /\b(?:strong|weak)\b/i,
  own: /^(?:strong|weak|acids?|bases?|alkalis?|only|among|or|whether|as|water|when|dissolved|aqueous|solutions?|considered|called|br[oø]nsted|electrolyte)$/,
  answer: ({ things, words }) => {
    const written = allWritten(things);
    const [side, strength] = [sideIn(words), strengthIn(words)];
    if (written === null || /\b(?:most|electrolyte)\b/.test(words)) return null;
    const isBoth = /\b(?:strong|weak)\b.*\b(?:strong|weak)\b/.test(words);
    if (isBoth)
      return answerEach(written, (formula) => {
        const solved = solveStrength(formula);
        return solved === null ? null : solvedFacts(STRENGTHS, solved);
      });
    if (side === null || strength === null || written.length < 2) return null;
    return /\b(?:which|identify|select|choose|only|name|what)\b/.test(words)
      ? solutionOf(STRENGTHS, solveOddOne(written, side, strength))
      : null;
  },
};

/** "HCl is titrated with NH3. Is the pH at the equivalence point above or below 7?" */
const equivalence: ToldQuestion = {
  cue: /equivalence point|end ?point/i,
  own: new RegExp(
    `^(?:${OF_SALTS}|equivalence|point|endpoint|titrated|titration|titrating|against|weak|strong|acid|base|such|using|during|exactly|reached|neutralised|neutralized|monoprotic)$`,
  ),
  answer: ({ things, words }) => {
    const written = allWritten(things);
    const [one = "", other = "", ...more] = written ?? [];
    const isKind = namedKinds(words).length > 1 || /\bph\b/.test(words);
    if (written?.length !== 2 || more.length > 0 || !isKind || !/\b(?:equivalence point|end ?point)\b/.test(words))
      return null;
    // Of two strong partners alone it is a number that everyone knows.
    const solved = solveSide(one, other) ?? solveSide(other, one);
    const isNumber =
      !/\b(?:above|below|less|greater|more|higher|lower|over|under|acidic|neutral|basic|alkaline)\b/.test(words);
    return solved === null || (isNumber && solved.steps.some(({ id }) => id !== "strengths" && id !== "strong"))
      ? null
      : solutionOf("problems-acids.equivalence-points", solved);
  },
};

const read = toldReader([saltSolution, whichSalt, measured, strengths, ...CONJUGATE_QUESTIONS, equivalence]);

/** 25 °C is what all of these suppose; at another temperature neutral is no 7. */
const AT_25 = /,? ?(?:\(?at )?25(?:\.0)? ?°C\)?,?/giu;

/** Concentrations in brackets as words, numbers with their power of ten as one. */
const spelt = (plain: string): string =>
  asAsked(plain)
    .replaceAll(AT_25, " ")
    .replaceAll(/\[ ?(?:H3O|H)\^?\+ ?\]/gu, "hydronium-told")
    .replaceAll(/\[ ?OH\^?- ?\]/gu, "hydroxide-told")
    .replaceAll(/(?<=\d) ?[×x*·] ?10\^?(?=-?\d)/gu, "×10^")
    .replaceAll(/(?<=(?:pH|pOH|told|[=<]) ?)=(?=\d)/gu, " = ")
    .replaceAll(/(?<=[A-Za-z\d)])\((?:aq|s|l)\)(?=[ ,.?]|$)/gu, "");

/** Acids, bases and their salts, in any order of words. */
export const readAcidsTold: StructureReader = (plain, language, locale) => read(spelt(plain), language, locale);
