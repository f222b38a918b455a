const LONGEST_QUOTE = 80;

/** The student's own text inside a sentence: on one line, and shortened. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}

/** The student's own text inside Markdown: shortened, and with every sign that could format disarmed. */
export function quote(text: string): string {
  return disarm(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** Words of others inside Markdown, on one line, with every sign that could format disarmed. */
export function disarm(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>#|~!]/g, "\\$&");
}

/** The same at the beginning of a line, where a number or a sign could begin a list. */
export function disarmLine(text: string): string {
  return disarm(text)
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/^[-+=]/, "\\$&");
}
