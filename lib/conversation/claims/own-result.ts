import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { isOnlyClaim } from "../claim-words.ts";
import { dropCues, saysCue } from "../guide-cues.ts";
import { splitClauses } from "../phrases/clauses.ts";
import { tokenise } from "../phrases/find-phrase.ts";
import type { Claim } from "../claim.ts";
import { LETTER, MENDS, VALUE, labelled, letterIn, spaceNumbers } from "./said-value.ts";

/**
 * "I got 3.2, is it ok?" beside a solution: a value that is held for its answer. Null where more is said, or that answer is no
 * quantity.
 */
export function findOwnResult(written: string, solved: SolvedProblem, locale: Locale): Claim | null {
  // What a letter says it is of is held against that.
  if (written.length > LONGEST_OWN || /(?<!\p{L})[nmNcV]\s?\(\s?\p{Lu}|\[\s?\p{Lu}/u.test(written)) return null;
  const isSaid = saysCue(written, "mine") || saysCue(written, "check");
  const concluded = onlyNumbered(written);
  const isTried = SUPPOSES.test(concluded);
  // "I have to divide, so 0.2" says no "I have 0.2".
  return (
    (isSaid ? readOwnResult(written, solved, locale, true) : null) ??
    (isTried || CONCLUDES.test(concluded) ? readOwnResult(concluded, solved, locale, isTried) : null)
  );
}

function readOwnResult(
  written: string,
  { problem, facts }: SolvedProblem,
  locale: Locale,
  isSaid: boolean,
): Claim | null {
  const text = spaceNumbers(written);
  const [answer, ...others] = facts;
  const value = answer?.answer.value;
  const numbers = [...text.matchAll(new RegExp(VALUE, "gu"))];
  const [found, ...more] = numbers;
  if (value?.kind !== "quantity" || others.length > 0 || found === undefined || more.length > 0) return null;
  const [all, number = "", behind = ""] = found;
  const isUnit = behind !== "" && parseUnit(behind, { words: UNIT_WORDS[locale] }).ok;
  // "I get pH 3.1" names what is asked; another letter is another quantity.
  const letter = letterIn(text);
  if (letter !== null && letter !== letterIn(problem)) return null;
  const rest = dropCues(text.replace(isUnit ? all : number, " ").replace(LETTER, " "), ["find-slip", "check", "mine"]);
  const isOnly = tokenise(rest).every((token) => MENDS.has(token) || isOnlyClaim(token) || OWN.has(token));
  const posed = { problem, solutions: facts };
  const said = `${number.replace(/\s/g, "")} ${isUnit ? behind : ""}`.trim();
  const isFitting = isSaid || !isUnit || isOfDimension(behind, value.unit, locale);
  return isOnly && isFitting ? { kind: "value", said: labelled(said, isUnit ? "" : value.unit, posed), posed } : null;
}

/** A problem that was solved. */
export type SolvedProblem = { readonly problem: string; readonly facts: readonly SolutionFacts[] };

/** The only clause with a number in it: of "oh i forgot to divide, so 22.5" what is concluded. */
export function onlyNumbered(text: string): string {
  const [clause, ...others] = splitClauses(text).filter((each) => /\p{Nd}/u.test(each.text));
  return clause === undefined || others.length > 0 ? text : clause.text;
}

/** Words that draw a conclusion: "so 22.5". */
export const CONCLUDES =
  /^\s*(?:(?:oh+|ah+|ok|okay|and|but|wait)\s+)?(?:so|soit|du coup|then|therefore|entonces|as[ií] que|donc|alors|ስለዚህ|तो|इसलिए)(?![\p{L}\p{M}])|^\s*(?:哦|噢|啊|那)?[,，]?\s*(?:那么?|所以|应该)|(?<![\p{L}\p{M}])(?:then|entonces|alors)\s*[?.]?\s*$/iu;

/** "Is it 22.5?", "would that be 22.5 g": a value that is tried. */
const SUPPOSES =
  /^\s*(?:(?:and|but|so|then|wait|oh|hm+|um+)[\s,.]+)*(?:(?:is|was|would|could|will|should) (?:it|that|this|the answer)(?: be)?|it['’]?s|isn['’]?t (?:it|that)|¿?(?:es|son|ser[ií]an?|da)|c['’]est|est-ce(?: que c['’]est)?|(?:[çc]a )?(?:fait|donne)|क्या|kya)\s+(?:about |around |like |unos |environ )?[-−+]?\p{Nd}[^?？]*[?？]?\s*$|^\s*(?:答案)?是不?是?\s?\p{Nd}.*吗\s*[?？]?\s*$|^[^?]*\p{Nd}\S*\s*(?:ነው\s?(?:ወይ|እንዴ)?|hai kya|है क्या)\s*[?？፧]?\s*$/iu;

/** Whether a unit measures what another one does. */
function isOfDimension(written: string, other: string, locale: Locale): boolean {
  const [one, two] = [parseUnit(written, { words: UNIT_WORDS[locale] }), parseUnit(other)];
  return one.ok && two.ok && one.value.unit.dimension === two.value.unit.dimension;
}

const LONGEST_OWN = 120;

/** What stands beside a result of one's own. */
const OWN: ReadonlySet<string> = new Set(
  "but, though, agree, agreed, you, u, be, would, could, was, around, about, like, kya, hai, aaya, i, me, my, mine, answer, result, did, why, where, wrong, go, went, hmm, tho, and, mi, yo, pero, resultado, respuesta, por que, mal, a, mon, moi, mais, resultat, reponse, ai, pourquoi, j, እኔ, ግን, መልስ, መልሴ, 我, 但, 答, 案, 结, 果, 得, 到, 了, 算, 出, 为, 什, 么, मैं, मुझे, मेरा, पर, लेकिन, उत्तर, मिला, आया"
    .split(",")
    .flatMap(tokenise),
);
