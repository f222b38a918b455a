import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.ts";
import { type AreaMessages, MESSAGE_FILES, readArea, wordsOf } from "./message-files.fixture.ts";

type Translation = Exclude<Locale, "en">;

/** What no language changes: the name, symbols, and the word that the API promises its clients beside status 401. */
const UNCHANGED = new Set(["AtomCoach", "Unauthorized", "pH", "pOH", "Ka", "Kb", "pKa", "pKb", "[H₃O⁺]", "[OH⁻]"]);

/** English messages that are the right words in the other language too. Add one only if a reader of it would write it so. */
const SAME_WORDS: Record<Translation, ReadonlySet<string>> = {
  es: new Set(["Divide", "Error", "error", "euros", "gas", "gel", "metal", "semiconductor", "sol"]),
  fr: new Set([
    "Actinides",
    "Conversation",
    "Dilution",
    "Enzymes",
    "Hydrates",
    "Lanthanides",
    "Message",
    "Nomenclature",
    "Notification",
    "Notifications ({hotkey})",
    "Solutions",
    "absorbance",
    "actinide",
    "alanine",
    "bronze",
    "charge",
    "charge {charge}",
    "concentration",
    "dollars",
    "doublet",
    "euros",
    "gel",
    "glycine",
    "granite",
    "ions",
    "lanthanide",
    "leucine",
    "lysine",
    "orange",
    "proline",
    "question",
    "sol",
    "sublimation",
    "suspension",
    "triplet",
    "valine",
    "volume",
    "{count, plural, one {# page} other {# pages}}",
  ]),
  am: new Set(),
  zh: new Set(),
  hi: new Set(),
};

/** For a language with a script of its own, a message without a letter of it was not translated. */
const SCRIPTS: Partial<Record<Translation, RegExp>> = {
  am: /\p{Script=Ethiopic}/u,
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
};

/** Spanish and French say "un millón de …"; no count on a screen comes near. */
const FROM_A_MILLION = "many";

/** A source cited by its own name, and an English term beside its translation, in brackets. */
const QUOTED_ENGLISH = /CRC Handbook of Chemistry and Physics|[(（][\p{Script=Latin} ,-]+[)）]/gu;

const UNITS = new Set(["mmol", "Torr"]);

/** A plural takes a number, as a number does, so that a language without plural forms may say it plainly. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.argument:
        return [`{${element.value}}`];
      case TYPE.number:
        return [`{${element.value}, number}`];
      case TYPE.date:
        return [`{${element.value}, date}`];
      case TYPE.time:
        return [`{${element.value}, time}`];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      case TYPE.plural:
        return [`{${element.value}, number}`, ...optionArguments(element.options)];
      case TYPE.select: {
        const cases = Object.keys(element.options).toSorted().join(" ");
        return [`{${element.value}, select, ${cases}}`, ...optionArguments(element.options)];
      }
    }
  });
}

function optionArguments(options: Readonly<Record<string, { value: readonly MessageFormatElement[] }>>): string[] {
  return Object.values(options).flatMap(({ value }) => argumentsOf(value));
}

/** The message's arguments as one comparable text, or what is wrong with its syntax. */
function signature(message: string): string {
  try {
    return [...new Set(argumentsOf(parse(message)))].toSorted().join(" ") || "no arguments";
  } catch (error) {
    return `malformed: ${String(error)}`;
  }
}

function isLeftInEnglish(locale: Translation, english: string, message: string): boolean {
  const hasWords = (text: string): boolean => /\p{Letter}/u.test(wordsOf(text));
  if (!hasWords(english) || UNCHANGED.has(english) || UNCHANGED.has(message) || SAME_WORDS[locale].has(english))
    return false;
  if (message.trim() === english.trim()) return true;
  return (
    SCRIPTS[locale] !== undefined &&
    hasWords(message) &&
    (!SCRIPTS[locale].test(wordsOf(message)) || englishWordIn(message, english) !== undefined)
  );
}

/** In a script of its own, a word of English prose stands out. Symbols, units and names of things have capitals or are short. */
function englishWordIn(message: string, english: string): string | undefined {
  const sentence = new Set(
    wordsOf(english)
      .toLowerCase()
      .match(/\p{Script=Latin}+/gu),
  );
  const words =
    wordsOf(message)
      .replace(QUOTED_ENGLISH, "")
      .match(/(?<![\p{Letter}-])\p{Script=Latin}{4,}(?![\p{Letter}-])/gu) ?? [];
  return words.find((word) => word === word.toLowerCase() && sentence.has(word) && !UNITS.has(word));
}

/** Each language of the CLDR has its forms; one more is never chosen, and one less reads wrongly. */
function pluralFault(locale: Locale, elements: readonly MessageFormatElement[]): string | null {
  for (const element of elements) {
    if (element.type === TYPE.tag) {
      const fault = pluralFault(locale, element.children);
      if (fault !== null) return fault;
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    for (const { value } of Object.values(element.options)) {
      const fault = pluralFault(locale, value);
      if (fault !== null) return fault;
    }
    if (element.type !== TYPE.plural) continue;
    const given = Object.keys(element.options).filter((form) => !form.startsWith("="));
    const needed: string[] = new Intl.PluralRules(locale, { type: element.pluralType ?? "cardinal" })
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== FROM_A_MILLION);
    if (given.toSorted().join() !== needed.toSorted().join())
      return `has the forms ${given.join(", ")} of {${element.value}}, needs ${needed.join(", ")}`;
  }
  return null;
}

function faultOf(locale: Translation, english: string, message: string | undefined): string | null {
  if (message === undefined) return "missing";
  if (message.trim() === "") return "empty";
  if (signature(message) !== signature(english)) return `takes ${signature(message)}, in English ${signature(english)}`;
  if (isLeftInEnglish(locale, english, message)) return `left in English: ${message}`;
  if (locale === "fr" && / [:;?!»]|« /.test(message)) return `a space that may break a line before a sign: ${message}`;
  return pluralFault(locale, parse(message));
}

function faultsOf(locale: Translation, english: AreaMessages, translated: AreaMessages): string[] {
  const faults = [...english].flatMap(([key, message]) => {
    const fault = faultOf(locale, message, translated.get(key));
    return fault === null ? [] : [`${key}: ${fault}`];
  });
  const unknown = [...translated.keys()].filter((key) => !english.has(key)).map((key) => `${key}: not in English`);
  return [...faults, ...unknown];
}

const translations = LOCALES.filter((locale): locale is Translation => locale !== DEFAULT_LOCALE);

test.each(MESSAGE_FILES)("[I18N-01] every message of en/%s is well formed and says something", (file) => {
  const faults = [...readArea(DEFAULT_LOCALE, file)].flatMap(([key, message]) => {
    if (message.trim() === "") return [`${key}: empty`];
    return signature(message).startsWith("malformed") ? [`${key}: ${signature(message)}`] : [];
  });
  expect(faults).toEqual([]);
});

test.each(translations.flatMap((locale) => MESSAGE_FILES.map((file) => [locale, file] as const)))(
  "[I18N-01] %s/%s has every message, with the same arguments, in its own language",
  (locale, file) => {
    expect(faultsOf(locale, readArea(DEFAULT_LOCALE, file), readArea(locale, file))).toEqual([]);
  },
);

test("the check finds what it looks for", () => {
  const english: AreaMessages = new Map([
    ["missing", "Gone"],
    ["empty", "Full"],
    ["argument", "{count, plural, one {# step} other {# steps}} by {name}"],
    ["choice", "{kind, select, acid {acid} other {base}}"],
    ["malformed", "Fine"],
    ["same", "Close"],
    ["latin", "Loading…"],
    ["partly", "Salt dissolves in water"],
    ["plural", "{count, plural, one {# atom} other {# atoms}}"],
    ["glossed", "The yield, and the CRC Handbook of Chemistry and Physics"],
    ["brand", "AtomCoach"],
    ["symbols", "{current}/{limit}"],
  ]);
  const chinese: AreaMessages = new Map([
    ["empty", " "],
    ["argument", "{count} 步"],
    ["choice", "{kind, select, base {碱} other {酸}}"],
    ["malformed", "不{"],
    ["same", "Close"],
    ["latin", "loading …"],
    ["partly", "盐 dissolves 于水"],
    ["plural", "{count, plural, one {# 个原子} other {# 个原子}}"],
    ["glossed", "产率（yield），与 CRC Handbook of Chemistry and Physics"],
    ["brand", "AtomCoach"],
    ["symbols", "{current}/{limit}"],
    ["extra", "多余"],
  ]);
  const found = faultsOf("zh", english, chinese);
  expect(found.map((fault) => fault.slice(0, fault.indexOf(":")))).toEqual([
    "missing",
    "empty",
    "argument",
    "choice",
    "malformed",
    "same",
    "latin",
    "partly",
    "plural",
    "extra",
  ]);
});

test("a language without plural forms may use the number plainly", () => {
  const english: AreaMessages = new Map([["steps", "{count, plural, one {# step} other {# steps}}"]]);
  expect(faultsOf("zh", english, new Map([["steps", "{count, number} 步"]]))).toEqual([]);
});

test("French keeps a sign with the word before it", () => {
  const english: AreaMessages = new Map([
    ["apart", "Why?"],
    ["together", "Why not?"],
  ]);
  const french: AreaMessages = new Map([
    ["apart", "Pourquoi ?"],
    ["together", "Pourquoi pas\u00a0?"],
  ]);
  expect(faultsOf("fr", english, french)).toEqual(["apart: a space that may break a line before a sign: Pourquoi ?"]);
});
