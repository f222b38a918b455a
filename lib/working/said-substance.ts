import { parseFormula } from "../chemistry/formula/parse.ts";
import { DEFAULT_LOCALE, type Locale } from "../i18n/locales.ts";
import { listFormulasOf } from "../nomenclature/formula-of.ts";

/** A name has so many words at most: copper(II) sulfate pentahydrate. */
const LONGEST_NAME = 3;

const OF = /^(?:\s*(?:of|de|du|des|del|the|la|el|le|का|की|के|的)(?!\p{L})|\s*d['’]|\s*的)?\s*/iu;
const EQUALS = /\s*(?:=|≈|:|(?<!\p{L})(?:is|are|was|es|son|est|sont|वह|है)|是|为)\s*$/iu;
const IN_BRACKETS = /(?<=\p{L})\(([A-Z][A-Za-z\d()·^+−-]*)\)$/u;

/**
 * The substance that a stated value is of, by the formulas that it may have: "0.1 mol of iron", "n(Fe) = 0.1 mol". Empty where
 * none is named beside it. `label`, `after`: what stands before and behind the value in its clause.
 */
export function findSaidSubstance(label: string, after: string, locale: Locale): readonly string[] {
  const behind = substanceAmong(prefixes(after.replace(OF, "")), locale);
  if (behind.length > 0 || !EQUALS.test(label)) return behind;
  const named = label.replace(EQUALS, "");
  const bracketed = IN_BRACKETS.exec(named)?.[1];
  return substanceAmong(bracketed === undefined ? suffixes(named) : [bracketed], locale);
}

const wordsOf = (text: string): string[] => text.split(/[\s,;:.?!？。，]+/u).filter((word) => word !== "");

const prefixes = (text: string): string[] =>
  Array.from({ length: LONGEST_NAME }, (_, index) =>
    wordsOf(text)
      .slice(0, LONGEST_NAME - index)
      .join(" "),
  );

const suffixes = (text: string): string[] =>
  Array.from({ length: LONGEST_NAME }, (_, index) =>
    wordsOf(text)
      .slice(index - LONGEST_NAME)
      .join(" "),
  );

function substanceAmong(candidates: readonly string[], locale: Locale): readonly string[] {
  for (const written of candidates) {
    if (/^[A-Z]/.test(written) && parseFormula(written).ok) return [written];
    const isName = written.length > 1 || /\p{Script=Han}/u.test(written);
    const named = !isName ? [] : [locale, DEFAULT_LOCALE].flatMap((each) => listFormulasOf(written, each));
    if (named.length > 0) return [...new Set(named)];
  }
  return [];
}
