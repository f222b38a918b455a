import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import type { GoalMention } from "./goals.ts";
import type { QuantityMention } from "./mentions.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import type { Roles } from "./roles.ts";
import type { ProblemToken } from "./tokens.ts";

/** What was read of a problem, before its substances are settled. */
export type Material = {
  readonly quantities: readonly QuantityMention[];
  readonly goals: readonly GoalMention[];
  readonly roles: Roles;
  readonly tokens: readonly ProblemToken[];
};

/** Kinds whose answer is a formula. */
export const FORMULAS: ReadonlySet<Kind> = new Set<Kind>(["empirical-formula", "molecular-formula"]);

/** Kinds that are no property of one substance. */
export const OF_THE_PROBLEM: ReadonlySet<Kind> = new Set<Kind>([
  "percent-yield",
  "percent-error",
  "limiting-reactant",
  "excess-reactant",
  "empirical-formula",
  "molecular-formula",
]);

/** A formula as it is written elsewhere in canonical ASCII; null when it is none. */
export function canonical(formula: string): string | null {
  const parsed = parseFormula(formula);
  return parsed.ok ? canonicalOf(parsed.value) : null;
}

/** "Phosphorus" in an equation that has P4 is P4; so is every other spelling of a formula that it has. */
function findSpecies({ substance }: SubstanceMention, equation: BalancedEquation): string | null {
  const meant = equation.species.filter((species) => substance.formulas.some((formula) => sameAtoms(formula, species)));
  const ofElement = equation.species.filter(
    (species) => substance.element !== null && species.replace(/\d+$/, "") === substance.element,
  );
  const found = meant.length > 0 ? meant : ofElement;
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The formula that a mention stands for; null where it is open. Elements react, and are weighed as gases, as molecules. */
export function settle(
  mention: SubstanceMention,
  equation: BalancedEquation | null,
  asMolecule: boolean,
): string | null {
  const { substance, form } = mention;
  const [first, second, third] = substance.formulas;
  if (form === "atoms" && substance.element !== null && substance.source === "name") return substance.element;
  const species = equation === null ? null : findSpecies(mention, equation);
  if (species !== null) return species;
  if (first === undefined || third !== undefined) return null;
  if (second === undefined) return canonical(first);
  return substance.element !== null && (asMolecule || form === "molecules") ? canonical(second) : null;
}

/** Every substance that the problem names. */
export function listMentions({ tokens }: Material): SubstanceMention[] {
  return tokens.flatMap((token): SubstanceMention[] =>
    token.kind === "substance" ? [{ substance: token.substance, form: null }] : [],
  );
}
