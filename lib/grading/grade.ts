import type { Locale } from "../i18n/locales.ts";
import type { Expected } from "./expected.ts";
import { gradeChoice } from "./grade-choice.ts";
import { gradeConfiguration } from "./grade-configuration.ts";
import { gradeEquation } from "./grade-equation.ts";
import { gradeFormula } from "./grade-formula.ts";
import { gradeName } from "./grade-name.ts";
import { gradeQuantity } from "./grade-quantity.ts";
import { gradeText } from "./grade-text.ts";
import type { Mark } from "./mark.ts";
import { ungradable } from "./score.ts";

/** No answer of any kind is longer. */
const MOST_CHARACTERS = 2_000;

/** Soft hyphens, zero-width spaces, marks of order and direction: copied along unseen. Joiners are letters of Hindi. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/**
 * Marks what a student wrote, in the notation of the student's language. Every text gets a mark: what cannot be read for
 * certain is `ungradable` with the reason, never wrong. Takes time in proportion to the text's length.
 */
export function grade(expected: Expected, given: string, locale: Locale): Mark {
  if (given.length > MOST_CHARACTERS) return ungradable({ code: "too-long" });
  const text = given.normalize("NFC").replaceAll(UNSEEN, "").trim();
  if (text === "") return ungradable({ code: "empty" });
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
      return gradeChoice(expected, text);
    case "text":
      return gradeText(expected, text, locale);
    case "configuration":
      return gradeConfiguration(expected, text);
  }
}
