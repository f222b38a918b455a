import type { Result } from "#lib/result.ts";
import { canonicalOf, formatFormula } from "../../chemistry/formula/format.ts";
import type { Formula, FormulaNode } from "../../chemistry/formula/formula.ts";
import type { Designation, IonPart } from "../designation.ts";
import type { NameIssue, NameIssueCode } from "../name.ts";

/** What one rule says of a formula: a designation, an issue, or null when it does not apply. */
export type Finding = Result<Designation, NameIssue> | null;

/** The nodes of a part in canonical ASCII. */
export function writeNodes(nodes: readonly FormulaNode[]): string {
  return formatFormula({ parts: [{ count: 1, nodes }], charge: 0, state: null, counts: new Map() }, "ascii");
}

export function toIonPart(formula: Formula): IonPart {
  return { atoms: canonicalOf({ ...formula, charge: 0 }), charge: formula.charge };
}

export function refuse(
  code: NameIssueCode,
  formula: Formula,
  readings: readonly string[] = [],
): { readonly ok: false; readonly issue: NameIssue } {
  return { ok: false, issue: { code, at: 0, found: canonicalOf(formula), readings } };
}

export function hasSameAtoms(a: Formula, b: Formula): boolean {
  return a.counts.size === b.counts.size && [...a.counts].every(([atom, count]) => b.counts.get(atom) === count);
}
