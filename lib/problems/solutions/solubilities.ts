/**
 * Grams of salt that dissolve in 100 g of water, at the temperatures in °C. From the solubilities of inorganic compounds in
 * Perry's Chemical Engineers' Handbook, table 2-122, to three figures; the statements quote them, so that other tables do
 * not matter.
 */
export const SOLUBILITIES: readonly { readonly formula: string; readonly at: Readonly<Record<number, number>> }[] = [
  { formula: "KNO3", at: { 10: 20.9, 20: 31.6, 30: 45.8, 40: 63.9, 50: 85.5, 60: 110, 70: 138, 80: 169 } },
  { formula: "NaNO3", at: { 10: 80, 20: 88, 30: 96, 40: 104, 60: 124, 80: 148 } },
  { formula: "KCl", at: { 10: 31, 20: 34, 30: 37, 40: 40, 50: 42.6, 60: 45.5, 70: 48.3, 80: 51.1 } },
  { formula: "NaCl", at: { 10: 35.8, 20: 36, 30: 36.3, 40: 36.6, 60: 37.3, 80: 38.4 } },
  { formula: "NH4Cl", at: { 10: 33.3, 20: 37.2, 30: 41.4, 40: 45.8, 50: 50.4, 60: 55.2, 70: 60.2, 80: 65.6 } },
  { formula: "KClO3", at: { 20: 7.4, 30: 10.5, 40: 14, 50: 19.3, 60: 24.5, 80: 38.5 } },
  { formula: "Pb(NO3)2", at: { 20: 56.5, 30: 66, 40: 75, 50: 85, 60: 95, 80: 115 } },
  { formula: "KBr", at: { 20: 65.2, 30: 70.6, 40: 75.5, 50: 80.2, 60: 85.5, 70: 90, 80: 95 } },
  { formula: "KI", at: { 20: 144, 30: 152, 40: 160, 50: 168, 60: 176, 80: 192 } },
];
