/** Works in which what the notes say can be looked up, whole: no place in them is named. A title is the same in every language. */
export const SOURCES = {
  goldBook: "IUPAC, Compendium of Chemical Terminology (Gold Book), 5th ed., 2025",
  greenBook: "IUPAC, Quantities, Units and Symbols in Physical Chemistry (Green Book), 3rd ed., 2007",
  redBook: "IUPAC, Nomenclature of Inorganic Chemistry (Red Book), 2005",
  blueBook: "IUPAC, Nomenclature of Organic Chemistry (Blue Book), 2013",
  siBrochure: "BIPM, The International System of Units (SI Brochure), 9th ed., 2019",
  uncertaintyGuide: "JCGM 200:2012, International Vocabulary of Metrology (VIM), 3rd ed.",
  atomicWeights: "IUPAC, Standard Atomic Weights of the Elements 2021",
  orangeBook: "IUPAC, Compendium of Terminology in Analytical Chemistry (Orange Book), 4th ed., 2023",
  whiteBook: "IUBMB, Biochemical Nomenclature and Related Documents (White Book), 2nd ed., 1992",
  drinkingWater: "WHO, Guidelines for Drinking-water Quality, 4th ed., 2022",
  climateReport: "IPCC, Climate Change 2021: The Physical Science Basis, 2021",
  greenChemistry: "P. T. Anastas and J. C. Warner, Green Chemistry: Theory and Practice, 1998",
  openStax: "OpenStax, Chemistry 2e, 2019 (openstax.org)",
} as const;
