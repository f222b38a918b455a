import type { Discharge, DischargeRule, Electrode, Electrolysis } from "../../chemistry/redox/electrolysis.ts";
import { findDischarges } from "../../chemistry/redox/discharge.ts";
import { INERT } from "../../chemistry/redox/electrolysis.ts";
import type { FactValue, Term } from "../../methods/facts.ts";
import { equationTerm, formulaTerm } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { DISCHARGE_WORDS, ionsOf, solveDischarge } from "./discharge.ts";

const word = wordIn(DISCHARGE_WORDS);

const wrong = (slip: string, value: FactValue): Distractor => ({ slip: slipOf(DISCHARGE_WORDS, slip), value });

type State = "melt" | "solution" | "dilute" | "concentrated";

const STRENGTHS = { melt: null, solution: null, dilute: "dilute", concentrated: "concentrated" } as const;

const cellOf = (electrolyte: string, state: State, metal: string | null = null): Electrolysis => ({
  electrolyte,
  state: state === "melt" ? "molten" : "aqueous",
  strength: STRENGTHS[state],
  electrodes: metal === null ? INERT : { cathode: metal, anode: metal },
});

const MELTS = ["NaCl", "KBr", "KI", "LiCl", "MgCl2", "CaCl2", "ZnCl2", "PbBr2", "PbI2", "Al2O3", "MgBr2"] as const;

/** Chlorides are concentrated, since courses differ in what a dilute one gives. */
const SOLUTIONS: readonly (readonly [electrolyte: string, state: State])[] = [
  ["NaCl", "concentrated"],
  ["KCl", "concentrated"],
  ["MgCl2", "concentrated"],
  ["CuCl2", "concentrated"],
  ["HCl", "concentrated"],
  ["KBr", "concentrated"],
  ["NaI", "concentrated"],
  ["CuBr2", "concentrated"],
  ["Na2SO4", "solution"],
  ["KNO3", "solution"],
  ["MgSO4", "solution"],
  ["CuSO4", "solution"],
  ["AgNO3", "solution"],
  ["Cu(NO3)2", "solution"],
  ["NaOH", "solution"],
  ["H2SO4", "dilute"],
  ["HNO3", "dilute"],
];

/** The element, or the oxide, that an anion seems to leave behind. */
const LEFT_OF_ANIONS: Readonly<Record<string, string>> = { "SO4^2-": "SO2", "NO3-": "NO2" };

const metalOf = (cation: string): string => cation.replace(/[\^\d+]+$/, "");

/** What is taken for the product of one electrode, by the usual mistakes. */
function wrongProducts(cell: Electrolysis, at: Electrode, { product, rule }: Discharge, other: string): Distractor[] {
  const [cation = "", ...rest] = ionsOf(cell);
  const anion = rest.at(-1) ?? "";
  const left = LEFT_OF_ANIONS[anion];
  const byRule: Readonly<Partial<Record<DischargeRule, Distractor>>> = {
    "melt-cation": wrong("hydrogen-in-melt", formulaTerm("H2")),
    "melt-anion": wrong("atom-for-molecule", formulaTerm(product.replace(/2$/, ""))),
    "reactive-metal": wrong("metal-for-hydrogen", formulaTerm(metalOf(cation))),
    "noble-metal": wrong("hydrogen-for-metal", formulaTerm("H2")),
    halide: wrong("oxygen-for-halogen", formulaTerm("O2")),
    ...(left !== undefined && { "no-halide": wrong("element-of-anion", formulaTerm(left)) }),
  };
  const own = byRule[rule];
  return [
    ...(own === undefined ? [] : [own]),
    wrong("exchanged", formulaTerm(other)),
    wrong("ion-left", formulaTerm(at === "cathode" ? cation : anion)),
  ];
}

const electrodeOf = (random: Random): Electrode => random.pick(["cathode", "anode"] as const);

const OTHER = { cathode: "anode", anode: "cathode" } as const;

function product(cell: Electrolysis, state: State, at: Electrode): SolvedDraft | null {
  const found = findDischarges(cell);
  const [own, other] = [found[at], found[OTHER[at]]];
  const solved = solveDischarge(cell, at, "formula");
  if (solved === null || !own.ok || !other.ok) return null;
  return {
    kind: "solved",
    variant: at,
    values: { electrolyte: formulaTerm(cell.electrolyte), state: word(state) },
    ...solved,
    distractors: wrongProducts(cell, at, own.value, other.value.product),
  };
}

function ofMelt(random: Random): SolvedDraft | null {
  return product(cellOf(random.pick(MELTS), "melt"), "melt", electrodeOf(random));
}

function ofSolution(random: Random): SolvedDraft | null {
  const [electrolyte, state] = random.pick(SOLUTIONS);
  return product(cellOf(electrolyte, state), state, electrodeOf(random));
}

const HALVES: readonly (readonly [electrolyte: string, state: State, metal: string | null])[] = [
  ["CuSO4", "solution", "Cu"],
  ["AgNO3", "solution", "Ag"],
  ["NiSO4", "solution", "Ni"],
  ["CuSO4", "solution", null],
  ["AgNO3", "solution", null],
  ["CuCl2", "concentrated", null],
  ["NaCl", "concentrated", null],
  ["KI", "concentrated", null],
  ["HBr", "concentrated", null],
  ["NaOH", "solution", null],
  ["H2SO4", "dilute", null],
  ["Al2O3", "melt", null],
  ["MgCl2", "melt", null],
  ["PbBr2", "melt", null],
];

/** Where courses write water, or the H+ and OH- of water, no one half-equation is right. */
const OF_WATER: ReadonlySet<DischargeRule> = new Set(["reactive-metal", "water-hydrogen", "no-halide", "water-oxygen"]);

const reversed = (half: string): string => half.split(" -> ").toReversed().join(" -> ");

/** With another number of electrons than the charges ask for. */
const withElectrons = (half: string): string =>
  half.replace(/(\d )?e-/, (electrons) => (electrons === "e-" ? "2 e-" : "e-"));

function half(random: Random): SolvedDraft | null {
  const [electrolyte, state, metal] = random.pick(HALVES);
  const cell = cellOf(electrolyte, state, metal);
  const at = electrodeOf(random);
  const found = findDischarges(cell);
  const [own, other] = [found[at], found[OTHER[at]]];
  const solved = solveDischarge(cell, at, "half");
  if (solved === null || !own.ok || OF_WATER.has(own.value.rule)) return null;
  const metals: Readonly<Record<string, Term>> = metal === null ? {} : { metal: formulaTerm(metal) };
  const isOwn = own.value.rule === "own-metal";
  return {
    kind: "solved",
    variant: metal === null ? `half-${at}` : `active-${at}`,
    values: { electrolyte: formulaTerm(electrolyte), state: word(state), ...metals },
    ...solved,
    distractors: [
      ...(isOwn ? [wrong("inert-anode", equationTerm("2 H2O -> O2 + 4 H+ + 4 e-"))] : []),
      ...(other.ok ? [wrong("other-half", equationTerm(other.value.half))] : []),
      wrong("half-reversed", equationTerm(reversed(own.value.half))),
      wrong("wrong-electrons", equationTerm(withElectrons(own.value.half))),
    ],
  };
}

/** What forms at the electrodes of an electrolysis: of a melt, of a solution, with its half-equation. */
export const electrodeProducts: Family = {
  id: "electrode-products",
  subtopic: "electrolysis-faradays-laws",
  words: DISCHARGE_WORDS,
  forms: ["free", "choice"],
  levels: { easy: ofMelt, medium: ofSolution, hard: half },
};
