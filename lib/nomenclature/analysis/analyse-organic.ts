import { canonicalOf } from "../../chemistry/formula/format.ts";
import { succeed } from "#lib/result.ts";
import { isNonmetal } from "../../chemistry/formula/charge.ts";
import { readAtomKey } from "../../chemistry/formula/formula.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { readCondensed } from "../../chemistry/organic/read-condensed.ts";
import { fingerprint } from "../../chemistry/organic/structure.ts";
import { CHAIN_GROUPS } from "../languages/naming.ts";
import type { ChainGroup, Names, Naming } from "../languages/naming.ts";
import { structureOfName } from "../organic/structure-of-name.ts";
import { listNames } from "../write-name.ts";
import { hasSameAtoms, refuse } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { spellSubstance } from "./spellings.ts";

/**
 * Carbon with hydrogen, and no ionic compound: named where the formula decides the compound, as CH4, C2H5OH or
 * CH3CH2CH2CH3 do. What shares its atoms with others (C2H6O) is an issue with the names known for them.
 */
export function analyseOrganic(formula: Formula, naming: Naming): Finding {
  const text = spellSubstance(canonicalOf(formula));
  if (Object.hasOwn(naming.organic, text)) return succeed({ kind: "organic", formula: text, chain: findChain(text) });
  const { counts } = formula;
  if (!counts.has("C") || !counts.has("H") || [...counts.keys()].some((key) => !isNonmetal(readAtomKey(key).symbol)))
    return null;
  const chain = findChain(text);
  if (chain !== null) return succeed({ kind: "organic", formula: text, chain });
  const names = keepDrawn(listNamesOfSameAtoms(text, formula, naming), formula);
  return names.length > 0 ? refuse("several-structures", formula, names) : null;
}

const CHAIN = /^CH3((?:CH2)*)(?:\(CH2\)(\d{1,2}))?((?:CH2)*)(CH3|OH|NH2|CHO|COOH|CO2H|F|Cl|Br|I)$/;

/** CH3CH2CH2OH, CH3(CH2)4CH3: the carbons and the group at the end, or null. */
function findChain(text: string): { carbons: number; group: ChainGroup } | null {
  const match = CHAIN.exec(text);
  if (match === null) return null;
  const [, before = "", bracketed = "0", after = "", end = ""] = match;
  const group = CHAIN_GROUPS.find((name) => name === (end === "CO2H" ? "COOH" : end));
  const carbons =
    1 + before.length / 3 + Number(bracketed) + after.length / 3 + (end.startsWith("C") && end !== "Cl" ? 1 : 0);
  return group === undefined ? null : { carbons, group };
}

const SHORT_CHAIN = /^C(\d{1,2})H(\d{1,2})(OH|NH2|CHO|COOH|F|Cl|Br|I)?$/;

/** C4H10, C3H7OH: the straight chain of these atoms, which branched ones share. */
function findStraightChain(text: string): { carbons: number; group: ChainGroup } | null {
  const [, carbons, hydrogens, end] = SHORT_CHAIN.exec(text) ?? [];
  const isSaturated = Number(hydrogens) === 2 * Number(carbons) + (end === undefined ? 2 : 1);
  const group = CHAIN_GROUPS.find((name) => name === (end ?? "CH3"));
  if (!isSaturated || group === undefined) return null;
  return { carbons: Number(carbons) + (group === "CHO" || group === "COOH" ? 1 : 0), group };
}

/** The straight chain and every listed compound with the same atoms. */
function listNamesOfSameAtoms(text: string, formula: Formula, naming: Naming): string[] {
  const chain = findStraightChain(text);
  const straight = chain === null ? [] : listNames({ kind: "organic", formula: text, chain }, naming);
  const ofTables = [naming.organic, naming.acids].map(keepPreferred);
  const listed = [...ofTables, naming.readOnly].flatMap((table) =>
    Object.entries(table).flatMap(([key, names]) => {
      const parsed = parseFormula(key);
      return parsed.ok && hasSameAtoms(parsed.value, formula) ? names : [];
    }),
  );
  return [...new Set([...straight, ...listed])];
}

/** A formula that says how its atoms are bonded, as CH3CH(CH3)CH2CH3 does, is none of its isomers, as far as their names tell them. */
function keepDrawn(names: readonly string[], formula: Formula): string[] {
  const drawn = readCondensed(formula);
  if (drawn === null) return [...names];
  const key = fingerprint(drawn);
  return names.filter((name) => {
    const structure = structureOfName(name);
    return structure === null || fingerprint(structure) === key;
  });
}

function keepPreferred(table: Readonly<Record<string, Names>>): Readonly<Record<string, Names>> {
  return Object.fromEntries(Object.entries(table).map(([key, names]) => [key, names.slice(0, 1)]));
}
