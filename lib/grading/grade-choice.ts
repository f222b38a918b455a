import { DEFAULT_LOCALE, type Locale } from "../i18n/locales.ts";
import type { ExpectedChoice } from "./expected.ts";
import type { Mark } from "./mark.ts";
import { correct, incorrect, NO_CREDIT, ungradable } from "./score.ts";
import { foldWords, trimLead } from "./words/fold-words.ts";
import { judgeReason, splitReason } from "./words/reason.ts";

type Option = { readonly id: string; readonly text: string };

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A letter or id alone, or before the option's own text: `b`, `(B)`, `option b`, `Answer: B.`, `B) 12 g`. */
const LABEL =
  /^(?:(?:the\s)?(?:correct\s)?(?:option|answer|choice|opción|respuesta|réponse|选项|答案|选|विकल्प|उत्तर|ምርጫ|መልስ)\s?(?:is|es|est|是|है)?\s?[:：]?\s?)?[([]?([\p{L}\d_-]{1,40})[)\].:：]?(?=\s|$)\s?(.*)$/isu;

/** One of several options, given by its id, its letter (in the order of the options) or its text. */
export function gradeChoice(expected: ExpectedChoice, text: string, locale: Locale = DEFAULT_LOCALE): Mark {
  const options = expected.options ?? [{ id: expected.correct, text: "" }];
  const ids = findChosen(options, text, expected.options === undefined, locale);
  const [id, ...others] = ids;
  if (id === undefined) return ungradable({ code: "unknown-choice", found: text.slice(0, 60) });
  if (others.length > 0) return ungradable({ code: "several-choices", ids });
  const reading = { kind: "choice", id } as const;
  if (id === expected.correct) return correct({ reading });
  return incorrect({ credit: NO_CREDIT, hasUnits: false, reading, misconception: null });
}

/** All options that the text may mean. Without a list of them any single word is taken for an id. */
function findChosen(options: readonly Option[], text: string, isOpen: boolean, locale: Locale): string[] {
  const exact =
    options.find(({ id }) => id === text) ?? options.find(({ id }) => id.toLowerCase() === text.toLowerCase());
  if (exact) return [exact.id];
  const byText = options.filter((option) => option.text !== "" && foldWords(option.text) === foldWords(text));
  if (byText.length > 0) return byText.map(({ id }) => id);
  const byReason = findReasoned(options, text, locale);
  if (byReason.length > 0) return byReason;
  const [, label = "", rest = ""] = LABEL.exec(text) ?? [];
  const byLabel = findByLabel(options, label) ?? (isOpen && rest === "" && label !== "" ? label : null);
  if (byLabel === null) return [];
  // "B) 12 g" must not contradict itself.
  const restOf = rest === "" ? [] : options.filter((option) => foldWords(option.text) === foldWords(rest));
  if (rest !== "" && restOf.length === 0 && !isOpen) return findInWords(options, byLabel, rest);
  return [...new Set([byLabel, ...restOf.map(({ id }) => id)])];
}

/** "It is exothermic because heat is released": an option's text, and a reason that speaks of no other and says nothing against it. */
function findReasoned(options: readonly Option[], text: string, locale: Locale): string[] {
  const folded = foldWords(text);
  const { answer, reason } = splitReason(folded, locale) ?? { answer: folded, reason: "" };
  const given = trimLead(answer);
  const chosen = options.filter((option) => option.text !== "" && foldWords(option.text) === given);
  const named = options.filter(
    (option) => option.text !== "" && !chosen.includes(option) && reason.includes(foldWords(option.text)),
  );
  if (chosen.length === 0 || judgeReason({ answer: given, reason }) === "contradicts") return [];
  return [...chosen, ...named].map(({ id }) => id);
}

/** Words behind a letter are a reason, unless they name another letter: "b because …", "a or b". */
function findInWords(options: readonly Option[], chosen: string, rest: string): string[] {
  const named = [...rest.matchAll(/(?:\b(?:or|and|o|y|ou|et)|[,/&]|或|和)\s?[([]?([\p{L}\d])\b/giu)].map(
    ([, label = ""]) => findByLabel(options, label),
  );
  return [...new Set([chosen, ...named.filter((id) => id !== null)])];
}

function findByLabel(options: readonly Option[], label: string): string | null {
  const folded = label.toLowerCase();
  const byId = options.find(({ id }) => id.toLowerCase() === folded);
  if (byId || folded.length !== 1) return byId?.id ?? null;
  if (options.some(({ id }) => /^[a-z]$/i.test(id))) return null;
  return options[LETTERS.indexOf(folded)]?.id ?? null;
}
