import type { Locale } from "../i18n/locales.ts";
import { formatList } from "./numbers.ts";
import { sayComposed, type Words } from "./words.ts";

/** A message, by its key from the root, and its arguments. */
export type Saying = { readonly key: string; readonly values: Readonly<Record<string, string | number>> };

/**
 * The sentences one after another, none of them twice. What differs in one argument only becomes one sentence with a
 * list in its place: "The number of C and H atoms is not right."
 */
export function say(sayings: readonly Saying[], words: Words): string {
  const { locale } = words;
  const byKey = Map.groupBy(sayings, ({ key }) => key);
  const sentences = [...byKey].flatMap(([key, alike]) => {
    const names = Object.keys(alike[0]?.values ?? {});
    const [name] = names;
    if (name === undefined || names.length > 1) return alike.map(({ values }) => sayComposed(words, key, values));
    const items = [...new Set(alike.map(({ values }) => values[name] ?? ""))];
    const item = items.length === 1 ? (items[0] ?? "") : formatList(items.map(String), locale);
    return [sayComposed(words, key, { [name]: item })];
  });
  return joinSentences([...new Set(sentences)], locale);
}

/** Sentences on one line; Chinese sets no space between them. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.filter((sentence) => sentence !== "").join(locale === "zh" ? "" : " ");
}
