import type { Suggestion } from "../cards/suggestion.ts";
import { listSuggestions, type Said, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** What can be asked, in groups: more than a reader takes in would be no help. */
const ABILITIES = [
  "balance-equation",
  "molar-mass",
  "percent-composition",
  "mole-conversion",
  "stoichiometry",
  "gases",
  "solutions",
  "heat",
] as const;

/** Says plainly that no problem was recognised, and what can be asked, each with an example. */
export function wordUnrecognised(words: Words): Said {
  return listSuggestions(words.t("tutor.unrecognised"), suggestExamples(words), words);
}

/** An example of each kind of problem. */
export function suggestExamples({ t }: Words): Suggestion[] {
  return ABILITIES.map((ability) => ({
    ...suggest("chat", t(`tutor.examples.${ability}`)),
    about: t(`tutor.abilities.${ability}`),
  }));
}
