import { equationTerm, formulaTerm, list, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { AMPHIPROTIC, CONJUGATE_PAIRS, findAcidOf, findBaseOf, takesProtons } from "./conjugate-pairs.ts";

const WORDS = "problems-acids.conjugates";

type Side = "acid" | "base";

const chargeOf = (formula: string): string => (formula.includes("^") ? formula.slice(formula.indexOf("^")) : "");

const withoutCharge = (formula: string): string => formula.split("^")[0] ?? formula;

/** The partner of an acid or base: one proton less, or one more; null where no course names one. */
export function solvePartner(formula: string, side: Side): Solved | null {
  const found = side === "base" ? findBaseOf(formula) : findAcidOf(formula);
  if (found === null) return null;
  const values = { formula: formulaTerm(formula) };
  return {
    steps: [step(`recall-${side}`), step(`find-${side}`, [], { ...values, partner: formulaTerm(found) })],
    answer: { id: `partner-${side}`, value: formulaTerm(found), values },
  };
}

function partner(random: Random): SolvedDraft | null {
  const pair = random.pick(CONJUGATE_PAIRS);
  const side = random.pick(["acid", "base"] as const);
  const [from, to] = side === "base" ? [pair.acid, pair.base] : [pair.base, pair.acid];
  const next =
    side === "base"
      ? { twice: findBaseOf(to), back: findAcidOf(from), usual: "OH^-" }
      : { twice: findAcidOf(to), back: findBaseOf(from), usual: "H3O^+" };
  const slips = [
    ["charge-kept", `${withoutCharge(to)}${chargeOf(from)}`],
    ["two-protons", next.twice],
    ["wrong-way", next.back],
    [side === "base" ? "always-hydroxide" : "always-hydronium", next.usual],
    ["charge-only", `${withoutCharge(from)}${chargeOf(to)}`],
  ] as const;
  const seen = new Set<string>([from, to]);
  const solved = solvePartner(from, side);
  if (solved === null) return null;
  return {
    kind: "solved",
    variant: side,
    values: { formula: formulaTerm(from) },
    ...solved,
    distractors: slips.flatMap(([slip, formula]) => {
      if (formula === null || seen.has(formula)) return [];
      seen.add(formula);
      return [{ slip: slipOf(WORDS, slip), value: formulaTerm(formula) }];
    }),
  };
}

/** Acids that are no bases of the table, and bases that are no acids of it. */
const ONLY_ACIDS = ["NH4^+", "H3O^+", "CH3NH3^+", "HCl", "HNO3", "HClO4", "HBr"] as const;
const ONLY_BASES = [
  "CO3^2-",
  "PO4^3-",
  "SO3^2-",
  "S^2-",
  "C2O4^2-",
  "F^-",
  "CN^-",
  "CH3COO^-",
  "NO2^-",
  "SO4^2-",
] as const;

/** The one of several species that can be both; null where there is none or more, or one is in no pair. */
export function solveAmphiprotic(formulas: readonly string[]): Solved | null {
  const [right, ...others] = formulas.filter((formula) => AMPHIPROTIC.includes(formula));
  const isKnown = formulas.every((formula) => findAcidOf(formula) !== null || findBaseOf(formula) !== null);
  return right === undefined || others.length > 0 || !isKnown ? null : amphiproticSteps(right);
}

function amphiproticSteps(right: string): Solved {
  const both = { acid: formulaTerm(findAcidOf(right) ?? ""), base: formulaTerm(findBaseOf(right) ?? "") };
  return {
    steps: [step("recall-both"), step("find-both", [], { formula: formulaTerm(right), ...both })],
    answer: { id: "both", value: formulaTerm(right) },
  };
}

/** What can be both, among what can be one only. */
function amphiprotic(random: Random): SolvedDraft {
  const right = random.pick(AMPHIPROTIC);
  const [acids, bases] = [random.pickSeveral(ONLY_ACIDS, 2), random.pickSeveral(ONLY_BASES, 2)];
  const wrong = random.chance(0.5) ? [...acids, bases[0] ?? ""] : [acids[0] ?? "", ...bases];
  const isAcid = (formula: string): boolean => ONLY_ACIDS.some((acid) => acid === formula);
  return {
    kind: "solved",
    variant: "amphiprotic",
    values: {
      formulas: list(random.shuffle([right, ...wrong]).map((formula) => formulaTerm(formula))),
    },
    ...amphiproticSteps(right),
    distractors: wrong.map((formula) => ({
      slip: slipOf(WORDS, isAcid(formula) ? "only-acid" : "only-base"),
      value: formulaTerm(formula),
    })),
  };
}

/** What a species is in an equation in which a proton goes from one to another. */
export const ROLES = ["acid", "base", "conjugate-acid", "conjugate-base"] as const;

export type Role = (typeof ROLES)[number];

export function solveRole(role: Role, formula: string): Solved {
  return {
    steps: [step("follow"), step(`role-${role}`, [], { formula: formulaTerm(formula) })],
    answer: { id: `role-${role}`, value: formulaTerm(formula) },
  };
}

/** The species of a reaction of one acid with one base, by their roles; null where no proton goes from one to the other. */
export function findRoles(reactants: readonly string[], products: readonly string[]): Record<Role, string> | null {
  const [first = "", second = ""] = reactants;
  if (reactants.length !== 2 || products.length !== 2 || first === second) return null;
  const found = [
    [first, second],
    [second, first],
  ].flatMap(([acid = "", base = ""]) =>
    products.flatMap((left, at) => {
      const gained = products[1 - at] ?? "";
      return isPair(acid, left) && isPair(gained, base)
        ? [{ acid, base, "conjugate-base": left, "conjugate-acid": gained }]
        : [];
    }),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isPair = (acid: string, base: string): boolean =>
  CONJUGATE_PAIRS.some((pair) => pair.acid === acid && pair.base === base);

/** Which way a proton goes in an equation: the role of a reactant, or of a product. */
function role(random: Random, roles: readonly Role[]): SolvedDraft | null {
  const [first, second] = random.pickSeveral(CONJUGATE_PAIRS, 2);
  if (first === undefined || second === undefined) return null;
  // In half of them water is a partner, as in books.
  const other = random.chance(0.5)
    ? random.pick(CONJUGATE_PAIRS.filter(({ acid, base }) => acid === "H2O" || base === "H2O"))
    : second;
  const [donor, taker] = other.base === "OH^-" ? [other, first] : [first, other];
  const species = {
    acid: donor.acid,
    base: taker.base,
    "conjugate-base": donor.base,
    "conjugate-acid": taker.acid,
  } as const;
  if (new Set(Object.values(species)).size < 4 || !takesProtons(species.base)) return null;
  const [left, right] = [
    random.shuffle([species.acid, species.base]),
    random.shuffle([species["conjugate-base"], species["conjugate-acid"]]),
  ];
  const equation = `${left.join(" + ")} <=> ${right.join(" + ")}`;
  const wanted = random.pick(roles);
  const wrong = ROLES.filter((each) => each !== wanted);
  return {
    kind: "solved",
    variant: `role-${wanted}`,
    values: { equation: equationTerm(equation) },
    ...solveRole(wanted, species[wanted]),
    distractors: wrong.map((each) => ({ slip: slipOf(WORDS, `took-${each}`), value: formulaTerm(species[each]) })),
  };
}

/** Lewis: who takes the pair of electrons, who gives it. Reactions that every textbook shows under this name. */
const LEWIS: readonly {
  readonly acid: string;
  readonly base: string;
  readonly product: string;
  readonly equation: string;
}[] = [
  { acid: "BF3", base: "F^-", product: "BF4^-", equation: "BF3 + F^- -> BF4^-" },
  { acid: "AlCl3", base: "Cl^-", product: "AlCl4^-", equation: "AlCl3 + Cl^- -> AlCl4^-" },
  { acid: "CO2", base: "OH^-", product: "HCO3^-", equation: "CO2 + OH^- -> HCO3^-" },
  { acid: "Al(OH)3", base: "OH^-", product: "Al(OH)4^-", equation: "Al(OH)3 + OH^- -> Al(OH)4^-" },
  { acid: "Ag^+", base: "NH3", product: "Ag(NH3)2^+", equation: "Ag^+ + 2 NH3 -> Ag(NH3)2^+" },
  { acid: "Cu^2+", base: "NH3", product: "Cu(NH3)4^2+", equation: "Cu^2+ + 4 NH3 -> Cu(NH3)4^2+" },
  { acid: "Ni^2+", base: "NH3", product: "Ni(NH3)6^2+", equation: "Ni^2+ + 6 NH3 -> Ni(NH3)6^2+" },
  { acid: "Fe^3+", base: "CN^-", product: "Fe(CN)6^3-", equation: "Fe^3+ + 6 CN^- -> Fe(CN)6^3-" },
  { acid: "Zn^2+", base: "OH^-", product: "Zn(OH)4^2-", equation: "Zn^2+ + 4 OH^- -> Zn(OH)4^2-" },
  { acid: "Al^3+", base: "H2O", product: "Al(H2O)6^3+", equation: "Al^3+ + 6 H2O -> Al(H2O)6^3+" },
];

/** The Lewis acid or base among the reactants of such a reaction; null for any other. */
export function solveLewis(reactants: readonly string[], wanted: Side): Solved | null {
  const found = LEWIS.find(({ acid, base }) => [...reactants].toSorted().join() === [acid, base].toSorted().join());
  return found === undefined ? null : lewisSteps(found[wanted], wanted);
}

function lewisSteps(formula: string, wanted: Side): Solved {
  return {
    steps: [step("pair"), step(`lewis-${wanted}`, [], { formula: formulaTerm(formula) })],
    answer: { id: `lewis-${wanted}`, value: formulaTerm(formula) },
  };
}

function lewis(random: Random): SolvedDraft {
  const reaction = random.pick(LEWIS);
  const wanted = random.pick(["acid", "base"] as const);
  const other = wanted === "acid" ? "base" : "acid";
  return {
    kind: "solved",
    variant: `lewis-${wanted}`,
    values: { equation: equationTerm(reaction.equation) },
    ...lewisSteps(reaction[wanted], wanted),
    distractors: [
      { slip: slipOf(WORDS, `lewis-${other}`), value: formulaTerm(reaction[other]) },
      { slip: slipOf(WORDS, "lewis-product"), value: formulaTerm(reaction.product) },
    ],
  };
}

/** Acids and bases as Brønsted, Lowry and Lewis define them. */
export const conjugates: Family = {
  id: "conjugates",
  subtopic: "acid-base-definitions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: partner,
    medium: (random) => (random.chance(0.35) ? amphiprotic(random) : role(random, ["acid", "base"])),
    hard: (random) => (random.chance(0.3) ? lewis(random) : role(random, ["conjugate-acid", "conjugate-base"])),
  },
};
