/** What a student may be, from school to university. Apart from the schemas, whose library the browser need not load. */
export const GRADES = [
  "9",
  "10",
  "11",
  "12",
  "college-freshman",
  "college-sophomore",
  "college-junior",
  "college-senior",
  "graduate",
  "other",
] as const;

export type Grade = (typeof GRADES)[number];
