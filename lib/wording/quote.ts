const LONGEST_QUOTE = 80;

/** The student's own text inside a sentence: on one line, and shortened. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
