import type { Locale } from "../../i18n/locales.ts";

/**
 * Phrases of a language by the English words that mean the same to the reader: the words of its cues, of the patterns that
 * its readers look for, and of the gates on answers. Phrases are in lower case; a word that ends in `*` is a stem. A key
 * that begins with `~` stands behind what it belongs to and goes before it in English: `~in` for में, 中. One that begins
 * with `^` is meant where a sentence begins: "Pasa 5 g a moles".
 */
export type Glosses = Readonly<Record<string, readonly string[]>>;

export const FIRST = "^";

/** The English of what leaves open what is told. */
export const DOUBT = "@doubt";

/** Before what is a substance, for a name that is known to this table alone: `=CO2`. */
export const SUBSTANCE = "=";

/** What words that nobody knows may be, by where they stand and how they end. */
export type Build = {
  /** Where the verb stands that belongs to a value: right before it, or where its clause ends. */
  readonly verb: "before-value" | "behind-value";
  /** Whether the parts of a substance's name are joined by "of": "sulfato de sodio". */
  readonly namesWithOf: boolean;
  /** What parts of the names of substances are written with. */
  readonly nameParts: RegExp;
};

/** How a language puts its words together, as far as the reader has to know. */
export type Grammar = {
  readonly locale: Exclude<Locale, "en">;
  readonly glosses: Glosses;
  /** Further tables, after the first. */
  readonly more?: readonly Glosses[];
  readonly build: Build;
  /** Whether words are written without spaces between them. */
  readonly isUnspaced: boolean;
  /** Whether what is asked comes at the end, and what something belongs to comes first. */
  readonly isHeadLast: boolean;
  /** Letters that stand for a word of their own before another: Amharic በ, French l'. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** What a word may be without its endings, to be the one in the list, or in a name. */
  readonly stemsOf: (word: string) => readonly string[];
  /** The English of a verb that is in no list as it stands. */
  readonly verbOf?: (word: string) => string | null;
  /** Whether a word that is in no list says that something is not so, by how it is built. */
  readonly isDenial?: (word: string) => boolean;
};
