import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, quantity, step, variable } from "../../methods/terms.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { ANIONS, BINARY_SALTS, CATIONS, latticeEnergy, saltOf } from "./ions.ts";
import type { Ion, Salt } from "./ions.ts";
import { askWhich, commonSlip, mixOne, pickEnd } from "./which.ts";
import type { Direction } from "./which.ts";

const WORDS = "problems-bonding.ionic-bonding";

const MOLECULAR = [
  "HCl",
  "CO2",
  "H2O",
  "NH3",
  "CH4",
  "SO2",
  "PCl3",
  "CCl4",
  "SF6",
  "N2O",
  "C2H5OH",
  "CS2",
  "SiCl4",
  "H2S",
  "NO2",
  "OF2",
  "Cl2",
  "C6H12O6",
] as const;
const IONIC = [
  "NaCl",
  "KBr",
  "CaO",
  "MgF2",
  "Na2S",
  "Li2O",
  "K2O",
  "CaCl2",
  "Al2O3",
  "BaCl2",
  "KI",
  "SrO",
  "RbCl",
  "MgO",
  "CsF",
  "LiF",
  "NaF",
  "K2S",
] as const;

/** The ionic one among molecular ones, or the molecular one among ionic ones. */
function askKind(random: Random): Draft | null {
  const isIonic = random.chance(0.5);
  const mixed = isIonic ? mixOne<string>(random, IONIC, MOLECULAR) : mixOne<string>(random, MOLECULAR, IONIC);
  if (mixed === null) return null;
  return askWhich({
    variant: isIonic ? "ionic" : "molecular",
    shown: mixed.shown,
    right: mixed.right,
    slip: () => slipOf(WORDS, isIonic ? "nonmetals-only" : "metal-with-nonmetal"),
    steps: [step("metals-and-nonmetals"), step("pick-kind")],
  });
}

/** How many of each ion make a neutral formula. */
function numbersOf(
  cation: Pick<Ion, "charge">,
  anion: Pick<Ion, "charge">,
): { readonly cations: number; readonly anions: number } {
  const divisor = greatestCommonDivisor(cation.charge, -anion.charge);
  return { cations: -anion.charge / divisor, anions: cation.charge / divisor };
}

/** Electrons that pass over when one formula unit forms from its atoms. */
function askTransfer(random: Random): Draft | null {
  const [cation, anion] = [random.pick(CATIONS), random.pick(ANIONS)];
  // Of aluminium's compounds only these two are taken for ionic everywhere.
  if (cation.atoms === "Al" && anion.atoms !== "F" && anion.atoms !== "O") return null;
  const { cations, anions } = numbersOf(cation, anion);
  const formula = formulaTerm(saltOf(cation, anion));
  const right = cations * cation.charge;
  const values = { formula, metal: formulaTerm(cation.atoms), nonmetal: formulaTerm(anion.atoms) };
  return {
    kind: "solved",
    variant: "transfer",
    values,
    steps: [
      step("given-by-each", [], { metal: values.metal }),
      step(
        "times-atoms",
        [
          expression(
            count(cations),
            "*",
            count(cation.charge),
            "=",
            count(anions),
            "*",
            count(-anion.charge),
            "=",
            count(right),
          ),
        ],
        values,
      ),
    ],
    answer: { id: "transfer", value: count(right), values },
    distractors: wrongCounts(right, [
      [slipOf(WORDS, "one-atom-only"), cation.charge],
      [slipOf(WORDS, "one-nonmetal-atom-only"), -anion.charge],
      [slipOf(WORDS, "ions-for-electrons"), cations + anions],
      [slipOf(WORDS, "both-sides-added"), 2 * right],
      [slipOf(WORDS, "to-eight"), 8 - cation.charge],
    ]),
  };
}

/** Ions of several atoms, with the number of their atoms. */
const POLYATOMIC = [
  { atoms: "NO3", charge: -1, size: 4 },
  { atoms: "SO4", charge: -2, size: 5 },
  { atoms: "CO3", charge: -2, size: 4 },
  { atoms: "PO4", charge: -3, size: 5 },
  { atoms: "OH", charge: -1, size: 2 },
  { atoms: "ClO4", charge: -1, size: 5 },
] as const;
const METALS = [
  ...CATIONS.map(({ atoms, charge }) => ({ atoms, charge })),
  { atoms: "Fe", charge: 3 },
  { atoms: "Cr", charge: 3 },
  { atoms: "Zn", charge: 2 },
  { atoms: "Ag", charge: 1 },
  { atoms: "Cu", charge: 2 },
];
/** Salts that do not exist as solids, or only just. */
const UNKNOWN: ReadonlySet<string> = new Set(["Al2(CO3)3", "Fe2(CO3)3", "Cr2(CO3)3", "AgOH"]);

/** Ions in one formula unit: a group of atoms is one ion. */
function askIons(random: Random): Draft | null {
  const [metal, group] = [random.pick(METALS), random.pick(POLYATOMIC)];
  const { cations, anions } = numbersOf(metal, group);
  const formula = saltOf(metal, group);
  if (UNKNOWN.has(formula)) return null;
  const right = cations + anions;
  return {
    kind: "solved",
    variant: "ions",
    values: { formula: formulaTerm(formula) },
    steps: [
      step("split-into-ions"),
      step("count-ions", [expression(count(cations), "+", count(anions), "=", count(right))]),
    ],
    answer: { id: "ions", value: count(right), values: { formula: formulaTerm(formula) } },
    distractors: wrongCounts(right, [
      [slipOf(WORDS, "atoms-for-ions"), cations + anions * group.size],
      [slipOf(WORDS, "elements-for-ions"), 3],
      [slipOf(WORDS, "elements-for-ions"), 2],
      [slipOf(WORDS, "anions-only"), anions],
    ]),
  };
}

/** Metals that a course need not know, by their one charge. */
const RARE = [
  ["Sc", 3],
  ["Y", 3],
  ["La", 3],
  ["Ga", 3],
  ["In", 3],
  ["Zn", 2],
  ["Cd", 2],
  ["Ag", 1],
  ["Sr", 2],
  ["Ba", 2],
  ["Rb", 1],
  ["Cs", 1],
  ["Ni", 2],
  ["Lu", 3],
  ["Gd", 3],
  ["Th", 4],
  ["Zr", 4],
  ["Hf", 4],
] as const;
const KNOWN_ANIONS = [
  { atoms: "Cl", charge: -1 },
  { atoms: "F", charge: -1 },
  { atoms: "O", charge: -2 },
] as const;
const WANTED_ANIONS = [
  ...KNOWN_ANIONS,
  { atoms: "SO4", charge: -2 },
  { atoms: "NO3", charge: -1 },
  { atoms: "PO4", charge: -3 },
] as const;

const write = (metal: string, atoms: string, m: number, n: number): string =>
  `${metal}${m === 1 ? "" : m}${n === 1 ? atoms : atoms.length > 2 ? `(${atoms})${n}` : `${atoms}${n}`}`;

/** From one compound of a metal to another: the charge of its ion is found on the way. */
function askOtherSalt(random: Random): Draft | null {
  const [metal, charge] = random.pick<readonly [string, number]>(RARE);
  const cation = { atoms: metal, charge };
  const known = random.pick(KNOWN_ANIONS);
  const wanted = random.pick(WANTED_ANIONS);
  if (known.charge === wanted.charge) return null;
  const right = saltOf(cation, wanted);
  const { cations, anions } = numbersOf(cation, known);
  const wrong: readonly (readonly [string, string])[] = [
    ["subscripts-kept", write(metal, wanted.atoms, cations, anions)],
    [
      "subscripts-swapped",
      write(metal, wanted.atoms, numbersOf(cation, wanted).anions, numbersOf(cation, wanted).cations),
    ],
    ["one-to-one", write(metal, wanted.atoms, 1, 1)],
    ["other-charge", saltOf({ atoms: metal, charge: charge === 1 ? 2 : charge - 1 }, wanted)],
  ];
  const values = {
    known: formulaTerm(saltOf(cation, known)),
    ion: formulaTerm(`${wanted.atoms}^${-wanted.charge === 1 ? "" : -wanted.charge}-`),
    metal: formulaTerm(metal),
  };
  return {
    kind: "solved",
    variant: "other-salt",
    values,
    steps: [
      step(
        "charge-from-known",
        [worked(variable("z", metal), [count(anions), "*", count(-known.charge), "/", count(cations)], count(charge))],
        values,
      ),
      step("balance-new", [], values),
    ],
    answer: { id: "other-salt", value: formulaTerm(right), values },
    distractors: wrong
      .filter(([, each], index) => each !== right && wrong.findIndex(([, text]) => text === each) === index)
      .map(([slip, each]) => ({ slip: slipOf(WORDS, slip), value: formulaTerm(each) })),
  };
}

/** Lattice energies nearer to each other than this part of the larger one are not compared. */
const APART = 0.03;

const sorted = (salts: readonly Salt[]): readonly Salt[] =>
  salts.toSorted((a, b) => latticeEnergy(a) - latticeEnergy(b));

const areApart = (salts: readonly Salt[]): boolean =>
  salts.every(
    (salt, index) => index === 0 || latticeEnergy(salts[index - 1] ?? salt) < (1 - APART) * latticeEnergy(salt),
  );

/** `r(NaCl) = 102 pm + 181 pm` */
const sizeLine = ({ formula, cation, anion }: Salt) =>
  expression(
    variable("r", formula),
    "=",
    quantity(String(cation.radius), "pm"),
    "+",
    quantity(String(anion.radius), "pm"),
  );

/** Salts that share an ion: the other one's size decides. */
function askBySize(random: Random): Draft | null {
  const salt = random.pick(BINARY_SALTS);
  const shared = random.pick(["cation", "anion"] as const);
  const end = pickEnd(random, sorted(BINARY_SALTS.filter((each) => each[shared] === salt[shared])), 3);
  if (end === null || !areApart(end.ranked)) return null;
  return askWhich({
    variant: `${end.direction}-lattice`,
    shown: end.shown.map(({ formula }) => formula),
    right: end.right.formula,
    slip: (formula) => commonSlip(formula === end.opposite.formula ? "reversed" : "between"),
    steps: [
      step("same-charges"),
      step(
        "sizes",
        end.shown.map((each) => sizeLine(each)),
      ),
      step("by-size"),
    ],
  });
}

/** The one of several salts with the largest or the smallest lattice energy; null where two are too near. */
export function solveLattice(formulas: readonly string[], direction: Direction): Solved | null {
  const shown = formulas.flatMap((formula) => BINARY_SALTS.find((each) => each.formula === formula) ?? []);
  const ranked = sorted(shown);
  const right = direction === "most" ? ranked.at(-1) : ranked[0];
  if (right === undefined || shown.length < formulas.length || shown.length < 2 || !areApart(ranked)) return null;
  const isOneCharge = new Set(shown.map(({ cation }) => cation.charge)).size === 1;
  const isSharing = (["cation", "anion"] as const).some((end) => new Set(shown.map((each) => each[end])).size === 1);
  const [least, most] = [ranked[0], ranked.at(-1)].map((each) => (each === undefined ? 0 : latticeEnergy(each)));
  // Of one charge without an ion in common both sizes must point one way, which far values do.
  if (isOneCharge && !isSharing && (most ?? 0) < (1 + 4 * APART) * (least ?? 0)) return null;
  const sizes = step(
    "sizes",
    shown.map((each) => sizeLine(each)),
  );
  const charges = step(
    "charges",
    shown.map(({ formula, cation }) => equals(variable("z", formula), count(cation.charge))),
  );
  return {
    steps:
      isOneCharge && isSharing
        ? [step("same-charges"), sizes, step("by-size")]
        : [charges, sizes, step("by-charge-and-size")],
    answer: { id: "which", value: formulaTerm(right.formula) },
  };
}

/** Salts of single and double charges: the charges decide before the sizes. */
function askByCharge(random: Random): Draft | null {
  const [single, double] = [
    BINARY_SALTS.filter(({ cation }) => cation.charge === 1),
    BINARY_SALTS.filter(({ cation }) => cation.charge === 2),
  ];
  const twos = random.integer(1, 3);
  const ranked = sorted([...random.pickSeveral(double, twos), ...random.pickSeveral(single, 4 - twos)]);
  const end = pickEnd(random, ranked, 4);
  if (end === null || !areApart(ranked)) return null;
  const chargeOf = (formula: string): number => end.shown.find((each) => each.formula === formula)?.cation.charge ?? 0;
  return askWhich({
    variant: `${end.direction}-lattice`,
    shown: end.shown.map(({ formula }) => formula),
    right: end.right.formula,
    slip: (formula) =>
      chargeOf(formula) === end.right.cation.charge ? commonSlip("between") : slipOf(WORDS, "charges-ignored"),
    steps: [
      step(
        "charges",
        end.shown.map(({ formula, cation }) => equals(variable("z", formula), count(cation.charge))),
      ),
      step(
        "sizes",
        end.shown.map((each) => sizeLine(each)),
      ),
      step("by-charge-and-size"),
    ],
  });
}

/** Ions, the electrons that make them, and how strongly they attract. */
export const ionicBonding: Family = {
  id: "ionic-bonding",
  subtopic: "ionic-bonding",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.6) ? askKind(random) : askIons(random)),
    medium: (random) => (random.chance(0.5) ? askTransfer(random) : askBySize(random)),
    hard: (random) => (random.chance(0.5) ? askOtherSalt(random) : askByCharge(random)),
  },
};
