import { findElement } from "../../chemistry/elements/elements.ts";

const ARGON_ELECTRONS = 18;

type DMetal = { readonly symbol: string; readonly group: number; readonly s: number; readonly d: number };

/** Scandium to zinc: 4s is filled before 3d, but chromium and copper keep one 4s electron only (NIST Atomic Spectra Database, ground states). */
export const D_METALS: readonly DMetal[] = "Sc Ti V Cr Mn Fe Co Ni Cu Zn".split(" ").map((symbol) => {
  const group = (findElement(symbol)?.number ?? 0) - ARGON_ELECTRONS;
  const s = symbol === "Cr" || symbol === "Cu" ? 1 : 2;
  return { symbol, group, s, d: group - s };
});

export type DIon = { readonly metal: DMetal; readonly charge: number; readonly formula: string; readonly d: number };

const IONS = "Sc3 Ti2 Ti3 Ti4 V2 V3 V4 Cr2 Cr3 Mn2 Mn3 Mn4 Fe2 Fe3 Co2 Co3 Ni2 Ni3 Cu1 Cu2 Zn2".split(" ");

/** An ion has lost its 4s electrons first, so all that it has beyond argon are 3d electrons. */
export const D_IONS: readonly DIon[] = IONS.flatMap((text) => {
  const [symbol, charge] = [text.slice(0, 2).replace(/\d/, ""), Number(text.at(-1))];
  const metal = D_METALS.find((each) => each.symbol === symbol);
  return metal === undefined
    ? []
    : [{ metal, charge, formula: `${symbol}^${charge === 1 ? "" : charge}+`, d: metal.group - charge }];
});

/** Unpaired electrons of a free atom or ion: each of the five orbitals is taken singly before any is taken twice (Hund). */
export function countUnpaired(d: number): number {
  return d <= 5 ? d : 10 - d;
}

/** Unpaired electrons of an octahedral complex: with low spin the three lower orbitals are filled before the upper two. */
export function countUnpairedLowSpin(d: number): number {
  if (d <= 3) return d;
  if (d <= 6) return 6 - d;
  // The lower three are full: the others stand in the upper two.
  return d === 7 ? 1 : 10 - d;
}

/** Colors of ions in water. OpenStax Chemistry 2e, 19.1; Housecroft and Sharpe, Inorganic Chemistry, ch. 21. Pale or disputed ones (Mn²⁺, Cr³⁺, Fe³⁺) are left out. */
export const ION_COLORS = {
  "Sc^3+": "colorless",
  "Zn^2+": "colorless",
  "Ti^3+": "violet",
  "V^2+": "violet",
  "MnO4^-": "violet",
  "V^3+": "green",
  "Ni^2+": "green",
  "MnO4^2-": "green",
  "Cu^2+": "blue",
  "Cr^2+": "blue",
  "VO^2+": "blue",
  "Co^2+": "pink",
  "CrO4^2-": "yellow",
  "VO2^+": "yellow",
  "Cr2O7^2-": "orange",
} as const;

export const COLORS = ["colorless", "violet", "green", "blue", "pink", "yellow", "orange"] as const;

/** Industrial processes with the usual catalyst, and metals that would do as well and so cannot stand beside it (Ullmann's Encyclopedia of Industrial Chemistry). */
export const CATALYSTS = [
  { process: "haber", catalyst: "Fe", alike: [] },
  { process: "contact", catalyst: "V2O5", alike: ["Pt"] },
  { process: "margarine", catalyst: "Ni", alike: ["Pt"] },
  { process: "ostwald", catalyst: "Pt", alike: [] },
  { process: "exhaust", catalyst: "Pt", alike: [] },
] as const;
