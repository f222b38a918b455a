import { canonicalOf, formatFormula } from "../../chemistry/formula/format.ts";
import type { Formula, FormulaNode } from "../../chemistry/formula/formula.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { ANIONS } from "../../chemistry/ions/ions.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { Salt } from "../../chemistry/ions/salt.ts";
import type { Axis } from "../mark.ts";
import type { Remark } from "../remarks.ts";
import { findMultiple, hasSameCounts, isSameComposition } from "./composition.ts";

/** What is wrong with a formula, where it is one of the usual things, and the axis on which it is. */
type FormulaSlip = { readonly remark: Remark; readonly lost: Axis };

type Pair = { readonly expected: Formula; readonly given: Formula };

/** The first that fits; null when the formula is none that a known slip leads to. */
export function findFormulaSlip(pair: Pair): FormulaSlip | null {
  return (
    findLetterCase(pair) ??
    findCharge(pair) ??
    findDiatomic(pair) ??
    findMultiples(pair) ??
    findMissingParentheses(pair) ??
    findHydrate(pair) ??
    findIonSlip(pair)
  );
}

function findLetterCase({ expected, given }: Pair): FormulaSlip | null {
  const [a, b] = [canonicalOf(expected), canonicalOf(given)];
  if (a === b || a.toLowerCase() !== b.toLowerCase()) return null;
  return { remark: { code: "letter-case", expected: a, given: b }, lost: "setup" };
}

function findCharge({ expected, given }: Pair): FormulaSlip | null {
  if (!hasSameCounts(expected, given) || expected.counts.size === 0) return null;
  return { remark: { code: "ion-charge", expected: expected.charge, given: given.charge }, lost: "units" };
}

function findDiatomic({ expected, given }: Pair): FormulaSlip | null {
  const [only] = expected.counts;
  if (only === undefined || expected.counts.size > 1 || only[1] !== 2 || expected.charge !== 0) return null;
  if (given.counts.size > 1 || given.counts.get(only[0]) !== 1 || given.charge !== 0) return null;
  return {
    remark: { code: "diatomic-element", expected: canonicalOf(expected), given: canonicalOf(given) },
    lost: "method",
  };
}

function findMultiples({ expected, given }: Pair): FormulaSlip | null {
  const below = findMultiple(expected, given);
  if (below !== null) return { remark: { code: "empirical-for-molecular", factor: below }, lost: "method" };
  const above = findMultiple(given, expected);
  return above === null ? null : { remark: { code: "molecular-for-empirical", factor: above }, lost: "method" };
}

/** `CaOH2` for `Ca(OH)2`. */
function findMissingParentheses({ expected, given }: Pair): FormulaSlip | null {
  const ascii = canonicalOf(expected);
  if (!/[([]/.test(ascii) || hasGroup(given)) return null;
  const without = parseFormula(ascii.replaceAll(/[()[\]]/g, ""));
  if (!without.ok || !isSameComposition(without.value, given)) return null;
  return { remark: { code: "missing-parentheses", expected: ascii }, lost: "calculation" };
}

function hasGroup({ parts }: Formula): boolean {
  return parts.some(({ nodes }) => nodes.some(({ kind }) => kind === "group"));
}

function findHydrate({ expected, given }: Pair): FormulaSlip | null {
  const [a, b] = [countWaters(expected), countWaters(given)];
  if (a.waters === b.waters || !isSameNodes(a.main, b.main)) return null;
  return { remark: { code: "hydrate-water", expected: a.waters, given: b.waters }, lost: "calculation" };
}

/** An addition compound's water, and what it is added to. */
function countWaters({ parts }: Formula): { main: readonly FormulaNode[]; waters: number } {
  const [main, ...additions] = parts;
  const waters = additions.filter(({ nodes }) => writeNodes(nodes) === "H2O");
  return { main: main?.nodes ?? [], waters: waters.reduce((sum, { count }) => sum + count, 0) };
}

function isSameNodes(a: readonly FormulaNode[], b: readonly FormulaNode[]): boolean {
  return a.length > 0 && writeNodes(a) === writeNodes(b);
}

function writeNodes(nodes: readonly FormulaNode[]): string {
  return formatFormula({ parts: [{ count: 1, nodes }], charge: 0, state: null, counts: new Map() }, "ascii");
}

function findIonSlip(pair: Pair): FormulaSlip | null {
  // Named nuclides are no ions' matter.
  if ([...pair.expected.counts.keys()].some((atom) => /^\d/.test(atom))) return null;
  const expected = findSalt(pair.expected);
  if (expected === null) return findOtherAnion(pair.expected, pair.given);
  const given = findSalt(pair.given);
  if (given !== null && isSameCations(expected, given)) {
    const slip = findOtherAnion(expected.anion.formula, given.anion.formula) ?? findOtherCation(expected, given);
    if (slip) return slip;
  }
  return findWrongCounts(expected, pair.given);
}

function isSameCations(a: Salt, b: Salt): boolean {
  const listElements = ({ cations }: Salt) =>
    cations
      .flatMap(({ formula }) => [...formula.counts.keys()])
      .toSorted()
      .join(" ");
  return listElements(a) === listElements(b);
}

/** SO3^2- for SO4^2-, S^2- for SO4^2-: both anions of one element. */
function findOtherAnion(expected: Formula, given: Formula): FormulaSlip | null {
  if (expected.charge >= 0 || given.charge >= 0 || hasSameCounts(expected, given)) return null;
  const isKnown = (ion: Formula) =>
    ion.counts.size === 1 || ANIONS.some(({ formula }) => isSameComposition(formula, ion));
  const central = [...expected.counts.keys()].find((atom) => atom !== "O" && atom !== "H");
  if (central === undefined || !given.counts.has(central) || !isKnown(given)) return null;
  // Formic acid is no slip for acetic acid.
  if (central === "C" && expected.counts.get("C") !== given.counts.get("C")) return null;
  return {
    remark: { code: "polyatomic-ion", expected: canonicalOf(expected), given: canonicalOf(given) },
    lost: "method",
  };
}

/** FeCl2 for FeCl3, HgCl2 for Hg2Cl2: the metal's other ion, with charges that cancel. */
function findOtherCation(expected: Salt, given: Salt): FormulaSlip | null {
  const [[cation, ...others], [other, ...more]] = [expected.cations, given.cations];
  if (
    cation === undefined ||
    other === undefined ||
    others.length + more.length > 0 ||
    expected.waters !== given.waters
  )
    return null;
  if (
    !isSameComposition(expected.anion.formula, given.anion.formula) ||
    isSameComposition(cation.formula, other.formula)
  )
    return null;
  return {
    remark: { code: "cation-charge", expected: canonicalOf(cation.formula), given: canonicalOf(other.formula) },
    lost: "calculation",
  };
}

const MOST_IONS = 6;

/** The right ions in numbers whose charges do not cancel. Hydrogen with one other element is no salt. */
function findWrongCounts({ cations, anion, waters }: Salt, given: Formula): FormulaSlip | null {
  const [cation, ...others] = cations;
  if (cation === undefined || others.length > 0 || given.charge !== 0) return null;
  if (cation.formula.counts.has("H") && cation.formula.counts.size === 1 && anion.formula.counts.size === 1)
    return null;
  for (let positive = 1; positive <= MOST_IONS; positive += 1) {
    for (let negative = 1; negative <= MOST_IONS; negative += 1) {
      if (
        !isSumOf(
          given,
          [
            [cation.formula, positive],
            [anion.formula, negative],
          ],
          waters,
        )
      )
        continue;
      const remark: Remark = {
        code: "charge-balance",
        cation: canonicalOf(cation.formula),
        anion: canonicalOf(anion.formula),
      };
      return { remark, lost: "calculation" };
    }
  }
  return null;
}

function isSumOf({ counts }: Formula, terms: readonly (readonly [Formula, number])[], waters: number): boolean {
  const sum = new Map<string, number>(
    waters > 0
      ? [
          ["H", 2 * waters],
          ["O", waters],
        ]
      : [],
  );
  for (const [formula, factor] of terms) {
    for (const [atom, count] of formula.counts) sum.set(atom, (sum.get(atom) ?? 0) + count * factor);
  }
  return sum.size === counts.size && [...sum].every(([atom, count]) => counts.get(atom) === count);
}
