import type { FactValue, Term } from "../../methods/facts.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { getMainElement } from "../periodic-table/elements.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { SPECIES } from "../../chemistry/bonding/species.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { askWhich, commonSlip, pickEnd } from "./which.ts";

const WORDS = "problems-bonding.covalent-bonding";

/** Bonds of an atom that reaches the electrons of a noble gas: as many as electrons are missing. */
const bondsOf = (symbol: string): number => (symbol === "H" ? 1 : 8 - getMainElement(symbol).valence);

/** `B(N) = 8 - 5 = 3` */
const bondLine = (symbol: string) =>
  worked(
    variable("B", symbol),
    [count(symbol === "H" ? 2 : 8), "-", count(getMainElement(symbol).valence)],
    count(bondsOf(symbol)),
  );

/** Central atoms, and the ones that they bind one bond each: of compounds that exist and have no other of the two elements before them. */
const CENTERS = ["C", "Si", "Ge", "N", "P", "As", "Sb", "O", "S", "Se"] as const;
const PARTNERS = ["H", "F", "Cl", "Br", "I"] as const;
/** Not known, or too unstable to be an example: OBr₂, SI₂ and their like; CI and NI are read as Cl and Ni. */
const UNKNOWN: ReadonlySet<string> = new Set([
  "OBr",
  "OI",
  "SBr",
  "SI",
  "SeCl",
  "SeBr",
  "SeI",
  "SeF",
  "NBr",
  "CI",
  "NI",
]);

/** Hydrogen is written last behind carbon, nitrogen and their neighbours, first before oxygen and its. */
function write(center: string, partner: string, amount: number, centers = 1): string {
  const many = (symbol: string, size: number): string => `${symbol}${size === 1 ? "" : size}`;
  const isFirst = partner === "H" && ["O", "S", "Se"].includes(center);
  return isFirst ? many(partner, amount) + many(center, centers) : many(center, centers) + many(partner, amount);
}

/** How many bonds an atom forms in its molecules without charges. */
function askBonds(random: Random): Draft {
  const symbol = random.pick([...CENTERS, ...PARTNERS]);
  const { valence, period, group } = getMainElement(symbol);
  const right = bondsOf(symbol);
  return {
    kind: "solved",
    variant: "bonds",
    values: { element: formulaTerm(symbol) },
    steps: [step("valence", [], { element: formulaTerm(symbol) }), step("missing", [bondLine(symbol)])],
    answer: { id: "bonds", value: count(right), values: { element: formulaTerm(symbol) } },
    distractors: wrongCounts(right, [
      [slipOf(WORDS, "valence-for-bonds"), valence],
      [slipOf(WORDS, "electrons-for-pairs"), 2 * right],
      [slipOf(WORDS, "group-for-bonds"), group],
      [slipOf(WORDS, "period-for-bonds"), period],
    ]),
  };
}

/** The simplest molecule of two elements, from the electrons that they miss. */
function askFormula(random: Random): Draft | null {
  const [center, partner] = [random.pick(CENTERS), random.pick(PARTNERS)];
  if (UNKNOWN.has(center + partner)) return null;
  const right = bondsOf(center);
  const { valence } = getMainElement(center);
  const other = right === 1 ? 2 : 1;
  const wrong: readonly (readonly [string, string])[] = [
    ["valence-for-bonds", write(center, partner, valence)],
    ["one-to-one", write(center, partner, 1)],
    ["subscripts-swapped", write(center, partner, 1, right)],
    ["one-too-few", write(center, partner, right === 2 ? 3 : right - other)],
  ];
  const formula = write(center, partner, right);
  const values = { first: formulaTerm(center), second: formulaTerm(partner) };
  return {
    kind: "solved",
    variant: "formula",
    values,
    steps: [step("bonds-of-both", [bondLine(center), bondLine(partner)]), step("match-bonds")],
    answer: { id: "formula", value: formulaTerm(formula), values },
    distractors: wrong
      .filter(([, each], index) => each !== formula && wrong.findIndex(([, text]) => text === each) === index)
      .map(([slip, each]) => ({ slip: slipOf(WORDS, slip), value: formulaTerm(each) })),
  };
}

/** Molecules whose bonds the engine draws as all books do, and those of two atoms: pairs between the atoms, and in all. */
const SHARED: readonly {
  readonly formula: string;
  readonly pairs: number;
  readonly atoms: number;
  readonly lone: number;
}[] = [
  ...(
    [
      ["H2", 1, 0],
      ["F2", 1, 6],
      ["Cl2", 1, 6],
      ["Br2", 1, 6],
      ["I2", 1, 6],
      ["O2", 2, 4],
      ["N2", 3, 2],
      ["HF", 1, 3],
      ["HCl", 1, 3],
      ["HBr", 1, 3],
      ["ClF", 1, 6],
      ["CO", 3, 2],
    ] as const
  ).map(([formula, pairs, lone]) => ({ formula, pairs, lone, atoms: 2 })),
  ...(
    [
      ["C2H6", 7, 0, 8],
      ["C2H4", 6, 0, 6],
      ["C2H2", 5, 0, 4],
      ["N2H4", 5, 2, 6],
      ["H2O2", 3, 4, 4],
      ["CH3OH", 5, 2, 6],
      ["CH3NH2", 6, 1, 7],
      ["N2H2", 4, 2, 4],
    ] as const
  ).map(([formula, pairs, lone, atoms]) => ({ formula, pairs, lone, atoms })),
  ...SPECIES.filter(
    ({ charge, groups, structure: { center, ligands, centerPairs } }) =>
      charge === 0 &&
      groups <= 4 &&
      centerPairs + ligands.reduce((sum, { order }) => sum + order, 0) === 4 &&
      (["C", "N", "O"].includes(center) || ligands.every(({ order }) => order === 1)),
  ).map(({ formula, structure: { ligands, centerPairs } }) => ({
    formula,
    pairs: ligands.reduce((sum, { order }) => sum + order, 0),
    atoms: ligands.length + 1,
    lone: centerPairs + ligands.reduce((sum, { pairs }) => sum + pairs, 0),
  })),
];

/** All shared pairs of a molecule. */
function askSharedPairs(random: Random): Draft {
  const { formula, pairs, atoms, lone } = random.pick(SHARED);
  const half = pairs + lone;
  const wanted = 2 * (half + pairs);
  return {
    kind: "solved",
    variant: "shared-pairs",
    values: { formula: formulaTerm(formula) },
    steps: [
      step("what-atoms-have", [equals(variable("N", formula), count(2 * half))]),
      step("what-atoms-want", [equals(variable("W", formula), count(wanted))]),
      step("difference-is-shared", [
        worked("P", ["(", ["W", count(wanted)], "-", ["N", count(2 * half)], ")", "/", count(2)], count(pairs)),
      ]),
    ],
    answer: { id: "shared-pairs", value: count(pairs), values: { formula: formulaTerm(formula) } },
    distractors: wrongCounts(pairs, [
      [slipOf(WORDS, "electrons-for-pairs"), 2 * pairs],
      [slipOf(WORDS, "lone-pairs-added"), half],
      [slipOf(WORDS, "one-pair-per-neighbour"), atoms - 1],
      [slipOf(WORDS, "one-pair-per-atom"), atoms],
    ]),
  };
}

/**
 * Bonds by rising length, and by falling strength but for the last row. Lengths of the first rows follow from the number of pairs, of
 * the others from the size of the halogen: CRC Handbook, 97th edition, section 9. The energies of F₂ and O₂ make exceptions of theirs.
 */
const BONDS = [
  { items: ["C≡C", "C=C", "C–C"], rule: "pairs", isStrengthKnown: true },
  { items: ["N≡N", "N=N", "N–N"], rule: "pairs", isStrengthKnown: true },
  { items: ["C≡N", "C=N", "C–N"], rule: "pairs", isStrengthKnown: true },
  { items: ["C≡O", "C=O", "C–O"], rule: "pairs", isStrengthKnown: true },
  { items: ["H–F", "H–Cl", "H–Br", "H–I"], rule: "size", isStrengthKnown: true },
  { items: ["C–F", "C–Cl", "C–Br", "C–I"], rule: "size", isStrengthKnown: true },
  { items: ["Si–F", "Si–Cl", "Si–Br", "Si–I"], rule: "size", isStrengthKnown: true },
  { items: ["F–F", "Cl–Cl", "Br–Br", "I–I"], rule: "size", isStrengthKnown: false },
  { items: ["C–H", "Si–H", "Ge–H", "Sn–H"], rule: "size", isStrengthKnown: true },
  { items: ["O–H", "S–H", "Se–H", "Te–H"], rule: "size", isStrengthKnown: true },
  { items: ["N–H", "P–H", "As–H", "Sb–H"], rule: "size", isStrengthKnown: true },
] as const;

const bond = (text: string): Term => ({ kind: "variable", name: text, of: null });
const bonds = (items: readonly string[]): FactValue => list(items.map((item) => bond(item)));

/** The longest, shortest, strongest or weakest of some bonds. */
function askBond(random: Random): Draft | null {
  const { items, rule, isStrengthKnown } = random.pick<(typeof BONDS)[number]>(BONDS);
  const end = pickEnd<string>(random, items, items.length === 3 ? 3 : random.integer(3, 4));
  if (end === null) return null;
  const isStrength = isStrengthKnown && random.chance(0.5);
  const variant =
    end.direction === "most"
      ? isStrength
        ? "weakest-bond"
        : "longest-bond"
      : isStrength
        ? "strongest-bond"
        : "shortest-bond";
  return {
    kind: "solved",
    variant,
    values: { items: bonds(end.shown) },
    steps: [step(`compare-${rule}`), step("short-is-strong")],
    answer: { id: "which", value: bond(end.right) },
    distractors: end.shown
      .filter((each) => each !== end.right)
      .map((each) => ({ slip: commonSlip(each === end.opposite ? "reversed" : "between"), value: bond(each) })),
  };
}

/** Mean numbers of shared pairs, by Lewis structures; several equivalent ones count with their mean, as in CO₃²⁻: 4/3. */
const ORDERS = [
  {
    bond: "C–O",
    items: [
      ["CH3OH", "1"],
      ["CO3^2-", "4/3"],
      ["HCOO-", "3/2"],
      ["CO2", "2"],
      ["CO", "3"],
    ],
  },
  {
    bond: "N–O",
    items: [
      ["NH2OH", "1"],
      ["NO3-", "4/3"],
      ["NO2-", "3/2"],
      ["NO2+", "2"],
      ["NO+", "3"],
    ],
  },
  {
    bond: "C–C",
    items: [
      ["C2H6", "1"],
      ["C6H6", "3/2"],
      ["C2H4", "2"],
      ["C2H2", "3"],
    ],
  },
  {
    bond: "N–N",
    items: [
      ["N2H4", "1"],
      ["N2H2", "2"],
      ["N2", "3"],
    ],
  },
  {
    bond: "C–N",
    items: [
      ["CH3NH2", "1"],
      ["CH2NH", "2"],
      ["HCN", "3"],
    ],
  },
  {
    bond: "O–O",
    items: [
      ["H2O2", "1"],
      ["O3", "3/2"],
      ["O2", "2"],
    ],
  },
] as const;

const orderLine = ([formula, order]: readonly [string, string]) => {
  const [whole = "1", part] = order.split("/");
  return expression(
    variable("b", formula),
    "=",
    count(Number(whole)),
    ...(part === undefined ? [] : ["/" as const, count(Number(part))]),
  );
};

/** The one of several species with the strongest (and so shortest), or the weakest bond between two elements. */
export function solveOrderedBond(
  elements: readonly string[],
  shown: readonly string[],
  isStrong: boolean,
): Solved | null {
  const wanted = elements.toSorted().join();
  const items: readonly (readonly [string, string])[] =
    ORDERS.find((each) => each.bond.split("–").toSorted().join() === wanted)?.items ?? [];
  const ranked = items.filter(([formula]) => shown.includes(formula));
  const right = isStrong ? ranked.at(-1) : ranked[0];
  if (right === undefined || ranked.length < shown.length || shown.length < 2) return null;
  return {
    steps: [
      step("draw-each", [], { bond: bond(elements.join("–")) }),
      step(
        "orders",
        ranked.map((each) => orderLine(each)),
      ),
      step("order-decides"),
    ],
    answer: { id: "which", value: formulaTerm(right[0]) },
  };
}

/** The species with the shortest, longest or strongest bond between two elements. */
function askOrder(random: Random): Draft | null {
  const { bond: between, items } = random.pick<(typeof ORDERS)[number]>(ORDERS);
  const end = pickEnd<readonly [string, string]>(random, items, Math.min(items.length, random.integer(3, 4)));
  if (end === null) return null;
  const quality = random.pick(["length", "strength"] as const);
  const variant =
    quality === "length"
      ? end.direction === "most"
        ? "shortest-in"
        : "longest-in"
      : end.direction === "most"
        ? "strongest-in"
        : "weakest-in";
  return askWhich({
    variant,
    shown: end.shown.map(([formula]) => formula),
    right: end.right[0],
    slip: (formula) =>
      formula === end.opposite[0]
        ? commonSlip("reversed")
        : end.shown.some(([each, order]) => each === formula && order.includes("/")) || end.right[1].includes("/")
          ? slipOf(WORDS, "resonance-ignored")
          : commonSlip("between"),
    values: { bond: bond(between) },
    steps: [
      step("draw-each", [], { bond: bond(between) }),
      step(
        "orders",
        end.shown.map((each) => orderLine(each)),
      ),
      step("order-decides"),
    ],
  });
}

/** Ions and molecules with equivalent structures: shared pairs of the centre, and places for them. */
const RESONANT = [
  { formula: "CO3^2-", bond: "C–O", pairs: 4, places: 3 },
  { formula: "NO3-", bond: "N–O", pairs: 4, places: 3 },
  { formula: "NO2-", bond: "N–O", pairs: 3, places: 2 },
  { formula: "O3", bond: "O–O", pairs: 3, places: 2 },
  { formula: "HCOO-", bond: "C–O", pairs: 3, places: 2 },
  { formula: "C6H6", bond: "C–C", pairs: 9, places: 6 },
  { formula: "CH3COO-", bond: "C–O", pairs: 3, places: 2 },
] as const;

/** `4/3` */
function order(a: number, b: number): FactValue {
  const divisor = greatestCommonDivisor(a, b);
  return a % b === 0 ? expression(count(a / b)) : expression(count(a / divisor), "/", count(b / divisor));
}

/** The mean order of the equal bonds of an ion or molecule; null where it has none, or none between these elements. */
export function solveMeanOrder(wanted: string, elements: readonly string[]): Solved | null {
  const found = RESONANT.find(({ formula }) => formula === wanted);
  if (found === undefined) return null;
  const { formula, bond: between, pairs, places } = found;
  const ends = between.split("–");
  if (elements.length > 0 && elements.toSorted().join() !== ends.toSorted().join()) return null;
  const values = { formula: formulaTerm(formula), bond: bond(between) };
  return {
    steps: [
      step("equivalent-structures", [], values),
      step("share-evenly", [expression(variable("b"), "=", count(pairs), "/", count(places))]),
    ],
    answer: { id: "mean-order", value: order(pairs, places), values },
  };
}

/** The mean bond order of equal bonds. */
function askMeanOrder(random: Random): Draft | null {
  const { formula, bond: between, pairs, places } = random.pick(RESONANT);
  const solved = solveMeanOrder(formula, []);
  return solved === null
    ? null
    : {
        kind: "solved",
        variant: "mean-order",
        values: { formula: formulaTerm(formula), bond: bond(between) },
        ...solved,
        distractors: [
          { slip: slipOf(WORDS, "one-structure-only"), value: order(2, 1) },
          { slip: slipOf(WORDS, "resonance-ignored"), value: order(1, 1) },
          { slip: slipOf(WORDS, "upside-down"), value: order(places, pairs) },
          { slip: slipOf(WORDS, "wrong-places"), value: places === 3 ? order(3, 2) : order(4, 3) },
        ],
      };
}

/** Particles with a lone pair to give, and particles with room for a pair: the reaction of one of each makes a coordinate bond. */
const DONORS = ["NH3", "H2O", "PH3", "CH3NH2", "CH3OH", "F-", "Cl-", "OH-", "N2H4", "H2S", "CN-"] as const;
const ACCEPTORS = ["H+", "BF3", "BCl3", "AlCl3", "BH3", "BeCl2"] as const;
/** Acceptors without any lone pair: the halogen of AlCl₃ could still give one. */
const EMPTY = ["H+", "BH3", "AlH3"] as const;
const NEITHER = ["CH4", "NH4+", "SiH4", "C2H6", "H2"] as const;

/** The particle that can give, or take, both electrons of a bond. */
function askCoordinate(random: Random): Draft | null {
  const isDonor = random.chance(0.5);
  const right = random.pick<string>(isDonor ? DONORS : ACCEPTORS);
  const opposite = random.pickSeveral<string>(isDonor ? EMPTY : DONORS, 2);
  const shown = random.shuffle([right, ...opposite, random.pick<string>(NEITHER)]);
  return askWhich({
    variant: isDonor ? "donor" : "acceptor",
    shown,
    right,
    slip: (formula) => slipOf(WORDS, opposite.includes(formula) ? "other-role" : "neither-role"),
    steps: [step("coordinate-bond"), step(isDonor ? "find-lone-pair" : "find-room")],
  });
}

/** Shared pairs: how many, and what follows from them. */
export const covalentBonding: Family = {
  id: "covalent-bonding",
  subtopic: "covalent-bonding",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.3) ? askBonds(random) : askFormula(random)),
    medium: askSharedPairs,
    hard: (random) => (random.chance(0.6) ? askOrder(random) : askCoordinate(random)),
  },
};

/** Bonds themselves, and their mean orders: only to choose from. */
export const bondComparison: Family = {
  id: "bond-comparison",
  subtopic: "covalent-bonding",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: askBond, hard: askMeanOrder },
};
