import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import { findAcidOf } from "./conjugate-pairs.ts";

/** What the solution of a salt is, with the ions that decide it and the acid and base that they come from. */
export type Hydrolysis = {
  readonly outcome: "acidic" | "neutral" | "basic";
  /** Which ions react with water. */
  readonly reacting: "cation" | "anion" | "neither" | "both";
  readonly cation: string;
  readonly anion: string;
  readonly acid: string;
  readonly base: string;
};

/** Cations of weak bases beside ammonium: small and highly charged, in water they give protons. */
const ACIDIC_METALS: readonly string[] = ["Al^3+", "Fe^3+", "Cr^3+", "Fe^2+", "Cu^2+", "Zn^2+", "Ni^2+", "Co^2+"];

/** Anions that give protons as well as take them, of which giving wins, or nobody is sure. */
const DOUBTFUL: ReadonlySet<string> = new Set(["HSO4^-", "HSO3^-", "H2PO4^-", "HC2O4^-"]);

/** Of two constants of which neither is this many times the other, tables differ in which is larger. */
const CLEAR = 3;

/** The base of a cation, and whether it is weak. */
function baseOf(cation: Formula): { readonly parent: string; readonly isWeak: boolean } | null {
  const ion = spelt(cation);
  const ammonia = findAmine(ion);
  if (ammonia !== null) return { parent: ammonia, isWeak: true };
  const metal = ion.split("^")[0] ?? "";
  const hydroxide = cation.charge === 1 ? `${metal}OH` : `${metal}(OH)${cation.charge}`;
  if (Object.hasOwn(STRONG_BASES, hydroxide)) return { parent: hydroxide, isWeak: false };
  return ACIDIC_METALS.includes(ion) ? { parent: hydroxide, isWeak: true } : null;
}

const AMINES: Readonly<Record<string, string>> = { "NH4^+": "NH3", "CH3NH3^+": "CH3NH2", "C2H5NH3^+": "C2H5NH2" };

const findAmine = (ion: string): string | null => AMINES[ion] ?? null;

/** With its charge behind a caret, as the pairs have it. */
const spelt = (ion: Formula): string => canonicalOf(ion).replace(/(?<!\^\d?)([+-])$/, "^$1");

/** The acid of an anion with all of its protons, and whether it is weak. */
function acidOf(anion: string): { readonly parent: string; readonly isWeak: boolean } | null {
  if (DOUBTFUL.has(anion)) return null;
  let parent = findAcidOf(anion);
  if (parent === null || anion === "OH^-") return null;
  for (let next: string | null = parent; next !== null && next.includes("^"); next = findAcidOf(next))
    parent = findAcidOf(next) ?? parent;
  return { parent, isWeak: parent !== "H2SO4" && !STRONG_ACIDS.has(parent) };
}

/** Salts of organic ions as they are usually written, which no rule takes apart. */
const ORGANIC: readonly (readonly [written: RegExp, anion: string])[] = [
  [/^(?:CH3COO|CH3CO2|C2H3O2)$/, "CH3COO^-"],
  [/^(?:HCOO|HCO2|CHO2)$/, "HCOO^-"],
  [/^C6H5COO$/, "C6H5COO^-"],
];

type Ions = { readonly cation: Formula; readonly anion: string };

function ionsOf(written: string): Ions | null {
  const amine = /^(CH3NH3|C2H5NH3)(Cl|Br|I|NO3|ClO4|F|CN|NO2|ClO)$/.exec(written);
  if (amine !== null) return { cation: getFormula(`${amine[1]}^+`), anion: `${amine[2]}^-` };
  const [, front = "", metal = ""] = /^(CH3COO|HCOO|C6H5COO)(Na|K|Li|NH4)$/.exec(written) ?? [];
  const organic = ORGANIC.find(([form]) => form.test(front));
  if (organic !== undefined) return { cation: getFormula(`${metal}^+`), anion: organic[1] };
  const salt = findSalt(getFormula(written));
  const [cation, ...others] = salt?.cations ?? [];
  if (salt === null || cation === undefined || others.length > 0) return null;
  const solubility = findSolubility(salt);
  if (solubility === null || solubility === "insoluble") return null;
  const anion = spelt(salt.anion.formula);
  const named = ORGANIC.find(([form]) => form.test(anion.split("^")[0] ?? ""));
  return { cation: cation.formula, anion: named?.[1] ?? anion };
}

/** Where both ions react the larger constant decides; null where tables may differ. */
function strongerOf(acid: string, base: string): "acidic" | "neutral" | "basic" | null {
  const [ofAcid, ofBase] = [Number(WEAK_ACIDS[acid]), Number(WEAK_BASES[base])];
  if (ofAcid === ofBase) return "neutral";
  if (ofAcid > CLEAR * ofBase) return "acidic";
  return ofBase > CLEAR * ofAcid ? "basic" : null;
}

/** What a salt makes of water; null for one whose ions are in no table here, or that hardly dissolves. */
export function findHydrolysis(written: string): Hydrolysis | null {
  const ions = ionsOf(written);
  const [base, acid] = ions === null ? [null, null] : [baseOf(ions.cation), acidOf(ions.anion)];
  if (ions === null || base === null || acid === null) return null;
  const found = { cation: spelt(ions.cation), anion: ions.anion, acid: acid.parent, base: base.parent };
  if (!acid.isWeak || !base.isWeak) {
    if (!acid.isWeak && !base.isWeak) return { ...found, outcome: "neutral", reacting: "neither" };
    return acid.isWeak
      ? { ...found, outcome: "basic", reacting: "anion" }
      : { ...found, outcome: "acidic", reacting: "cation" };
  }
  const outcome = strongerOf(acid.parent, base.parent);
  return outcome === null ? null : { ...found, outcome, reacting: "both" };
}
