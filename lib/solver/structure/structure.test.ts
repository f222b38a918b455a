import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "../../i18n/areas.ts";
import { LOCALES } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { wordSolution } from "../../wording/solution.ts";
import { solve } from "../solve.ts";
import { ACIDS_TOLD, ACIDS_TOLD_TRAPS } from "./acids/acids-told.cases.ts";
import { ATOMS, ATOMS_TRAPS } from "./atoms/atoms.cases.ts";
import { ATOMS_TOLD, ATOMS_TOLD_TRAPS } from "./atoms/atoms-told.cases.ts";
import { BONDING, BONDING_TRAPS } from "./bonding/bonding.cases.ts";
import { BONDING_TOLD, BONDING_TOLD_TRAPS } from "./bonding/bonding-told.cases.ts";
import { COMPLEXES, COMPLEXES_TRAPS } from "./complexes/complexes.cases.ts";
import { COMPLEXES_TOLD, COMPLEXES_TOLD_TRAPS } from "./complexes/complexes-told.cases.ts";
import { ENTROPY_TOLD, ENTROPY_TOLD_TRAPS } from "./energy/entropy-told.cases.ts";
import { FIGURES, FIGURES_TRAPS } from "./figures/figures.cases.ts";
import { FIGURES_TOLD, FIGURES_TOLD_TRAPS } from "./figures/figures-told.cases.ts";
import { RATES_TOLD, RATES_TOLD_TRAPS } from "./kinetics/rates-told.cases.ts";
import { NUCLEAR, NUCLEAR_TRAPS } from "./nuclear/nuclear.cases.ts";
import { ORGANIC, ORGANIC_TRAPS } from "./organic/organic.cases.ts";
import { ORGANIC_TOLD, ORGANIC_TOLD_TRAPS } from "./organic/organic-told.cases.ts";
import { REACTIONS, REACTIONS_TRAPS } from "./reactions/reactions.cases.ts";
import { REACTIONS_TOLD, REACTIONS_TOLD_TRAPS } from "./reactions/reactions-told.cases.ts";
import { CELLS_TOLD, CELLS_TOLD_TRAPS } from "./redox/cells-told.cases.ts";
import { ELECTROLYSIS_TOLD, ELECTROLYSIS_TOLD_TRAPS } from "./redox/electrolysis-told.cases.ts";
import { SINGLE_FACTS, SINGLE_FACTS_TRAPS } from "./single-facts/single-facts.cases.ts";
import { HOLES, HOLES_TRAPS } from "./solids/holes.cases.ts";
import { PLACES_TOLD, PLACES_TOLD_TRAPS } from "./trends/places-told.cases.ts";
import { TRENDS_TOLD, TRENDS_TOLD_TRAPS } from "./trends/trends-told.cases.ts";
import { TRENDS, TRENDS_TRAPS } from "./trends/trends.cases.ts";

type Cases = Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>>;

/** What is asked of formulas and equations, by what it is about; and the methods that a trap must not be answered by. */
const TABLES: readonly {
  readonly about: string;
  readonly cases: Cases;
  readonly traps: readonly (readonly [text: string, locale: Locale])[];
}[] = [
  { about: "bonding", cases: BONDING, traps: BONDING_TRAPS },
  { about: "bonding, in any order of words", cases: BONDING_TOLD, traps: BONDING_TOLD_TRAPS },
  { about: "figures", cases: FIGURES, traps: FIGURES_TRAPS },
  { about: "reactions", cases: REACTIONS, traps: REACTIONS_TRAPS },
  { about: "nuclei", cases: NUCLEAR, traps: NUCLEAR_TRAPS },
  { about: "holes of a packing", cases: HOLES, traps: HOLES_TRAPS },
  { about: "complexes", cases: COMPLEXES, traps: COMPLEXES_TRAPS },
  { about: "organic molecules", cases: ORGANIC, traps: ORGANIC_TRAPS },
  { about: "atoms", cases: ATOMS, traps: ATOMS_TRAPS },
  { about: "complexes, in any order of words", cases: COMPLEXES_TOLD, traps: COMPLEXES_TOLD_TRAPS },
  { about: "organic molecules, in any order of words", cases: ORGANIC_TOLD, traps: ORGANIC_TOLD_TRAPS },
  { about: "places of elements, in any order of words", cases: PLACES_TOLD, traps: PLACES_TOLD_TRAPS },
  { about: "atoms, in any order of words", cases: ATOMS_TOLD, traps: ATOMS_TOLD_TRAPS },
  { about: "trends, in any order of words", cases: TRENDS_TOLD, traps: TRENDS_TOLD_TRAPS },
  { about: "acids, bases and salts, in any order of words", cases: ACIDS_TOLD, traps: ACIDS_TOLD_TRAPS },
  { about: "reactions, in any order of words", cases: REACTIONS_TOLD, traps: REACTIONS_TOLD_TRAPS },
  { about: "figures, in any order of words", cases: FIGURES_TOLD, traps: FIGURES_TOLD_TRAPS },
  { about: "entropy, in any order of words", cases: ENTROPY_TOLD, traps: ENTROPY_TOLD_TRAPS },
  { about: "rates, in any order of words", cases: RATES_TOLD, traps: RATES_TOLD_TRAPS },
  { about: "cells, in any order of words", cases: CELLS_TOLD, traps: CELLS_TOLD_TRAPS },
  {
    about: "electrolysis, in any order of words",
    cases: ELECTROLYSIS_TOLD,
    traps: ELECTROLYSIS_TOLD_TRAPS,
  },
  { about: "trends", cases: TRENDS, traps: TRENDS_TRAPS },
  { about: "single substances", cases: SINGLE_FACTS, traps: SINGLE_FACTS_TRAPS },
];

const WORD_AREAS = AREAS.filter((area) => area === "solution" || area.startsWith("problems-"));

function solutionsOf(text: string, locale: Locale): readonly SolutionFacts[] {
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? outcome.solutions : [];
}

describe.each(TABLES)("questions about $about", ({ cases, traps }) => {
  test.each(LOCALES.flatMap((locale) => cases[locale].map(([text, answers]) => ({ locale, text, answers }))))(
    "[LAW-02] $locale: $text → $answers",
    async ({ locale, text, answers }) => {
      const words = await loadWords("en", WORD_AREAS);
      const worded = solutionsOf(text, locale).map((facts) => wordSolution(facts, words).finalAnswer);
      expect(worded.map(({ value, unit }) => `${value} ${unit}`.trim().replaceAll("\u202f", " ")).join("; ")).toBe(
        answers,
      );
    },
  );

  test.each(LOCALES)("[LAW-02] words every step and answer in %s", async (locale) => {
    const words = await loadWords(locale, WORD_AREAS);
    const texts = cases.en
      .flatMap(([text]) => solutionsOf(text, "en"))
      .map((facts) => wordSolution(facts, words))
      .flatMap(({ steps, finalAnswer }) => [
        ...steps.flatMap(({ title, content, explanation }) => [title, content, explanation]),
        finalAnswer.value,
        finalAnswer.explanation,
      ]);
    expect(texts.length).toBeGreaterThan(cases.en.length);
    expect(texts.filter((text) => text === "" || /solution\.[a-z]|problems-|[{}]/.test(text))).toEqual([]);
  });

  test.each(traps)("[LAW-02] is left alone: %s", (text, locale) => {
    expect(solutionsOf(text, locale).map(({ answer }) => answer.value)).toEqual([]);
  });
});
