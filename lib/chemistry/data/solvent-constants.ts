/**
 * Boiling and freezing points in °C and their molal constants in °C·kg/mol, by formulas in canonical ASCII: table 11.2 of OpenStax
 * Chemistry 2e (CC BY 4.0); water with the three figures of the CRC Handbook of Chemistry and Physics, section 15. The points of
 * water are exact enough for any problem: their figures are null.
 */
export type SolventConstants = {
  readonly freezing: { readonly point: string; readonly constant: string };
  readonly boiling: { readonly point: string; readonly constant: string };
};

export const SOLVENT_CONSTANTS = {
  H2O: { freezing: { point: "0", constant: "1.86" }, boiling: { point: "100", constant: "0.512" } },
  CH3COOH: { freezing: { point: "16.6", constant: "3.90" }, boiling: { point: "118.1", constant: "3.07" } },
  C6H6: { freezing: { point: "5.5", constant: "5.12" }, boiling: { point: "80.1", constant: "2.53" } },
  CHCl3: { freezing: { point: "-63.5", constant: "4.68" }, boiling: { point: "61.26", constant: "3.63" } },
} as const satisfies Readonly<Record<string, SolventConstants>>;
