import { formatFormula } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { findSalt, type Salt } from "../chemistry/ions/salt.ts";
import { findSolubility, isStrongElectrolyte } from "../chemistry/ions/solubility.ts";

/** An ion in canonical ASCII, its charge, and how many of it a formula unit has. */
export type SaltIon = { readonly of: string; readonly charge: number; readonly count: number };

const saltOf = (ascii: string | null): Salt | null => {
  const parsed = ascii === null ? null : parseFormula(ascii);
  return parsed?.ok === true ? findSalt(parsed.value) : null;
};

const ionsOf = ({ cations, anion }: Salt): SaltIon[] =>
  [...cations, anion].map(({ formula, count }) => ({
    of: formatFormula(formula, "ascii"),
    charge: formula.charge,
    count,
  }));

/** What a salt or base is in water, by the rules of solubility: its ions; null where it is not there as ions alone. */
export function ionsInWater(ascii: string | null): readonly SaltIon[] | null {
  const salt = saltOf(ascii);
  return salt !== null && findSolubility(salt) === "soluble" && isStrongElectrolyte(salt) ? ionsOf(salt) : null;
}

/** The ions of which a salt consists that does not dissolve; null for every other substance. */
export function ionsOfSolid(ascii: string): readonly SaltIon[] | null {
  const salt = saltOf(ascii);
  return salt !== null && findSolubility(salt) === "insoluble" ? ionsOf(salt) : null;
}
