import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçðéƒğĥíĵķłṁñóþɋřšŧúṽŵẋýžÁƁÇÐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŦÚṼŴẊÝŽ";

const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** As much longer as a translation may be than its English. */
const GROWTH = 0.4;
const LONGEST_WORD = 7;

/** A name that stays as it is in every language. */
const NAMES = /AtomCoach/g;

/**
 * A message as a language would have it that has an accent on every letter and takes more room: `⟦Šáṽé ·ẋẋ⟧`. Arguments,
 * tags, the names of cases, links and code stay. A text on the screen without accents was never a message.
 */
export function pseudoMessage(message: string): string {
  const literals = listLiterals(parse(message, { captureLocation: true }));
  let [text, end] = ["", 0];
  for (const [from, to] of literals) {
    text += message.slice(end, from) + accent(message.slice(from, to));
    end = to;
  }
  const letters = literals.reduce((count, [from, to]) => count + to - from, 0);
  return `⟦${text}${message.slice(end)}${filler(Math.ceil(letters * GROWTH))}⟧`;
}

function listLiterals(elements: readonly MessageFormatElement[]): [from: number, to: number][] {
  return elements.flatMap((element): [number, number][] => {
    switch (element.type) {
      case TYPE.literal:
        return element.location === undefined ? [] : [[element.location.start.offset, element.location.end.offset]];
      case TYPE.tag:
        return listLiterals(element.children);
      case TYPE.plural:
      case TYPE.select:
        return Object.values(element.options).flatMap(({ value }) => listLiterals(value));
      default:
        return [];
    }
  });
}

function accent(text: string): string {
  const kept = new RegExp(`(${NAMES.source}|\`[^\`]*\`|https?:\\S+)`, "g");
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : [...part].map((letter) => ACCENTS.get(letter) ?? letter).join("")))
    .join("");
}

/** Words of a length that may be broken between, as those of a sentence. */
function filler(length: number): string {
  if (length <= LONGEST_WORD) return "ẋ".repeat(length);
  const words = Math.ceil(length / (LONGEST_WORD + 1));
  return ` ${Array.from({ length: words }, () => "ẋ".repeat(LONGEST_WORD)).join(" ")}`;
}

/** A file of messages, each made pseudo. What marking reads in a student's answer stays English. */
export function pseudoMessages(messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]: [string, unknown]) => {
      if (typeof value === "string") return [key, pseudoMessage(value)];
      return [key, key === "words" ? value : pseudoMessages(value as object)];
    }),
  );
}
