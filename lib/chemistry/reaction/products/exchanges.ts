import { parseFormula } from "../../formula/parse.ts";
import { findSalt } from "../../ions/salt.ts";
import { findSolubility, isStrongElectrolyte } from "../../ions/solubility.ts";
import { join, OXIDE, readIonPair } from "./ion-parts.ts";
import type { IonPair } from "./ion-parts.ts";
import { forms, nothing } from "./prediction.ts";
import type { ProductRule } from "./prediction.ts";

type Solubility = "soluble" | "slight" | "insoluble" | null;

function solubilityOf(formula: string): Solubility {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt === null ? null : findSolubility(salt);
}

/** Acids that are weaker than carbonic acid or as weak, and those whose anion oxidizes or falls apart. */
const WEAKEST: ReadonlySet<string> = new Set([
  "CO3^2-",
  "HCO3^-",
  "HCO3-",
  "S^2-",
  "HS-",
  "CN-",
  "ClO-",
  "BrO-",
  "IO-",
]);

const isBase = ({ anion }: IonPair): boolean => anion === "OH-";

/** Ordered so that the first passes the test; null where none does. */
function sort(one: IonPair, other: IonPair, isFirst: (pair: IonPair) => boolean): readonly [IonPair, IonPair] | null {
  if (isFirst(one)) return [one, other];
  return isFirst(other) ? [other, one] : null;
}

/** Ions that nitric acid oxidizes. */
const isOxidized = (acid: IonPair, { cation }: IonPair): boolean =>
  acid.anion === "NO3-" && /^(?:Fe\^2\+|Cr\^2\+|Sn\^2\+|Cu\+|Hg2\^2\+|Mn\^[34]\+|Co\^3\+)$/.test(cation);

/** HCl + NaOH → NaCl + H2O, as far as it goes: an acid with several protons gives them all. */
const neutralize = (acid: IonPair, base: IonPair) =>
  isBase(base) && !base.isAcid ? forms("neutralization", join(base, acid), "H2O") : null;

/** CuO + H2SO4 → CuSO4 + H2O */
const dissolveOxide = (acid: IonPair, oxide: IonPair) =>
  oxide.anion === "O^2-" ? forms("neutralization", join(oxide, acid), "H2O") : null;

/** Anions that an acid turns into a gas. */
const GASES: Readonly<Record<string, readonly string[]>> = {
  "CO3^2-": ["H2O", "CO2"],
  "HCO3-": ["H2O", "CO2"],
  "SO3^2-": ["H2O", "SO2"],
  "HSO3-": ["H2O", "SO2"],
  "S^2-": ["H2S"],
};

function freeGas(acid: IonPair, salt: IonPair) {
  const gas = GASES[salt.anion];
  if (gas === undefined || WEAKEST.has(acid.anion) || acid.anion === "SO3^2-") return null;
  // Nitric acid oxidizes sulfides; sulfides of the copper group stay in acids.
  if (salt.anion === "S^2-" && (acid.anion === "NO3-" || !/^(?:Li|Na|K|Mg|Ca|Ba|Fe|Mn|Zn|NH4)$/.test(salt.symbol)))
    return null;
  return forms("gas", join(salt, acid), ...gas);
}

/** NH4Cl + NaOH → NaCl + NH3 + H2O */
function freeAmmonia(salt: IonPair, base: IonPair) {
  return salt.symbol === "NH4" &&
    isBase(base) &&
    base.symbol !== "NH4" &&
    solubilityOf(join(base, base)) !== "insoluble"
    ? forms("gas", join(base, salt), "NH3", "H2O")
    : null;
}

const isDissolved = (pair: IonPair): boolean =>
  pair.salt !== null && isStrongElectrolyte(pair.salt) && (pair.isAcid || findSolubility(pair.salt) === "soluble");

/** Two salts, or a salt and a base: a solid falls out, or all ions stay. Where a rule is silent or calls it slight, so is this. */
function exchangeIons(one: IonPair, other: IonPair) {
  if (!isDissolved(one) || !isDissolved(other) || (one.isAcid && other.isAcid)) return null;
  // Anions that still have a proton are acids and bases of their own: HCO3-, H2PO4-, HSO4-.
  if ([one, other].some(({ anionAtoms, isAcid }) => !isAcid && /^H(?!COO|CO2)/.test(anionAtoms))) return null;
  if (one.symbol === other.symbol || one.anion === other.anion) return nothing("ions-stay");
  const products = [join(one, other), join(other, one)];
  const acids = [one, other].filter(({ isAcid }) => isAcid);
  const solubilities = products.map((product) => {
    const pair = readIonPair(product);
    // A strong acid that would form is dissolved as ions too.
    return pair?.isAcid === true && pair.salt !== null && isStrongElectrolyte(pair.salt)
      ? "soluble"
      : solubilityOf(product);
  });
  if (solubilities.some((each) => each === null || each === "slight")) return null;
  const solids = solubilities.filter((each) => each === "insoluble").length;
  if (solids === 0)
    return acids.length > 0 && products.some((each) => readIonPair(each) === null) ? null : nothing("ions-stay");
  return solids === 1 ? forms("precipitation", ...products) : null;
}

/** Compounds of ions that exchange their partners. */
export const exchange: ProductRule = (first, second) => {
  const [one, other] = [readIonPair(first), readIonPair(second)];
  if (one === null || other === null) return null;
  const acidic = sort(one, other, ({ isAcid }) => isAcid);
  if (acidic !== null) {
    const [acid, partner] = acidic;
    if (isOxidized(acid, partner)) return null;
    const driven = neutralize(acid, partner) ?? dissolveOxide(acid, partner) ?? freeGas(acid, partner);
    if (driven !== null || partner.isAcid) return driven;
    const mixed = exchangeIons(one, other);
    // Concentrated, sulfuric acid drives other acids out of their salts.
    return mixed?.kind === "none" && acid.anion === "SO4^2-" ? null : mixed;
  }
  return freeAmmonia(one, other) ?? freeAmmonia(other, one) ?? exchangeIons(one, other);
};

/** NH3 + HCl → NH4Cl */
export const takeProton: ProductRule = (first, second) => {
  const acid = readIonPair(first === "NH3" ? second : first);
  if (first !== "NH3" && second !== "NH3") return null;
  return acid?.isAcid === true && !WEAKEST.has(acid.anion)
    ? forms("neutralization", join({ symbol: "NH4", charge: 1 }, acid))
    : null;
};

/** Oxides of nonmetals with the acids that they make with water: formula and anion. */
const ACIDIC: Readonly<Record<string, { readonly acid: string; readonly atoms: string; readonly charge: number }>> = {
  CO2: { acid: "H2CO3", atoms: "CO3", charge: -2 },
  SO2: { acid: "H2SO3", atoms: "SO3", charge: -2 },
  SO3: { acid: "H2SO4", atoms: "SO4", charge: -2 },
  N2O5: { acid: "HNO3", atoms: "NO3", charge: -1 },
  P4O10: { acid: "H3PO4", atoms: "PO4", charge: -3 },
  P2O5: { acid: "H3PO4", atoms: "PO4", charge: -3 },
  Cl2O7: { acid: "HClO4", atoms: "ClO4", charge: -1 },
};

/** Metals whose oxides make hydroxides with water. */
const BASIC: ReadonlySet<string> = new Set(["Li", "Na", "K", "Rb", "Cs", "Ca", "Sr", "Ba"]);

/** Oxides with water, with bases and with each other. */
export const oxides: ProductRule = (first, second) => {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const acidic = Object.hasOwn(ACIDIC, one) ? ACIDIC[one] : undefined;
    const pair = readIonPair(other);
    const isOxide = pair?.anion === "O^2-" && pair.symbol !== "H";
    if (acidic !== undefined && other === "H2O") return forms("combination", acidic.acid);
    if (acidic !== undefined && pair !== null && BASIC.has(pair.symbol)) {
      const salt = join(pair, { anionAtoms: acidic.atoms, anionCharge: acidic.charge });
      if (pair.anion === "OH-") return forms("neutralization", salt, "H2O");
      if (isOxide) return forms("combination", salt);
    }
    if (one === "H2O" && pair !== null && isOxide && BASIC.has(pair.symbol))
      return forms("combination", join(pair, { anionAtoms: "OH", anionCharge: -1 }));
  }
  return null;
};

/** Carbonates, hydrogen carbonates, hydroxides, chlorates and some others fall apart when heated. */
export function decompose(formula: string) {
  const known = DECOMPOSED[formula];
  if (known !== undefined) return forms("decomposition", ...known);
  const pair = readIonPair(formula);
  if (pair === null || pair.isAcid || pair.symbol === "NH4") return null;
  const isAlkali = /^(?:Na|K|Rb|Cs)$/.test(pair.symbol);
  if (pair.anion === "CO3^2-" && !isAlkali) return forms("decomposition", join(pair, OXIDE), "CO2");
  if (pair.anion === "OH-" && !isAlkali) return forms("decomposition", join(pair, OXIDE), "H2O");
  if (pair.anion === "ClO3-") return forms("decomposition", join(pair, { anionAtoms: "Cl", anionCharge: -1 }), "O2");
  if (pair.anion === "ClO4-") return forms("decomposition", join(pair, { anionAtoms: "Cl", anionCharge: -1 }), "O2");
  if (pair.anion === "NO3-" && NITRATES.test(pair.symbol))
    return forms("decomposition", join(pair, OXIDE), "NO2", "O2");
  if (pair.anion !== "HCO3-") return null;
  return forms("decomposition", join(pair, { anionAtoms: "CO3", anionCharge: -2 }), "H2O", "CO2");
}

/** Metals whose nitrates leave the oxide. */
const NITRATES = /^(?:Mg|Ca|Sr|Ba|Zn|Cd|Al|Cu|Pb)$/;

const DECOMPOSED: Readonly<Record<string, readonly string[]>> = {
  H2O2: ["H2O", "O2"],
  H2CO3: ["H2O", "CO2"],
  H2SO3: ["H2O", "SO2"],
  HgO: ["Hg", "O2"],
  Ag2O: ["Ag", "O2"],
  NH4Cl: ["NH3", "HCl"],
  NH4HCO3: ["NH3", "H2O", "CO2"],
  "(NH4)2CO3": ["NH3", "H2O", "CO2"],
  NaN3: ["Na", "N2"],
  KNO3: ["KNO2", "O2"],
  NaNO3: ["NaNO2", "O2"],
  AgNO3: ["Ag", "NO2", "O2"],
  NH4NO2: ["N2", "H2O"],
  "(NH4)2Cr2O7": ["N2", "Cr2O3", "H2O"],
  PCl5: ["PCl3", "Cl2"],
};
