/** Molecules whose ions break into a lost and a kept part as the NIST Chemistry WebBook's spectra (electron ionization) show. */
export const FRAGMENTATIONS: readonly { readonly molecule: string; readonly lost: string; readonly kept: string }[] = [
  { molecule: "CH3COCH3", lost: "CH3", kept: "C2H3O" },
  { molecule: "CH3CH2OH", lost: "CH3", kept: "CH3O" },
  { molecule: "CH3COOH", lost: "OH", kept: "C2H3O" },
  { molecule: "CH3COOH", lost: "CH3", kept: "CHO2" },
  { molecule: "CH3CH2CH3", lost: "CH3", kept: "C2H5" },
  { molecule: "CH3CH2CH2CH3", lost: "CH3", kept: "C3H7" },
  { molecule: "CH3CH2CH2CH2CH3", lost: "C2H5", kept: "C3H7" },
  { molecule: "CH3CH2CH2CH2CH2CH3", lost: "C2H5", kept: "C4H9" },
  { molecule: "CH3CH2CH2CH2CH2CH3", lost: "C3H7", kept: "C3H7" },
  { molecule: "CH3COCH2CH3", lost: "C2H5", kept: "C2H3O" },
  { molecule: "CH3COCH2CH3", lost: "CH3", kept: "C3H5O" },
  { molecule: "CH3CH2COCH2CH3", lost: "C2H5", kept: "C3H5O" },
  { molecule: "CH3CH2CH2OH", lost: "C2H5", kept: "CH3O" },
  { molecule: "CH3CH(OH)CH3", lost: "CH3", kept: "C2H5O" },
  { molecule: "CH3CH2OCH2CH3", lost: "CH3", kept: "C3H7O" },
  { molecule: "CH3COOCH3", lost: "CH3O", kept: "C2H3O" },
  { molecule: "CH3COOCH2CH3", lost: "C2H5O", kept: "C2H3O" },
  { molecule: "CH3CH2CHO", lost: "H", kept: "C3H5O" },
  { molecule: "CH3CONH2", lost: "NH2", kept: "C2H3O" },
  { molecule: "CH3CH2NH2", lost: "CH3", kept: "CH4N" },
  { molecule: "CH3CH2Br", lost: "Br", kept: "C2H5" },
  { molecule: "CH3CH2I", lost: "I", kept: "C2H5" },
  { molecule: "CH3CH2CH2Br", lost: "Br", kept: "C3H7" },
  { molecule: "CH3CH2CH2I", lost: "I", kept: "C3H7" },
  { molecule: "C6H5Cl", lost: "Cl", kept: "C6H5" },
  { molecule: "C6H5Br", lost: "Br", kept: "C6H5" },
  { molecule: "C6H5NO2", lost: "NO2", kept: "C6H5" },
  { molecule: "C6H5CHO", lost: "H", kept: "C7H5O" },
  { molecule: "C6H5COCH3", lost: "CH3", kept: "C7H5O" },
  { molecule: "C6H5COOH", lost: "OH", kept: "C7H5O" },
  { molecule: "C6H5COOCH3", lost: "CH3O", kept: "C7H5O" },
  { molecule: "C6H5CH2CH3", lost: "CH3", kept: "C7H7" },
  { molecule: "C6H5CH2OH", lost: "OH", kept: "C7H7" },
  { molecule: "C6H5CH2Cl", lost: "Cl", kept: "C7H7" },
  { molecule: "C6H5CH2Br", lost: "Br", kept: "C7H7" },
  { molecule: "C6H5CH2CH2CH3", lost: "C2H5", kept: "C7H7" },
];

/** Molecules by the heavy halogens that they hold. */
export const HALOGEN_COMPOUNDS = {
  Cl: ["CH3Cl", "C2H5Cl", "C3H7Cl", "C4H9Cl", "C6H5Cl", "C7H7Cl", "HOC6H4Cl", "H2NC6H4Cl"],
  Br: ["CH3Br", "C2H5Br", "C3H7Br", "C4H9Br", "C6H5Br", "C7H7Br", "HOC6H4Br", "H2NC6H4Br"],
  Cl2: ["CH2Cl2", "C2H4Cl2", "C3H6Cl2", "C6H4Cl2", "C7H6Cl2", "H2NC6H3Cl2"],
  Br2: ["CH2Br2", "C2H4Br2", "C3H6Br2", "C6H4Br2", "C7H6Br2", "H2NC6H3Br2"],
  BrCl: ["CH2BrCl", "C2H4BrCl", "C3H6BrCl", "C6H4BrCl", "C7H6BrCl", "H2NC6H3BrCl"],
} as const;

/** Elements of two isotopes, by the mass numbers that a mass spectrum shows. */
export const ISOTOPE_PAIRS = [
  { symbol: "B", masses: [10, 11] },
  { symbol: "Li", masses: [6, 7] },
  { symbol: "Cl", masses: [35, 37] },
  { symbol: "Cu", masses: [63, 65] },
  { symbol: "Ga", masses: [69, 71] },
  { symbol: "Br", masses: [79, 81] },
  { symbol: "Rb", masses: [85, 87] },
  { symbol: "Ag", masses: [107, 109] },
  { symbol: "In", masses: [113, 115] },
  { symbol: "Sb", masses: [121, 123] },
  { symbol: "Ir", masses: [191, 193] },
  { symbol: "Tl", masses: [203, 205] },
] as const;

/** Elements of three stable isotopes, which can all be enriched. */
export const ISOTOPE_TRIPLES = [
  { symbol: "Mg", masses: [24, 25, 26] },
  { symbol: "Si", masses: [28, 29, 30] },
  { symbol: "Ne", masses: [20, 21, 22] },
  { symbol: "Ar", masses: [36, 38, 40] },
  { symbol: "O", masses: [16, 17, 18] },
] as const;
