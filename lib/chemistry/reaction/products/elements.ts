import { parseFormula } from "../../formula/parse.ts";
import { isNonmetal } from "../../formula/charge.ts";
import { findPotential, HALOGENS, isBelowHydrogen, reactsWithWater } from "../../judgement/activity.ts";
import { findElementAlone } from "../../judgement/reaction-parts.ts";
import { findSolubility } from "../../ions/solubility.ts";
import { HYDROXIDE, join, readIonPair } from "./ion-parts.ts";
import type { IonPair } from "./ion-parts.ts";
import { forms, nothing } from "./prediction.ts";
import type { Prediction, ProductRule } from "./prediction.ts";

function findSymbol(formula: string): string | null {
  const parsed = parseFormula(formula);
  return parsed.ok ? findElementAlone(parsed.value) : null;
}

/** Metals with one charge in all the reactions here. */
const METALS: Readonly<Record<string, number>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Be: 2,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Al: 3,
  Zn: 2,
  Cd: 2,
  Ag: 1,
  Ni: 2,
};

/** What they give as ions when they set hydrogen or another metal free. */
const DISSOLVED: Readonly<Record<string, number>> = { ...METALS, Fe: 2, Co: 2, Mn: 2, Sn: 2, Pb: 2, Cu: 2, Cr: 3 };

const ALKALI = /^(?:Li|Na|K|Rb|Cs|Ca|Sr|Ba)$/;

const cation = (symbol: string, charge: number) => ({ symbol, charge });
const anion = (anionAtoms: string, anionCharge: number) => ({ anionAtoms, anionCharge });

/** What nonmetals burn to. Of sodium, potassium and barium books tell different oxides, of iron and nitrogen too. */
const BURNT: Readonly<Record<string, string>> = {
  H2: "H2O",
  C: "CO2",
  S: "SO2",
  S8: "SO2",
  P4: "P4O10",
  Si: "SiO2",
  CO: "CO2",
  NO: "NO2",
  SO2: "SO3",
  P4O6: "P4O10",
};

/** Compounds of nonmetals that burn to the oxides of both. */
const BURNT_TO_BOTH: Readonly<Record<string, readonly string[]>> = {
  CS2: ["CO2", "SO2"],
  SiH4: ["SiO2", "H2O"],
  B2H6: ["B2O3", "H2O"],
  PH3: ["P4O10", "H2O"],
};

const OXIDIZED = /^(?:Li|Be|Mg|Ca|Sr|Al|Zn|Cd|Ni)$/;

/** Hydrocarbons, and compounds of carbon and hydrogen with oxygen. */
function isFuel(formula: string): boolean {
  const parsed = parseFormula(formula);
  if (!parsed.ok || parsed.value.charge !== 0) return false;
  const atoms = [...parsed.value.counts.keys()];
  return atoms.includes("C") && atoms.includes("H") && atoms.every((atom) => ["C", "H", "O"].includes(atom));
}

export const burn: ProductRule = (first, second) => {
  if (first !== "O2" && second !== "O2") return null;
  const fuel = first === "O2" ? second : first;
  if (isFuel(fuel) && fuel !== "H2CO3") return forms("combustion", "CO2", "H2O");
  const oxide = Object.hasOwn(BURNT, fuel) ? BURNT[fuel] : undefined;
  if (oxide !== undefined) return forms("combination", oxide);
  const both = Object.hasOwn(BURNT_TO_BOTH, fuel) ? BURNT_TO_BOTH[fuel] : undefined;
  if (both !== undefined) return forms("combustion", ...both);
  if (fuel === "Cu") return forms("combination", "CuO");
  const charge = OXIDIZED.test(fuel) ? METALS[fuel] : undefined;
  return charge === undefined ? null : forms("combination", join(cation(fuel, charge), anion("O", -2)));
};

/** Two elements of which one compound forms. */
export const combine: ProductRule = (first, second) => {
  const [one, other] = [findSymbol(first), findSymbol(second)];
  if (one === null || other === null || one === other) return null;
  return joinElements(first, second) ?? joinElements(second, first);
};

const HALIDES: Readonly<Record<string, string>> = { F2: "F", Cl2: "Cl", Br2: "Br", I2: "I" };

function joinElements(metal: string, nonmetal: string): Prediction | null {
  const halogen = Object.hasOwn(HALIDES, nonmetal) ? HALIDES[nonmetal] : undefined;
  if (metal === "H2") {
    if (halogen !== undefined) return forms("combination", `H${halogen}`);
    return nonmetal === "N2"
      ? forms("combination", "NH3")
      : /^S8?$/.test(nonmetal)
        ? forms("combination", "H2S")
        : null;
  }
  if (metal === "Si" && halogen !== undefined) return forms("combination", `Si${halogen}4`);
  if (metal === "B" && halogen !== undefined) return forms("combination", `B${halogen}3`);
  const charge = METALS[metal];
  if (halogen !== undefined) return joinHalogen(metal, halogen, charge);
  if (metal === "Fe" && /^S8?$/.test(nonmetal)) return forms("combination", "FeS");
  if (charge === undefined || metal === "Ag" || metal === "Ni") return null;
  if (nonmetal === "H2")
    return ALKALI.test(metal) ? forms("combination", join(cation(metal, charge), anion("H", -1))) : null;
  if (/^S8?$/.test(nonmetal)) return forms("combination", join(cation(metal, charge), anion("S", -2)));
  if (nonmetal === "N2")
    return /^(?:Li|Mg|Ca|Sr|Ba)$/.test(metal)
      ? forms("combination", join(cation(metal, charge), anion("N", -3)))
      : null;
  return nonmetal === "P4" && /^(?:Li|Na|K|Mg|Ca|Al)$/.test(metal)
    ? forms("combination", join(cation(metal, charge), anion("P", -3)))
    : null;
}

function joinHalogen(metal: string, halogen: string, charge: number | undefined): Prediction | null {
  // Iodide takes an electron less from iron and copper.
  const higher = halogen === "I" ? undefined : metal === "Fe" ? 3 : metal === "Cu" ? 2 : undefined;
  const taken = charge ?? higher;
  return taken === undefined ? null : forms("combination", join(cation(metal, taken), anion(halogen, -1)));
}

/** Acids of which a metal sets hydrogen free. */
const PLAIN_ACIDS = /^(?:Cl-|Br-|I-|SO4\^2-|CH3COO-|CH3CO2-|C2H3O2-|HCOO-)$/;

function displaceHydrogen(metal: string, acid: IonPair): Prediction | null {
  const charge = DISSOLVED[metal];
  if (charge === undefined || !PLAIN_ACIDS.test(acid.anion) || metal === "Pb" || metal === "Be") return null;
  if (isBelowHydrogen(metal)) return acid.anion === "SO4^2-" || metal === "Ag" ? null : nothing("less-reactive");
  return forms("single-replacement", join(cation(metal, charge), acid), "H2");
}

/** Volts within which concentrations and complexes may turn the order round. */
const CLOSE = 0.1;

const FREE_ANIONS = /^(?:Cl-|Br-|I-|NO3-|SO4\^2-|CH3COO-|CH3CO2-|C2H3O2-)$/;

function displaceMetal(metal: string, salt: IonPair): Prediction | null {
  const [own, others, charge] = [findPotential(metal), findPotential(salt.symbol), DISSOLVED[metal]];
  if (own === null || others === null || charge === undefined || metal === salt.symbol) return null;
  const isSoluble = salt.salt !== null && findSolubility(salt.salt) === "soluble";
  if (!FREE_ANIONS.test(salt.anion) || !isSoluble || reactsWithWater(metal) || others < -1.5) return null;
  // Silver takes a third electron from iron; iron(III) takes one only.
  if ((metal === "Fe" || metal === "Sn") && others > 0.7) return null;
  if (salt.symbol === "Fe" && salt.charge === 3) return null;
  if (own - others > CLOSE) return nothing("less-reactive");
  const product = join(cation(metal, charge), salt);
  const formed = readIonPair(product);
  if (own - others > -CLOSE || formed?.salt === null || formed === null || findSolubility(formed.salt) !== "soluble")
    return null;
  return forms("single-replacement", product, salt.symbol);
}

function displaceHalogen(halogen: string, salt: IonPair): Prediction | null {
  const released = salt.anion.slice(0, -1);
  if (halogen === "F" || !HALOGENS.includes(released) || released === "F" || salt.charge > 2) return null;
  if (halogen === released || !ALKALI.test(salt.symbol)) return null;
  return HALOGENS.indexOf(halogen) > HALOGENS.indexOf(released)
    ? nothing("less-reactive")
    : forms("single-replacement", join(salt, anion(halogen, -1)), `${released}2`);
}

/** An element that takes another's place, by the series of potentials. */
export const replace: ProductRule = (first, second) => {
  const [one, other] = [findSymbol(first), findSymbol(second)];
  if ((one === null) === (other === null)) return null;
  const [element, written, compound] = one === null ? [other ?? "", second, first] : [one, first, second];
  const pair = readIonPair(compound);
  if (compound === "H2O" && ALKALI.test(element))
    return forms("single-replacement", join(cation(element, METALS[element] ?? 1), HYDROXIDE), "H2");
  if (pair === null) return null;
  if (Object.hasOwn(HALIDES, written)) return displaceHalogen(element, pair);
  if (isNonmetal(element)) return null;
  return pair.isAcid ? displaceHydrogen(element, pair) : displaceMetal(element, pair);
};
