import { parseFormula } from "../chemistry/formula/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import type { Words } from "../wording/words.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../quantity/units/words/unit-words.ts";
import { PARTICLES, asksWhat, isOnlyClaim } from "./claim-words.ts";
import { type ChangeClaim, findChangeClaim } from "./find-change-claim.ts";
import { findEquationClaim, findOxidationClaim, findShareClaim } from "./find-chemical-claim.ts";
import { composeQuestions, goalOf, listMentions, type Mention } from "./compose-question.ts";
import { dropChatter } from "./drop-chatter.ts";
import { workedProblem } from "./find-check.ts";
import { findNamed } from "./find-named.ts";
import { findGoal } from "./goal-words.ts";
import { dropCues, saysCue, splitAtCue } from "./guide-cues.ts";
import { listFormulas } from "./list-formulas.ts";
import { splitClauses } from "./phrases/clauses.ts";
import { tokenise } from "./phrases/find-phrase.ts";
import { firstSolved, type Posed, poseProblem, spaceChinese } from "./pose-problem.ts";

/** Something that a student holds for true and wants to have checked. */
export type Claim =
  | { readonly kind: "formula"; readonly said: string; readonly formulas: readonly string[] }
  /** `said`: the value, as it stands in the message; `posed`: what it is said to be the answer to. */
  | { readonly kind: "value"; readonly said: string; readonly posed: Posed }
  | { readonly kind: "count"; readonly said: number; readonly posed: Posed }
  | { readonly kind: "equation"; readonly isRight: boolean; readonly posed: Posed }
  /** A substance that is held for the answer to `posed`. */
  | { readonly kind: "substance"; readonly isRight: boolean; readonly posed: Posed }
  | ChangeClaim;

/** The problem that what is claimed is said to be the answer to; null where it is none. */
export function posedBy(claim: Claim): Posed | null {
  return claim.kind === "formula" || claim.kind === "change" ? null : claim.posed;
}

/** Longer texts are no single claim. UTF-16 units. */
const LONGEST = 400;

/** A question that is answered with yes or no. */
const WHETHER =
  /^(?:(?:and|so|but|y|et)\s+)?(?:is|are|does|do|est-ce que)\s.*\d.*[?]?$|吗[?？]?$|^(?:और )?क्या\s.*(?:है|हैं)\s*[?।]?$|ነው\s?(?:ወይ|እንዴ)\s*[?፧]?$/isu;

const ASKS = /[?？፧]\s*$/u;

/** The claim of a message that asks whether something is right; null where there is none that the engine can check. */
export function findClaim(written: string, words: Words): Claim | null {
  if (written.length > LONGEST) return null;
  const text = spaceChinese(written);
  const formula = findFormulaClaim(text, words.locale);
  if (formula !== null) return formula;
  const chemical =
    findOxidationClaim(text, words.locale) ??
    findShareClaim(text, words.locale) ??
    findEquationClaim(text) ??
    findChangeClaim(text);
  if (chemical !== null) return chemical;
  const isDeclared =
    (STATES.test(text) && !asksWhat(text) && findGoal(text) === null) || (HOLDS.test(text) && !asksWhat(text));
  const asksWhether = saysCue(text, "check") || WHETHER.test(text.trim()) || DECLARES.test(text.trim()) || isDeclared;
  if (!asksWhether && !ASKS.test(text)) return findResult(text, words);
  const counted = findCountClaim(text, words.locale);
  if (counted !== null || !asksWhether) return counted ?? findResult(text, words);
  return findResult(text, words) ?? findValueClaim(text, words) ?? findNumberClaim(text, words);
}

/** "So 8 g is 0.2 mol?": a sentence whose mark alone makes it a question. */
const STATES =
  /(?:\b(?:is|are|makes?|gives?|equals?|weighs?|es|son|da|dan|pesan?|est|sont|fait|font|donne|p[eè]se(?:nt)?)\s|是|为|等于)\s*(?:about |only |around |unos |unas |environ |约|大约)?\d[\d.,]*\s?[^\s?？\d]{1,8}(?:\s(?:of|de)\s\S+|\s?\p{Script=Han}{1,3})?\s*[?？]\s*$|\d[\d.,]*\s?[^\s?？\d]{1,8}\s(?:हुए|हुआ|हुई|होंगे|होगा|होगी|है|हैं|ነው|ናቸው|ይሆናል)\s*[?？፧।]\s*$/iu;

/** "0.5 mol of CO2 has a volume of 22.4 L at STP?": what is named is told right behind it. */
const HOLDS =
  /\d.*(?:\b(?:(?:has|have|with) an? (?:mass|volume) of|occup(?:y|ies)|takes? up|tienen? (?:una? )?(?:masa|volumen) de|ocupan?|(?:a|ont) (?:une? )?(?:masse|volume) de|occupent?)\s|体积(?:是|为)|质量(?:是|为)|占)\s*(?:about |only |around |unos |unas |environ |约|大约)?\d[\d.,]*\s?[^\s?？\d]{1,8}(?:\s[^?？\d]{2,25}|\s?\p{Script=Han}{1,6})?\s*[?？]\s*$/iu;

/** Whether a text states a value, to have it checked: by a word for that, a conclusion, or its mark alone. */
export function statesValue(text: string): boolean {
  return (
    saysCue(text, "check") ||
    saysCue(text, "mine") ||
    [STATES, CONCLUDES, TAGGED, DECLARES, ALIKE].some((sign) => sign.test(text))
  );
}

/** The same is said of something else: "is 13 too?", "c'est 13 aussi ?" */
const ALIKE =
  /(?:(?<!\p{L})(?:is|are|it['’]?s|es|son|est|sont)|=|是|为)\s*(?:also|tambi[eé]n|aussi|也是?)?\s*\p{Nd}[\p{Nd}.,]*(?:\s?[^\s\p{Nd}?？]{1,8})?\s*(?:also|too|as well|then|tambi[eé]n|igual|aussi|pareil|भी|ደግሞ)?\s*[?？፧]\s*$/iu;

/** A tag behind a value: "是0.6摩尔吧", "0.5 mol hue na". */
const TAGGED = /\p{Nd}[^\n]*(?:吧|\sna|\sना)\s*[?？。।]?\s*$/iu;

/** So near "I got" its value stands. */
const FARTHEST = 24;

/**
 * "What volume of …? I got 2.25 mL", "0.5 mol in 2 L gives me 1 M": what stands before one's own result poses the problem or gives
 * its values. Null where a question stands behind it, or it is no result.
 */
function findResult(text: string, words: Words): Claim | null {
  const parted = splitAtCue(text, "mine");
  const found = parted === null ? null : VALUE.exec(parted.behind);
  if (parted === null || found === null || found.index > FARTHEST || parted.before.trim().length < SHORTEST_PROBLEM)
    return null;
  const [all, number = "", behind = ""] = found;
  if (asksWhat(parted.behind.slice(found.index + all.length))) return null;
  const named = parted.behind.slice(0, found.index);
  const isPh = /(?<!\p{L})p[Hh](?!\p{Script=Latin})/u.test(named);
  if (isPh) {
    const given = listMentions(parted.before, words.locale);
    const posed = firstSolved(composeQuestions({ kind: "ph", of: null }, given, words), words.locale);
    if (posed !== null) return { kind: "value", said: `pH = ${number.replace(/\s/g, "")}`, posed };
  }
  const isUnit = behind !== "" && parseUnit(behind, { words: UNIT_WORDS[words.locale] }).ok;
  const value = `${number.replace(/\s/g, "")} ${isUnit ? behind : ""}`.trim();
  const asked = poseProblem(lastSentences(parted.before), words);
  const answer = asked?.solutions.length === 1 ? asked.solutions[0]?.answer.value : undefined;
  if (asked !== null && answer?.kind === "quantity")
    return { kind: "value", said: labelled(value, isUnit ? "" : answer.unit, asked), posed: asked };
  const [claimed, ...others] = isUnit ? listMentions(`${value}`, words.locale) : [];
  if (claimed === undefined || others.length > 0) return null;
  const posed = poseFor(claimed, [...listMentions(parted.before, words.locale), claimed], words);
  return posed === null ? null : { kind: "value", said: value, posed };
}

const SHORTEST_PROBLEM = 8;

/** Without what leads over to one's own result: "… and", "… pero a mí". */
const lastSentences = (text: string): string =>
  text.replace(/[\s,;]*(?:\b(?:and|but|so|y|pero|et|mais)\b|但|और|पर|ግን)?[\s,;]*$/iu, "");

const LETTER = /(?<!\p{Script=Latin})pO?H(?!\p{Script=Latin})/u;

const letterIn = (text: string): string | null => LETTER.exec(text)?.[0] ?? null;

/** A bare number is meant in the unit of the answer; one without a unit by the letter that is asked for. */
function labelled(value: string, unit: string, { problem }: Posed): string {
  const letter = unit === "" ? letterIn(problem) : null;
  // As a bare number a percentage may be written as a share as well: 0.25 for 25 %.
  if (unit === "%") return value;
  return letter === null ? `${value} ${unit}`.trim() : `${letter} = ${value}`;
}

/** The problem of what was claimed or worked out in a message. */
export function claimedProblem(text: string, words: Words): string | null {
  const claim = claimedIn(text, words);
  return claim === null ? null : (posedBy(claim)?.problem ?? null);
}

const VALUE = /(?<![\p{L}\d.,])([+−-]?\s?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?)\s?([%°\p{L}µ][\p{L}\p{M}\d/·°⁻¹²³^-]*)?/u;

/** "Oh, 35 % then": another value for what was claimed or worked out before; null where that was neither, or more is said. */
export function mendClaim(written: string, before: string, words: Words): Claim | null {
  // "I should take the logarithm, so it is 2": what is concluded.
  const concluded = onlyNumbered(spaceChinese(written)).trim();
  const short = CONCLUDES.test(concluded) ? concluded : (dropChatter(written, words.locale) ?? written);
  if (short.length > LONGEST_MENDED || GOES_ON.test(written)) return null;
  const text = spaceNumbers(short);
  const worked = mendByWorking(text, before, words);
  if (worked !== null) return worked;
  const [all = "", number = "", behind = ""] = VALUE.exec(text) ?? [];
  // "+5 then" has no unit.
  const isWord = tokenise(behind).some((token) => MENDS.has(token));
  const unit = isWord ? "" : behind;
  const rest = tokenise(text.replace(isWord ? number : all, " ")).filter((token) => !MENDS.has(token));
  const claim = number === "" || !isOnlyClaim(rest.join(" ")) ? null : claimedIn(before, words);
  if (claim?.kind === "value") {
    const value = claim.posed.solutions[0]?.answer.value;
    const own = value?.kind === "quantity" ? value.unit : "";
    return {
      ...claim,
      said: labelled(`${number.replace(/\s/g, "")} ${unit}`.trim(), unit === "" ? own : "", claim.posed),
    };
  }
  if (claim?.kind !== "count" || unit !== "") return null;
  return { ...claim, said: (/[−-]/.test(number) ? -1 : 1) * Number(number.replace(/[+−\s-]/gu, "").replace(",", ".")) };
}

/** "And 2 mol?" asks the same of another value. */
const GOES_ON = /^[\s¿]*(?:and|what about|how about|y|et|那|और|እና)(?![\p{L}\p{M}]).*[?？፧]\s*$/iu;

/** What was claimed or worked out in a message. */
export function claimedIn(before: string, words: Words): Claim | null {
  const claim = findClaim(before, words);
  const posed = claim === null ? workedProblem(before, words) : null;
  return posed === null ? claim : { kind: "value", said: "", posed };
}

/** A number right behind a Chinese word stands by itself. */
const spaceNumbers = (text: string): string => spaceChinese(text).replace(/(?<=\p{Script=Han})(?=\p{Nd})/gu, " ");

/** "Oh right, it's 37 − 17": another count, by how it is found. */
function mendByWorking(text: string, before: string, words: Words): Claim | null {
  const [all, one = "", sign = "", other = ""] = WORKED.exec(text) ?? [];
  if (all === undefined) return null;
  const rest = tokenise(text.replace(all, " ")).filter((token) => !MENDS.has(token));
  const claim = isOnlyClaim(rest.join(" ")) ? claimedIn(before, words) : null;
  return claim?.kind === "count" ? { ...claim, said: Number(one) + (sign === "+" ? 1 : -1) * Number(other) } : null;
}

const WORKED = /(?<!\d)(\d{1,3})\s?([+−–-])\s?(\d{1,3})(?!\d)(?:\s?=\s?\d{1,3}(?!\d))?/u;

const LONGEST_MENDED = 40;

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
function onlyNumbered(text: string): string {
  const [clause, ...others] = splitClauses(text).filter((each) => /\p{Nd}/u.test(each.text));
  return clause === undefined || others.length > 0 ? text : clause.text;
}

/** Words that draw a conclusion: "so 22.5". */
const CONCLUDES =
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

const MENDS: ReadonlySet<string> = new Set(
  "oh, ah, ohh, right, claro, bien sur, 对, then, so, ok, okay, wait, no, hm, maybe, its, entonces, vale, ay, espera, alors, donc, attends, ah bon, 那, 哦, 那么, 所以, 应该, 是, तो, इसलिए, ስለዚህ, अच्छा, फिर, እሺ, ከዚያ, ታዲያ"
    .split(",")
    .flatMap(tokenise),
);

/** "MgO2 for magnesium oxide?": a formula and a name, and nothing else but that they belong together. */
function findFormulaClaim(text: string, locale: Locale): Claim | null {
  const [said, ...others] = listFormulas(text);
  if (said === undefined || others.length > 0) return null;
  const blank = text.replace(said, " ".repeat(said.length));
  const named = findNamed(blank, locale);
  if (named === null || (!saysCue(text, "check") && !ASKS.test(text) && !WHETHER.test(text.trim()))) return null;
  return isOnlyClaim(`${blank.slice(0, named.start)} ${blank.slice(named.end)}`)
    ? { kind: "formula", said, formulas: named.formulas }
    : null;
}

/** Whether a formula is one of some, however it is written. */
export function isSameFormula(one: string, others: readonly string[]): boolean {
  const own = canonical(one);
  return own !== null && others.some((other) => canonical(other) === own);
}

function canonical(text: string): string | null {
  const parsed = parseFormula(text);
  return parsed.ok ? formatFormula(parsed.value, "ascii") : null;
}

const SPECIES =
  /(?<![\p{Script=Latin}\d])(?:(?:\d{1,3})?[A-Z][a-z]?(?:-\d{1,3})?(?:\^?\d?[+−⁺⁻-])?|\p{L}{3,}-\d{1,3})(?![\p{Script=Latin}\d])/gu;

/** "Cl- has 18 electrons". */
function findCountClaim(text: string, locale: Locale): Claim | null {
  const counted = PARTICLES.filter(([, words]) => words.test(text));
  const [particle, ...more] = counted;
  const numbers = [
    ...text.matchAll(/(?<![\p{Script=Latin}\d.,^⁺⁻+-])\d{1,3}(?![\p{Script=Latin}\d+⁺⁻-]|[.,]\d)/gu),
  ].map(([digits]) => Number(digits));
  const [said, ...others] = numbers;
  if (particle === undefined || more.length > 0 || said === undefined || others.length > 0) return null;
  const species = [...text.matchAll(SPECIES)].map(([each]) => each).filter((each) => each !== "I" && each !== "A");
  const posed = firstSolved(
    species.map((each) => `number of ${particle[0]} in ${withSymbol(each, locale)}`),
    "en",
  );
  return posed === null ? null : { kind: "count", said, posed };
}

/** "Cloro-37" in English is chlorine-37: by its symbol it is the same everywhere. */
function withSymbol(species: string, locale: Locale): string {
  const [, name = "", mass = ""] = /^(\p{L}{3,})-(\d{1,3})$/u.exec(species) ?? [];
  const symbol = name === "" ? undefined : findNamed(name, locale)?.formulas[0];
  return symbol === undefined ? species : `${symbol}-${mass}`;
}

const NUMBER_CLAIM =
  /^(?:(?:and|so|but|y|et|entonces|alors|那么?|和|और|तो|እና)\s*)?[¿¡]?(?:is|are|does|do|क्या)?\s*(.{5,}?)\s*(?:\bis|\bare|\bes|\bson|\best|\bsont|vaut|=|equal to|equals|是|为|等于)?\s*([+−-]?\d+(?:[.,]\d+)?[+−-]?)\s*(?:ነው|है|हैं|ነው ወይ)?\s*(?:[,;，]?\s*¿?(?:right|correct|ok|yes|true|no|verdad|correcto|cierto|vrai|juste|correct|对吧|对吗|吧|吗|सही|ना))?\s*[?？፧।]*$/iu;

/** A claim that is none but for its mark: "and the molar mass of CaCl2 is 75.5?" */
const DECLARES =
  /(?:\bis|\bare|\bes|\bson|\best|\bsont|vaut|=|是|为|等于)\s*[+−-]?\d[\d.,]*\s*[?？]\s*$|\d\s*(?:ነው|है|हैं)\s*[?？፧।]\s*$/iu;

/** "Is the oxidation number of Mn in KMnO4 +7?": a number without a unit at the end. */
function findNumberClaim(text: string, words: Words): Claim | null {
  const [, asked = "", number = ""] = NUMBER_CLAIM.exec(text.trim()) ?? [];
  if (asked === "") return null;
  const posed = poseProblem(asked, words);
  const value = posed?.solutions[0]?.answer.value;
  if (posed === null || value === undefined) return null;
  // A value without its unit is meant in that of the answer.
  const isWhole = /^[+−-]?\d+[+−-]?$/u.test(number);
  if (value.kind === "quantity" && (value.unit !== "" || !isWhole))
    return { kind: "value", said: `${number} ${value.unit}`.trim(), posed };
  if (value.kind !== "count" && value.kind !== "quantity") return null;
  const sign = /[−-]/.test(number) ? -1 : 1;
  return { kind: "count", said: sign * Number(number.replace(/[+−-]/gu, "")), posed };
}

/** "I got 12.0 g for 0.5 mol of carbon": one of the values is claimed, and the others lead to it. */
function findValueClaim(text: string, words: Words): Claim | null {
  const mentions = listMentions(text, words.locale);
  const said = findPh(text, mentions);
  if (said !== null) {
    const posed = firstSolved(composeQuestions({ kind: "ph", of: null }, mentions, words), words.locale);
    if (posed !== null) return { kind: "value", said: `pH = ${said}`, posed };
  }
  const own = claimedFirst(text, mentions);
  const stated = own[0];
  const asked = stated === undefined ? null : questionBefore(text, stated, words);
  if (stated !== undefined && asked !== null) return { kind: "value", said: stated.text, posed: asked };
  for (const mention of own) {
    const posed = poseFor(mention, mentions, words);
    if (posed !== null) return { kind: "value", said: mention.text, posed };
  }
  return null;
}

/** The number of a pH has no unit: it is the one that belongs to no other value. */
function findPh(text: string, mentions: readonly Mention[]): string | null {
  if (!/(?<!\p{L})p[Hh](?!\p{Script=Latin})/u.test(text)) return null;
  const bare = [...text.matchAll(/(?<![\p{Script=Latin}\d.,])\d+(?:[.,]\d+)?(?![\p{Script=Latin}\d])/gu)];
  return bare.find(({ index }) => !mentions.some(({ start, end }) => index >= start && index < end))?.[0] ?? null;
}

/** The question itself may stand before the answer: "how many moles in 36 g of water? I got 3". */
function questionBefore(text: string, { start, end, quantity }: Mention, words: Words): Posed | null {
  const pieces = [text.slice(0, start), text.slice(end)].flatMap((part) =>
    part.split(/(?<=[?？])|[.;\n。；]\s|[,，]\s(?=\p{L}+ (?:got|get)\b)/u),
  );
  for (const piece of pieces) {
    const posed = piece.trim().length < 12 || !/\d/.test(piece) ? null : poseProblem(piece, words);
    const value = posed?.solutions[0]?.answer.value;
    const unit = value?.kind === "quantity" ? parseUnit(value.unit) : null;
    if (posed !== null && unit?.ok === true && unit.value.unit.dimension === quantity.unit.dimension) return posed;
  }
  return null;
}

/** What is claimed stands behind "I got", else without a substance of its own, else at the end. */
function claimedFirst(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const rank = ({ start, end }: Mention): number => {
    const previous = Math.max(0, start - 28, ...mentions.map((mention) => (mention.end <= start ? mention.end : 0)));
    const before = text.slice(previous, start);
    // "My friend says 10 g is also 0.25 mol": what is said of the first is the second.
    if (IS.test(before) && mentions.some((mention) => mention.end <= start)) return -1;
    if (saysCue(before, "mine")) return 0;
    if (IS.test(before) || HAS.test(before)) return 1;
    return /^\s*(?:है|ነው)/u.test(text.slice(end)) ? 1 : 2;
  };
  return mentions.toSorted((one, other) => rank(one) - rank(other) || other.start - one.start);
}

/** What stands right before a value that is claimed: "is also", "c'est aussi". */
const IS =
  /(?:=|(?<!\p{L})(?:is|are|es|son|est|sont)|是|为)\s*(?:(?:also|only|about|around|tambi[eé]n|solo|unos|unas|aussi|environ)\s*|也|约)?$/iu;

const HAS = /(?:\b(?:have|has)|有)\s*$/iu;

function poseFor(claimed: Mention, mentions: readonly Mention[], words: Words): Posed | null {
  const given = mentions.filter((mention) => mention !== claimed);
  const goal = goalOf(claimed.quantity, null);
  if (goal === null) return null;
  const substances = [...new Set([claimed.of, ...given.map(({ of }) => of)])];
  const questions = substances.flatMap((of) => composeQuestions({ ...goal, of }, given, words));
  const posed = firstSolved(questions, words.locale);
  const value = posed?.solutions[0]?.answer.value;
  return value?.kind === "quantity" ? posed : null;
}
