/**
 * Boiling and freezing points in °C and their molal constants in °C·kg/mol, by formulas in canonical ASCII: table 11.2 of OpenStax
 * Chemistry 2e (CC BY 4.0); water with the three figures of the CRC Handbook of Chemistry and Physics, section 15. The points of
 * water are exact enough for any problem: their figures are null. The others: CRC, section 15, "Cryoscopic Constants" and
 * "Ebullioscopic Constants", which it calculates from enthalpies of fusion and vaporization; those of boiling were calculated again
 * from the enthalpies in the data of the Python library `chemicals`, where it has them. A constant that
 * is in no list, or on which tables differ by more than 6 %, is left out: it must stand in the problem.
 */
export type SolventConstants = {
  readonly freezing?: { readonly point: string; readonly constant: string };
  readonly boiling?: { readonly point: string; readonly constant: string };
};

export const SOLVENT_CONSTANTS = {
  H2O: { freezing: { point: "0", constant: "1.86" }, boiling: { point: "100", constant: "0.512" } },
  CH3COOH: { freezing: { point: "16.6", constant: "3.90" }, boiling: { point: "118.1", constant: "3.07" } },
  C6H6: { freezing: { point: "5.5", constant: "5.12" }, boiling: { point: "80.1", constant: "2.53" } },
  CHCl3: { freezing: { point: "-63.5", constant: "4.68" }, boiling: { point: "61.26", constant: "3.63" } },
  C6H12: { freezing: { point: "6.59", constant: "20.8" }, boiling: { point: "80.73", constant: "2.92" } },
  C6H5NO2: {},
  C6H5OH: { boiling: { point: "181.87", constant: "3.54" } },
  C6H5NH2: { freezing: { point: "-6.02", constant: "5.23" }, boiling: { point: "184.17", constant: "3.82" } },
  C5H5N: { freezing: { point: "-41.70", constant: "4.26" }, boiling: { point: "115.23", constant: "2.83" } },
  "(CH3)2SO": { freezing: { point: "17.89", constant: "3.85" }, boiling: { point: "189", constant: "3.22" } },
  C10H16O: {},
  CCl4: { boiling: { point: "76.8", constant: "5.26" } },
  CS2: { boiling: { point: "46", constant: "2.42" } },
  CH2Cl2: { boiling: { point: "40", constant: "2.42" } },
  C2H5OH: { boiling: { point: "78.29", constant: "1.23" } },
  "(C2H5)2O": {},
  CH3COCH3: { boiling: { point: "56.05", constant: "1.80" } },
  CH3CN: { boiling: { point: "81.65", constant: "1.44" } },
  CH3NO2: { boiling: { point: "101.19", constant: "2.09" } },
  C6H5Cl: { boiling: { point: "131.72", constant: "4.36" } },
  C6H14: { boiling: { point: "68.73", constant: "2.90" } },
  C7H16: { boiling: { point: "98.4", constant: "3.62" } },
} as const satisfies Readonly<Record<string, SolventConstants>>;
