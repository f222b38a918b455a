import { tokenise } from "../phrases/find-phrase.ts";
import { spaceChinese, type Posed } from "../pose-problem.ts";

export const LETTER = /(?<!\p{Script=Latin})pO?H(?!\p{Script=Latin})/u;

export const letterIn = (text: string): string | null => LETTER.exec(text)?.[0] ?? null;

/** A bare number is meant in the unit of the answer; one without a unit by the letter that is asked for. */
export function labelled(value: string, unit: string, { problem }: Posed): string {
  const letter = unit === "" ? letterIn(problem) : null;
  // As a bare number a percentage may be written as a share as well: 0.25 for 25 %.
  if (unit === "%") return value;
  return letter === null ? `${value} ${unit}`.trim() : `${letter} = ${value}`;
}

export const VALUE =
  /(?<![\p{L}\d.,])([+−-]?\s?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?)\s?([%°\p{L}µ][\p{L}\p{M}\d/·°⁻¹²³^-]*)?/u;

/** A number right behind a Chinese word stands by itself. */
export const spaceNumbers = (text: string): string =>
  spaceChinese(text).replace(/(?<=\p{Script=Han})(?=\p{Nd})/gu, " ");

export const MENDS: ReadonlySet<string> = new Set(
  "oh, ah, ohh, right, claro, bien sur, 对, then, so, ok, okay, wait, no, hm, maybe, its, entonces, vale, ay, espera, alors, donc, attends, ah bon, 那, 哦, 那么, 所以, 应该, 是, तो, इसलिए, ስለዚህ, अच्छा, फिर, እሺ, ከዚያ, ታዲያ"
    .split(",")
    .flatMap(tokenise),
);
