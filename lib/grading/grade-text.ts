import type { Locale } from "../i18n/locales.ts";
import type { ExpectedText } from "./expected.ts";
import type { Mark } from "./mark.ts";
import { correct, incorrect, NO_CREDIT, ungradable } from "./score.ts";
import { foldWords, trimLead } from "./words/fold-words.ts";
import { getKnownTerms } from "./words/known-terms.ts";
import { judgeReason, splitReason } from "./words/reason.ts";
import { judgeSpelling } from "./words/misspelling.ts";

const ARTICLE = /^(?:the|a|an|el|la|los|las|un|una|le|les|une|l|des|du) /;

/** Words that a short answer may have beyond those of the longest accepted one. */
const SPARE_WORDS = 3;

/**
 * A word or a few: equal to an accepted answer but for case, accents, punctuation and a slip of the pen. A reason may stand
 * with it; it is not marked, but one that says the opposite makes it unclear what is meant.
 */
export function gradeText(expected: ExpectedText, text: string, locale: Locale): Mark {
  const whole = gradeWords(expected, text, fold(text), locale);
  const reasoned =
    whole.verdict !== "correct" && expected.exactSpelling !== true ? splitReason(foldWords(text), locale) : null;
  if (reasoned === null) return whole;
  const mark = gradeWords(expected, text, fold(reasoned.answer), locale);
  if (mark.verdict === "ungradable") return whole;
  const answer = fold(reasoned.answer);
  const isOther = [...expected.accepted, ...(expected.others ?? [])].some(
    (each) => areSameWords(fold(each), fold(reasoned.reason)) && !areSameWords(fold(each), answer),
  );
  const reason = judgeReason({ answer, reason: reasoned.reason });
  if (isOther || reason === "contradicts") return ungradable({ code: "reason-contradicts" }, { kind: "text", text });
  return reason === "supports" || mark.verdict === "incorrect"
    ? mark
    : { ...mark, remarks: [...mark.remarks, { code: "reason-unmarked" }] };
}

function gradeWords(expected: ExpectedText, text: string, given: string, locale: Locale): Mark {
  const reading = { kind: "text", text } as const;
  if (given === "") return ungradable({ code: "empty" });
  const accepted = expected.accepted.map((answer) => fold(answer));
  if (accepted.some((answer) => areSameWords(answer, given))) return correct({ reading });
  const wrong = incorrect({ credit: NO_CREDIT, hasUnits: false, reading, misconception: null });
  const others = (expected.others ?? []).map((answer) => fold(answer));
  if (others.some((answer) => areSameWords(answer, given))) return wrong;
  if (expected.exactSpelling === true)
    return isUnclear(given, [...accepted, ...others]) ? ungradable({ code: "unclear-text" }, reading) : wrong;
  const ending = accepted.findIndex((answer) => differInEnding(answer, given));
  if (ending >= 0)
    return correct({ reading, remarks: [{ code: "spelling", expected: expected.accepted[ending] ?? "" }] });
  if (others.some((answer) => differInEnding(answer, given))) return wrong;
  const knownTerms = getKnownTerms(locale);
  const judge = (answers: readonly string[]) => answers.map((answer) => judgeSpelling(given, answer, knownTerms));
  const [spellings, otherSpellings] = [judge(accepted), judge(others)];
  const misspelt = spellings.indexOf("misspelt");
  if (misspelt >= 0)
    return correct({ reading, remarks: [{ code: "spelling", expected: expected.accepted[misspelt] ?? "" }] });
  if (otherSpellings.includes("misspelt")) return wrong;
  // Alike for right and wrong answers: that a text cannot be read must not tell which one is right.
  if ([...spellings, ...otherSpellings].includes("unclear") || isUnclear(given, [...accepted, ...others]))
    return ungradable({ code: "unclear-text" }, reading);
  return wrong;
}

function fold(text: string): string {
  return trimLead(foldWords(text)).replace(ARTICLE, "");
}

/** Whether two folded texts differ at most in what is written as one word: 3-methylpentane, 3-methyl-pentane. */
function areSameWords(one: string, other: string): boolean {
  return joinWords(one) === joinWords(other);
}

/** "Isotope" for "isotopes", "increase" for "increases". */
function differInEnding(one: string, other: string): boolean {
  return areSameWords(inSingular(one), inSingular(other));
}

/** Without the s of plurals and verbs in English, Spanish and French; "gas" and "mass" stay. */
function inSingular(folded: string): string {
  return folded.replaceAll(/(?<=[a-z]{3}[^s\d ])s(?= |$)/g, "");
}

function joinWords(folded: string): string {
  return folded.replaceAll(/(?<=[\p{L}\p{M}]) (?=\p{L})/gu, "");
}

/** An answer among other words ("not exothermic"), or a sentence: a marker that compares words cannot tell. */
function isUnclear(given: string, answers: readonly string[]): boolean {
  const words = given.split(" ").length;
  const longest = Math.max(...answers.map((answer) => answer.split(" ").length));
  // Chinese sets no spaces: 我认为是体积.
  const isWithin = (answer: string): boolean =>
    /^\p{Script=Han}+$/u.test(answer)
      ? given.includes(answer)
      : ` ${inSingular(given)} `.includes(` ${inSingular(answer)} `);
  return words > longest + SPARE_WORDS || answers.some(isWithin);
}
