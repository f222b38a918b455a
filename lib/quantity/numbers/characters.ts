/**
 * The value of a decimal digit of the six languages' scripts: ASCII, fullwidth (Chinese keyboards) and Devanagari; else -1.
 * Ethiopic numerals (፩ … ፼) are not positional: they name numbers like words do, and are no digits here.
 */
export function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  if (code >= 0xff10 && code <= 0xff19) return code - 0xff10;
  if (code >= 0x0966 && code <= 0x096f) return code - 0x0966;
  return -1;
}

export function isDigitAt(text: string, at: number): boolean {
  return digitOf(text.charCodeAt(at)) >= 0;
}

/** ASCII digits for a run of digits of any script. */
export function readDigits(text: string, at: number): { digits: string; end: number } {
  let digits = "";
  let end = at;
  for (
    let digit = digitOf(text.charCodeAt(end));
    digit >= 0 && digits.length <= MOST_DIGITS;
    digit = digitOf(text.charCodeAt(end))
  ) {
    digits += digit;
    end++;
  }
  return { digits, end };
}

/** Beyond it no number is read, so that nothing long is looked at twice. */
export const MOST_DIGITS = 60;

/** A separator of digits brought to one of three: point, comma, a space that never breaks; a common space stays itself. */
export type Separator = "." | "," | "nobreak" | " ";

export function separatorAt(text: string, at: number): Separator | null {
  switch (text[at]) {
    case ".":
    case "．":
      return ".";
    case ",":
    case "，":
      return ",";
    case " ":
      return " ";
    case "\u00a0":
    case "\u2007":
    case "\u2009":
    case "\u202f":
      return "nobreak";
    default:
      return null;
  }
}

/** -1, 1, or 0 when there is no sign. */
export function signAt(text: string, at: number): -1 | 0 | 1 {
  const character = text[at] ?? "";
  if ("+＋".includes(character) && character !== "") return 1;
  return "-−–－﹣".includes(character) && character !== "" ? -1 : 0;
}
