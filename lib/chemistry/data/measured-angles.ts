/**
 * Measured angles in degrees, where a lone pair makes them smaller than the model tells: CRC Handbook of Chemistry and Physics,
 * section 9, structure of free molecules in the gas phase, to a whole or half degree.
 */
export const MEASURED_ANGLES: Readonly<Record<string, string>> = {
  H2O: "104.5",
  NH3: "107",
  H2S: "92",
  PH3: "93.5",
  NF3: "102",
  PCl3: "100",
  SO2: "119.5",
  O3: "117",
};
