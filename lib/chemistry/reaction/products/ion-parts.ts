import { composeSalt } from "../../judgement/compose-salt.ts";
import { readIonSource } from "../../judgement/reaction-parts.ts";
import type { IonSource } from "../../judgement/reaction-parts.ts";
import { parseFormula } from "../../formula/parse.ts";
import { isAcid } from "../../ions/solubility.ts";

/** A compound of one cation and one anion, acids and bases among them. */
export type IonPair = IonSource & {
  readonly anion: string;
  readonly anionAtoms: string;
  readonly anionCharge: number;
  readonly isAcid: boolean;
};

export function readIonPair(formula: string): IonPair | null {
  const parsed = parseFormula(formula);
  const source = parsed.ok ? readIonSource(parsed.value) : null;
  if (source === null || source.salt === null || source.anion === null) return null;
  // The 4 of NH4+ is no charge.
  const symbol = source.cation.replace(/(?:\^\d+)?\+$/, "");
  return { ...source, symbol, anion: source.anion, ...readIon(source.anion), isAcid: isAcid(source.salt) };
}

/** `SO4^2-` → SO4 and -2. */
function readIon(ion: string): { readonly anionAtoms: string; readonly anionCharge: number } {
  const [, atoms = ion, digits = ""] = /^(.*?)(?:\^(\d))?-$/.exec(ion) ?? [];
  return { anionAtoms: atoms, anionCharge: -(digits === "" ? 1 : Number(digits)) };
}

type Cation = { readonly symbol: string; readonly charge: number };
type Anion = { readonly anionAtoms: string; readonly anionCharge: number };

/** The neutral compound of a cation and an anion. */
export function join({ symbol, charge }: Cation, { anionAtoms, anionCharge }: Anion): string {
  // Acids that are known by another spelling than their ions': acetic and formic acid.
  if (symbol === "H" && /^(?:CH3COO|CH3CO2|HCOO|HCO2|C6H5COO)$/.test(anionAtoms)) return `${anionAtoms}H`;
  return composeSalt([{ atoms: symbol, charge, count: 1 }], anionAtoms, anionCharge);
}

export const OXIDE: Anion = { anionAtoms: "O", anionCharge: -2 };
export const HYDROXIDE: Anion = { anionAtoms: "OH", anionCharge: -1 };
