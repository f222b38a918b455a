import { ELEMENTS } from "../../chemistry/elements/elements.ts";
import { familyOf } from "../../chemistry/elements/families.ts";
import type { Family } from "../../chemistry/elements/families.ts";
import type { Property } from "../properties.ts";

/** By formulas, what a course names first; `isAll`: there are no others that a course knows. */
type Members = { readonly members: readonly string[]; readonly isAll: boolean };

const some = (formulas: string): Members => ({ members: formulas.split(" "), isAll: false });
const all = (formulas: string): Members => ({ members: formulas.split(" "), isAll: true });

/** The elements of a family that occur in nature or last long enough to be seen. */
const family = (sought: Family, last = 88): Members => ({
  members: ELEMENTS.filter((element) => element.number <= last && familyOf(element) === sought).map(
    ({ symbol }) => symbol,
  ),
  isAll: true,
});

/** Examples of kinds: OpenStax, Chemistry 2e. */
export const KINDS = {
  "strong-acid": some("HNO3 H2SO4 HClO4 HCl"),
  "weak-acid": some("CH3COOH HCOOH H2CO3 HF"),
  "strong-base": some("NaOH KOH Ba(OH)2"),
  "weak-base": some("NH3 CH3NH2"),
  "noble-gas": family("noble-gases"),
  halogen: family("halogens"),
  "alkali-metal": family("alkali-metals"),
  "alkaline-earth-metal": family("alkaline-earth-metals"),
  "transition-metal": some("Fe Cu Ni Cr Mn Ag"),
  metalloid: all("B Si Ge As Sb Te"),
  lanthanide: some("La Ce Nd Eu"),
  actinide: some("Th U Pu"),
  diatomic: all("H2 N2 O2 F2 Cl2 Br2 I2"),
  "diatomic-gas": all("H2 N2 O2 F2 Cl2"),
  alkane: some("CH4 C2H6 C3H8"),
  alkene: some("CH2CH2 CH3CHCH2"),
  alkyne: some("C2H2"),
  alcohol: some("CH3OH C2H5OH"),
  "carboxylic-acid": some("HCOOH CH3COOH"),
  "acidic-oxide": some("CO2 SO2 SO3"),
  "basic-oxide": some("Na2O MgO CaO"),
  "amphoteric-oxide": some("Al2O3 ZnO"),
  "neutral-oxide": some("CO NO N2O"),
  "ionic-compound": some("NaCl MgO CaF2"),
  "covalent-compound": some("H2O CO2 CH4 NH3"),
  "polar-molecule": some("H2O NH3 HCl"),
  "nonpolar-molecule": some("CO2 CH4 CCl4"),
  "greenhouse-gas": some("CO2 CH4 N2O"),
} as const satisfies Record<string, Members>;

export type Kind = keyof typeof KINDS;

/** What is asked where things stand beside the words of a kind: "are HCl and HNO3 strong acids". */
export const KINDS_OF: Readonly<Partial<Record<Property, readonly Kind[]>>> = {
  strength: ["strong-acid", "weak-acid", "strong-base", "weak-base"],
  family: [
    "noble-gas",
    "halogen",
    "alkali-metal",
    "alkaline-earth-metal",
    "transition-metal",
    "lanthanide",
    "actinide",
  ],
  metal: ["metalloid"],
  acidity: ["acidic-oxide", "basic-oxide"],
  bond: ["ionic-compound", "covalent-compound"],
  polarity: ["polar-molecule", "nonpolar-molecule"],
};
