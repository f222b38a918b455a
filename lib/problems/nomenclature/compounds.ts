import type { CompositionRow } from "../../chemistry/formula/molar-mass.ts";
import { composition } from "../../chemistry/formula/molar-mass.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Random } from "../random.ts";

/** A compound with what its formula weighs. */
export type Compound = {
  readonly formula: string;
  readonly rows: readonly CompositionRow[];
  readonly molarMass: Decimal;
};

export function getCompound(formula: string): Compound {
  const mass = composition(getFormula(formula));
  if (!mass.ok) throw new Error(`${formula} has no molar mass`);
  return { formula, rows: mass.value.rows, molarMass: new Decimal(mass.value.molarMass) };
}

const getAll = (formulas: string): readonly Compound[] => formulas.split(" ").map(getCompound);

/** Of two elements. */
export const SIMPLE_COMPOUNDS = getAll(
  "NaCl KCl Fe2O3 Fe3O4 Al2O3 CuO Cu2O ZnS PbS TiO2 MnO2 Cr2O3 SiO2 NH3 MgO MgCl2 CaF2 NaF SO2 SO3 CO2 N2O SnO2 HgS FeS2 CH4 C3H8 C6H6 P4O10 CaCl2 AlCl3 FeCl3 H2O H2O2 ZnO LiF KI AgCl PbO2 V2O5 WO3 CS2 CaO BaCl2 C2H2 C2H6",
);

/** Of three elements or more. */
export const LARGER_COMPOUNDS = getAll(
  "CaCO3 CuSO4 NH4NO3 (NH4)2SO4 CO(NH2)2 KNO3 NaNO3 Ca3(PO4)2 CaSO4 Mg(OH)2 Ca(OH)2 NaOH Na2CO3 NaHCO3 K2CO3 KMnO4 K2Cr2O7 H2SO4 HNO3 H3PO4 C6H12O6 C12H22O11 C2H5OH CH3COOH C8H10N4O2 CuFeS2 AgNO3 BaSO4 KClO3 LiOH Al2(SO4)3 Al(OH)3 Mg(NO3)2 Ca(NO3)2 Na3PO4 (NH4)2CO3 FeSO4 Na2S2O3 K2SO4 NH4Cl Pb(NO3)2 ZnCO3 FeCO3 Na2SO4",
);

export const COMPOUNDS: readonly Compound[] = [...SIMPLE_COMPOUNDS, ...LARGER_COMPOUNDS];

/** Fertilizers, ores, oxides: compounds that are valued for one element. */
export const SOURCES: Readonly<Record<string, readonly Compound[]>> = {
  N: getAll("NH3 NH4NO3 (NH4)2SO4 CO(NH2)2 KNO3 NaNO3 Ca(NO3)2 NH4Cl (NH4)2CO3 N2O HNO3"),
  Fe: getAll("Fe2O3 Fe3O4 FeS2 FeCO3 FeSO4 FeCl3 FeO FeS"),
  Cu: getAll("CuO Cu2O CuS Cu2S CuFeS2 CuSO4 CuCl2 Cu(OH)2"),
  S: getAll("SO2 SO3 H2SO4 FeS2 CaSO4 ZnS PbS Na2SO4 CS2 H2S"),
  Ca: getAll("CaCO3 CaO CaF2 CaCl2 CaSO4 Ca(OH)2 Ca3(PO4)2 Ca(NO3)2"),
  P: getAll("H3PO4 Ca3(PO4)2 Na3PO4 PCl3 PH3 PCl5"),
  Cl: getAll("NaCl KCl HCl MgCl2 CaCl2 KClO3 NH4Cl AlCl3 NaClO"),
  O: getAll("H2O CO2 SO3 H2O2 SiO2 Al2O3 CaO Fe2O3 N2O5 KClO3 CaCO3"),
  C: getAll("CH4 C2H6 C2H2 CO2 CO C6H12O6 C2H5OH CH3COOH CaCO3 CS2"),
  K: getAll("KCl KNO3 K2SO4 K2CO3 KI KOH KMnO4 KClO3"),
  Na: getAll("NaCl NaOH Na2CO3 NaHCO3 Na2SO4 NaNO3 NaF Na3PO4"),
  Al: getAll("Al2O3 AlCl3 Al(OH)3 Al2(SO4)3 AlF3 AlN"),
};

/** An element of the compound, as one row of its composition. */
export function pickRow(random: Random, { rows }: Compound): CompositionRow {
  return random.pick(rows);
}

/** Mass percent of an element. */
export function shareOf({ rows, molarMass }: Compound, symbol: string): Decimal {
  const row = rows.find((each) => each.symbol === symbol);
  return row === undefined ? new Decimal(0) : new Decimal(row.weight).times(row.count).times(100).div(molarMass);
}
