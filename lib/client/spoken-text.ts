import { type ScriptSpan, splitScripts, writeScript } from "../chemistry/display/split-scripts.ts";
import { speakEquation, speakFormula } from "../chemistry/display/speech.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { setOnLine } from "../chemistry/set-chemistry.ts";
import type { Locale } from "../i18n/locales.ts";

/** What reads as a formula only by its scripts: a subscript figure, a charge, a nuclide's numbers. Plain words are never spelt out. */
const SCRIPTED =
  /(?<![\p{L}\p{N}])(?:[⁰¹²³⁴-⁹]{1,3}[₀-₉]{0,3}\p{Lu}[\p{L}\p{N}()[\]·₀-₉⁰¹²³⁴-⁹⁺⁻]*|[\p{Lu}([][\p{L}\p{N}()[\]·₀-₉⁰¹²³⁴-⁹⁺⁻]*[₀-₉⁺⁻][\p{L}\p{N}()[\]·₀-₉⁰¹²³⁴-⁹⁺⁻]*)/gu;

const ARROW = /[→⇌]/u;

/**
 * A reply as it is read aloud in one language: markdown without its signs, each formula as chemistry ("H two O"), an
 * equation with its arrow in words. Code and addresses are left out.
 */
export function spokenText(markdown: string, locale: Locale): string {
  return setOnLine(withoutMarkdown(markdown))
    .split("\n")
    .map((line) => speakLine(line.trim(), locale))
    .filter((line) => line !== "")
    .join("\n");
}

function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|$(?![\s\S]))/gmu, "")
    .replace(/!\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/<?https?:\/\/\S+/gu, "")
    .replace(/^[ \t]*(?:#{1,6}|>+|[-*+])[ \t]+/gmu, "")
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gmu, "")
    .replace(/^[ \t]*\|?[ \t:|-]*-{3,}[ \t:|-]*$/gmu, "")
    .replace(/(\*\*|__|~~|`)/gu, "")
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/\\([\\`*_{}[\]<>#|~!])/gu, "$1")
    .replace(/[ \t]*\|[ \t]*/gu, ", ")
    .replace(/^, |, $/gmu, "");
}

function speakLine(line: string, locale: Locale): string {
  if (ARROW.test(line)) {
    const equation = parseEquation(line);
    if (equation.ok) return speakEquation(equation.value, locale);
  }
  const spoken = line.replace(SCRIPTED, (text) => {
    const formula = parseFormula(text);
    return formula.ok ? speakFormula(formula.value, locale) : text;
  });
  return splitScripts(spoken).map(speakSpan).join("");
}

/** What is below the line is heard behind its symbol: "K eq", "N A". A power is left to the voice, which knows it. */
function speakSpan({ text, position }: ScriptSpan): string {
  if (position === "base") return text;
  return position === "sub" ? ` ${text}` : writeScript(text, "sup");
}
