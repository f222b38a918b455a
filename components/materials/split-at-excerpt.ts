/** A page's text around an excerpt of it. Blanks and line ends may have become others on the way; not found, nothing is marked. */
export function splitAtExcerpt(text: string, excerpt: string): { before: string; quoted: string; after: string } {
  const words = excerpt.split(/\s+/).filter((word) => word !== "");
  const found = words.length === 0 ? null : new RegExp(words.map(escape).join("\\s+")).exec(text);
  if (found === null) return { before: text, quoted: "", after: "" };
  const end = found.index + found[0].length;
  return { before: text.slice(0, found.index), quoted: found[0], after: text.slice(end) };
}

const escape = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
