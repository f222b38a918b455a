const LETTERS = 26;

/** No list goes further in letters or Roman numerals; a file may claim that one does. */
const MOST = 780;

/** A list's number in one of the formats that Word names (ECMA-376 part 1, 17.18.59); in digits in all others. */
export function formatCount(count: number, format: string): string {
  if (count < 1 || count > MOST) return String(count);
  switch (format) {
    case "lowerLetter":
    case "upperLetter": {
      const letter = String.fromCodePoint(0x61 + ((count - 1) % LETTERS)).repeat(Math.ceil(count / LETTERS));
      return format === "upperLetter" ? letter.toUpperCase() : letter;
    }
    case "lowerRoman":
      return roman(count);
    case "upperRoman":
      return roman(count).toUpperCase();
    default:
      return String(count);
  }
}

const ROMAN: readonly [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(count: number): string {
  let rest = count;
  let written = "";
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      written += sign;
      rest -= value;
    }
  }
  return written;
}
