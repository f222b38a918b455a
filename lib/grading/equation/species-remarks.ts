import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { hasSameElements } from "../formula/composition.ts";
import type { Remark } from "../remarks.ts";
import type { Side, SidedEquation } from "./sided-equation.ts";

type SideName = "reactants" | "products";

const MOST_REMARKS = 6;

/** What is missing, unexpected, on the wrong side, or written with other subscripts. */
export function listSpeciesRemarks(given: SidedEquation, expected: SidedEquation): Remark[] {
  return [...compareSide(given, expected, "reactants"), ...compareSide(given, expected, "products")].slice(
    0,
    MOST_REMARKS,
  );
}

function compareSide(given: SidedEquation, expected: SidedEquation, side: SideName): Remark[] {
  const other = side === "reactants" ? "products" : "reactants";
  const missing = listWithout(expected[side], given[side]);
  const unexpected = listWithout(given[side], expected[side]);
  const remarks: Remark[] = [];
  for (const [key, formula] of unexpected) {
    if (expected[other].has(key)) {
      remarks.push({ code: "wrong-side", formula: canonicalOf(formula), side });
      continue;
    }
    const meant = [...missing].find(([, each]) => hasSameElements(each, formula));
    if (meant === undefined) {
      remarks.push({ code: "species-unexpected", formula: canonicalOf(formula), side });
      continue;
    }
    missing.delete(meant[0]);
    remarks.push(describeChange(meant[1], formula));
  }
  const absent = [...missing].filter(([key]) => !given[other].has(key));
  return [
    ...remarks,
    ...absent.map(([, formula]): Remark => ({ code: "species-missing", formula: canonicalOf(formula), side })),
  ];
}

function listWithout(side: Side, other: Side): Map<string, Formula> {
  return new Map([...side].filter(([key]) => !other.has(key)).map(([key, { formula }]) => [key, formula]));
}

function describeChange(expected: Formula, given: Formula): Remark {
  const formulas = { expected: canonicalOf(expected), given: canonicalOf(given) };
  const isElement = expected.counts.size === 1 && expected.charge === 0 && given.charge === 0;
  if (isElement && [...expected.counts.values()][0] === 2 && [...given.counts.values()][0] === 1)
    return { code: "diatomic-element", ...formulas };
  const isSameCounts = [...expected.counts].every(([atom, count]) => given.counts.get(atom) === count);
  if (isSameCounts) return { code: "ion-charge", expected: expected.charge, given: given.charge };
  return { code: "subscript-changed", ...formulas };
}
