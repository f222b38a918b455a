import { bounded } from "../budget/budget.ts";
import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../chemistry/data/acid-constants.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { formulaOf } from "../nomenclature/formula-of.ts";
import { listQuantities, type QuantityReading } from "../quantity/scan-quantity.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../quantity/units/words/unit-words.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { findNamed } from "./find-named.ts";
import { solve } from "../solver/solve.ts";
import { tellMolarMass } from "./spell-molar-mass.ts";
import { saysWhy } from "./asked-step.ts";
import { putInPlace } from "./put-in-place.ts";
import { tokenise } from "./phrases/find-phrase.ts";
import { FOLLOW_UP_WORDS } from "./phrases/follow-up-words.ts";

/** Longer messages are problems of their own. UTF-16 units. */
const LONGEST = 160;
/** A problem that is changed by a word has a few sentences. */
const LONGEST_PROBLEM = 1_500;
const MOST_CANDIDATES = 8;
/** In steps, as `solve` counts them: what one text may take. */
const MOST_WORK = 1_000_000;
/** A name of a substance has so many words at most: copper(II) sulfate pentahydrate. */
const LONGEST_NAME = 4;

/**
 * The problem that is meant by a message which changes something about the one before it, or asks one thing more of it: "what if
 * the pressure was 4 atm", "no wait, it's 350 K", "sulfite not sulfate", "in mL?", "and how many molecules is that". The text
 * of that problem with the change made, so that it is read, checked and shown like any other; null unless the solver
 * understands it. In any of our languages; `locale` is that of the numbers and names.
 */
export function reviseProblem(text: string, problem: string, locale: Locale): string | null {
  if (text.length > LONGEST || problem.length > LONGEST_PROBLEM) return null;
  const found = bounded(MOST_WORK, () => findRevised(tellMolarMass(text), problem, locale));
  return found.kind === "done" ? found.value : null;
}

function findRevised(text: string, problem: string, locale: Locale): string | null {
  const before = tell(problem, locale);
  const candidates = [
    ...withOtherEquation(text, problem),
    ...withOtherQuantities(text, problem, locale),
    ...withOtherUnit(text, problem, locale),
    ...withOtherSubstance(text, problem, locale),
    ...withMore(text, problem),
  ];
  // A further question that the solver did not see adds nothing, and neither does a change that is none.
  return (
    candidates.slice(0, MOST_CANDIDATES).find((revised) => {
      const after = revised === problem ? null : tell(revised, locale);
      return after !== null && after !== before;
    }) ?? null
  );
}

/** What a problem gives and what comes out; null unless it is solved whole. */
function tell(problem: string, locale: Locale): string | null {
  const outcome = solve(problem, locale);
  if (outcome.kind !== "solved" || outcome.skipped.length > 0) return null;
  return JSON.stringify(outcome.solutions.map(({ answer, givens }) => [answer.value, givens]));
}

type Found = QuantityReading & { readonly dimension: number };

function quantitiesIn(text: string, locale: Locale): Found[] {
  return listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((reading) => {
    if (!reading.ok) return [];
    const { dimension } = reading.value.quantity.unit;
    return dimension === DIMENSIONS.none ? [] : [{ ...reading.value, dimension }];
  });
}

const WORDS = new Set(LOCALES.flatMap((each) => FOLLOW_UP_WORDS[each].change.split(",").flatMap(tokenise)));

/** What a message says besides that something changes. */
const restOf = (text: string): string[] => tokenise(text).filter((word) => !WORDS.has(word));

const ARROWED =
  /(?:\d*\s?[A-Z(][\w()·^+-]*(?:\([a-z]+\))?\s*\+?\s*)+(?:->|→|⟶|=>|=)\s*(?:\d*\s?[A-Z(][\w()·^+-]*(?:\([a-z]+\))?\s*\+?\s*)+/u;

/** Words around an equation that say that it is another one. */
const MOST_AROUND = 4;

/** "Sorry, I meant N2 + O2 -> NO": the equation of the problem is another one. */
function withOtherEquation(text: string, problem: string): string[] {
  const [said, old] = [ARROWED.exec(text)?.[0].trim(), ARROWED.exec(problem)?.[0].trim()];
  if (said === undefined || old === undefined || !parseEquation(said).ok) return [];
  return tokenise(text.replace(said, " ")).length > MOST_AROUND * (/\p{Script=Han}/u.test(text) ? 3 : 1)
    ? []
    : [problem.replace(old, said)];
}

/** Between a quantity and what it is of stand so few characters: " g of ". */
const FARTHEST_OWNER = 5;

/** With each quantity of the message in the place of one of its kind: of several the last, which is what became of the first. */
function withOtherQuantities(written: string, problem: string, locale: Locale): string[] {
  const text = withoutDenied(written, locale);
  const said = quantitiesIn(text, locale);
  if (said.length === 0) return [];
  const around = said.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  const inProblem = new Set(tokenise(problem));
  if (restOf(around).some((word) => !inProblem.has(word))) return [];
  const old = quantitiesIn(problem, locale);
  // "It was 5 g of hydrogen" is no other amount of oxygen.
  const [owner, ...owners] = new Set(substancesIn(around, locale));
  const isOwned = ({ end }: Found): boolean =>
    owner === undefined || owners.length > 0 || problem.slice(end, end + FARTHEST_OWNER + owner.length).includes(owner);
  const places = said.map(({ dimension }) => old.filter((each) => each.dimension === dimension && isOwned(each)));
  if (places.some((candidates) => candidates.length === 0)) return [];
  const longest = Math.max(...places.map((candidates) => candidates.length));
  return Array.from({ length: longest }, (_, back) => {
    const taken = said.map((quantity, index) => {
      const candidates = places[index] ?? [];
      const ofKind = said.filter(({ dimension }) => dimension === quantity.dimension);
      // As many as there are keep their order; fewer stand for the last ones.
      const at = candidates.length - ofKind.length + ofKind.indexOf(quantity) - back;
      return { written: text.slice(quantity.start, quantity.end).trim(), place: candidates[Math.max(0, at)] };
    });
    return putInPlace(
      problem,
      taken.flatMap(({ written, place }) => (place === undefined ? [] : [{ ...place, written }])),
    );
  });
}

/** "12 mg not g", "50 g, not 5 g": what it is not stands behind, a value or the unit alone. */
function withoutDenied(text: string, locale: Locale): string {
  const plain = text.trim().replace(/[?!.。？！।]+$/u, "");
  for (const not of NOT) {
    const at = plain.toLowerCase().lastIndexOf(` ${not} `);
    const denied = at === -1 ? "" : plain.slice(at + not.length + 2).trim();
    const [value, ...others] = quantitiesIn(denied, locale);
    const isValue = value !== undefined && others.length === 0 && value.start === 0 && value.end === denied.length;
    if (denied !== "" && (isValue || parseUnit(denied, { words: UNIT_WORDS[locale] }).ok))
      return plain.slice(0, at).replace(/[\s,;]+$/u, "");
  }
  return text;
}

/** "In kPa?" behind a conversion: what was converted, into another unit. */
function withOtherUnit(text: string, problem: string, locale: Locale): string[] {
  const [unit, ...others] = restOf(text);
  const outcome = solve(problem, locale);
  const isConversion =
    outcome.kind === "solved" && outcome.solutions.every(({ method }) => method === "unit-conversion");
  const [converted, ...more] = quantitiesIn(problem, locale);
  if (unit === undefined || others.length > 0 || !isConversion || converted === undefined || more.length > 0) return [];
  // As it was written: tokens have no capitals.
  const written = text.match(new RegExp(String.raw`(?<![\p{L}\d])${unit}(?![\p{L}\d])`, "iu"))?.[0] ?? unit;
  return [`${problem.slice(converted.start, converted.end).trim()} = ? ${written}`];
}

const NOT = LOCALES.flatMap((each) => FOLLOW_UP_WORDS[each].not.split(",").map((phrase) => phrase.trim()));

/** "Sulfite not sulfate" by the words that stand there; else a name or formula alone in the place of the only substance. */
function withOtherSubstance(text: string, problem: string, locale: Locale): string[] {
  const plain = text
    .replace(/[?!.,;。？！]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (saysWhy(text)) return [];
  const exchanged = NOT.flatMap((not) => {
    const turned = turnRound(text, not);
    if (turned !== null) return exchange(turned, problem);
    const at = plain.toLowerCase().indexOf(` ${not} `);
    return at === -1 ? [] : exchange([plain.slice(0, at), plain.slice(at + not.length + 2)], problem);
  });
  if (exchanged.length > 0) return exchanged;
  return [...withCharge(plain, problem), ...withNamed(plain, problem, locale)];
}

/** "Not the pH, the pOH": what is wanted stands behind what it replaces. */
function turnRound(text: string, not: string): [wanted: string, replaced: string] | null {
  const [, replaced, wanted] =
    new RegExp(
      `^\\W*(?:no\\W+)?${not}\\s*([^,;，、፣]+)[,;，、፣]\\s*(?:but |sino |mais |而是|是)?([^,;，、፣]+)$`,
      "iu",
    ).exec(text.trim()) ?? [];
  return replaced === undefined || wanted === undefined ? null : [wanted.replace(/[?!.。？！।]+$/u, ""), replaced];
}

function exchange(sides: readonly [wanted: string, replaced: string], problem: string): string[] {
  const [wanted, replaced] = sides.map((side) => lastWords(side));
  if (wanted === undefined || replaced === undefined || wanted === "" || replaced === "") return [];
  const place = problem.toLowerCase().indexOf(replaced.toLowerCase());
  // A digit is no word of the formula that it stands in.
  const isInside =
    /^\d+$/.test(replaced) &&
    /[\p{L}\d.,)\]]/u.test(`${problem[place - 1] ?? " "}${problem[place + replaced.length] ?? " "}`);
  return place === -1 || isInside ? [] : [problem.slice(0, place) + wanted + problem.slice(place + replaced.length)];
}

/** "The tin(IV) one": the element of the problem, with its charge. */
function withCharge(plain: string, problem: string): string[] {
  const named = /(\p{L}{3,})\s?\((?:I{1,3}|IV|VI{0,2})\)/u.exec(plain);
  const [whole, element] = named ?? [];
  if (whole === undefined || element === undefined) return [];
  if (restOf(plain.replace(whole, " ")).length > 0) return [];
  const pattern = new RegExp(`(?<!\\p{L})${element}(?:\\s?\\([IV]+\\))?(?!\\p{L})`, "iu");
  return pattern.test(problem) ? [problem.replace(pattern, whole)] : [];
}

/**
 * A substance that the message names in the place of one of the problem: the one that it names besides, "not CO2, CO", else the
 * only one, or the only one of the same elements, "the product is P2O5".
 */
function withNamed(plain: string, problem: string, locale: Locale): string[] {
  const text = plain.replaceAll(/(?<=\p{Script=Han})(?=[\w(])|(?<=[\w)])(?=\p{Script=Han})/gu, " ");
  const named = [...new Set(substancesIn(text, locale))];
  const rest = named.reduce((left, each) => left.replaceAll(each, " "), text);
  const isPlain = restOf(rest).every((word) => ROLES.has(word));
  if (named.length === 0 || named.length > 2 || !isPlain) return [];
  const own = [...new Set(substancesIn(problem, locale))];
  const known = named.filter((each) => own.includes(each));
  const [wanted, ...others] = named.filter((each) => !own.includes(each));
  if (wanted === undefined || others.length > 0) return [];
  const ofElements = own.filter((each) => elementsOf(each, locale) === elementsOf(wanted, locale));
  const ofClass = own.filter((each) => classOf(each, locale) === classOf(wanted, locale));
  const alike = ofElements.length > 0 || classOf(wanted, locale) === null ? ofElements : ofClass;
  const [old, ...more] = known.length > 0 ? known : own.length === 1 ? own : alike;
  return old === undefined || more.length > 0 ? [] : [replaceWhole(problem, old, wanted)];
}

function replaceWhole(problem: string, replaced: string, wanted: string): string {
  const literal = replaced.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return problem.replaceAll(new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`, "gu"), wanted);
}

/** Of what a substance consists, each element once. */
function elementsOf(text: string, locale: Locale): string {
  const parsed = parseFormula(text);
  const formula = parsed.ok ? parsed : formulaOf(text, locale);
  return formula.ok ? [...formula.value.counts.keys()].toSorted().join(" ") : text;
}

/** "What if it is H2SO4", of HCl and NaOH: an acid takes the place of the acid. Null for what is neither acid nor base. */
function classOf(text: string, locale: Locale): "acid" | "base" | null {
  const parsed = parseFormula(text);
  const read = parsed.ok ? parsed : formulaOf(text, locale);
  const formula = read.ok ? formatFormula(read.value, "ascii") : text;
  if (STRONG_ACIDS.has(formula) || formula === "H2SO4" || Object.hasOwn(WEAK_ACIDS, formula)) return "acid";
  return Object.hasOwn(STRONG_BASES, formula) || Object.hasOwn(WEAK_BASES, formula) ? "base" : null;
}

/** What the place of a substance is called in a correction. */
const ROLES: ReadonlySet<string> = new Set(
  LOCALES.flatMap((each) => FOLLOW_UP_WORDS[each].role.split(",").flatMap((phrase) => tokenise(phrase))),
);

/** What is left of a side without the words that only say that something changes. */
function lastWords(side: string): string {
  return side
    .split(" ")
    .filter((word) => tokenise(word).some((token) => !WORDS.has(token)))
    .join(" ");
}

/** The substances that a text names, as they stand there. */
function substancesIn(text: string, locale: Locale): string[] {
  const words = [...text.matchAll(/[^\s?!,;:，。？！]+/gu)].flatMap(([word]) =>
    splitHan(word.replace(/\.$/, ""), locale),
  );
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [...Array(LONGEST_NAME).keys()]
      .map((index) => LONGEST_NAME - index)
      .find((count) => at + count <= words.length && isSubstance(words.slice(at, at + count).join(" "), locale));
    if (length !== undefined) found.push(words.slice(at, at + length).join(" "));
    at += length ?? 1;
  }
  return found;
}

/** Chinese sets no spaces: the longest name that a run of characters ends or begins with stands by itself. */
function splitHan(word: string, locale: Locale): string[] {
  if (!/^\p{Script=Han}{3,}/u.test(word)) return [word];
  const named = findNamed(word, locale);
  return named === null
    ? [word]
    : [word.slice(0, named.start), word.slice(named.start, named.end), word.slice(named.end)].filter(
        (part) => part !== "",
      );
}

function isSubstance(text: string, locale: Locale): boolean {
  if (text.length < 2 || tokenise(text).every((word) => WORDS.has(word))) return false;
  if (!text.includes(" ") && /[A-Z]/.test(text) && parseFormula(text).ok) return true;
  return formulaOf(text, locale).ok;
}

/** The message behind the problem, as its next question, or as the unit that its question asks for. */
function withMore(text: string, problem: string): string[] {
  const open = problem.trim().replace(/[?.!。？።।]+$/u, "");
  const said = text.trim();
  return [`${open}. ${said}`, `${open} ${said}`];
}
