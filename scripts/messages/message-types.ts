import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Messages as they lie in a file: groups of groups of texts. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

const quoted = (text: string): string => JSON.stringify(text);

/**
 * A message without its words: what is left are the arguments and tags, from which next-intl's types derive what must be
 * given. Whole sentences would be read letter by letter each time that types are checked.
 */
export function skeletonOf(message: string): string {
  return parse(message).map(skeletonOfElement).join("");
}

function skeletonOfElement(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return "";
    case TYPE.argument:
      return `{${element.value}}`;
    case TYPE.number:
      return `{${element.value}, number}`;
    case TYPE.date:
      return `{${element.value}, date}`;
    case TYPE.time:
      return `{${element.value}, time}`;
    case TYPE.tag:
      return `<${element.value}>${element.children.map(skeletonOfElement).join("")}</${element.value}>`;
    case TYPE.select:
    case TYPE.plural: {
      const inner = Object.values(element.options).flatMap(({ value }) => value.map(skeletonOfElement));
      // Of a choice its type makes one that nothing satisfies; whatever is none of its cases is the last of them anyway.
      return [element.type === TYPE.select ? `{${element.value}}` : `{${element.value}, number}`, ...inner].join("");
    }
  }
}

/** What lib/wording must give a message, as the text of a type: the names of its arguments, those of numbers with a sign. */
export function argumentsOf(message: string): string {
  const names = new Set<string>();
  collect(parse(message), names);
  return names.size === 0 ? "never" : [...names].toSorted().map(quoted).join(" | ");
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        names.add(element.value);
        break;
      case TYPE.number:
        names.add(`${element.value}#`);
        break;
      case TYPE.date:
      case TYPE.time:
        names.add(`${element.value}@`);
        break;
      case TYPE.tag:
        collect(element.children, names);
        break;
      case TYPE.select:
      case TYPE.plural:
        names.add(element.type === TYPE.select ? element.value : `${element.value}#`);
        for (const { value } of Object.values(element.options)) collect(value, names);
        break;
      default:
    }
  }
}

function listMessages(tree: MessageTree, path: string): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}.${key}`, value]] : listMessages(value, `${path}.${key}`),
  );
}

function treeType(tree: MessageTree, indent: string): string {
  const entries = Object.entries(tree).map(([key, value]) => {
    const type = typeof value === "string" ? quoted(skeletonOf(value)) : treeType(value, `${indent}  `);
    return `${indent}  ${quoted(key)}: ${type};\n`;
  });
  return `{\n${entries.join("")}${indent}}`;
}

/** The declarations of all messages, from the areas of the language that sets their shape. */
export function declareMessages(areas: Readonly<Record<string, MessageTree>>): string {
  const trees = Object.entries(areas).map(([area, tree]) => `  ${quoted(area)}: ${treeType(tree, "  ")};\n`);
  const names = Object.entries(areas)
    .flatMap(([area, tree]) => listMessages(tree, area))
    .map(([key, message]) => `  ${quoted(key)}: ${argumentsOf(message)};\n`);
  return [
    "// Written by scripts/messages/declare.ts from messages/en.\n\n",
    "/** Each message at its place, without its words. */\n",
    `export type DeclaredMessages = {\n${trees.join("")}};\n\n`,
    "/** The arguments of each message, by its key from the root: `#` marks a number, `@` a date. */\n",
    `export interface MessageArguments {\n${names.join("")}}\n`,
  ].join("");
}

/** What an import of a file of messages is: of its own JSON the compiler would know that its texts are texts. */
export function declareFiles(areas: readonly string[], locales: readonly string[]): string {
  const files = locales.flatMap((locale) =>
    areas.map((area) =>
      [
        `declare module ${quoted(`#messages/${locale}/${area}.json`)} {\n`,
        `  const messages: import("./messages.d.ts").DeclaredMessages[${quoted(area)}];\n`,
        "  export default messages;\n}\n",
      ].join(""),
    ),
  );
  return files.join("");
}
