import { canonicalOf } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";
import { findSolubility, isAcid } from "../ions/solubility.ts";
import { findPotential, HALOGENS, isBelowHydrogen, reactsWithWater } from "./activity.ts";
import type { ReactionDoubt, ReactionJudgement } from "./doubt.ts";
import { readIonSource, readReplacement } from "./reaction-parts.ts";
import type { IonSource } from "./reaction-parts.ts";

const NOT_JUDGED: ReactionJudgement = { verdict: "not-judged" };
const HAPPENS: ReactionJudgement = { verdict: "happens" };
const doubt = (reason: ReactionDoubt): ReactionJudgement => ({ verdict: "does-not-happen", doubt: reason });

/** Whether an element takes another's place in a compound, by the activity series of metals or of halogens; null for other patterns. */
export function judgeReplacement(
  reactants: readonly Formula[],
  products: readonly Formula[],
): ReactionJudgement | null {
  const exchange = readReplacement(...withoutHydronium(reactants, products));
  if (exchange === null) return null;
  const { element, source, released, formed } = exchange;
  if (HALOGENS.includes(element)) return judgeHalogen(element, source, released);
  if (findPotential(element) === null) return NOT_JUDGED;
  if (released === "H") return judgeHydrogen(element, source, formed);
  return findPotential(released) === null ? NOT_JUDGED : judgeMetal(element, source, released, formed);
}

/** H3O+ before and water behind the arrow are H+. */
function withoutHydronium(
  reactants: readonly Formula[],
  products: readonly Formula[],
): [readonly Formula[], readonly Formula[]] {
  return reactants.some((formula) => canonicalOf(formula) === "H3O+")
    ? [reactants, products.filter((formula) => canonicalOf(formula) !== "H2O")]
    : [reactants, products];
}

/** Acids whose anion takes nothing up: hydrogen is all that they can give. */
const PLAIN_ACIDS: ReadonlySet<string> = new Set([
  "F-",
  "Cl-",
  "Br-",
  "SO4^2-",
  "PO4^3-",
  "CH3COO-",
  "CH3CO2-",
  "C2H3O2-",
  "HCOO-",
]);

function judgeHydrogen(metal: string, source: Formula, formed: Formula): ReactionJudgement {
  const written = canonicalOf(source);
  if (written === "H2O")
    return isBelowHydrogen(metal)
      ? doubt({ code: "below-hydrogen", metal, from: written })
      : reactsWithWater(metal)
        ? HAPPENS
        : NOT_JUDGED;
  const acid = readIonSource(source);
  const isAcidic =
    written === "H+" || written === "H3O+" || (acid?.salt !== null && acid?.salt !== undefined && isAcid(acid.salt));
  if (!isAcidic || acid === null) return NOT_JUDGED;
  const salt = readIonSource(formed);
  // Very dilute, it gives hydrogen with magnesium and manganese.
  if (acid.anion === "NO3-")
    return reactsWithWater(metal) || metal === "Mg" || metal === "Mn"
      ? NOT_JUDGED
      : doubt({ code: "nitric-acid", metal });
  if (acid.anion !== null && !PLAIN_ACIDS.has(acid.anion)) return NOT_JUDGED;
  if (isBelowHydrogen(metal))
    return isHeldFast(metal, acid, salt) ? NOT_JUDGED : doubt({ code: "below-hydrogen", metal, from: written });
  // Lead hides under a layer of its salt.
  return metal === "Pb" ? NOT_JUDGED : (judgeIon(metal, salt) ?? HAPPENS);
}

/** Ions that are bound in a complex or a solid by the strong acid: even copper and silver give them then. */
function isHeldFast(metal: string, acid: IonSource, salt: IonSource | null): boolean {
  return (metal === "Cu" && salt?.charge === 1) || (metal === "Ag" && acid.anion === "Br-");
}

const FIRST_IONS: Readonly<Record<string, number>> = { Fe: 2, Sn: 2 };

/** Iron and tin go over into their lower ion with acids and with all but the noblest metals' ions. */
function judgeIon(metal: string, salt: IonSource | null): ReactionJudgement | null {
  const charge = FIRST_IONS[metal];
  if (charge === undefined || salt === null || salt.charge <= charge) return null;
  return doubt({ code: "other-ion", metal, written: salt.cation, forms: `${metal}^${charge}+` });
}

/** Salts whose ions are free in water, so that the series of potentials tells. */
const FREE_ANIONS: ReadonlySet<string> = new Set([
  "F-",
  "Cl-",
  "Br-",
  "I-",
  "NO3-",
  "SO4^2-",
  "ClO4-",
  "CH3COO-",
  "CH3CO2-",
  "C2H3O2-",
]);

/** Volts within which concentrations and complexes may turn the order round. */
const CLOSE = 0.1;

/** Volts beyond which neither a precipitate nor heat does. */
const FAR = 1;

function judgeMetal(metal: string, source: Formula, released: string, formed: Formula): ReactionJudgement {
  const [from, to] = [readIonSource(source), readIonSource(formed)];
  if (from === null || to === null || from.symbol.replace("Hg2", "Hg") !== released) return NOT_JUDGED;
  const gap = (findPotential(metal) ?? 0) - (findPotential(released) ?? 0);
  const tooWeak = doubt({ code: "less-reactive-metal", metal, displaced: released });
  if (from.anion === "O^2-") return gap > FAR && !reactsWithWater(released) ? tooWeak : NOT_JUDGED;
  if (from.anion !== null && !FREE_ANIONS.has(from.anion)) return NOT_JUDGED;
  const isInWater = source.state === "aq";
  if (reactsWithWater(metal)) return isInWater ? doubt({ code: "meets-water", metal }) : NOT_JUDGED;
  if (gap > CLOSE) return isFree(to) || gap > FAR ? tooWeak : NOT_JUDGED;
  // Water gives way before aluminium and magnesium do.
  if (gap > -CLOSE || (findPotential(released) ?? 0) < -1.5) return NOT_JUDGED;
  return (released === "Ag" || (findPotential(released) ?? 0) > 0.77 ? null : judgeIon(metal, to)) ?? HAPPENS;
}

/** Dissolved as ions: no precipitate draws them out. */
function isFree({ salt }: IonSource): boolean {
  return salt === null || findSolubility(salt) === "soluble";
}

function judgeHalogen(element: string, source: Formula, released: string): ReactionJudgement {
  if (!HALOGENS.includes(released)) return NOT_JUDGED;
  const anion = source.charge < 0 ? canonicalOf(source) : readIonSource(source)?.anion;
  if (anion !== `${released}-`) return NOT_JUDGED;
  if (HALOGENS.indexOf(element) > HALOGENS.indexOf(released))
    return doubt({ code: "less-reactive-halogen", halogen: `${element}2`, displaced: `${released}2` });
  // Fluorine takes the water apart first.
  return element === "F" ? NOT_JUDGED : HAPPENS;
}
