import { formatEquation } from "../../chemistry/equation/format.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { findIonicEquations } from "../../chemistry/ions/net-ionic.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { equationTerm, expression, formulaTerm, list, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
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

/** Null where no rule says what is dissolved, or nothing reacts. */
function findIonic(equation: Equation): Ionic | null {
  const found = findIonicEquations(equation);
  if (!found.ok || found.value.net === null) return null;
  const { molecular, complete, net, spectators } = found.value;
  return {
    molecular: formatEquation(molecular, "ascii"),
    complete: formatEquation(complete, "ascii"),
    net,
    spectators: spectators.map((formula) => canonicalOf(formula)),
  };
}

function readIonic({ equation }: AqueousReaction): Ionic {
  const ionic = findIonic(getReaction(equation).equation);
  if (ionic === null) throw new Error(`${equation} has no net ionic equation`);
  return ionic;
}

const ionTerms = ({ spectators }: Ionic) => list(spectators.map((formula) => formulaTerm(formula)));

const netTerm = ({ net }: Ionic) => equationTerm(formatEquation(net, "ascii"));

/** The net or the complete ionic equation of a reaction in water, or its spectators; null where there is none. */
export function solveIonic(
  equation: Equation,
  asked: "net" | "complete" | "spectators",
  isMolecularGiven: boolean,
): Solved | null {
  const ionic = findIonic(equation);
  if (ionic === null || ionic.spectators.length === 0) return null;
  const steps = listSteps(ionic, isMolecularGiven);
  if (asked === "net") return { steps, answer: { id: asked, value: netTerm(ionic) } };
  return asked === "complete"
    ? { steps: steps.slice(0, -2), answer: { id: asked, value: equationTerm(ionic.complete) } }
    : { steps: steps.slice(0, -1), answer: { id: asked, value: ionTerms(ionic) } };
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
    ...(isMolecularGiven ? [] : [step("products", [expression(equationTerm(ionic.molecular))])]),
    step("ions", [expression(equationTerm(ionic.complete))]),
    step("spectators", [], { spectators: ionTerms(ionic) }),
    step("net", [expression(netTerm(ionic))]),
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
    answer: { id: "net", value: netTerm(ionic) },
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
