import type { IonName, SystematicNames } from "../lexicon/lexicon.ts";

/** What a name stands for: one formula; several, so that the writer must say which; or nothing known. */
export type NameReading = { readonly formulas: readonly string[] } | null;

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/**
 * The total negative charge that one unprefixed atom may stand against in a covalent name, so that "nitrogen dioxide" is
 * read and "phosphorus pentoxide", a traditional name of P4O10, is not.
 */
const COVALENT_CHARGES: Readonly<Record<string, readonly number[]>> = {
  C: [2, 4],
  N: [2, 3, 4],
  O: [2],
  B: [3],
  Si: [2, 4],
  P: [3, 5],
  S: [2, 4, 6],
  Cl: [1, 3, 4, 5],
  Br: [1, 3, 5],
  I: [1, 3, 5, 7],
  As: [3, 5],
  Se: [4, 6],
  Te: [4, 6],
  Xe: [2, 4, 6, 8],
  Kr: [2],
  Ge: [2, 4],
  Sn: [2, 4],
  Pb: [2, 4],
  Ti: [4, 3],
  Zr: [4],
  Mn: [4],
  Cr: [6],
  Mo: [6],
  W: [6],
  U: [4, 6],
  Os: [8],
  Ru: [4, 8],
  V: [],
  Sb: [3, 5],
  Re: [6],
};

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function isSingleAtom(formula: string): boolean {
  return /^[A-Z][a-z]?$/.test(formula);
}

function counted(formula: string, count: number): string {
  if (count === 1) return formula;
  return isSingleAtom(formula) ? `${formula}${count}` : `(${formula})${count}`;
}

/** Fe and SO4 of charges 3 and 2 → Fe2(SO4)3. */
function neutralSalt(cation: string, cationCharge: number, anion: string, anionCharge: number): string {
  // The mercury(I) ion is a pair of atoms.
  const [ion, charge] = cation === "Hg" && cationCharge === 1 ? ["Hg2", 2] : [cation, cationCharge];
  const divisor = greatestCommonDivisor(charge, anionCharge);
  const cations = anionCharge / divisor;
  const left = ion === "Hg2" && cations > 1 ? `(${ion})${cations}` : counted(ion, cations);
  return left + counted(anion, charge / divisor);
}

/** "copper(ii)" → the word and its charge; "copper" → the word and null. */
function splitNumeral(word: string): { stem: string; charge: number | null } | null {
  const match = /^([^()]+)\(([ivx]+)\)$/.exec(word);
  if (match === null) return { stem: word, charge: null };
  const charge = ROMAN.indexOf(match[2] ?? "") + 1;
  return charge === 0 ? null : { stem: match[1] ?? "", charge };
}

function findIon(table: Readonly<Record<string, IonName>>, name: string): IonName | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

function findCation(word: string, names: SystematicNames): { formula: string; charges: readonly number[] } | null {
  const parts = splitNumeral(word);
  if (parts === null) return null;
  const cation = findIon(names.cations, parts.stem);
  if (cation === null) return null;
  if (parts.charge === null) return cation;
  // A numeral on an ion of one charge must agree with it.
  if (cation.charges.length === 1 && cation.charges[0] !== parts.charge) return null;
  return { formula: cation.formula, charges: [parts.charge] };
}

/** "sulphate" is "sulfate": the older spelling of every anion of sulfur. */
function spelling(word: string): string {
  return word.replace("sulph", "sulf").replace("sulpho", "sulfo");
}

function readSalt(cationWord: string, anionWords: readonly string[], names: SystematicNames): NameReading {
  const cation = findCation(cationWord, names);
  const parts = splitNumeral(spelling(anionWords.join(" ")));
  if (cation === null || parts === null) return null;
  const anion = findIon(names.anions, parts.stem);
  if (anion === null) return null;
  // Potassium hexacyanoferrate(II): the numeral is iron's, six cyanides stand against it.
  const charges =
    parts.charge === null
      ? anion.charges
      : [6 - parts.charge].filter((charge) => anion.charges.includes(charge) && anion.charges.length > 1);
  return {
    formulas: cation.charges.flatMap((positive) =>
      charges.map((negative) => neutralSalt(cation.formula, positive, anion.formula, negative)),
    ),
  };
}

/** "dioxide" → 2 and "oxide"; every reading of the prefix, for "mon-oxide" and "mono-xide". */
function stripPrefix(word: string, names: SystematicNames): { count: number; rest: string }[] {
  return names.prefixes
    .filter(([prefix]) => word.startsWith(prefix))
    .map(([prefix, count]) => ({ count, rest: word.slice(prefix.length) }));
}

function readCovalent(
  first: string,
  second: string,
  names: SystematicNames,
  elements: Readonly<Record<string, string>>,
): NameReading {
  const anion = stripPrefix(spelling(second), names)
    .map(({ count, rest }) => ({ count, ion: findIon(names.anions, rest) }))
    .find(({ ion }) => ion !== null && isSingleAtom(ion.formula));
  if (anion?.ion === undefined || anion.ion === null) return null;
  const second_ = counted(anion.ion.formula, anion.count);
  const negative = (anion.ion.charges[0] ?? 0) * anion.count;
  if (Object.hasOwn(elements, first)) {
    const symbol = elements[first] ?? "";
    return COVALENT_CHARGES[symbol]?.includes(negative) === true ? { formulas: [symbol + second_] } : null;
  }
  const prefixed = stripPrefix(first, names).find(({ rest }) => Object.hasOwn(elements, rest));
  return prefixed === undefined
    ? null
    : { formulas: [counted(elements[prefixed.rest] ?? "", prefixed.count) + second_] };
}

/** A regular name, word by word in lower case ("copper(ii)", "sulfate", "pentahydrate") → its formulas. */
export function readSystematicName(
  words: readonly string[],
  names: SystematicNames,
  elements: Readonly<Record<string, string>>,
): NameReading {
  const last = words.at(-1) ?? "";
  if (Object.hasOwn(names.hydrates, last)) {
    const salt = readSystematicName(words.slice(0, -1), names, elements);
    const waters = names.hydrates[last] ?? 0;
    return salt === null
      ? null
      : { formulas: salt.formulas.map((formula) => `${formula}·${waters === 1 ? "" : waters}H2O`) };
  }
  const plain = words.filter((word) => !names.links.includes(word));
  if (plain.length < 2 || plain.length > 4) return null;
  const ordered = names.order === "cation-first" ? plain : [plain.at(-1) ?? "", ...plain.slice(0, -1)];
  const [first = "", ...rest] = ordered;
  const salt = readSalt(first, rest, names);
  if (salt !== null) return salt;
  return rest.length === 1 ? readCovalent(first, rest[0] ?? "", names, elements) : null;
}
