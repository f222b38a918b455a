/** A line that opens a hundred quotations or lists in one another: it costs the parser seconds, and then its stack. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){100}/m;

/** Emphasis within emphasis costs the parser the square of it: a paragraph with as many marks is no paragraph. */
const MOST_MARKS = 500;
const CODE_BLOCK = /^ {0,3}(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^ {0,3}\1/gm;

/** Whether Markdown would cost its parser more than a text is worth. */
export function isBeyondParsing(source: string): boolean {
  if (TOO_DEEP.test(source)) return true;
  const paragraphs = source.length > MOST_MARKS ? source.replaceAll(CODE_BLOCK, "").split(/\n[ \t]*\n/) : [];
  return paragraphs.some((paragraph) => (paragraph.match(/\*+|_+|~+/g)?.length ?? 0) > MOST_MARKS);
}
