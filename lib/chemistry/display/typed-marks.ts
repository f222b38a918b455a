import { isCommonIon } from "./common-ions.ts";

/**
 * Sets the marks that people leave out who type on one line, where what is around tells what they mean: a charge behind its
 * sign (Fe+3, SO4-2), the powers of a law of mass action (K = [NH3]2/…), the numbers of two states (P1V1 = P2V2).
 */
export function markTyped(line: string): string {
  if (!/\d/.test(line)) return line;
  return markStates(markMassAction(markTurnedCharges(line)));
}

/** Of a metal's ion, or of an ion whose own number keeps it from being read as a nuclide: Fe+3, SO4-2, no O-2. */
const TURNED_CHARGE =
  /(?<![\p{L}\d^_)\]+−–-])(?:([A-Z][a-z])\+|([A-Z][A-Za-z]*\d[A-Za-z\d]{0,6})([+−-]))([1-4])(?=$|[\s.,;:!?)\]|/]|\P{ASCII}|\([a-z]{1,2}\))/gu;

function markTurnedCharges(line: string): string {
  if (!/[+−-][1-4]/.test(line)) return line;
  return line.replace(TURNED_CHARGE, (whole, metal?: string, ion?: string, ionSign?: string, digit?: string) => {
    const sign = ionSign === undefined || ionSign === "+" ? "+" : "-";
    const written = `${metal ?? ion ?? ""}${digit === "1" ? "" : `^${digit ?? ""}`}${sign}`;
    return isCommonIon(written) ? `${metal ?? ion ?? ""}^${digit ?? ""}${sign}` : whole;
  });
}

const MASS_ACTION = /(?<!\p{L})(?:[KkQ][A-Za-z]{0,3}|rate|r|v)\s?=[^=]*\]\d/u;

function markMassAction(line: string): string {
  if (!line.includes("]") || !MASS_ACTION.test(line)) return line;
  return line.replace(/(?<=[A-Za-z\d)+−-]\])([1-9])(?=$|[\s/[()*·×.,;])/g, "^$1");
}

/** P1V1, or V1/T1: pressures, volumes, temperatures and amounts of the same state. */
const STATE_PRODUCT = /(?<![\w^_])[PpCcMmNnV]([1-4])(?:\/?[VTn]\1)+(?!\w)/;
const STATE_SYMBOL = /(?<![\w^_](?<![PpCcMmNnV][1-4]))[PpCcMmNnVT][1-4](?=[VTn][1-4](?!\w)|(?!\w))/g;

function markStates(line: string): string {
  if (!STATE_PRODUCT.test(line)) return line;
  return line.replace(STATE_SYMBOL, (symbol) => `${symbol.charAt(0)}_{${symbol.charAt(1)}}`);
}
