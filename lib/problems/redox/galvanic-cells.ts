import { METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import type { Expression, FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import {
  drawCell,
  factorsOf,
  oxidationOf,
  potentialName,
  potentialOf,
  printed,
  reactionOf,
  reductionOf,
  volts,
} from "./cells.ts";
import type { Cell } from "./cells.ts";

const WORDS = "problems-redox.galvanic-cells";
const word = wordIn(WORDS);

const wrong = (slip: string, value: FactValue): Distractor => ({ slip: slipOf(WORDS, slip), value });

/** Solid metals in solutions of their ions. */
const drawMetals = (random: Random): Cell | null => drawCell(random, METAL_COUPLES);

const halves = ({ anode, cathode }: Cell): StepFacts["lines"] => [
  expression(equationTerm(oxidationOf(anode))),
  expression(equationTerm(reductionOf(cathode))),
];

/** What the question asks for, which step answers it, and whether it is the metal or the ion of which half-cell. */
const ROLES = {
  oxidized: "loses",
  "reducing-agent": "loses",
  reduced: "gains",
  "oxidizing-agent": "gains",
  anode: "anode",
  cathode: "cathode",
} as const;

export type Role = keyof typeof ROLES;

/** The species that plays a part, and why the others do not. */
function castRole(
  role: Role,
  { anode, cathode }: Cell,
): { readonly right: string; readonly others: readonly (readonly [slip: string, formula: string])[] } {
  const [[, lost], [, given], [, taker], [, made]] = [anode.reduced, anode.oxidized, cathode.oxidized, cathode.reduced];
  switch (ROLES[role]) {
    case "loses":
      return {
        right: lost,
        others: [
          ["gains-electrons", taker],
          ["product", given],
          ["product", made],
        ],
      };
    case "gains":
      return {
        right: taker,
        others: [
          ["loses-electrons", lost],
          ["product", made],
          ["product", given],
        ],
      };
    case "anode":
      return {
        right: lost,
        others: [
          ["other-electrode", made],
          ["dissolved-ion", given],
          ["dissolved-ion", taker],
        ],
      };
    case "cathode":
      return {
        right: made,
        others: [
          ["other-electrode", lost],
          ["dissolved-ion", taker],
          ["dissolved-ion", given],
        ],
      };
  }
}

/** The species that plays a part in a cell of two metals. */
export const solveSpecies = (role: Role, cell: Cell): Solved => castSteps(role, cell, castRole(role, cell).right);

const castSteps = (role: Role, cell: Cell, right: string): Solved => ({
  steps: [step("split", halves(cell)), step(ROLES[role], [expression(formulaTerm(right))])],
  answer: { id: "species", value: formulaTerm(right) },
});

/** What loses or gains electrons in any reaction, told by the oxidation numbers of an element of it. */
export function solveAgent(side: "loses" | "gains", change: Expression, right: string): Solved {
  return { steps: [step(side, [change])], answer: { id: "species", value: formulaTerm(right) } };
}

/** The half-reaction at one electrode of a cell of two metals: of its reaction, or by the potentials. */
export function solveHalf(at: "anode" | "cathode", cell: Cell, isCompared: boolean): Solved {
  const own = equationTerm(at === "anode" ? oxidationOf(cell.anode) : reductionOf(cell.cathode));
  return {
    steps: [isCompared ? compare : step("split", halves(cell)), step(`half-${at}`, [expression(own)])],
    answer: { id: "half", value: own },
  };
}

/** The reaction of a cell of two metals, by the potentials or by its notation. */
export function solveReaction(cell: Cell, by: "potentials" | "notation"): Solved {
  const answer = equationTerm(reactionOf(cell, factorsOf(cell)));
  return {
    steps: [
      by === "notation" ? step("read-notation") : compare,
      step("split", halves(cell)),
      step("add", [expression(answer)]),
    ],
    answer: { id: "reaction", value: answer },
  };
}

function species(random: Random): SolvedDraft | null {
  const cell = drawMetals(random);
  if (cell === null) return null;
  const role = random.pick(Object.keys(ROLES) as Role[]);
  const { right, others } = castRole(role, cell);
  return {
    kind: "solved",
    variant: role,
    values: { equation: equationTerm(reactionOf(cell, factorsOf(cell))) },
    ...castSteps(role, cell, right),
    distractors: others.map(([slip, formula]) => wrong(slip, formulaTerm(formula))),
  };
}

/** The two half-cells in either order, so that the place does not tell the anode. */
function describe(random: Random, { anode, cathode }: Cell) {
  const [first, second] = random.shuffle([anode, cathode]) as [Cell["anode"], Cell["anode"]];
  const line = (couple: Cell["anode"]) => equals(potentialName(couple), volts(potentialOf(couple)));
  return {
    values: {
      metal1: formulaTerm(first.reduced[1]),
      metal2: formulaTerm(second.reduced[1]),
      potential1: line(first),
      potential2: line(second),
    },
    given: [line(first), line(second)],
  };
}

const compare: StepFacts = step("compare");

function half(random: Random): SolvedDraft | null {
  const cell = drawMetals(random);
  if (cell === null) return null;
  const { anode, cathode } = cell;
  const asked = random.pick(["anode", "cathode"] as const);
  const [right, own, other] =
    asked === "anode" ? ([oxidationOf, anode, cathode] as const) : ([reductionOf, cathode, anode] as const);
  const opposite = asked === "anode" ? reductionOf : oxidationOf;
  return {
    kind: "solved",
    variant: `half-${asked}`,
    ...describe(random, cell),
    ...solveHalf(asked, cell, true),
    distractors: [
      wrong("half-reversed", equationTerm(opposite(own))),
      wrong("wrong-metal", equationTerm(right(other))),
      wrong("other-half", equationTerm(opposite(other))),
    ],
  };
}

const arrow = (from: string, to: string): Term[] => [
  formulaTerm(from),
  { kind: "operator", symbol: "->" },
  formulaTerm(to),
];

/** Electrons in the wire, ions in the salt bridge, or the masses of the electrodes. */
function direction(random: Random): SolvedDraft | null {
  const cell = drawMetals(random);
  if (cell === null) return null;
  const [from, to] = [cell.anode.reduced[1], cell.cathode.reduced[1]];
  const described = describe(random, cell);
  const asked = random.pick(["electrons", "ions", "masses"] as const);
  const options = {
    electrons: () => {
      const way = (by: "wire" | "bridge", ...ends: [string, string]) =>
        expression(word(by), "(", ...arrow(...ends), ")");
      return [
        way("wire", from, to),
        wrong("electrons-reversed", way("wire", to, from)),
        wrong("electrons-in-bridge", way("bridge", from, to)),
        wrong("electrons-in-bridge", way("bridge", to, from)),
      ] as const;
    },
    ions: () => {
      const ways = (cations: string, anions: string) =>
        expression(
          formulaTerm("K^+"),
          "->",
          formulaTerm(cations),
          ",",
          formulaTerm("NO3^-"),
          "->",
          formulaTerm(anions),
        );
      return [
        ways(to, from),
        wrong("ions-reversed", ways(from, to)),
        wrong("ions-together", ways(to, to)),
        wrong("ions-together", ways(from, from)),
      ] as const;
    },
    masses: () => {
      const changes = (ofAnode: string, ofCathode: string) =>
        expression(formulaTerm(from), "(", word(ofAnode), ")", ",", formulaTerm(to), "(", word(ofCathode), ")");
      return [
        changes("lighter", "heavier"),
        wrong("masses-reversed", changes("heavier", "lighter")),
        wrong("masses-alike", changes("lighter", "lighter")),
        wrong("masses-alike", changes("heavier", "heavier")),
      ] as const;
    },
  } as const;
  const [right, ...others] = options[asked]();
  return {
    kind: "solved",
    variant: asked,
    ...described,
    steps: [compare, step("split", halves(cell)), step(asked)],
    answer: { id: "direction", value: right },
    distractors: others,
  };
}

/** `Zn | Zn²⁺ ‖ Cu²⁺ | Cu`, read alike in every language. */
const notation = (...parts: readonly [string, string, string, string]): Term => {
  const [a, b, c, d] = parts.map(printed);
  return variable(`${a} | ${b} ‖ ${c} | ${d}`);
};

const notationOf = ({ anode, cathode }: Cell): Term =>
  notation(anode.reduced[1], anode.oxidized[1], cathode.oxidized[1], cathode.reduced[1]);

/** The reaction of the cell where the half-reactions differ in their electrons. */
function equation(random: Random): SolvedDraft | null {
  const cell = drawMetals(random);
  if (cell === null || cell.anode.electrons === cell.cathode.electrons) return null;
  const factors = factorsOf(cell);
  const isNotation = random.chance(0.5);
  const described = isNotation ? { values: { cell: notationOf(cell) } } : describe(random, cell);
  return {
    kind: "solved",
    variant: isNotation ? "from-notation" : "equation",
    ...described,
    ...solveReaction(cell, isNotation ? "notation" : "potentials"),
    distractors: [
      wrong(
        "reaction-reversed",
        equationTerm(
          reactionOf({ anode: cell.cathode, cathode: cell.anode }, { anode: factors.cathode, cathode: factors.anode }),
        ),
      ),
      wrong("unequal-electrons", equationTerm(reactionOf(cell, { anode: 1, cathode: 1 }))),
      wrong("swapped-factors", equationTerm(reactionOf(cell, { anode: factors.cathode, cathode: factors.anode }))),
    ],
  };
}

function notationOfReaction(random: Random): SolvedDraft | null {
  const cell = drawMetals(random);
  if (cell === null) return null;
  const { anode, cathode } = cell;
  const right = notationOf(cell);
  return {
    kind: "solved",
    variant: "notation",
    values: { equation: equationTerm(reactionOf(cell, factorsOf(cell))) },
    steps: [step("split", halves(cell)), step("notation", [expression(right)])],
    answer: { id: "notation", value: right },
    distractors: [
      wrong("notation-reversed", notationOf({ anode: cathode, cathode: anode })),
      wrong("notation-order", notation(anode.oxidized[1], anode.reduced[1], cathode.reduced[1], cathode.oxidized[1])),
      wrong("notation-order", notation(anode.reduced[1], anode.oxidized[1], cathode.reduced[1], cathode.oxidized[1])),
    ],
  };
}

const shared = { subtopic: "galvanic-cells", words: WORDS } as const;

/** Which species is oxidized, which metal the anode: from the equation of the cell. */
export const cellSpecies: Family = {
  ...shared,
  id: "cell-species",
  forms: ["free", "choice"],
  levels: { easy: species },
};

/** The half-reaction at an electrode, from the potentials. */
export const cellHalves: Family = { ...shared, id: "cell-halves", forms: ["free", "choice"], levels: { medium: half } };

/** What moves and what changes while the cell works; ways and changes of two at once, which no free answer says plainly. */
export const cellDirections: Family = {
  ...shared,
  id: "cell-directions",
  forms: ["choice"],
  levels: { medium: direction },
};

/** The reaction of a cell, from its potentials or its notation. */
export const cellReactions: Family = {
  ...shared,
  id: "cell-reactions",
  forms: ["free", "choice"],
  levels: { hard: equation },
};

/** The notation of a cell; the lines in it are on no keyboard. */
export const cellNotation: Family = {
  ...shared,
  id: "cell-notation",
  forms: ["choice"],
  levels: { hard: notationOfReaction },
};
