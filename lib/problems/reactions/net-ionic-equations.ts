import { formatEquation } from "../../chemistry/equation/format.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { findIonicEquations } from "../../chemistry/ions/net-ionic.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { equationTerm, expression, formulaTerm, list } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { OTHER_AQUEOUS_REACTIONS, PRECIPITATIONS } from "./aqueous-reactions.ts";
import type { AqueousReaction } from "./aqueous-reactions.ts";
import { getReaction } from "./reaction.ts";

const WORDS = "problems-reactions.net-ionic-equations";

type Ionic = {
  readonly molecular: string;
  readonly complete: string;
  readonly net: Equation;
  readonly spectators: readonly string[];
};

function readIonic({ equation }: AqueousReaction): Ionic {
  const found = findIonicEquations(getReaction(equation).equation);
  if (!found.ok || found.value.net === null) throw new Error(`${equation} has no net ionic equation`);
  const { molecular, complete, net, spectators } = found.value;
  return {
    molecular: formatEquation(molecular, "ascii"),
    complete: formatEquation(complete, "ascii"),
    net,
    spectators: spectators.map((formula) => formatFormula({ ...formula, state: null }, "ascii")),
  };
}

/** What students write instead: with the spectators, with nothing split, without coefficients, the wrong way round. */
function listWrongEquations({ molecular, complete, net }: Ionic): Distractor[] {
  const ones = (side: Equation["reactants"]): Equation["reactants"] =>
    side.map((term) => ({ ...term, coefficient: null }));
  const plain = formatEquation({ ...net, reactants: ones(net.reactants), products: ones(net.products) }, "ascii");
  const right = formatEquation(net, "ascii");
  return [
    { slip: "spectator-ion", value: equationTerm(complete) },
    { slip: slipOf(WORDS, "not-split"), value: equationTerm(molecular) },
    ...(plain === right ? [] : [{ slip: "missing-coefficient", value: equationTerm(plain) }]),
    {
      slip: "reversed",
      value: equationTerm(formatEquation({ ...net, reactants: net.products, products: net.reactants }, "ascii")),
    },
  ];
}

function listSteps(ionic: Ionic, isMolecularGiven: boolean): StepFacts[] {
  return [
    ...(isMolecularGiven ? [] : [{ id: "products", lines: [expression(equationTerm(ionic.molecular))], values: {} }]),
    { id: "ions", lines: [expression(equationTerm(ionic.complete))], values: {} },
    {
      id: "spectators",
      lines: [],
      values: { spectators: list(ionic.spectators.map((formula) => formulaTerm(formula))) },
    },
    { id: "net", lines: [expression(equationTerm(formatEquation(ionic.net, "ascii")))], values: {} },
  ];
}

function draft(reaction: AqueousReaction, variant: "molecular" | "mixing"): SolvedDraft | null {
  const ionic = readIonic(reaction);
  if (ionic.spectators.length === 0) return null;
  const [first, second] = reaction.reactants;
  return {
    kind: "solved",
    variant,
    values:
      variant === "molecular"
        ? { equation: equationTerm(ionic.molecular) }
        : { first: formulaTerm(first), second: formulaTerm(second) },
    steps: listSteps(ionic, variant === "molecular"),
    answer: { id: "net", value: equationTerm(formatEquation(ionic.net, "ascii")) },
    distractors: listWrongEquations(ionic),
  };
}

function fromPrecipitation(random: Random): SolvedDraft | null {
  return draft(random.pick(PRECIPITATIONS), random.pick(["molecular", "mixing"] as const));
}

function fromAnyReaction(random: Random): SolvedDraft | null {
  return draft(random.pick(OTHER_AQUEOUS_REACTIONS), random.pick(["molecular", "mixing", "mixing"] as const));
}

export const netIonicEquations: Family = {
  id: "net-ionic-equations",
  subtopic: "net-ionic-equations",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: fromPrecipitation, hard: fromAnyReaction },
};
