import { findElement } from "../elements/elements.ts";
import { isNonmetal } from "../formula/charge.ts";
import { formatFormula } from "../formula/format.ts";
import { readAtomKey } from "../formula/formula.ts";
import type { Formula } from "../formula/formula.ts";
import { listCationCharges } from "../ions/ions.ts";
import { findSalt } from "../ions/salt.ts";
import type { Salt } from "../ions/salt.ts";
import { ACID_NAMES, BINARY_ACID_NAMES, MONATOMIC_ANION_NAMES, POLYATOMIC_ION_NAMES } from "./ion-names.ts";

/** Names that no rule makes, by canonical ASCII. */
const COMMON: ReadonlyMap<string, string> = new Map([
  ["H2O", "water"],
  ["H2O2", "hydrogen peroxide"],
  ["NH3", "ammonia"],
  ["N2H4", "hydrazine"],
  ["PH3", "phosphine"],
  ["SiH4", "silane"],
  ["B2H6", "diborane"],
  ["O3", "ozone"],
  ["CH4", "methane"],
  ["C2H6", "ethane"],
  ["C3H8", "propane"],
  ["C2H4", "ethylene"],
  ["C2H2", "acetylene"],
  ["C6H6", "benzene"],
  ["CH3OH", "methanol"],
  ["C2H5OH", "ethanol"],
  ["D2O", "heavy water"],
]);

const DIATOMIC: ReadonlySet<string> = new Set(["H2", "N2", "O2", "F2", "Cl2", "Br2", "I2"]);

const AMERICAN: Readonly<Record<string, string>> = { Al: "aluminum", Cs: "cesium" };

/**
 * The English name (American spelling) of an element, ion, ionic compound, acid, hydrate or binary covalent compound;
 * null for everything else. An acid without oxygen is named as one only when it is dissolved (`HCl(aq)`).
 */
export function findName(formula: Formula): string | null {
  const bare = { ...formula, state: null };
  const ascii = formatFormula(bare, "ascii");
  const common = COMMON.get(ascii);
  if (common !== undefined) return common;
  if (formula.counts.size === 1 && formula.charge === 0) return nameElementary(ascii, formula);
  if (formula.charge !== 0) return nameIon(bare, ascii);
  const salt = findSalt(bare);
  if (salt !== null) return nameSalt(salt, formula.state === "aq");
  return nameCovalent(formula);
}

function elementName(symbol: string): string {
  return AMERICAN[symbol] ?? findElement(symbol)?.name ?? symbol;
}

function nameElementary(ascii: string, formula: Formula): string | null {
  const [key = ""] = formula.counts.keys();
  const { symbol, massNumber } = readAtomKey(key);
  if (massNumber !== null) return formula.counts.get(key) === 1 ? `${elementName(symbol)}-${massNumber}` : null;
  return formula.counts.get(key) === 1 || DIATOMIC.has(ascii) ? elementName(symbol) : null;
}

function nameIon(formula: Formula, ascii: string): string | null {
  const polyatomic = POLYATOMIC_ION_NAMES.get(ascii);
  if (polyatomic !== undefined) return `${polyatomic} ion`;
  const [key = ""] = formula.counts.keys();
  if (formula.counts.size !== 1 || formula.counts.get(key) !== 1 || /^\d/.test(key)) return null;
  const anion = MONATOMIC_ANION_NAMES[key];
  if (formula.charge < 0) return anion === undefined ? null : `${anion} ion`;
  return `${cationName(key, formula.charge)} ion`;
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** With its charge in Roman numerals where the metal has more than one: iron(III), but sodium. */
function cationName(symbol: string, charge: number): string {
  const name = elementName(symbol);
  return listCationCharges(symbol).length === 1 ? name : `${name}(${ROMAN[charge - 1] ?? charge})`;
}

function nameSalt(salt: Salt, isDissolved: boolean): string | null {
  const anion = formatFormula(salt.anion.formula, "ascii");
  const anionName = POLYATOMIC_ION_NAMES.get(anion) ?? MONATOMIC_ANION_NAMES[anion.replace(/[\^\d+-]+$/, "")] ?? null;
  const cations = salt.cations.map(({ formula }) => nameCation(formula));
  if (anionName === null || cations.some((name) => name === null)) return null;
  const hydrate = nameHydrate(salt.waters);
  if (hydrate === null) return null;
  if (cations.every((name) => name === "hydrogen")) {
    const acid = ACID_NAMES.get(anion) ?? (isDissolved ? BINARY_ACID_NAMES.get(anion) : undefined);
    if (acid !== undefined) return acid + hydrate;
    return BINARY_ACID_NAMES.has(anion) || anion === "Se^2-" || anion === "Te^2-" ? `hydrogen ${anionName}` : null;
  }
  return `${cations.join(" ")} ${anionName}${hydrate}`;
}

function nameCation(formula: Formula): string | null {
  const polyatomic = POLYATOMIC_ION_NAMES.get(formatFormula(formula, "ascii"));
  if (polyatomic !== undefined) return polyatomic;
  const [key = ""] = formula.counts.keys();
  return formula.counts.size === 1 && formula.counts.get(key) === 1 ? cationName(key, formula.charge) : null;
}

const PREFIXES = ["mono", "di", "tri", "tetra", "penta", "hexa", "hepta", "octa", "nona", "deca", "undeca", "dodeca"];

/** ` pentahydrate`; empty without water, null for counts without a prefix. */
function nameHydrate(waters: number): string | null {
  if (waters === 0) return "";
  const prefix = waters === 0.5 ? "hemi" : waters === 1.5 ? "sesqui" : waters === 18 ? "octadeca" : PREFIXES[waters - 1];
  return prefix === undefined ? null : ` ${prefix}hydrate`;
}

/** Elements from the least to the most electronegative, as binary formulas and names have them (Red Book, table VI). */
const ORDER = ["B", "Ge", "Si", "C", "Sb", "As", "P", "N", "H", "Te", "Se", "S", "At", "I", "Br", "Cl", "O", "F"];
const NOBLE = ["Xe", "Kr"];

function nameCovalent({ counts, parts }: Formula): string | null {
  const nodes = parts.flatMap((part) => part.nodes);
  const [first, second] = nodes;
  if (parts.length !== 1 || nodes.length !== 2 || counts.size !== 2 || first?.kind !== "atom" || second?.kind !== "atom") return null;
  const ending = MONATOMIC_ANION_NAMES[second.symbol];
  const isOrdered = NOBLE.includes(first.symbol) || (ORDER.includes(first.symbol) && ORDER.indexOf(first.symbol) < ORDER.indexOf(second.symbol));
  const hasHydrogen = first.symbol === "H" || second.symbol === "H";
  if (ending === undefined || !isNonmetal(first.symbol) || !isOrdered || hasHydrogen || first.massNumber !== null || second.massNumber !== null) return null;
  const before = first.count === 1 ? "" : PREFIXES[first.count - 1];
  const prefix = PREFIXES[second.count - 1];
  if (before === undefined || prefix === undefined) return null;
  return `${before}${elementName(first.symbol)} ${join(prefix, ending)}`;
}

/** The prefix loses its last vowel before oxide: monoxide, tetroxide. */
function join(prefix: string, ending: string): string {
  return ending === "oxide" && /[ao]$/.test(prefix) ? prefix.slice(0, -1) + ending : prefix + ending;
}
