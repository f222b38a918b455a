export type Color =
  | "red"
  | "blue"
  | "pink"
  | "colorless"
  | "orange"
  | "yellow"
  | "green"
  | "purple"
  | "white"
  | "brown";

/** Colours of solids and gases, and of ions in water, as school books name them. */
export const COLORS: Readonly<Record<string, readonly Color[]>> = {
  "Cr2O7^2-": ["orange"],
  K2Cr2O7: ["orange"],
  "CrO4^2-": ["yellow"],
  K2CrO4: ["yellow"],
  "MnO4-": ["purple"],
  KMnO4: ["purple"],
  "Mn^2+": ["colorless", "pink"],
  "Cu^2+": ["blue"],
  "Cu(OH)2": ["blue"],
  "CuSO4.5H2O": ["blue"],
  CuSO4: ["blue", "white"],
  "Cu(NO3)2": ["blue"],
  Cu: ["red", "orange", "brown"],
  FeSO4: ["green"],
  FeCl3: ["yellow", "brown", "orange"],
  NiSO4: ["green"],
  Ag2CrO4: ["red"],
  Ag2CO3: ["yellow", "white"],
  AgBr: ["yellow", "white"],
  PbSO4: ["white"],
  PbCl2: ["white"],
  "Mg(OH)2": ["white"],
  "Al(OH)3": ["white"],
  "Zn(OH)2": ["white"],
  Ag3PO4: ["yellow"],
  BaCrO4: ["yellow"],
  PbCrO4: ["yellow"],
  CdS: ["yellow"],
  NO: ["colorless"],
  NH3: ["colorless"],
  CO2: ["colorless"],
  SO2: ["colorless"],
  H2: ["colorless"],
  O2: ["colorless"],
  N2: ["colorless"],
  HCl: ["colorless"],
  "Ni^2+": ["green"],
  "Fe^2+": ["green"],
  "Fe(OH)2": ["green"],
  "Fe^3+": ["yellow", "brown", "orange"],
  "Fe(OH)3": ["brown", "red"],
  Fe2O3: ["red", "brown"],
  "Co^2+": ["pink", "red"],
  AgCl: ["white"],
  AgI: ["yellow"],
  PbI2: ["yellow"],
  BaSO4: ["white"],
  CaCO3: ["white"],
  Cl2: ["green", "yellow"],
  Br2: ["red", "brown"],
  I2: ["purple"],
  NO2: ["brown", "red"],
  S: ["yellow"],
  S8: ["yellow"],
  MgO: ["white"],
  NaCl: ["white", "colorless"],
};
