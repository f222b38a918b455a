import type { IonPart } from "../../nomenclature/designation.ts";
import { composeSalt } from "../../nomenclature/salt.ts";
import type { Salt } from "../../nomenclature/salt.ts";

const SIMPLE_ANIONS = { F: -1, Cl: -1, Br: -1, I: -1, O: -2, S: -2, N: -3, P: -3 } as const;

const POLYATOMIC_ANIONS = {
  OH: -1,
  CN: -1,
  NO3: -1,
  NO2: -1,
  HCO3: -1,
  HSO4: -1,
  H2PO4: -1,
  ClO: -1,
  ClO2: -1,
  ClO3: -1,
  ClO4: -1,
  MnO4: -1,
  CH3COO: -1,
  CO3: -2,
  SO4: -2,
  SO3: -2,
  CrO4: -2,
  Cr2O7: -2,
  C2O4: -2,
  HPO4: -2,
  S2O3: -2,
  PO4: -3,
} as const;

const ANION_CHARGES: Readonly<Record<string, number>> = { ...SIMPLE_ANIONS, ...POLYATOMIC_ANIONS };

/** Compounds that are known as substances, by the cation: Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., section 4. */
type Row = readonly [atoms: string, charge: number, anions: string];

const BINARY_OF_ONE_CHARGE: readonly Row[] = [
  ["Li", 1, "F Cl Br I O S N P"],
  ["Na", 1, "F Cl Br I O S P"],
  ["K", 1, "F Cl Br I O S P"],
  ["Rb", 1, "F Cl Br I O S"],
  ["Cs", 1, "F Cl Br I O S"],
  ["Mg", 2, "F Cl Br I O S N P"],
  ["Ca", 2, "F Cl Br I O S N P"],
  ["Sr", 2, "F Cl Br I O S N"],
  ["Ba", 2, "F Cl Br I O S N"],
  ["Al", 3, "F Cl Br I O S N P"],
  ["Zn", 2, "F Cl Br I O S N P"],
  ["Ag", 1, "F Cl Br I O S"],
  ["Cd", 2, "F Cl Br I O S"],
];

const BINARY_OF_SEVERAL_CHARGES: readonly Row[] = [
  ["Fe", 2, "F Cl Br I O S"],
  ["Fe", 3, "F Cl Br O"],
  ["Cu", 1, "Cl Br I O S"],
  ["Cu", 2, "F Cl Br O S"],
  ["Sn", 2, "F Cl Br I O S"],
  ["Sn", 4, "F Cl Br I O S"],
  ["Pb", 2, "F Cl Br I O S"],
  ["Pb", 4, "F Cl O"],
  ["Cr", 2, "F Cl Br I"],
  ["Cr", 3, "F Cl Br I O S N"],
  ["Mn", 2, "F Cl Br I O S"],
  ["Mn", 3, "F O"],
  ["Mn", 4, "O"],
  ["Co", 2, "F Cl Br I O S"],
  ["Co", 3, "F O"],
  ["Ni", 2, "F Cl Br I O S"],
  ["Hg", 2, "F Cl Br I O S"],
  ["Ti", 3, "F Cl Br O"],
  ["Ti", 4, "F Cl Br I O"],
];

const POLYATOMIC_OF_ONE_CHARGE: readonly Row[] = [
  ["Na", 1, "OH CN NO3 NO2 HCO3 HSO4 H2PO4 ClO ClO2 ClO3 ClO4 MnO4 CH3COO CO3 SO4 SO3 CrO4 Cr2O7 C2O4 HPO4 S2O3 PO4"],
  ["K", 1, "OH CN NO3 NO2 HCO3 HSO4 H2PO4 ClO3 ClO4 MnO4 CH3COO CO3 SO4 SO3 CrO4 Cr2O7 C2O4 HPO4 PO4"],
  ["Li", 1, "OH NO3 NO2 ClO3 ClO4 CH3COO CO3 SO4 CrO4 C2O4 PO4"],
  ["NH4", 1, "NO3 NO2 HCO3 HSO4 H2PO4 ClO4 CH3COO CO3 SO4 SO3 CrO4 Cr2O7 C2O4 HPO4 S2O3 PO4"],
  ["Mg", 2, "OH NO3 NO2 ClO3 ClO4 CH3COO CO3 SO4 SO3 CrO4 C2O4 PO4"],
  ["Ca", 2, "OH CN NO3 NO2 HCO3 H2PO4 ClO ClO3 ClO4 CH3COO CO3 SO4 SO3 CrO4 C2O4 HPO4 PO4"],
  ["Sr", 2, "OH NO3 ClO3 ClO4 CO3 SO4 CrO4 C2O4"],
  ["Ba", 2, "OH NO3 NO2 ClO3 ClO4 MnO4 CH3COO CO3 SO4 SO3 CrO4 C2O4"],
  ["Al", 3, "OH NO3 ClO4 SO4 PO4"],
  ["Zn", 2, "OH CN NO3 ClO3 ClO4 CH3COO CO3 SO4 CrO4 C2O4 PO4"],
  ["Ag", 1, "CN NO3 NO2 ClO3 ClO4 CH3COO CO3 SO4 CrO4 C2O4 PO4"],
];

const POLYATOMIC_OF_SEVERAL_CHARGES: readonly Row[] = [
  ["Fe", 2, "OH NO3 ClO4 CH3COO CO3 SO4 C2O4 PO4"],
  ["Fe", 3, "OH NO3 ClO4 SO4 PO4"],
  ["Cu", 1, "CN"],
  ["Cu", 2, "OH NO3 ClO3 ClO4 CH3COO CO3 SO4 C2O4 PO4"],
  ["Pb", 2, "OH NO3 CH3COO CO3 SO4 CrO4 C2O4 PO4"],
  ["Cr", 2, "CH3COO SO4"],
  ["Cr", 3, "OH NO3 ClO4 CH3COO SO4 PO4"],
  ["Mn", 2, "OH NO3 ClO4 CH3COO CO3 SO4 C2O4 PO4"],
  ["Co", 2, "OH NO3 ClO4 CH3COO CO3 SO4 C2O4 PO4"],
  ["Ni", 2, "OH NO3 ClO4 CH3COO CO3 SO4 C2O4 PO4"],
  ["Sn", 2, "OH SO4 C2O4"],
  ["Hg", 2, "CN NO3 SO4"],
];

/** Anions that are taken for each other, because they are of one element. */
const RELATED_ANIONS: readonly (readonly string[])[] = [
  ["Cl", "ClO", "ClO2", "ClO3", "ClO4"],
  ["S", "SO3", "SO4", "HSO4", "S2O3"],
  ["N", "NO2", "NO3", "CN"],
  ["P", "PO4", "HPO4", "H2PO4"],
  ["O", "OH"],
  ["CO3", "HCO3", "C2O4", "CH3COO"],
  ["CrO4", "Cr2O7", "MnO4"],
];

/** The usual charges of the metals that have more than one. */
const CATION_CHARGES: Readonly<Record<string, readonly number[]>> = {
  Fe: [2, 3],
  Cu: [1, 2],
  Sn: [2, 4],
  Pb: [2, 4],
  Cr: [2, 3],
  Mn: [2, 3, 4],
  Co: [2, 3],
  Ni: [2, 3],
  Ti: [3, 4],
};

export function getAnion(atoms: string): IonPart {
  const charge = ANION_CHARGES[atoms];
  if (charge === undefined) throw new Error(`${atoms} is none of the anions of this room`);
  return { atoms, charge };
}

function listSalts(rows: readonly Row[]): readonly Salt[] {
  return rows.flatMap(([atoms, charge, anions]) =>
    anions.split(" ").map((anion) => composeSalt({ atoms, charge }, getAnion(anion))),
  );
}

/** Metal of one charge, nonmetal. */
export const BINARY_SALTS = listSalts(BINARY_OF_ONE_CHARGE);

/** Metal of several charges, nonmetal. */
export const NUMERAL_SALTS = listSalts(BINARY_OF_SEVERAL_CHARGES);

/** A polyatomic anion with a cation of one charge. */
export const POLYATOMIC_SALTS = listSalts(POLYATOMIC_OF_ONE_CHARGE);

/** A polyatomic anion with a metal of several charges. */
export const POLYATOMIC_NUMERAL_SALTS = listSalts(POLYATOMIC_OF_SEVERAL_CHARGES);

export const POLYATOMIC_IONS: readonly IonPart[] = [
  { atoms: "NH4", charge: 1 },
  { atoms: "H3O", charge: 1 },
  { atoms: "Hg2", charge: 2 },
  ...Object.entries(POLYATOMIC_ANIONS).map(([atoms, charge]) => ({ atoms, charge })),
];

export function isPolyatomic({ atoms }: IonPart): boolean {
  return atoms !== "Hg" && !/^[A-Z][a-z]?$/.test(atoms);
}

export function listOtherCharges({ atoms, charge }: IonPart): readonly number[] {
  return (CATION_CHARGES[atoms] ?? []).filter((other) => other !== charge);
}

/** Anions of the same element or kind, with which this one is confused. */
export function listRelatedAnions({ atoms }: IonPart): readonly IonPart[] {
  const family = RELATED_ANIONS.find((each) => each.includes(atoms)) ?? [];
  return family.filter((each) => each !== atoms).map(getAnion);
}
