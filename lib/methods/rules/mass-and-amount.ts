import { lawWays } from "../../laws/law-way.ts";
import { during } from "../../laws/law.ts";
import { massAndAmount as massAndAmountLaw } from "../../laws/matter/mass-and-amount.ts";
import type { Rule } from "./rule.ts";
import { findSubstance } from "./substance.ts";

/**
 * Mass and amount of one substance: n = m / M. Molar masses are sums of IUPAC's abridged weights of 2021, which are known
 * better than any given and do not limit the figures.
 */
export const massAndAmount: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (findSubstance(of) !== null)
    return kind === "molar-mass" ? [] : lawWays([during(massAndAmountLaw, label)], wanted, scene);
  // Of a sample only where its molar mass is asked for, or told.
  const isWeighed =
    kind === "molar-mass" || scene.givens.some((given) => given.kind === "molar-mass" && given.of === null);
  return of === null && label === null && isWeighed ? lawWays([massAndAmountLaw], wanted, scene) : [];
};
