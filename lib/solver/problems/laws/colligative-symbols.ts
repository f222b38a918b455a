/** Signs of problems about solutions that a reader of words would take for something else. They become words of their own. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  // "°C/m" and "0.50 m" count molality here; metres have no place in these problems.
  [/(°\s?C|K)\s?(?:\/\s?(?:m|molal)(?![A-Za-z\d])|[ ·]\s?m\s?(?:\^?[-−]1|⁻¹))/g, "$1·kg/mol"],
  [/(\d)\s?(?:m|molal)(?![\p{L}\d/·^⁻⁰-⁹²³])/gu, "$1 mol/kg"],
  [/(?<![A-Za-z])Δ\s?T_?\{?(?:f|cong|c)\}?(?![A-Za-z\d])/g, " symfreezingchange "],
  [/(?<![A-Za-z])Δ\s?T_?\{?(?:b|eb|e)\}?(?![A-Za-z\d])/g, " symboilingchange "],
  [/(?<![A-Za-z])K_?\{?(?:f|cr|ᶠ)\}?(?![A-Za-z\d])/g, " symkf "],
  [/(?<![A-Za-z])K_?\{?(?:b|eb)\}?(?![A-Za-z\d])/g, " symkb "],
  [/(?<![A-Za-z])i(?=\s?=\s?\d)/g, " symi "],
  [/(?<![A-Za-z])R(?=\s?=)/g, " symr "],
  [/(?<![A-Za-z])van[ '’]?\s?['’]?t Hoff(?![A-Za-z])/gi, "vanthoff"],
];

/** The text with its signs as words; linear in its length. */
export function spellColligative(text: string): string {
  return SYMBOLS.reduce((current, [pattern, word]) => current.replace(pattern, word), text);
}
