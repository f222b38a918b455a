/** "After 25.0 mL of NaOH the solution is still acidic": a titration that is told short of its end, or past it. */
const NOT_AT_END =
  /\b(?:solution|mixture|it|contents|mL)(?: (?:is|was|becomes|became|turns|turned|remains|stays|still|just|now|found|to|be))* (?:acidic|basic|alkaline)\b(?!,? (?:or|neutral)\b|, (?:basic|acidic|neutral))/i;

/** Whether what reacted in a titration is not all that was there: its volumes do not tell how much there was. */
export const isUnended = (text: string): boolean => /\btitrat/i.test(text) && NOT_AT_END.test(text);
