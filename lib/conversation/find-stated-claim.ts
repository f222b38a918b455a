import type { Locale } from "../i18n/locales.ts";
import { asksWhat } from "./claim-words.ts";
import { type Claim, posedBy } from "./claim.ts";
import { claimedIn } from "./claims/mend-claim.ts";
import type { SolvedProblem } from "./claims/own-result.ts";
import { statesValue } from "./claims/states-value.ts";
import { type Again, findAgain, tellBoth } from "./follow-up/again.ts";
import { findDiluted } from "./follow-up/diluted.ts";
import { saysDilution } from "./follow-up/factor.ts";
import { askStated } from "./follow-up/ask-again.ts";
import { findBefore } from "./follow-up/before.ts";
import { convertTo } from "../quantity/conversion.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { loadQuantity } from "../quantity/stored-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import type { Words } from "../wording/words.ts";
import { inferAmount, workedProblem } from "./find-check.ts";
import { findGoal } from "./goal-words.ts";
import { dropCues } from "./guide-cues.ts";
import { firstSolved, type Posed } from "./pose-problem.ts";

/** Longer messages say more. UTF-16 units. */
const LONGEST = 120;

/**
 * "So n(O atoms) = 0.2, right?", "and those weigh 3.2 g?", "entonces son 0,2 mol, ¿no?" behind a solution: a value of something
 * that follows from its problem. Null where a message asks for more than whether it is so, or nothing tells.
 */
export function findStatedClaim(
  text: string,
  solved: SolvedProblem,
  locale: Locale,
  isConclusion = false,
): Claim | null {
  if (text.length > LONGEST) return null;
  const said = text.replace(LEADS, " ");
  if (!(isConclusion || statesValue(text))) return null;
  const diluted = findDilutedClaim(said, solved, locale);
  if (diluted !== null || saysDilution(said) || asksWhat(said)) return diluted;
  const before = findBefore(solved);
  const rest = dropCues(withUnits(said), ["check", "mine"])
    .replace(/吧|\s(?:na|ना)(?=\s*[?।]?\s*$)/gu, " ")
    .replace(/[¿?？፧।!,;.，。፣]+(?=\s|$)|¿|(?<=[a-z])(?=\p{Script=Han})/gu, " ");
  const named = findNamedClaim(rest, solved, locale);
  if (named !== null) return named;
  const found = before === null ? null : askStated(rest, before, locale);
  const value = found?.asked.solution.answer.value;
  if (found === null || value?.kind !== "quantity")
    return findChangedClaim(rest, solved, locale) ?? findOtherClaim(rest, solved, locale);
  const number = NUMBER.exec(withUnits(said).replace(RECKONED, " "))?.[0] ?? "";
  return {
    kind: "value",
    said: `${number} ${value.unit}`.trim(),
    posed: { problem: tellBoth(solved, text), solutions: [found.asked.solution] },
  };
}

/** "If I add water up to 2 L it is 0.25 M, right?": what is stated is held against what dilution gives. */
function findDilutedClaim(text: string, solved: SolvedProblem, locale: Locale): Claim | null {
  const strengths = listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((each) =>
    each.ok && each.value.quantity.unit.dimension === DIMENSIONS.concentration ? [each.value] : [],
  );
  const [stated, ...others] = strengths;
  if (stated === undefined || others.length > 0) return null;
  const asked = findDiluted(`${text.slice(0, stated.start)} ${text.slice(stated.end)}`, solved, locale);
  return asked === null ? null : toClaim(text.slice(stated.start, stated.end).trim(), asked);
}

/** "So [H+] is 2e-12 mol/L?", "the pOH = 12?": what is named is asked of the problem, and the value is held against that. */
function findNamedClaim(text: string, solved: SolvedProblem, locale: Locale): Claim | null {
  const [, name = "", number = "", unit = ""] = NAMED.exec(text.trim()) ?? [];
  const asked =
    name === "" || HAS_VALUE.test(name) ? null : (findAgain(name, solved, locale) ?? findMolarMass(name, solved));
  const value = asked?.solution.answer.value;
  if (asked === null || value?.kind !== "quantity" || asked.changes.length > 0) return null;
  const label = value.unit === "" ? LETTERS.exec(name)?.[0] : undefined;
  if (unit === "")
    return toClaim(label === undefined ? `${number} ${value.unit}`.trim() : `${label} = ${number}`, asked);
  const stated = listQuantities(`${number} ${unit}`, { locale, trailingZeros: "measured" })[0];
  const own = loadQuantity(value);
  const isAlike = stated?.ok === true && own.ok && convertTo(stated.value.quantity, own.value.unit).ok;
  return isAlike ? toClaim(`${number} ${unit}`, asked) : null;
}

/** "44 is the molar mass, right?": what a solution uses on its way, of the substance that it is about. */
function findMolarMass(name: string, solved: SolvedProblem): Pick<Again, "problem" | "solution" | "changes"> | null {
  const of = findBefore(solved)?.goal?.variable.of ?? null;
  if (of === null || findGoal(name)?.kind !== "molar-mass") return null;
  const posed = firstSolved([`molar mass of ${of}`], "en");
  const [solution] = posed?.solutions ?? [];
  return posed === null || solution === undefined ? null : { problem: posed.problem, solution, changes: [] };
}

const toClaim = (said: string, { problem, solution }: Pick<Again, "problem" | "solution">): Claim => ({
  kind: "value",
  said,
  posed: { problem, solutions: [solution] },
});

const LETTERS = /(?<!\p{L})pO?H(?!\p{Script=Latin})/u;

const HAS_VALUE = /\p{Nd}\s?(?:[cm]?m?L|[mk]?g|mol|atm|k?Pa|K|°C|M|k?J)(?!\p{L})/u;

const NAMED =
  /^(.{2,}?)\s*(?:=|(?<![\p{L}\p{M}])(?:is|are|was|es|son|est|sont|vaut)(?!\p{L})|是|为|等于)\s*([-−+]?\d+(?:[.,]\d+)?(?:\s?[×x*·]\s?10\^?[-−]?\d+|e[+-]?\d+)?)\s?([\p{L}%°][\p{L}\d/·^-]*)?$/iu;

/** "And for Ba(OH)2 also 12.7, right?": a number without a unit for what was asked, of something else. */
function findChangedClaim(text: string, solved: SolvedProblem, locale: Locale): Claim | null {
  const numbers = [...text.matchAll(BARE)].map(([, number = ""]) => number);
  const [number, ...others] = numbers;
  if (number === undefined || others.length > 0) return null;
  const asked = findAgain(text.replace(BARE, " ").replaceAll(ALSO, " "), solved, locale);
  const value = asked?.solution.answer.value;
  if (asked === null || value?.kind !== "quantity" || !asked.isSameGoal) return null;
  const said = value.unit === "" && asked.solution.answer.id === "ph" ? `pH = ${number}` : `${number} ${value.unit}`;
  return { kind: "value", said: said.trim(), posed: { problem: asked.problem, solutions: [asked.solution] } };
}

/** "And 180 g is 10 mol?": another value of the problem, and what its answer is then. */
function findOtherClaim(text: string, solved: SolvedProblem, locale: Locale): Claim | null {
  const [, given = "", said = ""] = OTHER.exec(text.trim()) ?? [];
  const asked = given === "" ? null : findAgain(given, solved, locale);
  const value = asked?.solution.answer.value;
  const stated = listQuantities(said, { locale, trailingZeros: "measured" });
  const [only, ...others] = stated;
  if (asked === null || value?.kind !== "quantity" || !asked.isSameGoal || asked.changes.length === 0) return null;
  const unit = loadQuantity(value);
  if (only?.ok !== true || others.length > 0 || !unit.ok) return null;
  if (!convertTo(only.value.quantity, unit.value.unit).ok) return null;
  return { kind: "value", said, posed: { problem: asked.problem, solutions: [asked.solution] } };
}

const OTHER =
  /^(.*\p{Nd}.*?)\s(?:is|are|makes?|gives?|would be|=|es|son|da|dan|ser[ií]an?|est|sont|fait|font|donne|是|等于|就是|में|ነው)\s*(\p{Nd}[\p{Nd}.,]*\s?[\p{L}/·]+)\s*$/iu;

const BARE =
  /(?:(?<!\p{L})pO?H\s*(?:=|is|es|est|de|of|是|है|ነው)?\s*)?(?<![\p{L}\d.,^()])(\d+(?:[.,]\d+)?)(?!\s?(?!(?:also|too|aussi|tambi[eé]n|igual|pareil)(?!\p{L}))[\p{L}%°\d])(?![.,]\d)/gu;

const ALSO = /(?<![\p{L}\p{M}])(?:también|tambien|too|also|aussi|pareil|igual|भी|bhi|ደግሞ)(?![\p{L}\p{M}])|也/giu;

/**
 * The same in one message with what it follows from, "n(CO2) = 8.8/44 = 0.2 mol, so n(O) = 0.2 mol, right?", where that first part is
 * right by itself; or behind what was claimed or worked out in the message `said` before it.
 */
export function findChainedClaim(text: string, said: string | null, words: Words): Claim | null {
  const { index, 0: joint = "" } = [...text.matchAll(JOINT)].at(-1) ?? { index: -1 };
  const first = index > 0 ? text.slice(0, index).replace(/[\s,;]+$/u, "") : "";
  const posed =
    first === "" || !/\p{Nd}/u.test(first) ? null : (inferAmount(first, words) ?? workedProblem(first, words));
  const own = posed === null || !isRight(first, posed, words.locale) ? null : toSolved(posed);
  if (own !== null) return findStatedClaim(text.slice(index + joint.length), own, words.locale, true);
  const claim = said === null || !statesValue(text) ? null : claimedIn(said, words);
  const before =
    claim !== null ? posedBy(claim) : said === null || !statesValue(text) ? null : inferAmount(said, words);
  return before === null ? null : findStatedClaim(text, toSolved(before), words.locale);
}

const JOINT =
  /(?<![\p{L}\p{M}])(?:so|therefore|thus|hence|entonces|por lo tanto|as[ií] que|luego|donc|alors|ስለዚህ|तो|इसलिए)(?![\p{L}\p{M}])\s*|所以\s*|因此\s*/giu;

export const toSolved = ({ problem, solutions }: Posed): SolvedProblem => ({ problem, facts: solutions });

/** Whether the last value of a working is the answer to its problem. */
function isRight(working: string, { solutions }: Posed, locale: Locale): boolean {
  const value = solutions.length === 1 ? solutions[0]?.answer.value : undefined;
  const read = listQuantities(working, { locale, trailingZeros: "measured" }).at(-1);
  const expected = value?.kind === "quantity" ? loadQuantity(value) : null;
  if (read?.ok !== true || expected?.ok !== true) return false;
  const converted = convertTo(read.value.quantity, expected.value.unit);
  if (!converted.ok) return false;
  const off = converted.value.value.minus(expected.value.value).abs();
  return off.lte(expected.value.value.abs().times(NEAR));
}

/** So far a rounded value may be from the answer, as a share. */
const NEAR = 0.02;

/** What leads over from what was found, and holds words that ask elsewhere. */
const LEADS = /^\s*[¿¡]?(?:as[ií] que|de modo que|por lo que|o sea(?: que)?|est-ce que|du coup|(?:et )?pour)\s/iu;

const NUMBER = /\d+(?:[.,]\d+)?(?:\s?[×x*·]\s?10\^?[-−]?\d+|e[+-]?\d+)?/iu;

/** What a value is reckoned from, before it: of "27/9 = 3" the 3 is stated. */
const RECKONED = /\p{Nd}[\p{Nd}.,\s()]*[/×x*·÷+−-][\p{Nd}.,\s()/×x*·÷+−-]*=/gu;

const UNITS: Readonly<Record<string, string>> = { n: "mol", m: "g" };

/** "n(O atoms) = 0.2": a value by its letter, as it is said in words. */
function withUnits(text: string): string {
  return text.replace(
    /(?<!\p{L})([nm])\s?\(\s?([A-Z][\p{Script=Latin}\d()+^-]*?)(?:\s\p{L}+)?\s?\)\s?(?:=|is|es|est|sont|son)\s?(\d+(?:[.,]\d+)?)(?:\s?(mol|g|mg|kg|mmol)(?!\p{L}))?/u,
    (_, letter: string, formula: string, number: string, unit?: string) =>
      `${number} ${unit ?? UNITS[letter] ?? ""} ${formula}`,
  );
}
