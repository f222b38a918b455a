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

/** Says plainly that no problem was recognised, and what can be asked, each with an example. Markdown. */
export function wordUnrecognised(words: Words): string {
  const abilities = ABILITIES.map((ability) => `- ${words.t(`tutor.abilities.${ability}`)}`);
  return `${words.t("tutor.unrecognised")}\n\n${abilities.join("\n")}`;
}
