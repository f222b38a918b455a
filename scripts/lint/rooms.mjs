// The rooms of lib, from the ground up: each may import those that come before it in this list, and itself. Contracts, plans,
// client and server stand on them all; scripts/lint/layers.mjs says what these may import. The longest path that fits a file says
// which room it is in. A new room gets a line, as far up as it can stand. docs/decisions/0066 tells why.

/** What laws are written in and what the rules that apply them are made of lie in one folder: two rooms until it is two. */
const LANGUAGE_OF_METHODS = [
  "lib/methods/atom-terms.ts",
  "lib/methods/derivation.ts",
  "lib/methods/facts.ts",
  "lib/methods/method-ids.ts",
  "lib/methods/method.ts",
  "lib/methods/rule-ids.ts",
  "lib/methods/terms.ts",
  "lib/methods/rules/as-given.ts",
  "lib/methods/rules/kelvin.ts",
  "lib/methods/rules/kinds.ts",
  "lib/methods/rules/quantity-terms.ts",
  "lib/methods/rules/rule.ts",
  "lib/methods/rules/substance.ts",
];

/**
 * Families of problems have their drafts solved by the search over statements; questions without numbers, and some laws, are
 * answered with what these families say. The second half of the solver stands on problems, the first half under them.
 */
const SOLVED_BY_FAMILIES = ["lib/solver/structure/"];

/** How a value is written in a language, which working is read with; the sentences stand above it. */
const LANGUAGE_OF_WORDING = [
  "lib/wording/chemistry.ts",
  "lib/wording/fact-text.ts",
  "lib/wording/numbers.ts",
  "lib/wording/variable-name.ts",
  "lib/wording/words.ts",
];

/** @typedef {{ name: string, at: string[] }} Room */

/** @type {Room[]} */
export const ROOMS = [
  { name: "result", at: ["lib/result.ts"] },
  { name: "budget", at: ["lib/budget/"] },
  { name: "i18n", at: ["lib/i18n/"] },
  { name: "curriculum", at: ["lib/curriculum/"] },
  { name: "devices", at: ["lib/devices/"] },
  { name: "quantity", at: ["lib/quantity/"] },
  { name: "chemistry", at: ["lib/chemistry/"] },
  { name: "calculator", at: ["lib/calculator/"] },
  { name: "nomenclature", at: ["lib/nomenclature/"] },
  { name: "language of methods", at: LANGUAGE_OF_METHODS },
  { name: "algebra", at: ["lib/algebra/"] },
  { name: "laws", at: ["lib/laws/"] },
  { name: "methods", at: ["lib/methods/"] },
  { name: "grading", at: ["lib/grading/"] },
  { name: "pictures", at: ["lib/pictures/"] },
  { name: "cards", at: ["lib/cards/"] },
  { name: "origins", at: ["lib/origins/"] },
  { name: "search over statements", at: ["lib/solver/"] },
  { name: "problems", at: ["lib/problems/"] },
  { name: "answers of families", at: SOLVED_BY_FAMILIES },
  { name: "reading", at: ["lib/reading/"] },
  { name: "solver", at: ["lib/solver/solve.ts", "lib/solver/asks-else.ts"] },
  { name: "claims", at: ["lib/claims/"] },
  { name: "mastery", at: ["lib/mastery/"] },
  { name: "language of wording", at: LANGUAGE_OF_WORDING },
  { name: "guided work", at: ["lib/guided/", "lib/working/"] },
  { name: "settings", at: ["lib/settings/"] },
  { name: "concepts", at: ["lib/concepts/"] },
  { name: "lessons", at: ["lib/lessons/"] },
  { name: "retrieval", at: ["lib/retrieval/"] },
  { name: "facts", at: ["lib/facts/"] },
  { name: "at hand", at: ["lib/at-hand/"] },
  { name: "ideas", at: ["lib/ideas/"] },
  { name: "conversation", at: ["lib/conversation/"] },
  { name: "passages", at: ["lib/passages/"] },
  { name: "wording", at: ["lib/wording/"] },
  { name: "documents", at: ["lib/documents/"] },
  { name: "exercises", at: ["lib/exercises/"] },
  { name: "worksheets", at: ["lib/worksheets/"] },
  { name: "examples", at: ["lib/examples/"] },
  { name: "markdown", at: ["lib/markdown/"] },
  { name: "quality", at: ["lib/quality/"] },
];

/**
 * @param {string} file path from the root of the tree
 * @returns {number} its room's place in the list; -1 for what is no room's
 */
export function findRoom(file) {
  const places = ROOMS.flatMap(({ at }, index) => at.map((place) => ({ index, place })));
  const fitting = places.filter(({ place }) => (place.endsWith("/") ? file.startsWith(place) : file === place));
  return fitting.toSorted((a, b) => b.place.length - a.place.length)[0]?.index ?? -1;
}
