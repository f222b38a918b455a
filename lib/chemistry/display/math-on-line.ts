import { formatChemistryText } from "./format-chemistry-text.ts";

/** An environment of rows, as `align` or `cases`; `*` and column letters are its own affair. */
const ENVIRONMENT = /\\begin\{([a-zA-Z]{1,20}\*?)\}(?:\{[^{}]{0,20}\})?|\\end\{[a-zA-Z]{1,20}\*?\}/gu;

/** What stands over a letter, as a sign of Unicode that joins it; over more than a letter it is left out. */
const ACCENTS = {
  overline: "\u0304",
  bar: "\u0304",
  vec: "\u20D7",
  hat: "\u0302",
  widehat: "\u0302",
  dot: "\u0307",
  ddot: "\u0308",
  tilde: "\u0303",
} as const;
const ACCENTED = /\\(overline|bar|vec|widehat|hat|ddot|dot|tilde)\s*(?:\{([^{}\\]{0,40})\}|([A-Za-z]))/gu;

/** What is struck out or underlined says the same without its line. */
const STRUCK = /\\(?:b?cancel|xcancel|underline|underbrace|overbrace)(?=\s*\{)/gu;

const ROOTS: Readonly<Record<string, string>> = { "3": "∛", "4": "∜" };

/**
 * Mathematics in TeX as people write it on a line: `(12.0 g)/(18.015 g/mol)`, `−b ± √(b² − 4ac)`; rows of an environment
 * are lines. What no rule reads stays as it is. Never throws.
 */
export function mathOnLine(tex: string): string {
  const plain = tex
    .replaceAll(ENVIRONMENT, "")
    .replaceAll(/\\\\(?:\[[^\]]{0,10}\])?[ \t]*\n?/gu, "\n")
    .replaceAll(/(?<!\\)&/gu, " ")
    .replaceAll(ACCENTED, (_, name: keyof typeof ACCENTS, words: string | undefined, letter: string | undefined) =>
      accented(words ?? letter ?? "", ACCENTS[name]),
    )
    .replaceAll(STRUCK, "\\text")
    .replaceAll(
      /\\sqrt\s*\[\s*(\w+)\s*\]\s*(?=\{)/gu,
      (_, degree: string) => `${ROOTS[degree] ?? `^{${degree}}`}\\sqrt`,
    )
    .replaceAll(/\\[dt]?binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, "C($1, $2)");
  const set = formatChemistryText(`\\(${plain}\\)`).replaceAll(/[∛∜]√/gu, (signs) => signs.charAt(0));
  return spaceOperators(parenthesizeScripts(set))
    .split("\n")
    .map((line) => line.replaceAll(/ {2,}/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function accented(words: string, sign: string): string {
  return /^\p{L}$/u.test(words) ? words + sign : words;
}

/** A script that Unicode has no signs for is written behind its mark, as `x^(1/2)`; a word below its letter joins it. */
function parenthesizeScripts(text: string): string {
  return text
    .replaceAll(/([_^])\{([^{}]*)\}/gu, (_, mark: string, words: string) => `${mark}(${words.trim()})`)
    .replaceAll(/(?<=lim)_\(/gu, "(");
}

/** A hyphen is a minus unless it joins words; an operator between two terms has a space on both sides. */
function spaceOperators(text: string): string {
  return text
    .replaceAll(/(?<!\p{L}{2})-|-(?!\p{L}{2})/gu, "−")
    .replaceAll(
      /(?<=[\p{L}\p{N}\p{M})\]°%₀-₉⁰-⁹⁺⁻ₐ-ₜ])[ ]*([=≈+−×±<>≤≥]|[⇌→](?!\[))[ ]*(?=[\p{L}\p{N}([√∛∜−+∑Δ])/gu,
      " $1 ",
    );
}
