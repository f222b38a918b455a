import { Decimal } from "../../quantity/decimal.ts";
import { getCompound } from "./compounds.ts";

/** A salt with crystal water, and its parts. */
export type Hydrate = {
  readonly formula: string;
  readonly anhydrous: string;
  readonly waters: number;
  /** g/mol */
  readonly molarMass: Decimal;
  readonly anhydrousMolarMass: Decimal;
};

/** Stable at room temperature: Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., section 4. */
const FORMULAS =
  "CuSO4·5 MgSO4·7 Na2CO3·10 CaSO4·2 BaCl2·2 CoCl2·6 FeSO4·7 ZnSO4·7 NiSO4·6 NiCl2·6 MgCl2·6 CaCl2·2 CaCl2·6 Na2SO4·10 Na2S2O3·5 FeCl3·6 AlCl3·6 Cu(NO3)2·3 Co(NO3)2·6 Ni(NO3)2·6 Zn(NO3)2·6 Mg(NO3)2·6 Ca(NO3)2·4 MnSO4·1 MnCl2·4 CuCl2·2 SnCl2·2 Na2CO3·1 CoSO4·7 SrCl2·6 Ba(OH)2·8 Sr(OH)2·8 NaCH3COO·3 Na2HPO4·7 LiCl·1 LiOH·1 (NH4)2C2O4·1 Na2CrO4·4 Na2Cr2O7·2 LiClO4·3 Mg(ClO4)2·6 CrCl3·6 Cd(NO3)2·4 FeCl2·4 Fe(NO3)2·6 Cu(ClO4)2·6 ZnC2O4·2 CaC2O4·1 BeSO4·4 Li2SO4·1 Pb(CH3COO)2·3 Zn(CH3COO)2·2 Mg(CH3COO)2·4 Cu(CH3COO)2·1 NaBr·2 SrBr2·6 MgBr2·6 Mn(NO3)2·4 K2C2O4·1 Sr(NO3)2·4";

/** `CuSO4`, 5 → `CuSO4·5H2O` */
export function writeHydrate(anhydrous: string, waters: number): string {
  return `${anhydrous}·${waters === 1 ? "" : waters}H2O`;
}

export const HYDRATES: readonly Hydrate[] = FORMULAS.split(" ").map((text) => {
  const [anhydrous = "", waters = "1"] = text.split("·");
  const formula = writeHydrate(anhydrous, Number(waters));
  return {
    formula,
    anhydrous,
    waters: Number(waters),
    molarMass: getCompound(formula).molarMass,
    anhydrousMolarMass: getCompound(anhydrous).molarMass,
  };
});

/** Those whose salt survives the heating that drives the water off; magnesium halides give hydrogen halides off. */
export const HEATED: readonly Hydrate[] = HYDRATES.filter(
  ({ anhydrous }) =>
    /^(?:Cu|Mg|Na2|Ca|Ba|Zn|Ni|Co|Mn|Li2|Sr|Be)/.test(anhydrous) &&
    /(?:SO4|CO3|Cl2|Cl|S2O3|CrO4|Br2|HPO4)$/.test(anhydrous) &&
    !/^Mg(?:Cl|Br)2$/.test(anhydrous),
);

/** The numbers of waters that have a name in every language. */
export const NAMED_WATERS = [1, 2, 3, 4, 5, 6, 7, 8, 10] as const;

export function waterPercent({ molarMass, anhydrousMolarMass }: Hydrate): Decimal {
  return molarMass.minus(anhydrousMolarMass).times(100).div(molarMass);
}

export const WATER_MOLAR_MASS = new Decimal(getCompound("H2O").molarMass);
