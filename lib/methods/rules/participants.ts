import { isCounted, readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Participant } from "../../chemistry/equilibrium/equilibrium.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import type { BalancedEquation } from "./rule.ts";

/**
 * The species of a written equation with their powers, reactants first. Null where the equation has fractions, a substance twice
 * that counts both times, or states for some of its species only: K belongs to the equation as it is written, and leaves pure
 * solids and liquids out.
 */
export function listParticipants({ equation }: BalancedEquation): readonly Participant[] | null {
  const terms = listTerms(equation);
  const stated = terms.filter(({ formula }) => formula.state !== null).length;
  const hasFraction = terms.some(({ coefficient }) => (coefficient?.denominator ?? 1) !== 1);
  if (hasFraction || (stated > 0 && stated < terms.length)) return null;
  const participants = readEquilibrium(formatEquation(equation, "ascii"));
  const isOnce = ({ formula }: Participant): boolean =>
    participants.filter((other) => other.formula === formula && isCounted(other)).length < 2;
  return participants.every(isOnce) ? participants : null;
}
