import { readdirSync, readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

/** The messages of an area in one language, by their keys in it: `card.question.hint`. */
export type AreaMessages = ReadonlyMap<string, string>;

const MESSAGES = new URL("../../messages/", import.meta.url);

/** The names of the files that each language has, one for an area. */
export const MESSAGE_FILES = readdirSync(new URL(`${DEFAULT_LOCALE}/`, MESSAGES)).filter((name) =>
  name.endsWith(".json"),
);

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${path} is neither a message nor a group of messages`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

export function readArea(locale: Locale, file: string): AreaMessages {
  return new Map(flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}`, MESSAGES), "utf8")), ""));
}

/** Every message of a language by its key from the root: `chat.card.question.hint`. */
export function readMessages(locale: Locale): AreaMessages {
  return new Map(
    MESSAGE_FILES.flatMap((file) =>
      [...readArea(locale, file)].map(([key, text]) => [`${file.replace(/\.json$/, "")}.${key}`, text] as const),
    ),
  );
}

/** What a reader can see of a message: its words, without arguments, tags and the names of cases. */
export function wordsOf(message: string): string {
  return parse(message).map(wordsOfElement).join("");
}

function wordsOfElement(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.tag:
      return element.children.map(wordsOfElement).join("");
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options)
        .map(({ value }) => value.map(wordsOfElement).join(""))
        .join(" ");
    default:
      // A gap, so that the words on both sides do not grow together.
      return "\uFFFC";
  }
}
