import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import { bounded } from "../budget/budget.ts";
import type { Expected } from "./expected.ts";
import { gradeChoice } from "./grade-choice.ts";
import { gradeConfiguration } from "./grade-configuration.ts";
import { gradeEquation } from "./grade-equation.ts";
import { gradeFormula } from "./grade-formula.ts";
import { gradeName } from "./grade-name.ts";
import { gradeQuantity } from "./grade-quantity.ts";
import { gradeStructure } from "./grade-structure.ts";
import { gradeText } from "./grade-text.ts";
import type { Mark } from "./mark.ts";
import { ungradable } from "./score.ts";
import { foldWords } from "./words/fold-words.ts";
import { isEverydayWord, saysNotKnowing } from "./words/no-answer.ts";

/** No answer of any kind is longer. */
const MOST_CHARACTERS = 2_000;

/** In steps: of answers as people write them each takes a few thousand. */
const MOST_WORK = 500_000;

/** Soft hyphens, zero-width spaces, marks of order and direction: copied along unseen. Joiners are letters of Hindi. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/**
 * Marks what a student wrote, in the notation of the student's language. Every text gets a mark: what cannot be read for
 * certain is `ungradable` with the reason, never wrong, and so is what says that there is no answer. Its work is bounded.
 */
export function grade(expected: Expected, given: string, locale: Locale): Mark {
  if (given.length > MOST_CHARACTERS) return ungradable({ code: "too-long" });
  const text = given.normalize("NFC").replaceAll(UNSEEN, "").trim();
  if (text === "") return ungradable({ code: "empty" });
  const mark = bounded(MOST_WORK, () => markText(expected, text, locale));
  return mark.kind === "done" ? mark.value : ungradable({ code: "too-long" });
}

function markText(expected: Expected, text: string, locale: Locale): Mark {
  const mark = gradeByKind(expected, text, locale);
  return mark.verdict === "correct" ? mark : (markNoAnswer(expected, text, mark) ?? mark);
}

/** What is no answer, and by chance reads like one; null for what is an answer. */
function markNoAnswer(expected: Expected, text: string, mark: Mark): Mark | null {
  if (saysNotKnowing(text) && !isAmongTerms(expected, text)) return ungradable({ code: "not-known" });
  if (!isEverydayWord(text) || mayBeMeant(expected, text, mark)) return null;
  return ungradable({ code: "stray-word", found: text });
}

/** Whether the terms that are right or known to be wrong hold this one: "no", where it is asked whether something happens. */
function isAmongTerms(expected: Expected, text: string): boolean {
  if (expected.kind !== "text") return false;
  return [...expected.accepted, ...(expected.others ?? [])].some((term) => foldWords(term) === foldWords(text));
}

/** Whether an everyday word is an answer here: "I" for an element or a compound of iodine, or for the oxidation number 1. */
function mayBeMeant(expected: Expected, text: string, { reading, remarks }: Mark): boolean {
  switch (expected.kind) {
    case "text":
      return isAmongTerms(expected, text);
    case "formula":
      // Where a formula is asked for, what is written in capitals alone, or with a charge, is one: HI, NO, I⁻. So is helium.
      return (
        /^(?:[A-Z]\P{Ll}+|He)$/u.test(text) ||
        isMadeFrom(text, expected.formula) ||
        remarks.some(({ code }) => code === "letter-case")
      );
    default:
      return reading !== null && reading.kind !== "name" && reading.kind !== "text";
  }
}

/** Whether a formula is that of an element where one is asked for, or has no elements but those of the other. */
function isMadeFrom(text: string, of: string): boolean {
  const [given, goal] = [parseFormula(text), parseFormula(of)];
  if (!goal.ok) return false;
  if (goal.value.counts.size === 1 && goal.value.charge === 0) return /^[A-Z][a-z]?$/.test(text);
  return given.ok && [...given.value.counts.keys()].every((atom) => goal.value.counts.has(atom));
}

function gradeByKind(expected: Expected, text: string, locale: Locale): Mark {
  switch (expected.kind) {
    case "quantity":
      return gradeQuantity(expected, text, locale);
    case "formula":
      return gradeFormula(expected, text);
    case "equation":
      return gradeEquation(expected, text);
    case "name":
      return gradeName(expected, text, locale);
    case "choice":
      return gradeChoice(expected, text, locale);
    case "text":
      return gradeText(expected, text, locale);
    case "configuration":
      return gradeConfiguration(expected, text);
    case "structure":
      return gradeStructure(expected, text);
  }
}
