import { SPECIES } from "../chemistry/bonding/species.ts";
import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../chemistry/data/acid-constants.ts";
import { SOLUBILITY_PRODUCTS } from "../chemistry/data/solubility-products.ts";
import { foldText } from "../concepts/fold-name.ts";
import { DEFAULT_LOCALE, type Locale } from "../i18n/locales.ts";
import { listSubstanceNames } from "../nomenclature/list-names.ts";
import { isFunctionWord } from "../retrieval/function-words.ts";
import { thingOf } from "./things.ts";

/** What students write in small letters and no table has. */
const COMMON =
  "NaCl NaBr KCl KBr KI NaI MgCl2 CaCl2 AlCl3 FeCl3 FeCl2 CuSO4 KMnO4 Na2SO4 Na2CO3 K2Cr2O7 AgNO3 KNO3 NaNO3 MgSO4 H2 O2 N2 Cl2 Br2 F2 I2".split(
    " ",
  );

let known: ReadonlyMap<string, string> | null = null;

/** Formulas that are known to be of a substance, by how they are written in small letters. */
export function smallFormulas(): ReadonlyMap<string, string> {
  known ??= new Map(
    [
      ...listSubstanceNames(DEFAULT_LOCALE).flatMap(({ formulas }) => formulas),
      ...SPECIES.map(({ formula }) => formula),
      ...STRONG_ACIDS,
      ...[STRONG_BASES, WEAK_ACIDS, WEAK_BASES].flatMap((table) => Object.keys(table)),
      ...SOLUBILITY_PRODUCTS.map(({ formula }) => formula),
      ...COMMON,
    ]
      .filter((formula) => formula.length > 1 && (/\d/.test(formula) || formula.length > 2))
      .map((formula) => [formula.toLowerCase().replace("^", ""), formula]),
  );
  return known;
}

/** Symbols of two letters that are asked about in courses, and are no word of English. */
const SYMBOLS = new Map(
  "Li Ne Na Mg Al Si Cl Ar Ca Cr Mn Fe Ni Cu Zn Br Kr Rb Sr Ag Cd Sn Xe Cs Ba Pt Au Hg Pb Rn"
    .split(" ")
    .map((symbol) => [symbol.toLowerCase(), symbol]),
);

/** Words of a language that are no function words, or are typed for one: "na" is no in Hindi, "ni" neither. */
const WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(),
  es: new Set(["al", "ni", "si", "ca"]),
  fr: new Set(["ca", "na", "ne", "ni", "si", "au", "al"]),
  am: new Set(),
  zh: new Set(),
  hi: new Set(["na", "ne", "ni", "si", "al"]),
};

/** The symbol of an element that is typed in small letters; null where it is a word of the language. */
export function symbolOfSmall(written: string, locale: Locale): string | null {
  const symbol = SYMBOLS.get(written) ?? null;
  return WORDS[locale].has(written) || isFunctionWord(foldText(written), locale) ? null : symbol;
}

/** Elements that compounds of courses are made of: others have symbols that two of these spell. */
const ELEMENTS = new Map(
  "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Zr Mo Ag Cd Sn Sb I Xe Cs Ba W Pt Au Hg Pb Bi U"
    .split(" ")
    .map((symbol) => [symbol.toLowerCase(), symbol]),
);

/** `cr2o3`, `fe3+`: a formula in small letters that a digit or a charge tells from a word; null where it is none. */
export function formulaOfSmall(written: string): string | null {
  const found = smallFormulas().get(written.replace("^", ""));
  if (found !== undefined) return found;
  if (!/\d|[+-]$/.test(written) || !/^(?:\(?[a-z]+\d*\)?\d*)+(?:\^?\d*[+-])?$/.test(written)) return null;
  const charged = /^([a-z]{1,2})(\d?[+-])$/.exec(written);
  const [, ion = "", charge = ""] = charged ?? [];
  const symbol = ELEMENTS.get(ion);
  if (symbol !== undefined) return `${symbol}${charge}`;
  const spelled = written.replaceAll(/[a-z]+/g, (letters) => spellSymbols(letters) ?? letters);
  return thingOf(spelled) === null ? null : spelled;
}

/** As few symbols as spell it, but carbonates: "caco" is Ca and C and O. Null where none do. */
function spellSymbols(letters: string): string | null {
  if (letters === "") return "";
  for (const length of letters.startsWith("co") ? [1, 2] : [2, 1]) {
    const symbol = letters.length < length ? undefined : ELEMENTS.get(letters.slice(0, length));
    const rest = symbol === undefined ? null : spellSymbols(letters.slice(length));
    if (rest !== null) return `${symbol}${rest}`;
  }
  return null;
}

const FORMULA = /(?<![\p{L}\d(^])[a-z]{1,8}\d*(?:\(?[a-z]+\d*\)?\d*)*(?:\^?\d*[+-](?![\p{L}\d]))?(?![\p{L}\d])/gu;

/** "5 mg": behind a number it is a unit. */
const BEHIND_NUMBER = /\p{Nd}\s?$/u;

/** "In mg": what is asked for in it. */
const BEHIND_UNIT_WORD = /(?<!\p{L})(?:in|to|into|en|a)\s$/iu;

/** "The percent of n in it": a letter that stands for an element, where something is made of it. */
const LETTER =
  /(?<=(?:(?<!\p{L})(?:of|percent|percentage|de|d['’])|%)\s?)[hcnopskf](?=\s(?:in|en|dans|by|atoms?)(?!\p{L}))/gu;

/** "To 80 c": degrees. */
const DEGREES = /(?<=\p{Nd})\s?c(?=\s*(?:[,.;:?!)]|$)|\s(?:to|and|in|at|a|y|et|à|water|si|if)(?!\p{L}))/gu;

/** A text with the formulas, symbols and degrees that are typed in small letters as they are written. */
export function writeSmall(text: string, locale: Locale): string {
  return text
    .replaceAll(DEGREES, " °C")
    .replaceAll(LETTER, (letter) => letter.toUpperCase())
    .replaceAll(FORMULA, (written, at: number) => {
      const before = text.slice(0, at);
      const isUnit = BEHIND_NUMBER.test(before) || BEHIND_UNIT_WORD.test(before);
      const symbol = isUnit ? null : symbolOfSmall(written, locale);
      return symbol ?? (/\d|[+-]$/.test(written) ? formulaOfSmall(written) : null) ?? written;
    });
}
