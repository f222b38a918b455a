import { expect, test } from "vitest";
import { COURSE_PROBLEMS } from "../../solver/problems/course-problems.cases.ts";
import { ENERGY_PROBLEMS } from "../../solver/problems/energy-problems.cases.ts";
import { EQUILIBRIUM_PROBLEMS } from "../../solver/problems/equilibrium-problems.cases.ts";
import { MIXTURE_AT_EQUILIBRIUM_PROBLEMS } from "../../solver/problems/equilibrium-constants.cases.ts";
import { GAS_PROBLEMS } from "../../solver/problems/gas-problems.cases.ts";
import { HEAT_PROBLEMS } from "../../solver/problems/heat-problems.cases.ts";
import { problemVocabulary } from "../../solver/problems/lexicon/problem-vocabulary.ts";
import { MATTER_FORMULAS, MATTER_PROBLEMS } from "../../solver/problems/matter-problems.cases.ts";
import { MIXTURE_PROBLEMS } from "../../solver/problems/mixture-problems.cases.ts";
import { readStatement } from "../../solver/problems/read-statement.ts";
import { SOLUTION_PROBLEMS } from "../../solver/problems/solution-problems.cases.ts";
import { THERMODYNAMIC_PROBLEMS } from "../../solver/problems/thermodynamic-problems.cases.ts";
import { readProblemTokens } from "../../solver/problems/tokens.ts";
import { FORMULA_PROBLEMS, WORKED_PROBLEMS } from "../../solver/problems/worked-problems.cases.ts";
import { KINDS, LABELS, variableOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import type { Scene } from "./rule.ts";
import { RULES } from "./rules.ts";

const TABLES = [
  COURSE_PROBLEMS,
  ENERGY_PROBLEMS,
  EQUILIBRIUM_PROBLEMS,
  GAS_PROBLEMS,
  HEAT_PROBLEMS,
  MIXTURE_AT_EQUILIBRIUM_PROBLEMS,
  MATTER_PROBLEMS,
  MIXTURE_PROBLEMS,
  SOLUTION_PROBLEMS,
  THERMODYNAMIC_PROBLEMS,
  WORKED_PROBLEMS,
];

const TEXTS = [
  ...TABLES.flatMap((table) =>
    Object.values<readonly { readonly text: string }[]>(table).flatMap((problems) => problems.map(({ text }) => text)),
  ),
  ...[...FORMULA_PROBLEMS, ...MATTER_FORMULAS].map(([text]) => text),
];

const SCENES = TEXTS.flatMap((text): Scene | [] => {
  const tokens = readProblemTokens(text, problemVocabulary(), "en");
  return (tokens === null ? null : readStatement(tokens))?.scene ?? [];
});

const ALL_KINDS = Object.keys(KINDS) as Kind[];

test.each(RULES.map(([rule, kinds]) => [rule.name, rule, kinds] as const))(
  "%s finds no other kind of quantity than the search asks it for",
  (_, rule, kinds) => {
    const others = ALL_KINDS.filter((kind) => !kinds.includes(kind));
    const found = SCENES.flatMap((scene) =>
      [null, ...new Set(scene.givens.flatMap(({ of }) => of ?? []))].flatMap((of) =>
        others.filter((kind) => [null, ...LABELS].some((label) => rule(variableOf(kind, of, label), scene).length > 0)),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  },
);
