import { findElement } from "../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { molarMass } from "../../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { NO_TOLD_MASSES, type ToldMasses, withToldMasses } from "../../chemistry/formula/told-masses.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { GAS_CONDITIONS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Idle } from "../retell/idle.ts";

/**
 * Masses of atoms and molecules that an English text tells beside its data: "(C = 12, H = 1, O = 16)", "Atomic masses: Na 23,
 * Cl 35.5", "(H2, M = 2.016)", "(Z = 25)", "(22.4 L/mol)". It is computed with such masses; one that the tables contradict
 * stays among the numbers of the problem, which then is not read. Linear in the text.
 */

/** How far a told mass may be from its table: Mg 24, Cu 64, B 11. */
const PLAUSIBLE = "0.03";

/** How far another constant may be. */
const SAME = "0.011";

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,4})?(?![\d.]*\d)`;

const UNIT = String.raw`(?: ?(?:g ?\/ ?mol|g ?mol(?:-1|⁻¹|\^-1)|g per mol(?:e)?|grams? per mole|u|amu|g)(?![\p{L}\d]))?`;

const FORMULA = String.raw`[A-Z][A-Za-z\d₀-₉()·]{0,24}`;

/** "Ar(Na) = 23", "M of NaCl = 58.5", "Na = 23": what it is of, and how much. */
const EQUATED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:A_?r|M_?r|M|R\.?[AM]\.?M\.?|[Mm]olar mass|[Aa]tomic (?:mass|weight))(?: of |[: (]*))?(${FORMULA})\)? ?(?:=|:|is) ?(${NUMBER})${UNIT}(?= ?(?:[,;.)\]，；、）]|and\b|$))`,
  "dgu",
);

/** "(Mr of ethanol = 46.0)": by its name. */
const OF_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:M_?r|M|R\.?[FM]\.?M\.?|molar mass|relative (?:formula|molecular) mass|formula mass)(?: of |[ (]+)([a-z]+(?:\([IV]+\))?(?: [a-z]+)?)\)? ?[=:] ?(${NUMBER})${UNIT}(?= ?(?:[,;.)\]]|and\b|$))`,
  "dgu",
);

/** Behind the words for it a list may go without signs: "Atomic masses: O 16, He 4." */
const LIST = new RegExp(
  String.raw`(?:relative )?(?:atomic|molar|molecular) (?:masses|weights)(?: \(?(?:in )?(?:g ?\/ ?mol|u|amu)\)?)?:? ((?:${FORMULA}[ =:]{1,3}${NUMBER}${UNIT}(?:[,;] ?(?:and )?| and )?){1,12})`,
  "dgiu",
);

const MASSES_IN_BRACKETS = new RegExp(
  String.raw`(?<=[(\[] ?)(?:A_?r:? ?)?((?:${FORMULA}[ =:]{1,3}${NUMBER}${UNIT}(?:[,;] ?(?:and )?| and )?){1,12})(?= ?[)\]])`,
  "dgu",
);

/** "Ar: Al 27, Cl 35.5" at the end. */
const MASSES_AT_END = new RegExp(
  String.raw`(?<=[.?!;] |\n)(?:A_?r|R\.?A\.?M\.?):? ?((?:${FORMULA}[ =:]{1,3}${NUMBER}${UNIT}(?:[,;] ?(?:and )?| and )?){1,12})(?=\.?$)`,
  "dgu",
);

const LISTED = new RegExp(String.raw`(${FORMULA})[ =:]{1,3}(${NUMBER})${UNIT}`, "dgu");

/** In the brackets behind a formula or a name: "(C6H12O6, molar mass 180)", "hydrogen (H2, M = 2.016)", "CaCO3 (M = 100)". */
const OF_BEFORE = new RegExp(
  String.raw`(?<=(${FORMULA})\)?[ ,;(]{1,3})(?:molar mass|relative formula mass|M_?r|M)(?: ?(?:=|:|is|of))? ?(${NUMBER})${UNIT}(?= ?[),;])`,
  "dgu",
);

/** "The Mn2+ ion (Z = 25)". */
const NUCLEUS = new RegExp(
  String.raw`(?<=(${FORMULA})[\d+⁺-⁻]{0,4}(?: ion| atom)?[ (,]{1,3})Z ?= ?(\d{1,3})(?=[),;. ])`,
  "dgu",
);

/** "At STP (22.4 L/mol)". */
const MOLAR_VOLUME =
  /(?<=\b(?:STP|s\.t\.p\.|standard conditions)[ ,(]{1,3})()(22\.4\d?) ?(?:L|dm3|dm³) ?(?:\/ ?mol|mol(?:-1|⁻¹))(?= ?[),;])/dgu;

/** The formula in canonical ASCII, where this may be its mass. */
function weigh(formula: string, value: Decimal): string | null {
  const parsed = parseFormula(formula);
  const mass = parsed.ok ? molarMass(parsed.value) : null;
  return parsed.ok && mass?.ok === true && value.minus(mass.value).abs().lte(new Decimal(mass.value).times(PLAUSIBLE))
    ? canonicalOf(parsed.value)
    : null;
}

const weighNamed = (name: string, value: Decimal): string | null =>
  listFormulasOf(name, "en")
    .map((formula) => weigh(formula, value))
    .find((formula) => formula !== null) ?? null;

const isNumberOf = (formula: string, value: Decimal): boolean =>
  findElement(/^[A-Z][a-z]?/.exec(formula)?.[0] ?? "")?.number === value.toNumber();

const { molarVolume } = GAS_CONDITIONS.stpAtmosphere;

const isMolarVolume = (_: string, value: Decimal): boolean =>
  value.minus(molarVolume.value).abs().lte(molarVolume.value.times(SAME));

/** Letters that are a quantity's as well as an element's: a constant K, a volume V, a charge C, a mass number N. */
const AMBIGUOUS = /^[CKVNPISFU]$/;

/** Words by which a text speaks of the element of such a letter. */
const SPOKEN_OF: Readonly<Record<string, RegExp>> = {
  C: /\b(?:carbon|diamond|graphite)/i,
  F: /\bfluor/i,
  I: /\biod/i,
  K: /\bpotassium\b(?![\s\S]*\b(?:equilibrium|constant))/i,
  N: /\bnitr/i,
  P: /\bphosph/i,
  S: /\bsul(?:f|ph)/i,
  U: /\buranium/i,
  V: /\bvanad/i,
};

/** `of` is what the mass is of, in canonical ASCII; null for another constant. */
type Found = { readonly idle: Idle; readonly of: string | null; readonly value: Decimal };

/** What a number is of, in canonical ASCII; null where it cannot be that. */
type Judge = (formula: string, value: Decimal) => string | null;

function find(text: string, pattern: RegExp, judge: Judge, offset = 0): Found[] {
  return [...text.matchAll(pattern)].flatMap(({ indices, 1: formula = "", 2: written = "" }): Found[] => {
    const [phrase, , number] = indices ?? [];
    const value = new Decimal(written.replace(",", "."));
    const of = judge(formula, value);
    if (phrase === undefined || number === undefined || of === null) return [];
    const shift = ([start, end]: readonly [number, number]) => ({ start: start + offset, end: end + offset });
    return [{ of, value, idle: { number: shift(number), phrase: shift(phrase) } }];
  });
}

/** Constants that are no masses, where they are what the tables have. */
const findOthers = (text: string, pattern: RegExp, isRight: (of: string, value: Decimal) => boolean): Found[] =>
  find(text, pattern, (of, value) => (isRight(of, value) ? of : null)).map((found) => ({ ...found, of: null }));

/** A list behind its words: all of it, or nothing where one of it is no mass. */
function findLists(text: string): Found[] {
  return [LIST, MASSES_IN_BRACKETS, MASSES_AT_END]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ indices, 1: list = "" }): Found[] => {
      const [whole, inner] = indices ?? [];
      if (whole === undefined || inner === undefined) return [];
      const all = [...list.matchAll(LISTED)];
      const known = find(list, LISTED, weigh, inner[0]);
      if (known.length === 0 || known.length < all.length) return [];
      return known.map(({ idle, ...found }, index) => ({
        ...found,
        idle: index === 0 ? { ...idle, phrase: { ...idle.phrase, start: whole[0] } } : idle,
      }));
    });
}

/** Told one by one: a single letter alone may be a quantity, but not beside others, nor where its element is spoken of. */
function findEquated(text: string): Found[] {
  const found = find(text, EQUATED, weigh);
  const isSure = found.some(({ of }) => of !== null && (!AMBIGUOUS.test(of) || SPOKEN_OF[of]?.test(text) === true));
  return isSure || found.length > 2 ? found : [];
}

/** All of them, by the tables alone; a mass that is told twice and differs is none. */
function findAll(text: string): Found[] {
  const found = withToldMasses(NO_TOLD_MASSES, () => [
    ...findLists(text),
    ...findEquated(text),
    ...find(text, OF_BEFORE, weigh),
    ...find(text, OF_NAME, weighNamed),
    ...findOthers(text, NUCLEUS, isNumberOf),
    ...findOthers(text, MOLAR_VOLUME, isMolarVolume),
  ]);
  return found.filter(({ of, value }) => of === null || found.every((each) => each.of !== of || each.value.eq(value)));
}

/** The masses, numbers of protons and molar volumes that a text tells beside its data. */
export const findToldMasses = (text: string): Idle[] => findAll(text).map(({ idle }) => idle);

/** The masses with which a text means to be computed. */
const readToldMasses = (text: string): ToldMasses =>
  new Map(findAll(text).flatMap(({ of, value }) => (of === null ? [] : [[of, value.toFixed()] as const])));

/** Does work with the masses that a text tells, and with those of the tables for all others. */
export const withMassesOf = <T>(text: string, work: () => T): T => withToldMasses(readToldMasses(text), work);
