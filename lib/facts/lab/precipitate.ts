import { findLook } from "../../chemistry/analysis/looks.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt, type Salt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import { composeSalt } from "../../chemistry/judgement/compose-salt.ts";

/** What precipitates of known colour when two salts that dissolve meet; null where that is nothing, or not one substance. */
export function findPrecipitate(one: string, other: string): string | null {
  const [first, second] = [saltOf(one), saltOf(other)];
  if (first === null || second === null || [first, second].some((salt) => findSolubility(salt) !== "soluble"))
    return null;
  const made = [exchange(first, second), exchange(second, first)].filter((formula) => {
    const salt = formula === null ? null : saltOf(formula);
    return salt === null || findSolubility(salt) !== "soluble";
  });
  const [only, ...others] = made;
  if (only === undefined || only === null || others.length > 0) return null;
  const salt = saltOf(only);
  const isSolid = salt !== null && findSolubility(salt) === "insoluble";
  return isSolid && findLook(only)?.solid !== undefined ? only : null;
}

function saltOf(formula: string): Salt | null {
  const parsed = parseFormula(formula);
  return parsed.ok ? findSalt(parsed.value) : null;
}

/** The cation of one salt with the anion of another. */
function exchange({ cations }: Salt, { anion }: Salt): string | null {
  const [cation, ...others] = cations;
  if (cation === undefined || others.length > 0) return null;
  const bare = (written: string) => written.replace(/(?:\^\d+)?[+-]$/u, "");
  return composeSalt(
    [{ atoms: bare(canonicalOf(cation.formula)), charge: cation.formula.charge, count: 1 }],
    bare(canonicalOf(anion.formula)),
    anion.formula.charge,
  );
}
