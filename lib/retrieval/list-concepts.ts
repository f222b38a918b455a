import { formatFormula } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { foldText } from "../concepts/fold-name.ts";
import { NOTES } from "../concepts/notes.ts";
import { SUBTOPICS } from "../curriculum/topics.ts";
import { LOCALES } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { listElementNames, listSubstanceNames } from "../nomenclature/list-names.ts";
import { nameOf } from "../nomenclature/name-of.ts";
import { listAmharicReadings } from "./affixes.ts";
import { GLOSSARIES } from "./glossary/glossaries.ts";
import { indexCharacters, indexWords } from "./term-index.ts";
import type { TermIndex } from "./term-index.ts";

/**
 * What a text speaks of, in words that no language owns: concepts of the glossary (`acid`), subtopics of the curriculum
 * (`topic:molarity`), substances and elements by name or formula (`substance:NaCl`, `element:Na`). So a question meets a
 * passage that says the same in other words, or in another language. Sorted; linear in the text's length.
 */
export function listConcepts(text: string, locale: Locale): string[] {
  const folded = foldText(text);
  const concepts = indexOf(locale).listConcepts(folded, locale === "am" ? listAmharicReadings : asItIs);
  for (const formula of listFormulas(text)) concepts.add(formula);
  return [...concepts].toSorted();
}

function asItIs(word: string): readonly string[] {
  return [word];
}

/** Two capitals or a figure: without them a formula could be any word. They are looked for no farther than they can stand apart. */
const FORMULA =
  /(?<![\p{L}\d])(?=\(?[A-Z][a-z]?[()]{0,2}[A-Z\d₀-₉])(?:[A-Z][a-z]?[\d₀-₉]{0,2}|\((?:[A-Z][a-z]?[\d₀-₉]{0,2}){1,4}\)[\d₀-₉]{0,2}){1,12}(?![\p{L}\d])/gu;

function listFormulas(text: string): string[] {
  return (text.match(FORMULA) ?? []).flatMap((written) => {
    const formula = parseFormula(written.replace(/^\((.*)\)$/, "$1"));
    return formula.ok ? [substanceOf(formatFormula(formula.value, "ascii"))] : [];
  });
}

/** An element is one thing, as an atom and as a gas of molecules. */
function substanceOf(formula: string): string {
  const element = /^([A-Z][a-z]?)\d*$/.exec(formula)?.[1];
  return element === undefined ? `substance:${formula}` : `element:${element}`;
}

const indexes = new Map<Locale, TermIndex>();

function indexOf(locale: Locale): TermIndex {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const terms = listTerms(locale);
  const index = locale === "zh" ? indexCharacters(terms) : indexWords(terms);
  indexes.set(locale, index);
  return index;
}

function listTerms(locale: Locale): [term: string, concept: string][] {
  const glossary = Object.entries(GLOSSARIES[locale]).flatMap(([concept, terms]) =>
    terms.split(",").map((term): [string, string] => [foldTerm(term), concept]),
  );
  const topics = SUBTOPICS.flatMap(({ slug, name }) =>
    [...NOTES[slug].aliases[locale], ...(locale === "en" ? [name] : [])].map((alias): [string, string] => [
      foldText(alias),
      `topic:${slug}`,
    ]),
  );
  const elements = listElementNames(locale).map(({ name, symbol }): [string, string] => [
    foldText(name),
    `element:${symbol}`,
  ]);
  return [...glossary, ...topics, ...elements, ...listSubstanceTerms(locale)];
}

/** The star is no letter: it is put aside while a term is folded. */
function foldTerm(term: string): string {
  return term
    .trim()
    .split(" ")
    .map((word) => (word === "*" ? word : foldText(word.replace("*", "")) + (word.endsWith("*") ? "*" : "")))
    .join(" ");
}

/** Every substance that some language has a name of its own for, by all its names in this language. */
function listSubstanceTerms(locale: Locale): [term: string, concept: string][] {
  const listed = listSubstanceNames(locale).flatMap(({ name, formulas: [formula, ...others] }): [string, string][] =>
    formula === undefined || others.length > 0 ? [] : [[foldText(name), substanceOf(formula)]],
  );
  const formulas = new Set(
    LOCALES.flatMap((each) =>
      listSubstanceNames(each).flatMap(({ formulas: [formula, ...others] }) =>
        formula === undefined || others.length > 0 ? [] : [formula],
      ),
    ),
  );
  const named = [...formulas].flatMap((formula): [string, string][] => {
    const parsed = parseFormula(formula);
    const name = parsed.ok ? nameOf(parsed.value, locale) : parsed;
    return name.ok
      ? [name.value.text, ...name.value.others].map((each): [string, string] => [foldText(each), substanceOf(formula)])
      : [];
  });
  return [...listed, ...named];
}
