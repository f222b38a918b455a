/** Works that the notes rest on, as they are cited; a title is the same in every language. */
export const SOURCES = {
  goldBook: "IUPAC, Compendium of Chemical Terminology (Gold Book), 5th ed., 2025",
  greenBook: "IUPAC, Quantities, Units and Symbols in Physical Chemistry (Green Book), 3rd ed., 2007",
  redBook: "IUPAC, Nomenclature of Inorganic Chemistry (Red Book), 2005",
  blueBook: "IUPAC, Nomenclature of Organic Chemistry (Blue Book), 2013",
  siBrochure: "BIPM, The International System of Units (SI Brochure), 9th ed., 2019",
  uncertaintyGuide: "JCGM 200:2012, International Vocabulary of Metrology (VIM), 3rd ed.",
  atomicWeights: "IUPAC, Standard Atomic Weights of the Elements 2021",
} as const;

/** A section of the open textbook of general chemistry: `openStax("3.3")`. */
export function openStax(section: string): string {
  return `OpenStax, Chemistry 2e, 2019, § ${section}`;
}
