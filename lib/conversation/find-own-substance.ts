import { sameAtoms } from "../chemistry/formula/atoms.ts";
import type { Locale } from "../i18n/locales.ts";
import { isOnlyClaim } from "./claim-words.ts";
import type { Claim } from "./claim.ts";
import type { SolvedProblem } from "./claims/own-result.ts";
import { statesValue } from "./claims/states-value.ts";
import { findBefore } from "./follow-up/before.ts";
import { findNamed } from "./find-named.ts";
import { dropCues } from "./guide-cues.ts";
import { listFormulas } from "./list-formulas.ts";
import { isWordOfFollowUp } from "./phrases/follow-up-vocabulary.ts";

/** Longer messages say more. UTF-16 units. */
const LONGEST = 80;

const CONCLUDES =
  /^\W*(?:(?:oh+|ah+|ok|okay|and|but|wait)\W+)?(?:so|then|therefore|entonces|as[ií] que|o sea(?: que)?|donc|alors|du coup|ስለዚህ|तो|to|इसलिए)(?![\p{L}\p{M}])|^\s*(?:那么?|所以)|[?？፧]\s*$/iu;

/** What uses up first, and nothing of what is left. */
const LIMITING =
  /(?<!\p{L})(?:limit(?:ing|ant[es]?|ed|s)|reactante?s?|reagents?|reactivos?|r[eé]actifs?|runs? out(?: first)?|used up(?: first)?|first|se (?:acaba|agota|gasta)(?: primero)?|primero)(?!\p{L})|限[量制](?:反应物|试剂|物)?|反应物|先(?:用完|耗尽|反应完)|सीमांत|सीमाकारी|अभिकारक|अभिकर्मक|ገዳቢ(?:ው)?|አፀግባሪ/giu;

/** "And H2?" asks for something of it. */
const ASKS_ELSE =
  /^\W*(?:and|what about|how about|y|et|et pour|और|aur|እና)(?![\p{L}\p{M}])|呢|(?<!\p{L})(?:excess|left(?:over)?|remain\p{L}*|not|why|what|which|how|exceso|sobra|por qu[eé]|qu[eé]|cu[aá]l|exc[eè]s|reste|pourquoi|quel)(?!\p{L})|过量|剩|为什么|多少|क्यों|कितन|अधिक|ለምን|ስንት|ትርፍ/iu;

/**
 * "So it's the N2, right?", behind a solution whose answer is one of the substances: the one that is named, held against it. Null
 * where a message says more, or the answer is another thing.
 */
export function findOwnSubstance(text: string, { problem, facts }: SolvedProblem, locale: Locale): Claim | null {
  const [solution, ...others] = facts;
  const value = solution?.answer.value;
  if (
    text.length > LONGEST ||
    value?.kind !== "formula" ||
    others.length > 0 ||
    /\p{Nd}\s*(?:g|mol|mL|L)\b/u.test(text)
  )
    return null;
  if (!(statesValue(text) || CONCLUDES.test(text)) || ASKS_ELSE.test(text)) return null;
  const said = readSubstance(text, locale);
  if (said === null) return null;
  const rest = dropCues(said.rest, ["check", "mine"])
    .replaceAll(LIMITING, " ")
    .replace(/^\s*o sea(?: que)?/iu, " ");
  if (!(isOnlyClaim(rest) || isWordOfFollowUp(rest))) return null;
  const isRight = said.formulas.some((each) => isAlike(each, value.formula));
  // "Sulfur dioxide?", behind the formula of something else, asks for its own.
  const known = [value.formula, ...(findBefore({ facts })?.substances ?? []), ...listFormulas(problem)];
  const isNew = !said.formulas.some((each) => known.some((other) => isAlike(each, other)));
  if (isNew && said.name !== null && !problem.toLowerCase().includes(said.name)) return null;
  return { kind: "substance", isRight, posed: { problem, solutions: facts } };
}

/** The only substance of a text, and what else it says. */
function readSubstance(
  text: string,
  locale: Locale,
): { formulas: readonly string[]; name: string | null; rest: string } | null {
  const [formula, ...more] = [...new Set([...listFormulas(text), ...listSymbols(text)])];
  if (more.length > 0) return null;
  if (formula !== undefined) return { formulas: [formula], name: null, rest: text.replaceAll(formula, " ") };
  const named = findNamed(text, locale);
  return named === null
    ? null
    : {
        formulas: named.formulas,
        name: text.slice(named.start, named.end).toLowerCase(),
        rest: `${text.slice(0, named.start)} ${text.slice(named.end)}`,
      };
}

/** "Al", "Zn": a symbol of two letters by itself, within a sentence. */
const listSymbols = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\p{M},]\s?)(?<![\p{Script=Latin}\d])[A-Z][a-z](?![\p{Script=Latin}\d])/gu)].map(
    ([symbol]) => symbol,
  );

/** "Nitrogen" is N, and N2. */
const isAlike = (one: string, other: string): boolean =>
  sameAtoms(one, other) || one === other.replace(/\d+$/u, "") || other === one.replace(/\d+$/u, "");
