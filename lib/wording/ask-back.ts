import type { Suggestion } from "../cards/suggestion.ts";
import type { AskedBack } from "../conversation/ask-back.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { addSuggestions, listSuggestions, type Said, suggest } from "./suggesting.ts";
import { sayComposed, type Words } from "./words.ts";

/** The lesson on what is asked for, and a problem of its kind. */
const HELP: Readonly<Record<AskedBack, readonly [lesson: SubtopicSlug, example: string]>> = {
  "gas-volume": ["ideal-gas-law", "gases"],
  pressure: ["gas-laws", "gases"],
  temperature: ["gas-laws", "gases"],
  density: ["density", "gases"],
  molarity: ["molarity", "solutions"],
  moles: ["the-mole-molar-mass", "mole-conversion"],
  mass: ["mass-mass-stoichiometry", "stoichiometry"],
  "molar-mass": ["the-mole-molar-mass", "molar-mass"],
  ph: ["ph-poh", "solutions"],
  heat: ["calorimetry-specific-heat", "heat"],
  yield: ["percent-yield", "stoichiometry"],
  limiting: ["limiting-reactant", "stoichiometry"],
  percent: ["percent-composition", "percent-composition"],
  empirical: ["empirical-molecular-formulas", "percent-composition"],
  dilution: ["dilution", "solutions"],
  equation: ["balancing-equations", "balance-equation"],
  configuration: ["electron-configuration", "molar-mass"],
  negative: ["the-mole-molar-mass", "mole-conversion"],
  "below-absolute-zero": ["temperature-energy", "gases"],
  "above-whole": ["percent-yield", "stoichiometry"],
};

/** Asks for what is missing, or says what cannot be, with the lesson and an example as buttons. */
export function wordAskBack(about: AskedBack, words: Words): Said {
  const [lesson, example] = HELP[about];
  return addSuggestions(sayComposed(words, `tutor.askBack.${about}`), [
    suggest("explain_concept", words.t(`curriculum.subtopics.${lesson}`)),
    suggest("chat", sayComposed(words, `tutor.examples.${example}`)),
    { label: words.t("tutor.suggestions.own"), about: null, ask: null },
  ]);
}

/** Asks which part of a subject that is named and no more is meant. */
export function wordWhichPart(lessons: readonly SubtopicSlug[], words: Words): Said {
  const items: Suggestion[] = lessons.map((slug) =>
    suggest("explain_concept", words.t(`curriculum.subtopics.${slug}`)),
  );
  const practice = words.t("tutor.suggestions.practice");
  return listSuggestions(
    words.t("tutor.askBack.topic"),
    [...items, { label: practice, about: null, ask: { type: "generate_practice", content: practice } }],
    words,
  );
}
