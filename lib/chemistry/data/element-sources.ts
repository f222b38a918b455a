/** Where what is said of an element is from, as a citation, which is not translated. */
export const ELEMENT_SOURCES = {
  weights: "IUPAC: Prohaska et al., Pure Appl. Chem. 94 (2022) 573–600, doi:10.1515/pac-2019-0603",
  spectra: "NIST Atomic Spectra Database, doi:10.18434/T4W30F",
  radii: "Clementi, Raimondi, Reinhardt, J. Chem. Phys. 47 (1967) 1300–1307, doi:10.1063/1.1712084",
  electronegativities: "Allred, J. Inorg. Nucl. Chem. 17 (1961) 215–221, doi:10.1016/0022-1902(61)80142-5",
  points: "CRC Handbook of Chemistry and Physics, 97th edition (2016)",
  isotopes: "IUPAC: Meija et al., Pure Appl. Chem. 88 (2016) 293–306, doi:10.1515/pac-2015-0503",
} as const;

export type ElementSource = keyof typeof ELEMENT_SOURCES;
