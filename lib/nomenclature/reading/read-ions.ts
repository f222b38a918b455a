import { listKnownCharges } from "../../chemistry/ions/ions.ts";
import { listOpenCharges } from "../charges.ts";
import type { IonPart } from "../designation.ts";
import { listNumerals } from "./numeral.ts";
import { note } from "./reader.ts";
import type { Reader } from "./reader.ts";

/** The cations that a word may mean (several where it leaves the charge open), and where it ends. */
type CationMatch = { readonly ions: readonly IonPart[]; readonly end: number };

/** The mercury(I) ion is a pair of atoms. */
function toCation(symbol: string, charge: number): IonPart {
  return symbol === "Hg" && charge === 1 ? { atoms: "Hg2", charge: 2 } : { atoms: symbol, charge };
}

function withNumeral(reader: Reader, symbol: string, at: number): CationMatch[] {
  return listNumerals(reader.text, at).flatMap(({ charge, end }) => {
    if (charge !== null && listKnownCharges(symbol).includes(charge))
      return [{ ions: [toCation(symbol, charge)], end }];
    if (reader.text.charAt(at) === "(") reader.impossibleCharge = { at, end };
    return [];
  });
}

/** Every cation that a word at `at` may name: "ammonium", "ferrous", "iron(III)", "iron". */
export function listCationsAt(reader: Reader, at: number): CationMatch[] {
  const known = reader.lexis.cations.matchAt(reader.text, at).map(({ value, end }) => ({ ions: [value], end }));
  const elements = reader.lexis.elements.matchAt(reader.text, at).flatMap(({ value: symbol, end }) => {
    note(reader, end);
    // Where the language says which charge the bare word means (铁 is iron(III)), nothing is left open.
    const isSettled = known.some((match) => match.end === end);
    const open = isSettled ? [] : listOpenCharges(symbol).map((charge) => toCation(symbol, charge));
    return [...withNumeral(reader, symbol, end), ...(open.length === 0 ? [] : [{ ions: open, end }])];
  });
  const matches = [...known, ...elements];
  for (const { end } of matches) note(reader, end);
  return matches;
}

/** Every anion that a word at `at` may name. */
export function listAnionsAt(reader: Reader, at: number): { readonly ion: IonPart; readonly end: number }[] {
  return reader.lexis.anions.matchAt(reader.text, at).map(({ value, end }) => {
    note(reader, end);
    return { ion: value, end };
  });
}
