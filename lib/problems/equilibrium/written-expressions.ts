import { readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Participant } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Expression } from "../../methods/facts.ts";
import { equationTerm, expression, step, variable } from "../../methods/terms.ts";
import type { Distractor } from "../problem.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { lawTerms } from "../../methods/equilibrium-terms.ts";
import { GAS_REACTIONS } from "./reactions.ts";

const WORDS = "problems-equilibrium.written-expressions";

const MORE_GASES = [
  "4 NH3(g) + 5 O2(g) <=> 4 NO(g) + 6 H2O(g)",
  "CH4(g) + H2O(g) <=> CO(g) + 3 H2(g)",
  "2 NO(g) + O2(g) <=> 2 NO2(g)",
  "2 H2S(g) <=> 2 H2(g) + S2(g)",
  "4 HCl(g) + O2(g) <=> 2 Cl2(g) + 2 H2O(g)",
  "2 N2O5(g) <=> 4 NO2(g) + O2(g)",
  "C2H4(g) + H2O(g) <=> C2H5OH(g)",
  "2 CO(g) + O2(g) <=> 2 CO2(g)",
] as const;

/** Reactions with pure solids or liquids, or in water, which is the solvent then. */
const MIXED = [
  "CaCO3(s) <=> CaO(s) + CO2(g)",
  "C(s) + H2O(g) <=> CO(g) + H2(g)",
  "C(s) + CO2(g) <=> 2 CO(g)",
  "NH4Cl(s) <=> NH3(g) + HCl(g)",
  "NH4HS(s) <=> NH3(g) + H2S(g)",
  "FeO(s) + CO(g) <=> Fe(s) + CO2(g)",
  "Fe3O4(s) + 4 H2(g) <=> 3 Fe(s) + 4 H2O(g)",
  "2 NaHCO3(s) <=> Na2CO3(s) + H2O(g) + CO2(g)",
  "Ni(s) + 4 CO(g) <=> Ni(CO)4(g)",
  "PbI2(s) <=> Pb^2+(aq) + 2 I^-(aq)",
  "AgCl(s) <=> Ag^+(aq) + Cl^-(aq)",
  "CH3COOH(aq) + H2O(l) <=> H3O^+(aq) + CH3COO^-(aq)",
  "NH3(aq) + H2O(l) <=> NH4^+(aq) + OH^-(aq)",
  "Cu(s) + 2 Ag^+(aq) <=> Cu^2+(aq) + 2 Ag(s)",
  "CuO(s) + H2(g) <=> Cu(s) + H2O(g)",
  "2 HgO(s) <=> 2 Hg(l) + O2(g)",
  "SnO2(s) + 2 CO(g) <=> Sn(s) + 2 CO2(g)",
] as const;

const ofAll = (participants: readonly Participant[]): readonly Participant[] =>
  participants.map((each) => ({ ...each, state: "g" }));

const changed = (
  participants: readonly Participant[],
  power: (participant: Participant) => number,
): readonly Participant[] => participants.map((each) => ({ ...each, power: power(each) }));

const written = (participants: readonly Participant[]): Expression =>
  expression(variable("K"), "=", ...lawTerms(participants, "concentration"));

function choose(random: Random, equations: readonly string[]): SolvedDraft {
  const equation = random.pick(equations);
  const participants = readEquilibrium(equation);
  const hasPure = participants.some(({ state }) => state === "s" || state === "l");
  const right = written(participants);
  const candidates: Distractor[] = [
    ...(hasPure ? [{ slip: slipOf(WORDS, "pure-included"), value: written(ofAll(participants)) }] : []),
    { slip: slipOf(WORDS, "turned-over"), value: written(changed(participants, ({ power }) => -power)) },
    { slip: slipOf(WORDS, "no-powers"), value: written(changed(participants, ({ power }) => Math.sign(power))) },
    { slip: slipOf(WORDS, "only-products"), value: written(participants.filter(({ power }) => power > 0)) },
    ...(hasPure
      ? [
          {
            slip: slipOf(WORDS, "pure-and-turned"),
            value: written(changed(ofAll(participants), ({ power }) => -power)),
          },
        ]
      : []),
  ];
  const seen = new Set([JSON.stringify(right)]);
  const distractors = candidates.filter(({ value }) => {
    const key = JSON.stringify(value);
    const isNew = !seen.has(key) && value.kind === "expression" && value.terms.length > 2;
    seen.add(key);
    return isNew;
  });
  return {
    kind: "solved",
    variant: "write",
    values: { equation: equationTerm(equation) },
    steps: [step(hasPure ? "leave-out" : "products-over-reactants"), step("write")],
    answer: { id: "law", value: right },
    distractors,
  };
}

/** Which expression belongs to a reaction. */
export const writtenExpressions: Family = {
  id: "equilibrium-expressions",
  subtopic: "equilibrium-constant",
  words: WORDS,
  forms: ["choice"],
  levels: {
    easy: (random) => choose(random, [...GAS_REACTIONS.map(({ equation }) => equation), ...MORE_GASES]),
    medium: (random) => choose(random, MIXED),
  },
};
