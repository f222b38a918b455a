/** What follows the digit of a formula: "O", "NO2", "(OH)2"; of one letter each, for "In" and "As" are words. */
const PIECE = String.raw`(?:[BCFHKNOPS]\d{0,2}|\((?:[A-Z][a-z]?\d?)+\)\d?)+`;
const BEGUN = String.raw`(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2})+\)\d{0,2}){1,8}(?<=\d)`;
const STATE = String.raw`(?: ?\((?:s|l|g|aq)\))?`;

const ARROW = /->|→|⟶|⇌|⇄|=>/;

/** A term of an equation in two: behind a sign, or before one. */
const TORN_TERMS: readonly RegExp[] = [
  new RegExp(String.raw`(?<=(?:\+|->|→|⟶|⇌|⇄|=>) ?\d{0,2} ?${BEGUN}) (?=${PIECE}${STATE}(?:[\s.,;?!]|$))`, "g"),
  new RegExp(String.raw`(?<=${BEGUN}) (?=${PIECE}${STATE} ?(?:\+(?! ?\d? ?e)|->|→|⟶|⇌|⇄|=>))`, "g"),
];

/** What copying out of a book leaves of H₂O, K[Ag(CN)₂] and C₈H₉NO₂: a space behind a digit, or before a bracket or a digit. */
const TORN: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-z])H2 O(?![A-Za-z\d])/g, "H2O"],
  [/(?<![A-Za-z\d])(Li|Na|K|Rb|Cs|Ca|Mg|Ba)(\d?) (?=\[[A-Z][a-z]?\([A-Z\d]+\)\d\])/g, "$1$2"],
  [/(?<![A-Za-z\d])C (?=\d{1,2}H\d{1,2}(?:[A-Z][a-z]?\d{0,2})*(?:[\s.,;?!)]|$))/g, "C"],
];

/** "2H2 O", "2 K [Ag(CN)2]": formulas that have come apart, whole again. Two formulas of an equation have a sign between them. */
export function withWholeFormulas(text: string): string {
  const told = TORN.reduce((each, [torn, whole]) => each.replace(torn, whole), text);
  return ARROW.test(told) ? TORN_TERMS.reduce((each, torn) => each.replace(torn, ""), told) : told;
}
