import { listEquationSpans } from "../../chemistry/equation/spans.ts";

/** How an answer is to be written, and that it is to be explained: every answer here is written with its steps. */
const FORM =
  /(?:[.?!;]|,? and|,|(?<=[+-])) (?:then )?(?:please )?(?:(?:explain|justify)(?: (?:why|briefly|your (?:answer|choice|reasoning)))?|give (?:a |your )?reasons?(?: for your answer)?|(?:write|give|state|calculate) (?:only )?(?:its|the) (?:chemical )?(?:formula|symbol|sign)(?: with its charge| and charge)?|answer with (?:a number|its formula|yes or no)|with its formula)(?=[.?!]|$)/giu;

/** "Explain whether …", "State and explain whether …" */
const EXPLAINED = /\b(?:state|predict|determine|decide) and (?:explain|justify)\b/giu;

/** "In" and "As" begin sentences and are symbols of elements. */
const OPENING = /(?<=[.?!:;] )(?:In|As|At|No|I)(?= [a-z])/gu;

/** What other languages' words for these are in English, one by one. */
const WORD_BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/\bacid(?:ic)?, neutral(?:ize)?(?=,? or (?:basic|alkaline)\b)/giu, "acidic, neutral"],
  [/\bacid(?=,? or (?:basic|alkaline)\b)/giu, "acidic"],
];

/** Stands for a space within an equation, which is one word. */
const JOINT = "~";

/** The text without what it says of the form of the answer, each equation one word. */
export function asAsked(plain: string): string {
  let text = WORD_BY_WORD.reduce((told, [words, english]) => told.replaceAll(words, english), plain)
    .replaceAll(EXPLAINED, "state")
    .replaceAll(FORM, ".")
    .replaceAll(OPENING, (word) => word.toLowerCase());
  for (const { start, end } of listEquationSpans(text).toReversed())
    text = `${text.slice(0, start)} ${text.slice(start, end).replaceAll(/\s+/gu, JOINT)} ${text.slice(end)}`;
  return text.trim();
}

/** A word that is an equation. */
export const EQUATION_WORD = /->|<=>/;

export const equationOfWord = (word: string): string => word.replaceAll(JOINT, " ");
