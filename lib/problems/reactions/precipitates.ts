import { canonicalOf } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { FactValue } from "../../methods/facts.ts";
import { expression, formulaTerm, joined, step, substanceTerm } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { PRECIPITATIONS } from "./aqueous-reactions.ts";
import { getReaction } from "./reaction.ts";

const WORDS = "problems-reactions.precipitates";

function listIons(salt: string): string[] {
  const ions = findSalt(getFormula(salt));
  if (ions === null) throw new Error(`${salt} is no salt`);
  return [...ions.cations, ions.anion].map(({ formula }) => canonicalOf(formula));
}

type Mixture = {
  readonly reactants: readonly [string, string];
  readonly precipitate: string;
  readonly dissolved: string;
};

/** Which of the new pairs of ions does not dissolve. */
export function solvePrecipitate({ reactants, precipitate, dissolved }: Mixture, asked: "formula" | "name"): Solved {
  const line = (salt: string) =>
    expression(
      formulaTerm(salt),
      ":",
      ...joined(
        listIons(salt).map((each) => [formulaTerm(each)]),
        "+",
      ),
    );
  return {
    steps: [
      step(
        "ions",
        reactants.map((salt) => line(salt)),
      ),
      step("rule"),
      step("precipitate", [], { precipitate: formulaTerm(precipitate), dissolved: formulaTerm(dissolved) }),
    ],
    answer: { id: asked, value: asked === "formula" ? formulaTerm(precipitate) : substanceTerm(precipitate) },
  };
}

function draft(random: Random): SolvedDraft | null {
  const { reactants, equation, precipitate } = random.pick(PRECIPITATIONS);
  const dissolved = getReaction(equation).species.at(-1);
  if (precipitate === null || dissolved === undefined) return null;
  const variant = random.pick(["formula", "name"] as const);
  const value = (formula: string): FactValue => (variant === "formula" ? formulaTerm(formula) : substanceTerm(formula));
  const [first, second] = reactants;
  return {
    kind: "solved",
    variant,
    values: {
      first: formulaTerm(first),
      second: formulaTerm(second),
      firstName: substanceTerm(first),
      secondName: substanceTerm(second),
    },
    ...solvePrecipitate({ reactants, precipitate, dissolved }, variant),
    distractors: [
      { slip: slipOf(WORDS, "soluble-product"), value: value(dissolved) },
      { slip: slipOf(WORDS, "reactant"), value: value(first) },
      { slip: slipOf(WORDS, "reactant"), value: value(second) },
    ],
  };
}

export const precipitates: Family = {
  id: "precipitates",
  subtopic: "net-ionic-equations",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: draft },
};
