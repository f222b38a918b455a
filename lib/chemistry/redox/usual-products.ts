import { canonicalOf } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";
import { getFormula } from "../formula/parse.ts";
import { findSalt } from "../ions/salt.ts";

/** What the oxidants and reductants of titrations become in acid, as all courses have it. OpenStax Chemistry 2e, chapters 4 and 19 (CC BY 4.0). */
const OXIDANTS: Readonly<Record<string, string>> = {
  "MnO4-": "Mn^2+",
  "Cr2O7^2-": "Cr^3+",
  "Ce^4+": "Ce^3+",
};

const REDUCTANTS: Readonly<Record<string, string>> = {
  "Fe^2+": "Fe^3+",
  "Sn^2+": "Sn^4+",
  "I-": "I2",
  "C2O4^2-": "CO2",
  H2C2O4: "CO2",
  H2S: "S",
  SO2: "SO4^2-",
  "SO3^2-": "SO4^2-",
  "NO2-": "NO3-",
  HNO2: "NO3-",
  H2O2: "O2",
};

/** What takes part itself, and of a salt its ions. */
function speciesOf(formula: Formula): string[] {
  const own = canonicalOf(formula);
  if (own in OXIDANTS || own in REDUCTANTS) return [own];
  const salt = formula.charge === 0 ? findSalt(formula) : null;
  const ions = salt === null ? [] : [...salt.cations, salt.anion].map((ion) => canonicalOf(ion.formula));
  return ions;
}

export type RedoxSkeleton = { readonly reactants: readonly Formula[]; readonly products: readonly Formula[] };

/** The oxidant and the reductant among two reactants in acid, with what they become; null where there is not one of each. */
export function findUsualRedox([one, other, ...others]: readonly Formula[]): RedoxSkeleton | null {
  if (one === undefined || other === undefined || others.length > 0) return null;
  const found = [
    [one, other],
    [other, one],
  ].flatMap(([oxidant, reductant]) =>
    (oxidant === undefined ? [] : speciesOf(oxidant)).flatMap((high) =>
      (reductant === undefined ? [] : speciesOf(reductant)).flatMap((low) => {
        const [taken, given] = [OXIDANTS[high], REDUCTANTS[low]];
        return taken === undefined || given === undefined ? [] : [{ high, low, products: [taken, given] }];
      }),
    ),
  );
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return null;
  return {
    reactants: [only.high, only.low].map((each) => getFormula(each)),
    products: only.products.map((each) => getFormula(each)),
  };
}
