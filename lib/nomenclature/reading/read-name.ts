import { findElement } from "../../chemistry/elements/elements.ts";
import type { Designation } from "../designation.ts";
import type { Lexis } from "../languages/lexis.ts";
import { readOrganic } from "../organic/read-organic.ts";
import { listIonWordsStripped, listUninflected, stripForms, stripWaters } from "./strip.ts";
import { readMolecules } from "./read-molecule.ts";
import { readIons, readSalts } from "./read-salt.ts";
import type { Reader } from "./reader.ts";

/** What a name may mean: designations (several where it leaves something open), or formulas that a table leaves open. */
type NameReading =
  | { readonly kind: "read"; readonly designations: readonly Designation[] }
  | { readonly kind: "open"; readonly formulas: readonly string[] };

export type ReadFailure = { readonly kind: "failed"; readonly reader: Reader };

/** Elements that occur as molecules of two atoms. */
const DIATOMIC: ReadonlySet<string> = new Set(["H", "N", "O", "F", "Cl", "Br", "I"]);

const NUCLIDE = /^(\D+)(\d{1,3})$/;

function readElement(reader: Reader, isAtom: boolean): Designation[] {
  const { text, lexis } = reader;
  const symbol = lexis.elements.find(text);
  if (symbol !== null) return [{ kind: "element", symbol, count: DIATOMIC.has(symbol) && !isAtom ? 2 : 1 }];
  const counted = lexis.prefixes.matchAt(text, 0).flatMap(({ value: count, end }): Designation[] => {
    const element = lexis.elements.find(text.slice(end));
    return element === null ? [] : [{ kind: "element", symbol: element, count }];
  });
  if (counted.length > 0) return counted;
  const [, word = "", mass = ""] = NUCLIDE.exec(text) ?? [];
  const nuclide = lexis.elements.find(word);
  const number = findElement(nuclide ?? "")?.number ?? Infinity;
  return nuclide !== null && Number(mass) >= number
    ? [{ kind: "nuclide", symbol: nuclide, massNumber: Number(mass) }]
    : [];
}

function readPlain(reader: Reader, isAtom: boolean): readonly Designation[] {
  const listed = reader.lexis.substances.find(reader.text);
  if (listed !== null) return [{ kind: "listed", formula: listed }];
  for (const read of [readSalts, readMolecules]) {
    const designations = read(reader);
    if (designations.length > 0) return designations;
  }
  const elements = readElement(reader, isAtom);
  if (elements.length > 0) return elements;
  const ions = readIons(reader);
  return ions.length > 0 || !reader.lexis.naming.hasOrganicGrammar ? ions : readOrganicName(reader);
}

function readOrganicName(reader: Reader): Designation[] {
  const reading = readOrganic(reader.text);
  if (reading?.kind === "impossible-structure") reader.isImpossibleStructure = true;
  return reading?.kind === "formula" ? [{ kind: "organic", formula: reading.formula, chain: null }] : [];
}

function readHydrate(reader: Reader): readonly Designation[] {
  const stripped = stripWaters(reader.text, reader.lexis);
  if (stripped === null) return [];
  const main = { ...reader, text: stripped.text, furthest: 0 };
  const designations = readPlain(main, false);
  reader.furthest = Math.max(reader.furthest, stripped.from + main.furthest);
  return designations.map((of): Designation => ({ kind: "hydrate", of, waters: stripped.waters }));
}

function readWhole(reader: Reader, isAtom: boolean): NameReading | null {
  const { text, lexis } = reader;
  const open = lexis.open.find(text);
  if (open !== null) return { kind: "open", formulas: open };
  const plain = readPlain(reader, isAtom);
  if (plain.length > 0) return { kind: "read", designations: plain };
  const hydrates = readHydrate(reader);
  if (hydrates.length > 0) return { kind: "read", designations: hydrates };
  const ions = listIonWordsStripped(text, lexis).flatMap((bare) => readIons({ ...reader, text: bare }));
  return ions.length > 0 ? { kind: "read", designations: ions } : null;
}

/** Reads a folded name as a whole; `words` says whether "gas", "anhydrous", "atom" and the like may stand around it. */
export function readName(text: string, lexis: Lexis, words: "with-forms" | "bare"): NameReading | ReadFailure {
  const reader: Reader = { text, lexis, furthest: 0, impossibleCharge: null, isImpossibleStructure: false };
  if (!lexis.beginnings.begins(text)) return { kind: "failed", reader };
  const whole = readWhole(reader, false);
  if (whole !== null) return whole;
  const stripped = words === "with-forms" ? stripForms(text, lexis) : null;
  const others = stripped === null ? [] : [stripped];
  for (const { text: bare, isAtom } of [
    ...others,
    ...listUninflected(text, lexis).map((bare) => ({ text: bare, isAtom: false })),
  ]) {
    const reading = readWhole({ ...reader, text: bare }, isAtom);
    if (reading !== null) return reading;
  }
  return { kind: "failed", reader };
}
