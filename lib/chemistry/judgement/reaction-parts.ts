import { canonicalOf } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";
import { findSalt } from "../ions/salt.ts";
import type { Salt } from "../ions/salt.ts";

/** The symbol of an element that stands alone; null for anything else. */
export function findElementAlone(formula: Formula): string | null {
  const [key, ...others] = formula.counts.keys();
  return key !== undefined && others.length === 0 && formula.charge === 0 && !/^\d/.test(key) ? key : null;
}

/** A salt, base or acid of one cation, or the cation alone, as in an ionic equation. */
export type IonSource = {
  readonly formula: Formula;
  /** Canonical ASCII: `Fe^3+`. */
  readonly cation: string;
  readonly symbol: string;
  readonly charge: number;
  /** Null for a bare cation. */
  readonly anion: string | null;
  readonly salt: Salt | null;
};

export function readIonSource(formula: Formula): IonSource | null {
  if (formula.charge > 0) {
    const cation = canonicalOf(formula);
    return {
      formula,
      cation,
      symbol: cation.replace(/\^?\d*\+$/, ""),
      charge: formula.charge,
      anion: null,
      salt: null,
    };
  }
  const salt = findSalt(formula);
  const [cation, ...others] = salt?.cations ?? [];
  if (salt === null || cation === undefined || others.length > 0 || salt.waters > 0) return null;
  const written = canonicalOf(cation.formula);
  return {
    formula,
    cation: written,
    symbol: written.replace(/\^?\d*\+$/, ""),
    charge: cation.formula.charge,
    anion: canonicalOf(salt.anion.formula),
    salt,
  };
}

type Exchange = {
  readonly element: string;
  readonly source: Formula;
  readonly released: string;
  readonly formed: Formula;
};

/** A + BC → AC + B, with the elements A and B; null for other patterns. */
export function readReplacement(reactants: readonly Formula[], products: readonly Formula[]): Exchange | null {
  const [entering, source] = parted(reactants);
  const [leaving, formed] = parted(products);
  if (entering === null || leaving === null || source === undefined || formed === undefined) return null;
  const [element, released] = [findElementAlone(entering) ?? "", findElementAlone(leaving) ?? ""];
  // Of water and of acids with hydrogen in their anion a part of it stays.
  const isExchanged =
    source.counts.has(released) &&
    formed.counts.has(element) &&
    !source.counts.has(element) &&
    (released === "H" || !formed.counts.has(released));
  return isExchanged && element !== released ? { element, source, released, formed } : null;
}

/** The element of two substances, and the other. */
function parted(formulas: readonly Formula[]): readonly [Formula | null, Formula | undefined] {
  const elements = formulas.filter((formula) => findElementAlone(formula) !== null);
  const others = formulas.filter((formula) => findElementAlone(formula) === null);
  return elements.length === 1 && others.length === 1 ? [elements[0] ?? null, others[0]] : [null, undefined];
}
