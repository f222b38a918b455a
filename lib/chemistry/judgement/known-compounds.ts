import { listCationCharges, listKnownCharges } from "../ions/ions.ts";
import type { AnionPart, CationPart } from "./ionic-parts.ts";

/**
 * Which compounds of one cation and one anion are known, whatever the usual charges say: N. N. Greenwood and A. Earnshaw, Chemistry of
 * the Elements, 2nd ed. (1997), the chapters of each group. Where in doubt, a compound counts as known.
 */

/** Known, although no rule below lets them be: subvalent vapours, peroxides of d metals, single discoveries. */
const KNOWN: ReadonlySet<string> = new Set(
  "Al2O AlF AlCl AgSO4 CrCl4 VCl5 UO4 CrO5 HgO2 HgF4 RhF5 RhF6 IrO4 CuO2 Na3NO3 K3NO3".split(" "),
);

const ALKALI: ReadonlySet<string> = new Set(["Li", "Na", "K", "Rb", "Cs", "NH4"]);
const EARTH: ReadonlySet<string> = new Set(["Be", "Mg", "Ca", "Sr", "Ba", "Zn", "Cd"]);
const HALOGENS: ReadonlySet<string> = new Set(["F", "Cl", "Br", "I"]);

/** Metals whose chlorides, bromides, iodides and oxoanion salts keep to the usual charges; the heavier ones have clusters between them. */
const REGULAR: ReadonlySet<string> = new Set(["Ti", "V", "Cr", "Mn", "Fe", "Co", "Ni", "Cu", "Ag", "Sn", "Pb", "Hg"]);

/** Of these oxides no metal-rich ones are known. */
const NO_SUBOXIDES: ReadonlySet<string> = new Set(["Mn", "Fe", "Co", "Ni", "Cu", "Sn", "Pb"]);

/** Elements beyond these form compounds that no school table speaks of. */
const UNJUDGED: ReadonlySet<string> = new Set(["Fr", "Am", "Cm", "Bk", "Cf", "Es", "Fm", "Md", "No", "Lr"]);

/** The charge of a cation that has but one in its ordinary compounds; null for others. */
export function findFixedCharge(symbol: string): number | null {
  if (symbol === "NH4" || symbol === "H") return 1;
  return ALKALI.has(symbol) || EARTH.has(symbol) || symbol === "Al" || symbol === "Ag" || symbol === "Ra"
    ? (listCationCharges(symbol)[0] ?? null)
    : null;
}

/** Whether atoms in these numbers may be a compound; null where that is not judged. `written` is the formula in canonical ASCII. */
export function mayExist(cation: CationPart, anion: AnionPart, written: string): boolean | null {
  if (KNOWN.has(written) || UNJUDGED.has(cation.symbol)) return null;
  if (!anion.isElement) return mayBeSalt(cation, anion);
  if (HALOGENS.has(anion.symbol)) return mayBeHalide(cation, anion);
  if (cation.symbol === "H") return null;
  const numbers: Numbers = [cation.symbol, cation.count, anion.count];
  switch (anion.symbol) {
    case "O":
      return mayBeOxide(...numbers);
    case "S":
    case "Se":
    case "Te":
      return mayBeSulfide(...numbers);
    case "N":
      return mayBeNitride(...numbers);
    case "H":
      return mayBeHydride(...numbers);
    default:
      return null;
  }
}

type Numbers = readonly [metal: string, metals: number, others: number];

function mayBeSalt({ symbol, count }: CationPart, { charges, count: anions }: AnionPart): boolean | null {
  const fixed = findFixedCharge(symbol);
  return charges.some((charge) => {
    const average = (-charge * anions) / count;
    return fixed === null
      ? isCharge(average, count, REGULAR.has(symbol) ? listCationCharges(symbol) : listKnownCharges(symbol))
      : average === fixed;
  });
}

/** One metal atom has one of the charges; several may have different ones. */
function isCharge(average: number, count: number, charges: readonly number[]): boolean {
  if (charges.length === 0) return true;
  return count === 1 ? charges.includes(average) : average >= Math.min(...charges) && average <= Math.max(...charges);
}

function mayBeHalide({ symbol, count }: CationPart, { symbol: halogen, count: halogens }: AnionPart): boolean | null {
  const fixed = findFixedCharge(symbol);
  if (symbol === "Ag" && halogen === "F") return null;
  // Triiodides and their like.
  if (ALKALI.has(symbol) && count === 1 && halogens % 2 === 1 && halogens > 1 && (halogen === "Br" || halogen === "I"))
    return null;
  if (fixed !== null) return fixed * count === halogens;
  const known = listKnownCharges(symbol);
  if (known.length === 0) return null;
  const average = halogens / count;
  // Calomel in old books.
  if (symbol === "Hg" && average === 1) return null;
  if (!REGULAR.has(symbol)) return average <= Math.max(...known);
  return isCharge(average, count, halogen === "F" ? known : listCationCharges(symbol));
}

function mayBeOxide(...[metal, metals, oxygens]: Numbers): boolean | null {
  const perMetal = oxygens / metals;
  if (metal === "NH4" || metal === "Ag") return null;
  if (ALKALI.has(metal)) {
    const isPeroxide = perMetal === 1 && metals % 2 === 0;
    const isSesquioxide = perMetal === 1.5 && metals % 4 === 0;
    const isSuboxide = perMetal < 0.5 && (metal === "Rb" || metal === "Cs");
    return (
      perMetal === 0.5 ||
      isPeroxide ||
      perMetal === 2 ||
      (perMetal === 3 && metal !== "Li") ||
      isSesquioxide ||
      isSuboxide
    );
  }
  if (EARTH.has(metal) || metal === "Ra") return perMetal === 1 || perMetal === 2 || perMetal === 4 || perMetal === 6;
  if (metal === "Al") return perMetal === 1.5;
  const known = listKnownCharges(metal);
  if (known.length === 0) return null;
  return perMetal * 2 <= Math.max(...known) && (!NO_SUBOXIDES.has(metal) || perMetal * 2 >= Math.min(...known));
}

function mayBeSulfide(...[metal, metals, sulfurs]: Numbers): boolean | null {
  // Polysulfides hold any number of sulfur atoms, metal-rich ones are unknown.
  if (ALKALI.has(metal)) return metals <= 2 * sulfurs && !(metals === 1 && sulfurs === 1);
  if (EARTH.has(metal)) return sulfurs % metals === 0;
  if (metal === "Al") return 2 * sulfurs === 3 * metals;
  return metal === "Ag" && metals === 1 && sulfurs === 1 ? false : null;
}

function mayBeNitride(...[metal, metals, nitrogens]: Numbers): boolean | null {
  const fixed = findFixedCharge(metal);
  if (fixed === null || metal === "Ag" || metal === "NH4") return null;
  const isAzide = nitrogens === 3 * fixed * metals;
  // Subnitrides and diazenides.
  const isOther = ["Ca", "Sr", "Ba"].includes(metal) && [0.5, 1, 2].includes(nitrogens / metals);
  return isAzide || isOther || 3 * nitrogens === fixed * metals;
}

function mayBeHydride(...[metal, metals, hydrogens]: Numbers): boolean | null {
  const fixed = findFixedCharge(metal);
  return fixed === null || ["Ag", "Cd", "NH4"].includes(metal) ? null : hydrogens === fixed * metals;
}
