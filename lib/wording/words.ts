import type { MessageKey, ValuesAfter } from "../i18n/message-values.ts";
import type { Locale } from "../i18n/locales.ts";

/** Looks a message up by its key from the root, `solution.molar-mass.count.title`. next-intl's translator is one. */
type Translator = <Key extends MessageKey>(key: Key, ...values: ValuesAfter<Key>) => string;

/**
 * The reader's language: its messages, and how it writes numbers and lists. `names`: what some substances are called here,
 * by formula in canonical ASCII, where not by their first name.
 */
export type Words = { readonly t: Translator; readonly locale: Locale; readonly names?: ReadonlyMap<string, string> };

/**
 * A message whose key is put together from what a problem declares or a card keeps: of its method, a step, a variant. No type
 * knows which belong together; the audits of all families and methods hold each to a message in every language.
 */
export function sayComposed({ t }: Words, key: string, values?: Readonly<Record<string, string | number>>): string {
  const translate: (key: string, values?: Readonly<Record<string, string | number>>) => string = t as never;
  return translate(key, values);
}

/**
 * The words of a language from whatever looks a message up by its key: next-intl's translator, or what stands for it in a
 * test. That a key exists and has all its arguments is checked where words are used.
 */
export function wordsOf(locale: Locale, look: (key: never, values: never) => string): Words {
  return { locale, t: look as never };
}
