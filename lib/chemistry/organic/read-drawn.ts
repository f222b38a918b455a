import { parseFormula } from "../formula/parse.ts";
import { readCondensed } from "./read-condensed.ts";
import type { Structure } from "./structure.ts";

/** Bonds as they are typed: dashes of every length, the equals sign, three lines or "#". */
const BOND = /[-–—−=≡#]/u;
const ALLOWED = /^[CHNOFBrlI0-9()[\]\-–—−=≡#]+$/u;
/** A bond at the edge of a formula is a charge, or a bond left free. */
const AT_EDGE = /^[-–—−=≡#]|[-–—−=≡#]$/u;

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/**
 * The molecule that a condensed formula with or without its bonds shows: `CH3-CH(CH3)-CH2-OH`, `CH2=CH–CH3`, `HC≡CCH3`,
 * `CH3C(=O)CH3`. Null where it cannot be read, or where the bonds that are drawn are not those that the atoms need.
 */
export function readDrawn(text: string): Structure | null {
  const plain = text.replaceAll(/ ?([–—−=≡#]|(?<= )-(?= )) ?/gu, "$1");
  if (!ALLOWED.test(plain) || AT_EDGE.test(plain)) return null;
  const parsed = parseFormula(plain.replaceAll(new RegExp(BOND, "gu"), ""));
  const structure = parsed.ok ? readCondensed(parsed.value) : null;
  if (structure === null || !BOND.test(plain)) return structure;
  const { atoms, bonds } = structure;
  const between = (order: 2 | 3): number =>
    bonds.filter((bond) => bond.order === order && (order === 3 || (atoms[bond.a] === "C" && atoms[bond.b] === "C")))
      .length;
  const toOxygen = count(plain, /=O|O=/gu);
  return count(plain, /=/gu) - toOxygen === between(2) && count(plain, /[≡#]/gu) === between(3) ? structure : null;
}
