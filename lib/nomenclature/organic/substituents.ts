import { MULTIPLIERS, SUBSTITUENTS } from "./grammar.ts";
import type { AtomCounts } from "./grammar.ts";

/** `locants` is empty where the name has none; `word` is a key of `SUBSTITUENTS`. */
export type Substituents = {
  readonly word: string;
  readonly atoms: AtomCounts;
  readonly count: number;
  readonly locants: readonly number[];
};

const LOCANTS = /\d{1,2}(?:,\d{1,2})*/y;
const LONGEST_WORD = 12;

export function matchLocants(text: string, at: number): { locants: readonly number[]; end: number } {
  LOCANTS.lastIndex = at;
  const found = LOCANTS.exec(text)?.[0] ?? "";
  return { locants: found === "" ? [] : found.split(",").map(Number), end: at + found.length };
}

/** The longest word of a table that begins at a place. */
export function matchWord<T>(
  table: ReadonlyMap<string, T>,
  text: string,
  at: number,
): { value: T; end: number } | null {
  for (let end = Math.min(text.length, at + LONGEST_WORD); end > at; end -= 1) {
    const value = table.get(text.slice(at, end));
    if (value !== undefined) return { value, end };
  }
  return null;
}

type Match = { readonly group: Substituents; readonly end: number };

/** "2,2-dimethyl", "chloro", "trichloro"; null where no substituent begins, or its numbers disagree. */
function matchSubstituent(text: string, at: number): Match | null {
  const { locants, end } = matchLocants(text, at);
  const counted = matchWord(MULTIPLIERS, text, end);
  const choices = [{ count: 1, at: end }, ...(counted === null ? [] : [{ count: counted.value, at: counted.end }])];
  for (const choice of choices) {
    const group = matchWord(SUBSTITUENTS, text, choice.at);
    if (group !== null && (locants.length === 0 || locants.length === choice.count)) {
      return {
        group: { word: text.slice(choice.at, group.end), atoms: group.value, count: choice.count, locants },
        end: group.end,
      };
    }
  }
  return null;
}

/** Every substituent in front of a parent's name, and where the parent begins. */
export function matchSubstituents(text: string): { groups: readonly Substituents[]; end: number } {
  const groups: Substituents[] = [];
  let at = 0;
  for (let next = matchSubstituent(text, at); next !== null; next = matchSubstituent(text, at)) {
    groups.push(next.group);
    at = next.end;
  }
  return { groups, end: at };
}
