import { findElement } from "../elements/elements.ts";
import { remember } from "../../budget/budget.ts";
import { isNonmetal } from "./charge.ts";
import type { FormulaNode, FormulaPart } from "./formula.ts";
import { HEAVY_HYDROGEN_LETTER, isHeavyHydrogenFormula } from "./heavy-hydrogen.ts";
import type { FormulaIssue } from "./issue.ts";

const MOST_KNOWN = 500;
const MAX_READINGS = 8;
const MAX_READING_LENGTH = 60;

/**
 * The formulas that a text in the wrong case may have meant, most usual first: `fe2o3` → Fe2O3; `co2` → CO2, Co2. Empty
 * when no use of capitals makes a formula of it.
 */
export const findCaseReadings = remember(MOST_KNOWN, 200, (text: string): readonly string[] => {
  const source = text.trim();
  if (
    source.length > MAX_READING_LENGTH ||
    /^[A-Za-z]{6,}$/.test(source) ||
    !/^[A-Za-z0-9()[\].·*^+{}_ -]+$/.test(source) ||
    !/[A-Za-z]/.test(source)
  )
    return [];
  let readings = [""];
  for (let at = 0; at < source.length;) {
    const state = /^\((?:aq|s|l|g)\)$/i.exec(source.slice(at));
    if (state !== null) return readings.map((reading) => reading + state[0].toLowerCase());
    const run = /^[A-Za-z]+/.exec(source.slice(at))?.[0];
    const piece = run ?? source[at] ?? "";
    const spelled = run === undefined ? [piece] : spellings(run);
    readings = readings.flatMap((reading) => spelled.map((spelling) => reading + spelling)).slice(0, MAX_READINGS * 4);
    if (readings.length === 0) return [];
    at += piece.length;
  }
  return readings.filter((reading) => reading !== source).slice(0, MAX_READINGS);
});

/** Every way to read letters as symbols, one-letter symbols of common elements before rare two-letter ones. */
function spellings(letters: string): string[] {
  if (letters.length > 16) return [];
  // What only rare elements can spell ("water": W, At, Er) is a word.
  const found: { text: string; rarity: number }[] = [];
  const pending = [{ at: 0, text: "", rarity: 0 }];
  while (pending.length > 0 && found.length < 64) {
    const { at, text, rarity } = pending.pop() ?? { at: letters.length, text: "", rarity: 0 };
    if (at === letters.length) {
      found.push({ text, rarity });
      continue;
    }
    for (const length of [1, 2]) {
      const symbol = letters.charAt(at).toUpperCase() + letters.slice(at + 1, at + length).toLowerCase();
      if (symbol.length !== length) continue;
      if (findElement(symbol) !== null)
        pending.push({ at: at + length, text: text + symbol, rarity: rarity + rarityOf(symbol) });
    }
  }
  return found
    .filter(({ text, rarity }) => rarity <= 2 * text.replace(/[a-z]/g, "").length + 3)
    .toSorted((a, b) => a.rarity - b.rarity)
    .map((reading) => reading.text);
}

const EVERYDAY: ReadonlySet<string> = new Set([
  ..."H C N O F P S K I".split(" "),
  ..."Li Na Mg Al Si Cl Ca Cr Mn Fe Ni Cu Zn As Br Ag Sn Ba Pt Au Hg Pb Bi U".split(" "),
]);

function rarityOf(symbol: string): number {
  const number = findElement(symbol)?.number ?? 118;
  if (EVERYDAY.has(symbol)) return 1;
  return number > 94 ? 20 : number > 56 ? 6 : 3;
}

/**
 * A formula that can be read as it stands, but hardly was meant so: zero for O (`H20`, `Fe203`), capital I or the digit
 * one for l (`NaCI`, `MgC12`), all capitals (`CUSO4`), a second letter that should be a capital (`CaCo3`, `Nh3`), a
 * state in capitals (`NaCl(S)`), an abbreviation (`TNT`). Reading those literally would be a silent mistake.
 */
export function findLookAlike(
  text: string,
  start: number,
  end: number,
  parts: readonly FormulaPart[],
): FormulaIssue | null {
  const source = text.slice(start, end).replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  return (
    findHeavyHydrogenLetter(source, start, parts) ??
    (parts.length === 1 ? findMissingDot(source, start) : null) ??
    findZeroForOxygen(source, start, parts) ??
    findWrongLetter(source, start) ??
    findAcetate(source, start) ??
    findAllCapitals(source, start) ??
    findSmallLetter(source, start)
  );
}

function lookAlike(at: number, found: string, readings: readonly string[]): FormulaIssue {
  return { code: "look-alike", at, found, readings };
}

function findHeavyHydrogenLetter(source: string, start: number, parts: readonly FormulaPart[]): FormulaIssue | null {
  const letter = HEAVY_HYDROGEN_LETTER.exec(source);
  if (letter === null || isHeavyHydrogenFormula(source, letter[0], listSymbols(parts))) return null;
  return { code: "unknown-symbol", at: start + letter.index, found: letter[0], readings: [] };
}

function listSymbols(parts: readonly FormulaPart[]): Set<string> {
  const symbols = new Set<string>();
  const pending: FormulaNode[] = parts.flatMap((part) => part.nodes);
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === "group") pending.push(...node.nodes);
    else symbols.add(node.symbol);
  }
  return symbols;
}

const COUNT_WITH_ZERO = /([A-Z][a-z]?)([1-9]\d*0\d*)(?![\d+-]|\.\d)/g;

function findZeroForOxygen(source: string, start: number, parts: readonly FormulaPart[]): FormulaIssue | null {
  if (!source.includes("0")) return null;
  for (const match of source.matchAll(COUNT_WITH_ZERO)) {
    const [found, symbol = "", digits = ""] = match;
    if (isLikelyCount(symbol, Number(digits), parts)) continue;
    const at = match.index + symbol.length + digits.indexOf("0");
    const reading = `${source.slice(0, at)}O${source.slice(at + 1)}`;
    return lookAlike(start + match.index, found, [reading]);
  }
  return null;
}

/** Large counts with a zero are real for C, for H on enough carbon, and for O in large oxides; 10 anywhere. */
function isLikelyCount(symbol: string, count: number, parts: readonly FormulaPart[]): boolean {
  if (count === 10) return true;
  if (symbol === "O") return count < 100;
  const nodes = parts.flatMap((part) => part.nodes);
  const amount = (wanted: readonly string[]): number =>
    nodes.reduce((sum, node) => sum + (node.kind === "atom" && wanted.includes(node.symbol) ? node.count : 0), 0);
  if (amount(["C"]) > 30 && amount(["H"]) > 30) return true; // C254H377N65O75S6
  if (symbol !== "C" && symbol !== "H") return false;
  if (nodes.some((node) => node.kind === "group")) return count < 100;
  if (symbol === "C") return count < 110 || count % 10 === 0;
  return amount(["C"]) > 0 && count <= 2 * amount(["C", "Si", "N", "P", "B"]) + 4;
}

/** `CuSO45H2O`: a count of two digits before the water of a salt swallowed the water's own. */
function findMissingDot(source: string, start: number): FormulaIssue | null {
  const match = source.endsWith("H2O") ? /(?<=[A-Za-z)\]])(\d)(\d{1,2})H2O$/.exec(source) : null;
  if (match === null) return null;
  const hasMetal = [...source.matchAll(/[A-Z][a-z]?/g)].some(
    ([symbol]) => findElement(symbol) !== null && !isNonmetal(symbol),
  );
  if (!hasMetal) return null;
  const at = match.index + 1;
  return lookAlike(start + match.index, match[0], [`${source.slice(0, at)}·${source.slice(at)}`]);
}

/** NaCI, MgC12, NaCl(S): a capital I or a one that should be l, a capital S that should be a state. */
function findWrongLetter(source: string, start: number): FormulaIssue | null {
  if (/[\w)\]]\s*\(S\)$/.test(source)) {
    const at = source.lastIndexOf("(S)");
    return lookAlike(start + at, "(S)", [`${source.slice(0, at)}(s)`]);
  }
  // CI4 exists; elsewhere carbon before a bare iodine is chlorine typed with a capital i: CHCI3, HCIO3.
  const capital = /CI(?![a-z])/.exec(source);
  if (capital !== null && !source.startsWith("CI4")) return replaced(source, start, capital.index, "CI", "Cl");
  const one = /([A-Z][a-z]?)C1(\d?)(?!\d)/.exec(source);
  if (one !== null && one[0].length === source.length && !isNonmetal(one[1] ?? "")) {
    return replaced(source, start, (one[1] ?? "").length, "C1", "Cl");
  }
  return null;
}

/** Compounds that actinium really forms: oxide, sulfide, halides, and its salts with bracketed or oxygen-bearing ions. */
const ACTINIUM_COMPOUND = /^(?:\^?\{?\d+\}?|[⁰¹²³⁴-⁹]+)?Ac(?:$|[\^{\d+⁺²³(-]|[FHNP]|Cl|Br|I|O(?:F|Cl|Br)|2[OS]3|2\()/;

/** `NaOAc`, `AcOH`: Ac in an organic formula is the acetyl group, of which the literal reading would make actinium. */
function findAcetate(source: string, start: number): FormulaIssue | null {
  const match = /Ac(?![a-z])/.exec(source);
  if (match === null || (ACTINIUM_COMPOUND.test(source) && source !== "Ac2O")) return null;
  const reading = source.replaceAll("OAc", "CH3COO").replace(/^AcO(?=H|[⁻-])/, "CH3COO");
  return lookAlike(start + match.index, "Ac", reading.includes("Ac") ? [] : [reading]);
}

function replaced(source: string, start: number, at: number, found: string, by: string): FormulaIssue {
  return lookAlike(start + at, found, [source.replaceAll(found, by)]);
}

/** Pairs of capitals that make no bond of school chemistry, but spell an element. */
const CAPITAL_PAIRS =
  /CU|SN|SI|PB|SB|IN|NB|NP|PU|^NI|^BI|^CS|^OS|^SC(?!N)|^CO(?:[23]O[34]|SO4|CO3|\((?:NO3|OH)|I2)|BA|BE|CA|NA|AL|AG|ZN|FE|MN|MG/;
const REAL_CAPITALS =
  /^(?:NI3|BI3|CS2|CSO|CS\(NH2\)2|OSF?\d?|CSI2|NIH2|HNIH|S\d?N\d?|\(SN\)\d*|BIH2|HINO?\d?|INO\d?|INCO|OSO|OSCN|SCN\d?|HSCN|INF\d)[-+^{}\d⁺⁻⁰¹²³⁴-⁹]*(?:\((?:s|l|g|aq)\))?$/;

function findAllCapitals(source: string, start: number): FormulaIssue | null {
  if (/[a-z]/.test(source.replace(/\((?:aq|s|l|g)\)$/, ""))) return null;
  const pair = CAPITAL_PAIRS.exec(source);
  if (pair === null || REAL_CAPITALS.test(source)) return null;
  const letters = pair[0].slice(0, 2);
  const symbol = letters.charAt(0) + letters.charAt(1).toLowerCase();
  return lookAlike(start + pair.index, letters, [source.slice(0, pair.index) + symbol + source.slice(pair.index + 2)]);
}

/** Elements that no compound of a course contains; their symbols in one are a slip of the shift key: Nh3, NaNo3. */
const NEVER_IN_COMPOUNDS = /(?:No|Lr|Rf|Db|Sg|Bh|Hs|Mt|Ds|Rg|Cn|Nh|Fl|Mc|Lv|Ts|Og)/;
/** Carbonate as Co3, phosphate as Po4; dicobalt and dicaesium for the oxide and sulfide of carbon. */
const SMALL_OXYGEN =
  /^(?:Co2|Cs2)(?=$|\((?:s|l|g|aq)\))|(?<=[A-Za-z\d])Co3(?![A-Z\d(])|(?<=H)Co3|Po[34](?!\d)|^Co3(?=[\^²₂-])/;

function findSmallLetter(source: string, start: number): FormulaIssue | null {
  const match = NEVER_IN_COMPOUNDS.exec(source) ?? SMALL_OXYGEN.exec(source);
  if (match === null || source.length === 2 || source === "HsO4") return null;
  if (
    /^[A-Z][a-z](?:-\d+|\((?:s|l|g|aq)\))$/.test(source) ||
    /[\^¹²³⁰-⁹]\{?\d*\}?(?:No|Lr|Rf|Db|Sg|Bh|Hs|Mt|Ds|Rg|Cn|Nh|Fl|Mc|Lv|Ts|Og)$/.test(source)
  )
    return null;
  const found = match[0].slice(0, 2);
  const reading = source.slice(0, match.index) + found.toUpperCase() + source.slice(match.index + 2);
  return lookAlike(start + match.index, found, [reading]);
}
