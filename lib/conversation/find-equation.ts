const TERM = String.raw`\d*\s?[A-Z(][A-Za-z\d()·^+-]*(?:\((?:s|l|g|aq)\))?`;

const SIDE = String.raw`${TERM}(?:\s*\+\s*${TERM})*`;

const EQUATION = new RegExp(`${SIDE}\\s*(?:->|→|⟶|=>)\\s*${SIDE}`, "u");

/** The first equation that stands in a text, as it is written. */
export function findEquation(text: string): string | null {
  return EQUATION.exec(text)?.[0].trim() ?? null;
}
