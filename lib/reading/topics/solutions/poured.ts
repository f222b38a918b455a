import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import { findSolubility, isStrongElectrolyte } from "../../../chemistry/ions/solubility.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { settle } from "../../statement/scene.ts";

export const NO_WORDS = { before: [], behind: [] };

/** So much of a solution of such strength: "25.0 mL of 0.10 M HCl". */
export type Pour = { readonly formula: string; readonly volume: GivenSpot; readonly strength: GivenSpot };

/** How far a strength may stand from the volume that it is told with, in spots. */
const NEAR = 5;

const isVolume = ({ kinds: [kind] }: GivenSpot): boolean => kind === "volume";

/** The solutions that a text tells volume and strength of, in its order, and the values that belong to none. */
export function listPours(givens: readonly GivenSpot[]): {
  readonly pours: readonly Pour[];
  readonly others: readonly GivenSpot[];
} {
  const pours: Pour[] = [];
  const taken = new Set<GivenSpot>();
  for (const strength of givens) {
    const formula = strength.kinds[0] === "molarity" && !strength.isOther ? settle(strength.of, null) : null;
    const volume = givens.findLast(
      (each) => isVolume(each) && each.at < strength.at && strength.at - each.at <= NEAR && !taken.has(each),
    );
    if (formula === null || volume === undefined) continue;
    pours.push({ formula, volume, strength });
    taken.add(volume).add(strength);
  }
  return { pours, others: givens.filter((given) => !taken.has(given)) };
}

export const measuresOf = ({ formula, volume, strength }: Pour, label: "first" | null = null): Given[] => [
  { variable: variableOf("solution-volume", formula, label), quantity: volume.quantity, words: NO_WORDS },
  { variable: variableOf("molarity", formula, label), quantity: strength.quantity, words: NO_WORDS },
];

/** The words of a question about what is put together. */
export const OF_POURS =
  /^(?:mix\w*|mixtures?|pour\w*|combin\w*|add\w*|volumes?|additive|final|result\w*|together|solution|ions?|taking|assum\w*|total|new|each|both)$/i;

type Ions = { readonly isSoluble: boolean; readonly ions: readonly { readonly ion: string; readonly count: number }[] };

function ionsOf(formula: string): Ions | null {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  if (salt === null) return null;
  return {
    isSoluble: isStrongElectrolyte(salt) && findSolubility(salt) !== "insoluble" && findSolubility(salt) !== "slight",
    ions: [...salt.cations, salt.anion].map(({ formula: ion, count }) => ({
      ion: canonicalOf(ion),
      count,
    })),
  };
}

/** Ions that an acid or a base takes away. */
const TAKEN: ReadonlySet<string> = new Set([
  "H+",
  "H3O+",
  "OH-",
  "CO3^2-",
  "HCO3-",
  "S^2-",
  "PO4^3-",
  "NH4+",
  "CH3COO-",
  "F-",
]);

/** Whether a solid forms of the ion and one of the other salt's: then there is less of it in the solution. */
function isTakenBy(ion: string, other: Ions): boolean {
  if (TAKEN.has(ion) && other.ions.some((each) => TAKEN.has(each.ion))) return true;
  return other.ions.some(({ ion: partner }) => {
    const [positive, negative] = ion.endsWith("+") ? [ion, partner] : [partner, ion];
    if (!positive.endsWith("+") || !negative.endsWith("-")) return false;
    const solid = solidOf(positive, negative);
    return solid === null || solid === "insoluble" || solid === "slight";
  });
}

function solidOf(cation: string, anion: string): ReturnType<typeof findSolubility> {
  const [plus, minus] = [cation, anion].map((ion) => parseFormula(ion));
  if (plus?.ok !== true || minus?.ok !== true) return null;
  const [z, y] = [plus.value.charge, -minus.value.charge];
  const part = (ion: string, count: number): string => {
    const bare = ion.replace(/(?:\^\d+)?[+-]$/, "");
    return count === 1 ? bare : /^[A-Z][a-z]?$/.test(bare) ? `${bare}${count}` : `(${bare})${count}`;
  };
  const parsed = parseFormula(z === y ? `${part(cation, 1)}${part(anion, 1)}` : `${part(cation, y)}${part(anion, z)}`);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  if (/^H\+$/.test(cation)) return "soluble";
  return salt === null ? null : findSolubility(salt);
}

/** "50 mL of 0.10 M NaCl and 50 mL of 0.20 M CaCl2 are mixed. [Cl-]?": an ion of two salts that leave it alone. */
export function readIonsTogether(
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): { readonly statement: Statement; readonly aside: readonly string[] } | "unclear" | null {
  const [goal, ...more] = goals;
  const ion = goal?.kinds[0] === "molarity" ? settle(goal.of, null) : null;
  if (goal === undefined || more.length > 0 || ion === null || !/[+-]$/.test(ion)) return null;
  const { pours, others } = listPours(givens);
  const [first, second, ...rest] = pours;
  if (first === undefined || second === undefined || first.formula === second.formula) return null;
  const [a, b] = [ionsOf(first.formula), ionsOf(second.formula)];
  if (rest.length > 0 || others.length > 0 || a === null || b === null || !a.isSoluble || !b.isSoluble)
    return "unclear";
  const countOf = (salt: Ions): number => salt.ions.find((each) => each.ion === ion)?.count ?? 0;
  const brought = [
    { pour: first, count: countOf(a), other: b },
    { pour: second, count: countOf(b), other: a },
  ].toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0));
  const [one, two] = brought;
  if (one === undefined || two === undefined || one.count === 0) return null;
  if (brought.some(({ count, other }) => count > 0 && isTakenBy(ion, other))) return "unclear";
  const bound = [
    ...measuresOf(one.pour),
    ...measuresOf(two.pour).filter(({ variable }) => two.count > 0 || variable.kind === "solution-volume"),
  ];
  return {
    statement: {
      givens: bound,
      goals: [{ variable: variableOf("molarity", ion), unit: goal.unit, words: NO_WORDS }],
      scene: {
        ...BARE_SCENE,
        ionOfBoth: { ion, salts: [one.pour.formula, two.pour.formula], counts: [one.count, two.count] },
        givens: bound.map(({ variable }) => variable),
      },
    },
    aside: [],
  };
}
