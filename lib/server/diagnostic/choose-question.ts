import "server-only";
import { randomInt } from "node:crypto";
import type { Difficulty } from "#lib/curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS, type SubtopicSlug } from "#lib/curriculum/outline.ts";
import { chooseDiagnostic, type Offer } from "#lib/mastery/estimate/choose-diagnostic.ts";
import type { Estimates } from "#lib/mastery/estimate/estimate.ts";
import type { Family } from "#lib/problems/family.ts";
import type { Form } from "#lib/problems/forms.ts";
import { generate } from "#lib/problems/generate.ts";
import { listOptions } from "#lib/problems/options.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { listFamilies } from "#lib/problems/registry.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import type { StoredQuestion } from "./stored-questions.ts";

/** Of four options, as most questions have. */
const GUESS_CHANCE = 0.25;

const familiesOf = (subtopic: SubtopicSlug, difficulty: Difficulty, form: Form): Family[] =>
  listFamilies(subtopic).filter((family) => family.levels[difficulty] !== undefined && family.forms.includes(form));

/** What a diagnostic can ask: each subtopic at each level at which it has a choice. */
const OFFERS: readonly Offer[] = SUBTOPIC_SLUGS.flatMap((subtopic) =>
  (["easy", "medium", "hard"] as const)
    .filter((difficulty) => familiesOf(subtopic, difficulty, "choice").length > 0)
    .map((difficulty) => ({ subtopic, difficulty, guessChance: GUESS_CHANCE })),
);

/** The next question, of which most is learnt; every other one is answered with a number where its subtopic has such. Null when there is none. */
export function chooseQuestion(estimates: Estimates, asked: readonly StoredQuestion[]): StoredQuestion | null {
  const offer = chooseDiagnostic(
    estimates,
    OFFERS,
    asked.map(({ problem }) => problem),
  );
  if (offer === null) return null;
  const { subtopic, difficulty } = offer;
  const numeric = asked.length % 2 === 1 ? poseNumeric(subtopic, difficulty) : null;
  const problem = numeric ?? pose(familiesOf(subtopic, difficulty, "choice"), difficulty, "choice");
  if (problem === null) return null;
  const options = numeric === null ? listOptions(problem, randomInt(GREATEST_SEED)) : [];
  return { problem, form: numeric === null ? "choice" : "free", options, unread: 0, answer: null };
}

function pose(families: readonly Family[], difficulty: Difficulty, form: Form): Problem | null {
  const family = families[randomInt(Math.max(1, families.length))];
  return family === undefined ? null : generate(family, difficulty, form, randomInt(GREATEST_SEED));
}

/** Words and formulas can be written in many ways, of which some cannot be read; a number with its unit is understood. */
function poseNumeric(subtopic: SubtopicSlug, difficulty: Difficulty): Problem | null {
  const problem = pose(familiesOf(subtopic, difficulty, "free"), difficulty, "free");
  const kind = problem?.solution.answer.value.kind;
  return kind === "quantity" || kind === "count" ? problem : null;
}
