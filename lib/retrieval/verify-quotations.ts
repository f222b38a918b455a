import { locateSentences } from "./list-sentences.ts";

/** Shorter ones are words that a text speaks of, rather than another's sentence. In characters; Chinese says more in fewer. */
const LEAST_LENGTH = 24;
const LEAST_HAN = 10;

/** What stands between quotation marks of some kind, on one line. */
const MARKED = /“([^“”\n]+)”|"([^"\n]+)"|«([^«»\n]+)»|「([^「」\n]+)」/gu;
/** A block of quoted lines. */
const BLOCK = /(?:^>[^\n]*(?:\n|$))+/gmu;

/**
 * A reply in which every quotation stands in what it may quote, word for word: one that does not is taken out. `used` tells, by
 * their places, which sources are quoted, and which words of each. `others` may be quoted too, such as the student's own words.
 */
export function verifyQuotations(
  text: string,
  sources: readonly string[],
  others: readonly string[],
): { text: string; used: ReadonlyMap<number, readonly string[]> } {
  const texts = sources.map(plain);
  const known = others.map(plain);
  const used = new Map<number, string[]>();
  const check = (quoted: string): boolean => {
    const words = plain(quoted);
    if (words.length < (/\p{Script=Han}/u.test(words) ? LEAST_HAN : LEAST_LENGTH)) return true;
    const found = texts.flatMap((source, at) => (source.includes(words) ? [at] : []));
    for (const at of found) used.set(at, [...(used.get(at) ?? []), words]);
    return found.length > 0 || known.some((other) => other.includes(words));
  };
  const blocks = text.replaceAll(BLOCK, (block) => (check(withoutMarks(block)) ? block : ""));
  const checked = blocks.replaceAll(MARKED, (marked: string, ...groups: unknown[]) =>
    check(groups.slice(0, 4).find((group) => typeof group === "string") ?? marked) ? marked : "[…]",
  );
  return { text: checked.replaceAll(/\n{3,}/g, "\n\n"), used };
}

/** The fewest sentences of a source, one behind the other, in which all of the quoted words stand; without such, all of it. */
export function sentencesWith(source: string, quoted: readonly string[]): string {
  const sentences = locateSentences(source);
  const ranges = sentences.flatMap(({ start }, first) => sentences.slice(first).map(({ end }) => ({ start, end })));
  return (
    ranges
      .map(({ start, end }) => source.slice(start, end))
      .toSorted((a, b) => a.length - b.length)
      .find((text) => quoted.every((words) => plain(text).includes(words))) ?? source
  );
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
