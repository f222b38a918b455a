import { expect, test } from "vitest";
import { DIFFICULTIES } from "../../curriculum/difficulties.ts";
import type { Problem } from "../problem.ts";
import { generate } from "../generate.ts";
import { FAMILIES } from "../registry.ts";
import { findWrongValences } from "./valence.fixture.ts";

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Texts of all terms that are written alike in every language, and of letters, where chains stand as well. */
function listTexts(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own =
    "kind" in value && value.kind === "notation" && "text" in value
      ? [String(value.text)]
      : "kind" in value && value.kind === "variable" && "name" in value
        ? [String(value.name)]
        : [];
  return [...own, ...Object.values(value).flatMap(listTexts)];
}

/** Molecules and units of chains; not bonds by their atoms (C=O), the general formulas of a series, nor single groups such as C–CO–C. */
const isMolecule = (text: string): boolean =>
  /^–|H|F₂/.test(text) &&
  /^[–=≡()CHONFIBrl₂₃₄₅₆]+$/.test(text) &&
  /C[H₂₃FCl(=≡]/.test(text) &&
  !/(?:^|–)(?:C|N|O|CO|COO)(?:$|–)|^–(?:OH|CHO|COOH)$/.test(text);

const listStructures = ({ values, solution, distractors }: Problem): string[] =>
  listTexts([values, solution, distractors]).filter(isMolecule);

test.each([
  ["CH₂≡CH₂", 2],
  ["CH₂–CH₂", 2],
  ["CH(CH₃)≡CH(CH₃)", 2],
  ["–CH₂=CHCl–", 2],
  ["CH₃CH₃CH₃", 1],
  ["CH₃CHOCH₃", 1],
  ["CH₂=CH(C₆H₅)", 0],
  ["–CH₂–CH(OCOCH₃)–", 0],
  ["–CH₂CH₂CH₂NHC(=NH)NH₂", 0],
  ["CH₃C(CH(CH₃)CH₃)(CH₃)CH₂CONHCH₃", 0],
  ["CH≡C–CH=O", 0],
  ["CH₂=CH(CN)", 0],
] as const)("%s has %i atoms with a wrong number of bonds", (text, count) => {
  expect(findWrongValences(text)).toHaveLength(count);
});

/** The rooms that draw molecules. */
const DRAWING = /^problems-(?:organic|biochemistry|bonding)\./;

const LEVELS = FAMILIES.filter(({ words }) => DRAWING.test(words)).flatMap((family) =>
  DIFFICULTIES.filter((difficulty) => family.levels[difficulty] !== undefined).map((difficulty) => ({
    id: family.id,
    family,
    difficulty,
  })),
);

test("[CARD-03] [CARD-05] every structure that an exercise shows, wrong answers too, has four bonds at each carbon atom", () => {
  const structures = new Set(
    LEVELS.flatMap(({ family, difficulty }) =>
      SEEDS.flatMap((seed) => listStructures(generate(family, difficulty, family.forms[0] ?? "choice", seed))),
    ),
  );
  expect(structures.size).toBeGreaterThan(150);
  expect([...structures].flatMap(findWrongValences)).toEqual([]);
});
