import { spend } from "../../budget/budget.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { findNameable, findNamedCompound } from "../../methods/naming/named-compound.ts";
import type { NamedCompound } from "../../methods/naming/named-compound.ts";
import { applyMethod } from "../../methods/registry.ts";
import { bareSentence } from "./bare-sentence.ts";
import { compoundOfIons } from "./compound-of-ions.ts";
import { listStructurePhrases } from "./phrases.ts";
import type { StructureQuestion } from "./phrases.ts";
import { readFormulaObject, readNameObject, splitObjects } from "./read-objects.ts";

/** Longer texts are no questions about formulas alone. */
const LONGEST = 700;

type Asked = { readonly items: readonly string[]; readonly language: Locale; readonly locale: Locale };

function solveEach(
  method: "name-of-formula" | "formula-of-name",
  compounds: readonly (NamedCompound | null)[],
): SolutionFacts[] | null {
  const solved = compounds.flatMap((givens) => {
    const solution = givens === null ? null : applyMethod({ method, givens });
    return solution?.ok === true ? [solution.value] : [];
  });
  return solved.length === compounds.length ? solved : null;
}

const ANSWERS: Readonly<Record<StructureQuestion, (asked: Asked) => SolutionFacts[] | null>> = {
  name: ({ items, locale }) =>
    solveEach(
      "name-of-formula",
      items.map((item) => named(readFormulaObject(item), (formula) => findNameable(formula, locale))),
    ),
  formula: ({ items, language, locale }) =>
    solveEach(
      "formula-of-name",
      items.map((item) => named(readNameObject(item, language), (formula) => findNamedCompound(formula, locale))),
    ),
  "compound-of-ions": ({ items, language, locale }) => {
    const formula = compoundOfIons(items, language);
    return solveEach("formula-of-name", [named(formula, (each) => findNamedCompound(each, locale))]);
  },
};

function named(formula: Formula | null, find: (formula: Formula) => NamedCompound | null): NamedCompound | null {
  return formula === null ? null : find(formula);
}

/** "The following compounds are sold in every drugstore. Write …": says nothing of what a name or a formula is. */
const REMARK =
  /^(?:the following|these) (?:(?:ionic|covalent|molecular|binary) )?(?:compounds|substances|salts) [^.?!:\d]{1,120}\. /iu;

/** "Name Fe2(SO4)3", "What is the formula of dinitrogen tetroxide?"; null unless one sentence is the whole text. */
export function solveStructure(text: string, locale: Locale): SolutionFacts[] | null {
  if (text.length > LONGEST) return null;
  const plain = bareSentence(text).replace(REMARK, "");
  for (const language of new Set<Locale>([locale, DEFAULT_LOCALE])) {
    for (const [question, phrase] of listStructurePhrases(language)) {
      spend(plain.length);
      const objects = phrase.exec(plain)?.groups?.["x"];
      const items = objects === undefined ? null : splitObjects(objects, language);
      const solved = items === null ? null : ANSWERS[question]({ items, language, locale });
      if (solved !== null) return solved;
    }
  }
  return null;
}
