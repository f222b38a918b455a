/** Shorter ones are words that a text speaks of, rather than another's sentence. In characters; Chinese says more in fewer. */
const LEAST_LENGTH = 24;
const LEAST_HAN = 10;

/** What stands between quotation marks of some kind, on one line. */
const MARKED = /“([^“”\n]+)”|"([^"\n]+)"|«([^«»\n]+)»|「([^「」\n]+)」/gu;
/** A block of quoted lines. */
const BLOCK = /(?:^>[^\n]*(?:\n|$))+/gmu;

/**
 * A reply in which every quotation stands in what it may quote, word for word: one that does not is taken out. `used` are
 * the places, among the sources, of those that are quoted. `others` may be quoted too, such as the student's own words.
 */
export function verifyQuotations(
  text: string,
  sources: readonly string[],
  others: readonly string[],
): { text: string; used: number[] } {
  const texts = sources.map(plain);
  const known = others.map(plain);
  const used = new Set<number>();
  const check = (quoted: string): boolean => {
    const words = plain(quoted);
    if (words.length < (/\p{Script=Han}/u.test(words) ? LEAST_HAN : LEAST_LENGTH)) return true;
    const found = texts.flatMap((source, at) => (source.includes(words) ? [at] : []));
    for (const at of found) used.add(at);
    return found.length > 0 || known.some((other) => other.includes(words));
  };
  const blocks = text.replaceAll(BLOCK, (block) => (check(withoutMarks(block)) ? block : ""));
  const checked = blocks.replaceAll(MARKED, (marked: string, ...groups: unknown[]) =>
    check(groups.slice(0, 4).find((group) => typeof group === "string") ?? marked) ? marked : "[…]",
  );
  return { text: checked.replaceAll(/\n{3,}/g, "\n\n"), used: [...used].toSorted((a, b) => a - b) };
}

function withoutMarks(block: string): string {
  return block.replaceAll(/^>[ \t]?/gmu, "").replaceAll(/^[“"«「]|[”"»」]$/gu, "");
}

/** Without what Markdown adds and what a line end may have become, in one form of the same letters. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\\*_`]/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("’", "'")
    .replace(/(?:\.{3}|…)$/u, "")
    .trim();
}
