/**
 * Mean bond enthalpies in kJ/mol as T. L. Brown and others, Chemistry: The Central Science, print them ("Average Bond
 * Enthalpies"). Tables differ by some per cent, for a mean depends on the molecules that it is taken over: an exercise states
 * those that it uses. C=O is that of carbon dioxide; in aldehydes and ketones it is about 745 kJ/mol.
 */
export const BOND_ENTHALPIES = {
  "H–H": 436,
  "H–F": 567,
  "H–Cl": 431,
  "H–Br": 366,
  "H–I": 299,
  "C–H": 413,
  "C–C": 348,
  "C=C": 614,
  "C≡C": 839,
  "C–N": 293,
  "C≡N": 891,
  "C–O": 358,
  "C=O": 799,
  "C–F": 485,
  "C–Cl": 328,
  "C–Br": 276,
  "C–I": 240,
  "N–H": 391,
  "N–N": 163,
  "N≡N": 941,
  "N–F": 272,
  "N–Cl": 200,
  "O–H": 463,
  "O–O": 146,
  "O=O": 495,
  "O–F": 190,
  "S–H": 339,
  "F–F": 155,
  "Cl–F": 253,
  "Cl–Cl": 242,
  "Br–Br": 193,
  "I–I": 151,
} as const;

export type Bond = keyof typeof BOND_ENTHALPIES;
