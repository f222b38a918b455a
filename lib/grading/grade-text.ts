import type { Locale } from "../i18n/locales.ts";
import type { ExpectedText } from "./expected.ts";
import type { Mark } from "./mark.ts";
import { correct, incorrect, NO_CREDIT, ungradable } from "./score.ts";
import { foldWords, trimLead } from "./words/fold-words.ts";
import { getKnownTerms } from "./words/known-terms.ts";
import { judgeSpelling } from "./words/misspelling.ts";

const ARTICLE = /^(?:the|a|an|el|la|los|las|un|una|le|les|une|l|des|du) /;

/** Words that a short answer may have beyond those of the longest accepted one. */
const SPARE_WORDS = 3;

/** A word or a few: equal to an accepted answer but for case, accents, punctuation and a slip of the pen. */
export function gradeText(expected: ExpectedText, text: string, locale: Locale): Mark {
  const reading = { kind: "text", text } as const;
  const given = fold(text);
  if (given === "") return ungradable({ code: "empty" });
  const accepted = expected.accepted.map((answer) => fold(answer));
  if (accepted.includes(given)) return correct({ reading });
  const wrong = incorrect({ credit: NO_CREDIT, hasUnits: false, reading, misconception: null });
  if (expected.others?.some((answer) => fold(answer) === given)) return wrong;
  const knownTerms = getKnownTerms(locale);
  const spellings = accepted.map((answer) => judgeSpelling(given, answer, knownTerms));
  const misspelt = spellings.indexOf("misspelt");
  if (misspelt >= 0) return correct({ reading, remarks: [{ code: "spelling", expected: expected.accepted[misspelt] ?? "" }] });
  if (spellings.includes("unclear") || isUnclear(given, accepted)) return ungradable({ code: "unclear-text" }, reading);
  return wrong;
}

function fold(text: string): string {
  return trimLead(foldWords(text)).replace(ARTICLE, "");
}

/** An accepted answer among other words ("not exothermic"), or a sentence: a marker that compares words cannot tell. */
function isUnclear(given: string, accepted: readonly string[]): boolean {
  const words = given.split(" ").length;
  const longest = Math.max(...accepted.map((answer) => answer.split(" ").length));
  return words > longest + SPARE_WORDS || accepted.some((answer) => ` ${given} `.includes(` ${answer} `));
}
