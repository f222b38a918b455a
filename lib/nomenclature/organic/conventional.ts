/**
 * Formulas that several compounds share, but that a course writes for one: C6H12O6 is glucose unless fructose is meant.
 * A name that such a formula gets says that convention decided it.
 */
export const CONVENTIONAL: ReadonlySet<string> = new Set([
  "C6H6",
  "C7H8",
  "C10H8",
  "C14H10",
  "C8H8",
  "C5H5N",
  "C6H12O6",
  "C12H22O11",
  "C8H10N4O2",
  "C9H8O4",
  "C7H5N3O6",
  "C3H5N3O9",
  "C2H3Cl",
  "CH3NO2",
  "C6H8O7",
  "C3H6O3",
  "C4H6O6",
  "C6H8O6",
  "C7H6O3",
  "C5H4N4O3",
  "C3H7COOH",
  "C17H35COOH",
  "C15H31COOH",
  "C17H33COOH",
]);
