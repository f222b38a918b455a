/** Signs that are written in several ways, in the one that all readers know. Linear in the text. */

type Rule = readonly [written: RegExp, plain: string];

const SIGNS: readonly Rule[] = [
  // ".15 M", "k=.031"
  [/(?<=^|[\s=(<>~≈:×])([-−–]?)\.(?=\d)/g, "$10."],
  // "A 75.0–g sample", "0.640 M-H2SO4"
  [/(?<=\d ?)[–‐‑](?=(?:[kmµ]?g|m?L|[cdm]?m|mol|M)\b)/g, "-"],
  [/(?<=\d ?M)[-–‐‑](?=[A-Z])/g, " "],
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
