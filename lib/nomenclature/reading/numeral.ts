const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** A charge behind an element's name; `charge` is null where the numeral is none that a charge can have. */
type Numeral = { readonly charge: number | null; readonly end: number };

const IN_BRACKETS = /\((?:([ivx]{1,5})|\+?(\d)\+?)\)/y;
const BARE = /[iv]{1,4}/y;

/** Every numeral that may begin at a place of a folded name: "(iii)", "(3+)", "iii". */
export function listNumerals(text: string, at: number): Numeral[] {
  IN_BRACKETS.lastIndex = at;
  const bracketed = IN_BRACKETS.exec(text);
  if (bracketed !== null) {
    const [whole, roman, digit] = bracketed;
    const charge = roman === undefined ? Number(digit) : ROMAN.indexOf(roman) + 1;
    return [{ charge: charge === 0 ? null : charge, end: at + whole.length }];
  }
  BARE.lastIndex = at;
  const letters = BARE.exec(text)?.[0] ?? "";
  // "copper i iodide" has no spaces left: each beginning of the letters may be the numeral.
  return ROMAN.flatMap((roman, index) =>
    letters.startsWith(roman) ? [{ charge: index + 1, end: at + roman.length }] : [],
  );
}
