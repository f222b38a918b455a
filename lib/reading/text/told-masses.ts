import { findElement } from "../../chemistry/elements/elements.ts";
import { molarMass } from "../../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { GAS_CONDITIONS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Idle } from "../retell/idle.ts";

/**
 * Masses of atoms and molecules that an English text tells beside its data: "(C = 12, H = 1, O = 16)", "Atomic masses: Na 23,
 * Cl 35.5", "(H2, M = 2.016)", "(Z = 25)", "(22.4 L/mol)". The tables have them; one that is not what they say stays. Linear
 * in the text.
 */

/** How far a told mass may be from its table: Cl 35.5, Cu 64. */
const SAME = "0.011";

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,4})?(?![\d.]*\d)`;

const UNIT = String.raw`(?: ?(?:g ?\/ ?mol|g ?mol(?:-1|⁻¹|\^-1)|g per mol(?:e)?|grams? per mole|u|amu|g)(?![\p{L}\d]))?`;

const FORMULA = String.raw`[A-Z][A-Za-z\d₀-₉()·]{0,24}`;

/** "Ar(Na) = 23", "M of NaCl = 58.5", "Na = 23": what it is of, and how much. */
const EQUATED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:A_?r|M_?r|M|R\.?[AM]\.?M\.?|molar mass|atomic (?:mass|weight))(?: of |[ (]*))?(${FORMULA})\)? ?(?:=|:|is) ?(${NUMBER})${UNIT}(?= ?(?:[,;.)\]，；、）]|and\b|$))`,
  "dgu",
);

/** "(Mr of ethanol = 46.0)": by its name. */
const OF_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:M_?r|M|R\.?[FM]\.?M\.?|molar mass|relative (?:formula|molecular) mass|formula mass)(?: of |[ (]+)([a-z]+(?:\([IV]+\))?(?: [a-z]+)?)\)? ?[=:] ?(${NUMBER})${UNIT}(?= ?(?:[,;.)\]]|and\b|$))`,
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

function isMassOf(formula: string, value: Decimal): boolean {
  const parsed = parseFormula(formula);
  const mass = parsed.ok ? molarMass(parsed.value) : null;
  return mass?.ok === true && value.minus(mass.value).abs().lte(new Decimal(mass.value).times(SAME));
}

const isMassOfNamed = (name: string, value: Decimal): boolean =>
  listFormulasOf(name, "en").some((formula) => isMassOf(formula, value));

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

type Found = { readonly idle: Idle; readonly formula: string };

function find(
  text: string,
  pattern: RegExp,
  isRight: (formula: string, value: Decimal) => boolean,
  offset = 0,
): Found[] {
  return [...text.matchAll(pattern)].flatMap(({ indices, 1: formula = "", 2: written = "" }): Found[] => {
    const [phrase, , number] = indices ?? [];
    if (phrase === undefined || number === undefined || !isRight(formula, new Decimal(written.replace(",", "."))))
      return [];
    const shift = ([start, end]: readonly [number, number]) => ({ start: start + offset, end: end + offset });
    return [{ formula, idle: { number: shift(number), phrase: shift(phrase) } }];
  });
}

/** A list behind its words: all of it, or nothing where one of it is no mass. */
function findLists(text: string): Idle[] {
  return [LIST, MASSES_IN_BRACKETS, MASSES_AT_END]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ indices, 1: list = "" }): Idle[] => {
      const [whole, inner] = indices ?? [];
      if (whole === undefined || inner === undefined) return [];
      const all = [...list.matchAll(LISTED)];
      const known = find(list, LISTED, isMassOf, inner[0]);
      if (known.length === 0 || known.length < all.length) return [];
      return known.map(({ idle }, index) =>
        index === 0 ? { ...idle, phrase: { ...idle.phrase, start: whole[0] } } : idle,
      );
    });
}

/** Told one by one: a single letter alone may be a quantity, but not beside others, nor where its element is spoken of. */
function findEquated(text: string): Idle[] {
  const found = find(text, EQUATED, isMassOf);
  const isSure = found.some(({ formula }) => !AMBIGUOUS.test(formula) || SPOKEN_OF[formula]?.test(text) === true);
  return isSure || found.length > 2 ? found.map(({ idle }) => idle) : [];
}

/** The masses, numbers of protons and molar volumes that a text tells as the tables have them. */
export function findToldMasses(text: string): Idle[] {
  return [
    ...findLists(text),
    ...findEquated(text),
    ...[
      ...find(text, OF_BEFORE, isMassOf),
      ...find(text, OF_NAME, isMassOfNamed),
      ...find(text, NUCLEUS, isNumberOf),
      ...find(text, MOLAR_VOLUME, isMolarVolume),
    ].map(({ idle }) => idle),
  ];
}
