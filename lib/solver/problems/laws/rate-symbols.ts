/**
 * Signs of kinetics that a reader of words would take for something else: k, [A]₀, t½, Ea. They become words of their own.
 */

/** "A → products": a reaction of which nothing but one reactant is told. */
const LETTERS =
  /(?<![A-Za-z\d])A\s?(?:→|->|⟶)\s?(?:products?|productos?|produits?|B(?:\s?\+\s?C)?|P|产物|生成物|उत्पाद|ውጤቶች?)(?![A-Za-z])/g;

const CONCENTRATION = "\\[\\s?[A-Z][A-Za-z0-9₀-₉]{0,10}\\s?\\]";

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [LETTERS, " symreactant "],
  [new RegExp(`${CONCENTRATION}\\s?_?\\{?(?:0|₀|o)\\}?(?![A-Za-z\\d])`, "g"), " syminitial "],
  [new RegExp(`${CONCENTRATION}\\s?(?:_?\\{?t\\}?|ₜ)?(?![A-Za-z\\d])`, "g"), " symfinal "],
  [/(?<![A-Za-z])t_?\{?(?:1\/2|½|₁\/₂)\}?(?![A-Za-z\d])/g, " symhalflife "],
  [/(?<![A-Za-z])E_?\{?(?:a|ₐ)\}?(?![A-Za-z\d])/g, " symea "],
  [/(?<![A-Za-z\d])k(?:[₁₂]|_?[12](?!\d))?(?![A-Za-z\d])/g, " symk "],
  [/(?<![A-Za-z])T(?:[₁₂]|_?[12])?(?=\s?=)/g, " symtemp "],
  [/(?<![A-Za-z])R(?=\s?=)/g, " symr "],
  [/(?<![A-Za-z])t(?=\s?=)/g, " "],
];

/** The text with its signs as words; linear in its length. */
export function spellRates(text: string): string {
  return SYMBOLS.reduce((current, [pattern, word]) => current.replace(pattern, word), text);
}
