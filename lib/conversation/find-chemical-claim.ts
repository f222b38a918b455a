import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import { listElementNames } from "../nomenclature/list-names.ts";
import { isOnlyClaim } from "./claim-words.ts";
import type { Claim } from "./claim.ts";
import { findEquation } from "./find-equation.ts";
import { saysCue } from "./guide-cues.ts";
import { listFormulas } from "./list-formulas.ts";
import { firstSolved } from "./pose-problem.ts";

/** Longer texts say more than one thing. UTF-16 units. */
const LONGEST = 140;

const SIGNED =
  /(?<![\p{Script=Latin}\d.,])([+−-])\s?(\d)(?!\d|[.,]\d)|(?<![\p{Script=Latin}\d.,])(\d)([+−-])(?![\p{L}\d])/gu;

/** What an oxidation number is called, and where it belongs. */
const OF_OXIDATION =
  /(?:oxida\w*|oxyda\w*|oxidi[sz]\w*)|\b(?:number|state|n[uú]mero|estado|nombre|degr[eé]|charge|carga|in|en|dans|there|here|ah[ií])\b|氧化|化合|数|价|價|里|中|在|ऑक्सीकरण|संख्या|अवस्था|में|ኦክሲዴሽን|ቁጥር|ውስጥ/giu;

/** A charge apart from its formula: "CrO4 2-". */
const APART = /(?<![\p{Script=Latin}\d])([A-Z][A-Za-z\d()]*)\s(\d[+−-])(?![\p{L}\d])/u;

/** With the charge of an ion at its formula, where another number with a sign is left, which is what is claimed. */
function joinCharge(text: string): string {
  const joined = text.replace(APART, "$1^$2");
  return joined !== text && [...text.matchAll(SIGNED)].length > 1 ? joined : text;
}

/** "Iron is +2 in Fe2O3, right?": one element, one compound that has it, one number with its sign, and nothing else. */
export function findOxidationClaim(written: string, locale: Locale): Claim | null {
  if (written.length > LONGEST) return null;
  const text = joinCharge(written);
  const [formula, ...others] = listFormulas(text);
  const parsed = formula === undefined || others.length > 0 ? null : parseFormula(formula);
  if (formula === undefined || parsed === null || !parsed.ok || parsed.value.counts.size < 2) return null;
  const beside = text.replace(formula, " ");
  const [number, ...more] = [...beside.matchAll(SIGNED)];
  if (number === undefined || more.length > 0) return null;
  const without = beside.replace(number[0], " ");
  const element = findElementOf([...parsed.value.counts.keys()], without, locale);
  if (/\d/.test(without) || element === null) return null;
  if (!isOnlyClaim(without.replace(element.written, " ").replaceAll(OF_OXIDATION, " "))) return null;
  const posed = firstSolved([`oxidation number of ${element.symbol} in ${formula}`], "en");
  const [, before, digit, bare, behind] = number;
  const sign = (before ?? behind) === "+" ? 1 : -1;
  return posed === null ? null : { kind: "count", said: sign * Number(digit ?? bare), posed };
}

/** "And +4 in MnO2?", behind such a claim: of its element. */
export function findNextOxidationClaim(text: string, before: string, locale: Locale): Claim | null {
  const last = /\d/.test(text) ? findOxidationClaim(before, locale) : null;
  const symbol =
    last?.kind === "count" ? /^oxidation number of ([A-Z][a-z]?) in /.exec(last.posed.problem)?.[1] : undefined;
  return symbol === undefined ? null : findOxidationClaim(`${symbol} ${text}`, locale);
}

const PERCENT = /(?<![\d.,\p{L}])(\d{1,2}(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b|por ciento\b|pour cent\b)/iu;

/** What a share by mass is called. */
const OF_SHARES =
  /\b(?:mass|percent(?:age)?|masa|porcentaje|masse|pourcentage|i|got|get|me|dio|da|sali[oó]|j|ai|trouv[eé]|by|en|in|dans)\b|质量|分数|含|我|得|算|出|里|中|द्रव्यमान|प्रतिशत|मुझे|मिला|में|ክብደት|በመቶ|አገኘሁ|ውስጥ/giu;

/** "I got 17 % for N in NH4Cl, is that ok": one element, one compound that has it, one share. */
export function findShareClaim(text: string, locale: Locale): Claim | null {
  if (text.length > LONGEST) return null;
  const [formula, ...others] = listFormulas(text);
  const parsed = formula === undefined || others.length > 0 ? null : parseFormula(formula);
  const share = PERCENT.exec(text);
  if (formula === undefined || share === null || parsed === null || !parsed.ok) return null;
  const without = text.replace(formula, " ").replace(share[0], " ");
  const element = findElementOf([...parsed.value.counts.keys()], without, locale);
  if (/\d/.test(without) || element === null) return null;
  if (!isOnlyClaim(without.replace(element.written, " ").replaceAll(OF_SHARES, " "))) return null;
  const posed = firstSolved([`percent by mass of ${element.symbol} in ${formula}`], "en");
  return posed === null ? null : { kind: "value", said: `${share[1] ?? ""} %`, posed };
}

/** The only one of some elements that a text speaks of, by its symbol or by its name. */
function findElementOf(
  symbols: readonly string[],
  text: string,
  locale: Locale,
): { readonly symbol: string; readonly written: string } | null {
  const names = [...new Set([locale, "en" as const])].flatMap(listElementNames);
  const found = symbols.flatMap((symbol) => {
    const called = names.filter((each) => each.symbol === symbol).map(({ name }) => name);
    const written = [symbol, ...called].flatMap((word) => wordIn(text, word, word !== symbol) ?? []);
    return written[0] === undefined ? [] : [{ symbol, written: written[0] }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function wordIn(text: string, word: string, isName: boolean): string | null {
  const letters = /\p{Script=Han}/u.test(word) ? "" : "[\\p{L}\\p{M}]";
  const edge = (sign: string) => (letters === "" ? "" : `(?<${sign}${letters})`);
  const pattern = new RegExp(`${edge("!")}${word}${letters === "" ? "" : `(?!${letters})`}`, isName ? "iu" : "u");
  return pattern.exec(text)?.[0] ?? null;
}

/** What an equation is said to be. */
const OF_EQUATIONS =
  /\b(?:balance[ds]?|ajustad[ao]|balancead[ao]|[eé]quilibr[eé]e?|equation|ecuaci[oó]n|[eé]quation)\b|配平|平衡|方程式|संतुलित|समीकरण|የተመጣጠነ|እኩልታ/giu;

/** "C3H8 + 4 O2 -> 3 CO2 + 4 H2O, right?" */
export function findEquationClaim(text: string): Claim | null {
  const equation = text.length > LONGEST ? null : findEquation(text);
  const beside = equation === null ? "" : text.replace(equation, " ");
  // "So 4 Fe + 3 O2 -> 2 Fe2O3?": who asks it of an equation that has its coefficients asks whether they are right.
  const asks = equation !== null && saysCue(beside, "check");
  const isTried = equation !== null && /[?？፧]\s*$/u.test(text) && /(?<![\p{L}\d])[2-9]\s?[A-Z(]/u.test(equation);
  if (equation === null || !(asks || isTried) || !isOnlyClaim(beside.replaceAll(OF_EQUATIONS, " "))) return null;
  const posed = firstSolved([`balance ${equation}`], "en");
  const [solution] = posed?.solutions ?? [];
  if (posed === null || solution?.method !== "balance-equation") return null;
  const isRight = solution.answer.id === "already-balanced";
  // One that is not balanced is balanced step by step.
  return asks || isRight ? { kind: "equation", isRight, posed } : null;
}
