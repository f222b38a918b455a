/** By its letter: what a bare number is in, where one unit goes without saying; and up to which number. */
const UNITS: readonly (readonly [letter: string, unit: string, most: number])[] = [
  // Hydrogen has the most of what is warmed: 14.3.
  ["c", "J/(g·°C)", 15],
  ["n", "mol", Infinity],
  ["M", "g/mol", Infinity],
];

const IS = String.raw`(?:=|:|is|was|es|era|vale|est|vaut|是|为|है|ነው)`;

/** "c is 0.385": a value by its letter, with the unit that goes without saying. */
export function writeLetters(text: string): string {
  return UNITS.reduce(
    (written, [letter, unit, most]) =>
      written.replaceAll(
        new RegExp(
          `(?<![\\p{L}\\p{M}\\d])${letter}\\s*${IS}\\s*(\\d+(?:[.,]\\d+)?)(?![\\d.,]*\\d|\\s?[\\p{L}%°/×*^(])`,
          "gu",
        ),
        (whole, number: string) => (Number(number.replace(",", ".")) > most ? whole : `${letter} = ${number} ${unit}`),
      ),
    text,
  );
}
