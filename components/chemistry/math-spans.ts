import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";

/** Code, which stays, or mathematics between delimiters; bounded, so that an unclosed one costs no quadratic search. */
const CODE_OR_MATH =
  /(?<code>```[\s\S]{0,20000}?(?:```|$)|`[^`\n]{1,2000}`)|\\\([\s\S]{1,2000}?\\\)|\\\[[\s\S]{1,2000}?\\\]|\$\$[\s\S]{1,2000}?\$\$|\$[^$\n]{0,200}[\\^_][^$\n]{0,200}\$|\\ce\{(?:[^{}]|\{[^{}]*\}){0,2000}\}/gu;

/**
 * Turns mathematics and chemistry between LaTeX delimiters into Unicode before Markdown reads the text, which would
 * take their backslashes, stars and underscores for its own. Code is left alone.
 */
export function formatMathSpans(source: string): string {
  if (!source.includes("\\") && !source.includes("$")) return source;
  return source.replaceAll(CODE_OR_MATH, (span, ...rest) => {
    const groups = rest.at(-1) as { code?: string };
    return groups.code === undefined ? formatChemistryText(span) : span;
  });
}
