/** Marks of Markdown around a claim or within it, which a list has no use for; a lone star or line may multiply or lower. */
const MARKS = /\*\*|__|`/g;
const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

const TEX = /\\[A-Za-z]{2,}|[_^]\{/;
const DELIMITED = /\$|\\[([]|\\(?:ce|pu)\{/;

/** A claim as it was cut out of its text, for a place of its own: without emphasis, and as mathematics where it came out of some. */
export function readableClaim(text: string): string {
  if (DELIMITED.test(text)) return text;
  return TEX.test(text) ? `\\(${text}\\)` : text.replaceAll(MARKS, "").replaceAll(EMPHASIS, "$2");
}
