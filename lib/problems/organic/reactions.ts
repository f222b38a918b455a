import { hydrogensOn, readStructure } from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import type { Expression, FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { expression, formulaTerm, notation, organicTerm } from "../../methods/terms.ts";
import { nameStructure } from "../../nomenclature/organic/systematic/name-structure.ts";
import { listDistinct } from "../distractors.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { drawn } from "./drawn.ts";

const WORDS = "problems-organic.reactions";

const word = wordIn(WORDS);

const named = (smiles: string): Term => {
  const name = nameStructure(readStructure(smiles));
  if (name === null) throw new Error(`${smiles} has no simple name`);
  return organicTerm(name.name);
};

const TYPES = ["addition", "substitution", "elimination", "esterification", "hydrolysis", "oxidation"] as const;

type Type = (typeof TYPES)[number];

/** Alkyl groups in SMILES, bonded by their last atom. */
const LEFT = ["C", "CC", "CCC", "CC(C)", "CCCC", "CC(C)C"] as const;

/** Those beside which no intermediate rearranges: 3-methylbut-1-ene does. */
const CHAINS = LEFT.filter((each) => each !== "CC(C)");

/** Alkyl groups in SMILES, bonded by their first atom. */
const RIGHT = ["C", "CC", "CCC"] as const;

type Side = (string | { readonly formula: string })[];

/** Equations of a type, as SMILES of the organic compounds (`R`, `Q` alkyl groups) and formulas of the others. */
const PATTERNS: Readonly<Record<Type, readonly (readonly [before: Side, after: Side])[]>> = {
  addition: [
    [["RC=C", { formula: "H2" }], ["RCC"]],
    [["RC=C", { formula: "Br2" }], ["RC(Br)CBr"]],
    [["RC=C", { formula: "HBr" }], ["RC(Br)C"]],
    [["RC=C", { formula: "H2O" }], ["RC(O)C"]],
  ],
  substitution: [
    [
      ["RC", { formula: "Cl2" }],
      ["RCCl", { formula: "HCl" }],
    ],
    [
      ["RC", { formula: "Br2" }],
      ["RCBr", { formula: "HBr" }],
    ],
    [
      ["RCBr", { formula: "OH^-" }],
      ["RCO", { formula: "Br^-" }],
    ],
  ],
  elimination: [
    [["RCCO"], ["RC=C", { formula: "H2O" }]],
    [
      ["RCCBr", { formula: "OH^-" }],
      ["RC=C", { formula: "H2O" }, { formula: "Br^-" }],
    ],
  ],
  esterification: [
    [
      ["RC(=O)O", "OQ"],
      ["RC(=O)OQ", { formula: "H2O" }],
    ],
  ],
  hydrolysis: [
    [
      ["RC(=O)OQ", { formula: "H2O" }],
      ["RC(=O)O", "OQ"],
    ],
  ],
  oxidation: [
    [
      ["RCO", { formula: "[O]" }],
      ["RC=O", { formula: "H2O" }],
    ],
    [
      ["RC(O)Q", { formula: "[O]" }],
      ["RC(=O)Q", { formula: "H2O" }],
    ],
    [["RC=O", { formula: "[O]" }], ["RC(=O)O"]],
  ],
};

/** `O` at the beginning of the alcohol's SMILES is its group, so that it is read from its carbon. */
function writeSide(side: Side, left: string, right: string, random: Random): Expression["terms"] {
  return side.flatMap((part, index) => {
    const term =
      typeof part === "string"
        ? drawn(readStructure(part.replace("R", left).replace("Q", right)), random)
        : part.formula === "[O]"
          ? notation("[O]")
          : formulaTerm(part.formula);
    return index === 0 ? [term] : expression("+", term).terms;
  });
}

/** Types that some textbooks count a reaction of another type among: a wrong option must be wrong for all of them. */
const DISPUTED: Readonly<Partial<Record<Type, readonly Type[]>>> = {
  substitution: ["hydrolysis", "esterification"],
  esterification: ["substitution"],
  hydrolysis: ["substitution"],
  oxidation: ["addition"],
};

/** The type of a reaction that an equation shows. */
function askType(random: Random): SolvedDraft {
  const type = random.pick(TYPES);
  const [before, after] = random.pick(PATTERNS[type]);
  const [left, right] = [random.pick(LEFT), random.pick(RIGHT)];
  const equation: Expression = {
    kind: "expression",
    terms: [
      ...writeSide(before, left, right, random),
      ...expression("->").terms,
      ...writeSide(after, left, right, random),
    ],
  };
  return {
    kind: "solved",
    variant: type === "oxidation" ? "type-oxidant" : "type",
    values: { equation },
    steps: [
      { id: "compare", lines: [], values: {} },
      { id: "what-changed", lines: [], values: {} },
      { id: "type", lines: [], values: {} },
    ],
    answer: { id: "type", value: word(type) },
    distractors: TYPES.filter((each) => each !== type && DISPUTED[type]?.includes(each) !== true).map((each) => ({
      slip: slipOf(WORDS, `not-${each}`),
      value: word(each),
    })),
  };
}

type Task = {
  readonly variant: string;
  readonly from: readonly string[];
  readonly steps: readonly string[];
  readonly answer: string;
  readonly wrong: readonly (readonly [slip: string, smiles: string])[];
};

/** Products of an alkene `RC=C` in which the second carbon bears a hydrogen less: by Markovnikov's rule the group goes there. */
function addTo(left: string, group: string, variant: string): Task {
  return {
    variant,
    from: [`${left}C=C`],
    steps: ["open-double", "markovnikov"],
    answer: `${left}C(${group})C`,
    wrong: [
      ["anti-markovnikov", `${left}CC${group}`],
      ["only-hydrogen", `${left}CC`],
      ["chain-lost", `${left}C${group}`],
    ],
  };
}

/** As many carbons as the two groups together, in a row. */
const straight = (left: string, right: string): string => "C".repeat(`${left}${right}`.replaceAll(/[^C]/g, "").length);

/** Acid and alcohol exchanged, where the acid's group has a name as an alkyl group. */
const swapped = (left: string, right: string): (readonly [string, string])[] =>
  left.includes("(") ? [] : [["ester-swapped", `${right}C(=O)O${left}`]];

/** One step of synthesis, its product and what it is mistaken for. */
function listTasks(left: string, right: string): Task[] {
  return [
    addTo(left, "Br", "add-hbr"),
    addTo(left, "Cl", "add-hcl"),
    addTo(left, "O", "add-water"),
    {
      variant: "add-bromine",
      from: [`${left}C=C`],
      steps: ["open-double", "both-carbons"],
      answer: `${left}C(Br)CBr`,
      wrong: [
        ["one-atom-only", `${left}C(Br)C`],
        ["same-carbon", `${left}CC(Br)Br`],
        ["double-kept", `${left}C=CBr`],
      ],
    },
    {
      variant: "add-hydrogen",
      from: [`${left}C=C`],
      steps: ["open-double", "both-carbons"],
      answer: `${left}CC`,
      wrong: [
        ["one-too-many", `${left}C#C`],
        ["chain-lost", `${left}C`],
        ["chain-grown", `${left}CCC`],
      ],
    },
    {
      variant: "oxidize-primary",
      from: [`${left}CO`],
      steps: ["carbon-with-oh", "primary-acid"],
      answer: `${left}C(=O)O`,
      wrong: [
        ["stopped-at-aldehyde", `${left}C=O`],
        ["chain-grown", `${left}CC(=O)O`],
        ["as-ketone", `${left}C(=O)C`],
      ],
    },
    {
      variant: "oxidize-secondary",
      from: [`${left}C(O)${right}`],
      steps: ["carbon-with-oh", "secondary-ketone"],
      answer: `${left}C(=O)${right}`,
      wrong: [
        ["as-acid", `${straight(left, right)}C(=O)O`],
        ["as-aldehyde", `${straight(left, right)}C=O`],
        ["chain-grown", `${left}C(=O)C${right}`],
      ],
    },
    {
      variant: "esterify",
      from: [`${left}C(=O)O`, `O${right}`],
      steps: ["water-leaves", "acid-last"],
      answer: `${left}C(=O)O${right}`,
      wrong: [...swapped(left, right), ["carbon-lost", `${left}(=O)O${right}`], ["as-ketone", `${left}C(=O)${right}`]],
    },
  ];
}

/** Whether a wrong structure can be read and named. */
function nameWrong(smiles: string): Term | null {
  const structure = readStructure(smiles);
  const name = structure.atoms.some((_, atom) => hydrogensOn(structure, atom) < 0) ? null : nameStructure(structure);
  return name === null ? null : organicTerm(name.name);
}

const TASKS_MEDIUM = [
  "add-hbr",
  "add-hcl",
  "add-water",
  "add-bromine",
  "add-hydrogen",
  "oxidize-primary",
  "oxidize-secondary",
  "esterify",
] as const;

/** The name of the main product. */
function askProduct(random: Random): SolvedDraft | null {
  const variant = random.pick(TASKS_MEDIUM);
  const task = listTasks(random.pick(CHAINS), random.pick(["C", "CC", "CCC", "CCCC"])).find(
    (each) => each.variant === variant,
  );
  return task === undefined ? null : pose(task, `product-${variant}`, {}, random);
}

/** The steps to each kind of product. */
const TO_PRODUCT = {
  "add-unlike": ["open-double", "markovnikov"],
  "add-alike": ["open-double", "both-carbons"],
  "oxidize-secondary": ["carbon-with-oh", "secondary-ketone"],
  esterify: ["water-leaves", "acid-last"],
} as const;

/** What a reaction gives, by its name. */
export function solveProduct(kind: keyof typeof TO_PRODUCT, product: Structure): Solved | null {
  const found = nameStructure(product);
  if (found === null) return null;
  return {
    steps: [...TO_PRODUCT[kind], "name-product"].map((id) => ({ id, lines: [], values: {} })),
    answer: { id: kind === "esterify" ? "ester" : "product", value: organicTerm(found.name) },
  };
}

function pose(
  { from, steps, answer, wrong, variant: kind }: Task,
  variant: string,
  more: Readonly<Record<string, FactValue>>,
  random: Random,
): SolvedDraft | null {
  const right = named(answer);
  const distractors = wrong.flatMap(([slip, smiles]) => {
    const value = nameWrong(smiles);
    return value === null ? [] : [{ slip: slipOf(WORDS, slip), value }];
  });
  const drawings = from.map((smiles) => drawn(readStructure(smiles), random));
  const plain: StepFacts[] = [
    ...steps.map((id) => ({ id, lines: [], values: {} })),
    { id: "name-product", lines: [], values: {} },
  ];
  const [first, second] = drawings;
  if (first === undefined) return null;
  return {
    kind: "solved",
    variant,
    values: { first, ...(second !== undefined && { second }), ...more },
    steps: plain,
    answer: { id: kind === "esterify" ? "ester" : "product", value: right },
    distractors: listDistinct(right, distractors),
  };
}

/** An alkene takes up water, and the alcohol is oxidized: the ketone. Or an acid from an aldehyde is esterified. */
function askTwoSteps(random: Random): SolvedDraft | null {
  const [left, right] = [
    random.pick([...CHAINS, "CCCCC", "CCCCCC", "CC(C)CC", "CC(C)CCC"]),
    random.pick([...RIGHT, "CCCC"]),
  ];
  const variant = random.pick(["water-then-oxygen", "oxygen-then-ester", "alkene-of", "alcohol-of"] as const);
  if (variant === "water-then-oxygen")
    return pose(
      {
        variant,
        from: [`${left}C=C`],
        steps: ["first-alcohol", "carbon-with-oh", "secondary-ketone"],
        answer: `${left}C(=O)C`,
        wrong: [
          ["anti-markovnikov", `${left}CC=O`],
          ["stopped-at-alcohol", `${left}C(O)C`],
          ["as-acid", `${left}CC(=O)O`],
        ],
      },
      variant,
      {},
      random,
    );
  if (variant === "oxygen-then-ester")
    return pose(
      {
        variant: "esterify",
        from: [`${left}CO`, `O${right}`],
        steps: ["first-acid", "water-leaves", "acid-last"],
        answer: `${left}C(=O)O${right}`,
        wrong: [
          ["stopped-at-acid", `${left}C(=O)O`],
          ...swapped(left, right),
          ["chain-grown", `${left}CC(=O)O${right}`],
        ],
      },
      variant,
      {},
      random,
    );
  if (variant === "alkene-of")
    return pose(
      {
        variant,
        from: [`${left}C(Br)C`],
        steps: ["take-off", "hydrogen-end"],
        answer: `${left}C=C`,
        wrong: [
          ["stayed-single", `${left}CC`],
          ["one-too-many", `${left}C#C`],
          ["chain-lost", `${left}=C`],
        ],
      },
      variant,
      {},
      random,
    );
  return pose(
    {
      variant,
      from: [`${left}C(=O)O${right}`],
      steps: ["split-ester", "alcohol-side"],
      answer: `O${right}`,
      wrong: [
        ["acid-named", `${left}C(=O)O`],
        ["alcohol-of-acid", `${left}CO`],
        ["as-aldehyde", `${right}=O`],
      ],
    },
    variant,
    {},
    random,
  );
}

/** Types of organic reactions, main products, and the way back. */
export const organicReactions: Family = {
  id: "organic-reactions",
  subtopic: "organic-reactions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: askType, medium: askProduct, hard: askTwoSteps },
};
