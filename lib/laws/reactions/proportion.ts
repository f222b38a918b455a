import { equal, over, times } from "../../algebra/tree.ts";
import { amount as atomCount } from "../../methods/atom-terms.ts";
import type { RuleId } from "../../methods/rule-ids.ts";
import { KINDS, type Kind } from "../../methods/rules/kinds.ts";
import type { Slip } from "../../methods/rules/rule.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { type Cast, type Law, law, SELF, type Stated } from "../law.ts";
import { lawOf } from "../law-of.ts";

/** One of the two sides: its role names it in the words of a step, too. */
type Side = {
  readonly kind: Kind;
  readonly letter: string;
  readonly role: string;
  readonly count: number;
  readonly step: string;
  readonly isNamed?: boolean;
};

type Proportion = {
  readonly method: RuleId;
  readonly sides: readonly [Side, Side];
  /** What words mention besides the names. */
  readonly counts?: (one: number, other: number) => Stated["values"];
  readonly state: (side: Side, cast: Cast) => Stated;
  /** Who leaves out the counts. */
  readonly slip?: Slip["id"];
};

const namesOf = (cast: Cast, roles: readonly string[]): Stated["values"] =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const of = cast[role] ?? null;
      return of === null ? [] : [[role === SELF ? "formula" : role, formulaTerm(of)] as const];
    }),
  );

/** n(Y) = y n(X) / x: so many of the one go with so many of the other. */
function proportion({ method, sides, counts, state, slip = "missing-coefficient" }: Proportion): Law {
  return lawOf([method, sides], () => {
    const [one, other] = sides;
    const [y, x] = one.count === other.count ? [1, 1] : [one.count, other.count];
    const declare = ({ kind, letter, role, isNamed = true }: Side) => ({
      kind,
      letter,
      unit: KINDS[kind].unit,
      role,
      ...(isNamed ? { named: true as const } : {}),
    });
    return {
      id: one.step,
      method,
      step: { one: one.step, other: other.step },
      quantities: { one: declare(one), other: declare(other) },
      equation: equal("one", over(times(...(y === 1 ? [] : [y]), "other"), x)),
      plain: true,
      strict: true,
      slips: [
        { id: slip, of: "one", value: (at) => at("other") },
        { id: slip, of: "other", value: (at) => at("one") },
        { id: "inverted-ratio", of: "one", value: (at) => at("other").times(x).div(y) },
        { id: "inverted-ratio", of: "other", value: (at) => at("one").times(y).div(x) },
      ],
      mention: (_, cast) => ({ ...namesOf(cast, [one.role, other.role]), ...counts?.(one.count, other.count) }),
      state: (wanted, cast) =>
        state(wanted.kind === one.kind && wanted.of === (cast[one.role] ?? null) ? one : other, cast),
    };
  });
}

/** Amounts that react or form, and volumes of gases at one temperature and pressure, are as the coefficients. */
const ofEquation =
  (method: RuleId, kind: Kind, letter: string) =>
  (wanted: number, from: number): Law => {
    const side = (role: string, count: number): Side => ({ kind, letter, role, count, step: "ratio" });
    return proportion({
      method,
      sides: [side("wanted", wanted), side("from", from)],
      counts: (one, other) => ({ wantedCount: atomCount(one), fromCount: atomCount(other) }),
      state: (_, cast) => ({ id: kind, values: namesOf(cast, ["wanted", "from"]) }),
    });
  };

export const moleRatioOf = ofEquation("mole-ratio", "amount", "n");
export const volumeRatioOf = ofEquation("combining-volumes", "volume", "V");

/** The amount of an element in a compound, or of the water in a hydrate: the subscript counts it. */
export const partOfFormula = (count: number): Law =>
  proportion({
    method: "parts-of-formula",
    sides: [
      { kind: "amount", letter: "n", role: "part", count, step: "whole-to-part" },
      { kind: "amount", letter: "n", role: "whole", count: 1, step: "part-to-whole" },
    ],
    counts: (one) => ({ count: atomCount(one) }),
    state: ({ role }, cast) => ({ id: role, values: namesOf(cast, ["part", "whole"]) }),
  });

/**
 * n(Y) = y n(X) / x: of two substances with equal numbers of particles, or so many times as many. A unit of Y has x of what is
 * counted, one of X has y.
 */
export const sameNumberOf = (wanted: number, from: number): Law => {
  const side = (role: string, count: number): Side => ({
    kind: "amount",
    letter: "n",
    role,
    count,
    step: "same-number",
  });
  return proportion({
    method: "amount-and-particles",
    sides: [side("wanted", wanted), side("from", from)],
    counts: (one, other) => ({ wantedCount: atomCount(one), fromCount: atomCount(other) }),
    state: ({ role }, cast) => ({ id: "amount", values: { formula: formulaTerm(cast[role] ?? "") } }),
  });
};

/** c(ion) = ν c(salt) */
export const ionOfSalt = (count: number): Law =>
  proportion({
    method: "ions-of-salt",
    sides: [
      { kind: "molarity", letter: "c", role: "ion", count, step: "ion" },
      { kind: "molarity", letter: "c", role: "salt", count: 1, step: "salt" },
    ],
    counts: (one) => ({ count: atomCount(one) }),
    state: ({ role }, cast) => ({ id: "molarity", values: { formula: formulaTerm(cast[role] ?? "") } }),
  });

/** All ions of a salt, by their amount or concentration. */
export const allIonsOfSalt = (kind: "ion-amount" | "ion-molarity", count: number): Law => {
  const [of, letter] = kind === "ion-amount" ? (["amount", "n"] as const) : (["molarity", "c"] as const);
  return proportion({
    method: "ions-of-salt",
    sides: [
      { kind, letter, role: SELF, count, step: "total", isNamed: false },
      { kind: of, letter, role: SELF, count: 1, step: "total" },
    ],
    state: (side, cast) => ({ id: side.kind, values: namesOf(cast, [SELF]) }),
  });
};

/** All atoms of molecules or formula units. */
export const atomsOf = (count: number): Law =>
  proportion({
    method: "amount-and-particles",
    sides: [
      { kind: "atoms", letter: "N", role: SELF, count, step: "particles-to-atoms", isNamed: false },
      { kind: "particles", letter: "N", role: SELF, count: 1, step: "particles-to-atoms" },
    ],
    counts: (one) => ({ count: atomCount(one) }),
    slip: "atom-for-molecule",
    state: (side, cast) => ({ id: side.kind, values: namesOf(cast, [SELF]) }),
  });

/** N = n N_A, of all ions of a salt. */
export const numberOfIons = law({
  id: "number",
  method: "ions-of-salt",
  quantities: { N: { kind: "ions", unit: "ions" }, n: { kind: "ion-amount", unit: "mol" } },
  constants: { N_A: CONSTANTS.avogadro },
  equation: equal("N", times("n", "N_A")),
  plain: true,
  state: ({ kind }, cast) => ({ id: kind, values: namesOf(cast, [SELF]) }),
});

/** Of some counts; those of others are made as they are met. */
export const PROPORTIONS: readonly Law[] = [
  moleRatioOf(3, 2),
  volumeRatioOf(3, 2),
  partOfFormula(4),
  sameNumberOf(1, 2),
  ionOfSalt(2),
  allIonsOfSalt("ion-amount", 3),
  allIonsOfSalt("ion-molarity", 3),
  atomsOf(3),
  numberOfIons,
];
