/** Signs that are written in several ways, in the one that all readers know. Linear in the text. */

type Rule = readonly [written: RegExp, plain: string];

const SIGNS: readonly Rule[] = [
  // "Since the 1940s, …", "in the late 1920s": a decade, and no seconds
  [/(?<=^|[.?!] )(?:since|in|during|before|after|until|by) the (?:early |late |mid[- ])?1[5-9]\d0s,? /gi, ""],
  [/,? (?:since|in|from|during|before|after|until|by|of) the (?:early |late |mid[- ])?1[5-9]\d0s(?![\d/])/g, ""],
  // "The acid's Ka"
  [
    /\b(the|this|that) (acid|base|salt|gas|metal|liquid|compound|solution|mixture|reaction|cell|substance|sample)['’]s ([A-Za-z][A-Za-z _]{1,24}?)(?=[?.,]| (?:in|at|if|when|using)\b)/gi,
    "the $3 of $1 $2",
  ],
  // ".15 M", "k=.031"
  [/(?<=^|[\s=(<>~≈:×])([-−–]?)\.(?=\d)/g, "$10."],
  // "A 75.0–g sample", "0.640 M-H2SO4"
  [/(?<=\d ?)[–‐‑](?=(?:[kmµ]?g|m?L|[cdm]?m|mol|M)\b)/g, "-"],
  [/(?<=\d ?M)[-–‐‑](?=[A-Z])/g, " "],
  // "A 0.36 g length of magnesium"
  [
    /(?<=\d[ -]?(?:[kmµ]?g|(?:kilo|milli)?grams?) )(?:(?:small|thin|clean|solid|pure|bright|polished) )?(?:lengths?|strips?|coils?|lumps?|chunks?|nuggets?|ribbons?|sheets?|turnings|filings|slices?|bits?|twists?|fragments?|grains?|pieces?) of (?=[a-z]{3})(?!the\b|this\b|that\b)/g,
    "sample of ",
  ],
  [/\bph\b/g, "pH"],
  [/\bpka\b/g, "pKa"],
  [/\bka\b(?=[ =:]*\d| of\b|\?|$)/g, "Ka"],
  [/\bkb\b(?=[ =:]*\d| of\b|\?|$)/g, "Kb"],
  [/\bksp\b/g, "Ksp"],
  [/\b0th(?=[- ]order)/gi, "zero"],
  [/\b1st(?=[- ]order)/gi, "first"],
  [/\b2nd(?=[- ]order)/gi, "second"],
  [/\b3rd(?=[- ]order)/gi, "third"],
];

/** An English text with its signs as books print them. */
export function withPlainSigns(text: string): string {
  return SIGNS.reduce((told, [written, plain]) => told.replace(written, plain), text);
}
