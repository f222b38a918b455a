import { DIFFICULTIES } from "#lib/curriculum/difficulties.ts";
import type { Family } from "#lib/problems/family.ts";
import { generate } from "#lib/problems/generate.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { sayComposed, type Words } from "#lib/wording/words.ts";
import { factArguments } from "#lib/wording/fact-text.ts";

/** How much the questions of a family differ, whatever values and substances stand in them. */
export type Variety = {
  readonly problems: number;
  /** Different sentences, and different beginnings of them. */
  readonly structures: number;
  readonly openings: number;
  /** The longest run of one sentence after the other. */
  readonly longestRun: number;
};

/** The beginning of a question, in words; in Chinese, in characters. */
const OPENING = { words: 3, characters: 6 };

export function measureVariety(family: Family, words: Words, count: number): Variety {
  const levels = DIFFICULTIES.filter((level) => family.levels[level] !== undefined);
  const [form] = family.forms;
  if (form === undefined || levels.length === 0) throw new Error(`${family.id} has no problems`);
  const structures = Array.from({ length: count }, (_, index) => {
    const level = levels[index % levels.length] ?? levels[0];
    if (level === undefined) throw new Error(`${family.id} has no level`);
    return structureOf(generate(family, level, form, index + 1), words);
  });
  return {
    problems: count,
    structures: new Set(structures).size,
    openings: new Set(structures.map((text) => openingOf(text, words))).size,
    longestRun: longestRun(structures),
  };
}

/** The question with a mark in the place of each value: two that differ only in these are one sentence. */
export function structureOf({ words: key, variant, values }: Problem, words: Words): string {
  const marked = Object.fromEntries(
    Object.entries(factArguments(values, words)).map(([name, text]) => [
      name,
      // A number may decide on a plural form, so it stays one.
      typeof text === "number" ? text : `‹${name}›`,
    ]),
  );
  return sayComposed(words, `${key}.statements.${variant}.question`, marked).replaceAll(/\d+/gu, "#");
}

function openingOf(text: string, { locale }: Words): string {
  return locale === "zh"
    ? [...text].slice(0, OPENING.characters).join("")
    : text.split(/\s+/u).slice(0, OPENING.words).join(" ");
}

export function longestRun(items: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, item] of items.entries()) {
    run = item === items[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
