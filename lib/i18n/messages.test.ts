import { readdirSync, readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.ts";

type Translation = Exclude<Locale, "en">;
type Area = ReadonlyMap<string, string>;

const MESSAGES = new URL("../../messages/", import.meta.url);

/** What no language changes: the name, symbols, and the word that the API promises its clients beside status 401. */
const UNCHANGED = new Set(["AtomCoach", "Unauthorized", "pH", "pOH", "Ka", "Kb", "pKa", "pKb", "[H₃O⁺]", "[OH⁻]"]);

/** English messages that are the right words in the other language too. Add one only if a reader of it would write it so. */
const SAME_WORDS: Record<Translation, ReadonlySet<string>> = {
  es: new Set(["Error", "error", "gas", "gel", "sol"]),
  fr: new Set([
    "Conversation",
    "Dilution",
    "Enzymes",
    "Hydrates",
    "Message",
    "Nomenclature",
    "Notification",
    "Notifications ({hotkey})",
    "Solutions",
    "charge",
    "concentration",
    "gel",
    "ions",
    "question",
    "sol",
    "sublimation",
    "suspension",
    "volume",
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

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${path} is neither a message nor a group of messages`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

function readArea(locale: Locale, file: string): Area {
  return new Map(flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}`, MESSAGES), "utf8")), ""));
}

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

function hasWords(message: string): boolean {
  return /\p{Letter}/u.test(message.replace(/\{[^{}]*\}/g, ""));
}

function isLeftInEnglish(locale: Translation, english: string, message: string): boolean {
  if (!hasWords(english) || UNCHANGED.has(english) || UNCHANGED.has(message) || SAME_WORDS[locale].has(english)) return false;
  return message.trim() === english.trim() || (hasWords(message) && SCRIPTS[locale]?.test(message) === false);
}

function faultOf(locale: Translation, english: string, message: string | undefined): string | null {
  if (message === undefined) return "missing";
  if (message.trim() === "") return "empty";
  if (signature(message) !== signature(english)) return `takes ${signature(message)}, in English ${signature(english)}`;
  if (isLeftInEnglish(locale, english, message)) return `left in English: ${message}`;
  return null;
}

function faultsOf(locale: Translation, english: Area, translated: Area): string[] {
  const faults = [...english].flatMap(([key, message]) => {
    const fault = faultOf(locale, message, translated.get(key));
    return fault === null ? [] : [`${key}: ${fault}`];
  });
  const unknown = [...translated.keys()].filter((key) => !english.has(key)).map((key) => `${key}: not in English`);
  return [...faults, ...unknown];
}

const files = readdirSync(new URL(`${DEFAULT_LOCALE}/`, MESSAGES)).filter((name) => name.endsWith(".json"));
const translations = LOCALES.filter((locale): locale is Translation => locale !== DEFAULT_LOCALE);

test.each(files)("[I18N-01] every message of en/%s is well formed and says something", (file) => {
  const faults = [...readArea(DEFAULT_LOCALE, file)].flatMap(([key, message]) => {
    if (message.trim() === "") return [`${key}: empty`];
    return signature(message).startsWith("malformed") ? [`${key}: ${signature(message)}`] : [];
  });
  expect(faults).toEqual([]);
});

test.each(translations.flatMap((locale) => files.map((file) => [locale, file] as const)))(
  "[I18N-01] %s/%s has every message, with the same arguments, in its own language",
  (locale, file) => {
    expect(faultsOf(locale, readArea(DEFAULT_LOCALE, file), readArea(locale, file))).toEqual([]);
  },
);

test("the check finds what it looks for", () => {
  const english: Area = new Map([
    ["missing", "Gone"],
    ["empty", "Full"],
    ["argument", "{count, plural, one {# step} other {# steps}} by {name}"],
    ["choice", "{kind, select, acid {acid} other {base}}"],
    ["malformed", "Fine"],
    ["same", "Close"],
    ["latin", "Loading…"],
    ["brand", "AtomCoach"],
    ["symbols", "{current}/{limit}"],
  ]);
  const chinese: Area = new Map([
    ["empty", " "],
    ["argument", "{count} 步"],
    ["choice", "{kind, select, base {碱} other {酸}}"],
    ["malformed", "不{"],
    ["same", "Close"],
    ["latin", "loading …"],
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
    "extra",
  ]);
});

test("a language without plural forms may use the number plainly", () => {
  const english: Area = new Map([["steps", "{count, plural, one {# step} other {# steps}}"]]);
  expect(faultsOf("zh", english, new Map([["steps", "{count, number} 步"]]))).toEqual([]);
});
