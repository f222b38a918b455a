import { isSymmetric } from "../../../chemistry/bonding/species.ts";
import type { Species } from "../../../chemistry/bonding/species.ts";
import { findElement } from "../../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { readDrawn } from "../../../chemistry/organic/read-drawn.ts";
import { carbonsOf, carbonsOn, fingerprint, hydrogensOn, neighboursOf } from "../../../chemistry/organic/structure.ts";
import type { Structure } from "../../../chemistry/organic/structure.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { BOILING_POINTS, BY_FORCE } from "../../../problems/bonding/intermolecular-data.ts";
import type { Attracted, Force } from "../../../problems/bonding/intermolecular-forces.ts";
import { readFormulaObject, readNameObject } from "../read-objects.ts";
import { speciesOf, structureOf } from "./bonds-of.ts";

const BINDERS = ["N", "O", "F"];
const NOBLE = ["He", "Ne", "Ar", "Kr", "Xe"];

/** Hydrocarbons have dispersion alone, one group on a chain makes a dipole; of more groups only a drawing tells. */
function ofStructure(structure: Structure): Force | null {
  const { atoms } = structure;
  const others = atoms.flatMap((symbol, atom) => (symbol === "C" ? [] : [atom]));
  const isBinding = (atom: number): boolean => BINDERS.includes(atoms[atom] ?? "") && hydrogensOn(structure, atom) > 0;
  if (others.some(isBinding)) return "hydrogen";
  if (others.length === 0) return "dispersion";
  // An ester's two oxygen atoms stand on one carbon atom, and are not alike.
  const isEster =
    others.length === 2 &&
    carbonsOf(structure).some((carbon) => {
      const orders = neighboursOf(structure, carbon).filter(({ atom }) => atoms[atom] === "O");
      return orders.length === 2 && orders[0]?.order !== orders[1]?.order;
    });
  return others.length === 1 || isEster ? "dipole" : null;
}

function ofSpecies({ charge, structure }: Species): Force | null {
  const { center, ligands } = structure;
  if (charge !== 0) return null;
  const isBound = ligands.some(
    ({ symbol }) => (symbol === "H" && BINDERS.includes(center)) || (center === "H" && BINDERS.includes(symbol)),
  );
  if (isBound) return "hydrogen";
  const isElement = ligands.every(({ symbol }) => symbol === center);
  if (ligands.length === 1) return isElement ? "dispersion" : "dipole";
  // Ozone's dipole is one of equal atoms, of which courses do not speak.
  if (isElement) return null;
  return isSymmetric(structure) ? "dispersion" : "dipole";
}

const listed = (formula: string): Force | null =>
  (["dispersion", "dipole", "hydrogen"] as const).find((force) => BY_FORCE[force].some((each) => each === formula)) ??
  null;

/** "C4H9OH" is unbranched there: CH3CH2CH2CH2OH. */
function asRow(key: string): string {
  const [, carbons = "", rest = ""] = /^C([2-9])H\d+((?:OH|NH2|Cl|Br|COOH))$/.exec(key) ?? [];
  return carbons === "" ? key : `CH3${"CH2".repeat(Number(carbons) - 1)}${rest}`;
}

/** The formulas whose boiling points are known, by their molecules. */
const KEYS: ReadonlyMap<string, string> = new Map(
  Object.keys(BOILING_POINTS).flatMap((key) => {
    const structure = readDrawn(asRow(key));
    return structure === null ? [] : [[fingerprint(structure), key]];
  }),
);

/** A molecule as the table of boiling points writes it; null for branched and unsaturated hydrocarbons. */
function writtenAs(structure: Structure): string | null {
  const { atoms, bonds } = structure;
  if (atoms.some((symbol) => symbol !== "C")) return KEYS.get(fingerprint(structure)) ?? null;
  const isStraight =
    bonds.every(({ order }) => order === 1) && atoms.every((_, atom) => carbonsOn(structure, atom) < 3);
  return isStraight ? `C${atoms.length === 1 ? "" : atoms.length}H${2 * atoms.length + 2}` : null;
}

/** The strongest force between the molecules of a substance, with its electrons; null for salts, metals and whatever is open. */
export function attractionOf(thing: string): Attracted | null {
  const formula = readFormulaObject(thing) ?? readNameObject(thing, DEFAULT_LOCALE);
  if (formula === null || formula.charge !== 0) return null;
  const electrons = [...formula.counts].reduce(
    (sum, [symbol, count]) => sum + count * (findElement(symbol)?.number ?? 0),
    0,
  );
  const species = speciesOf(thing);
  const structure = species === null ? structureOf(thing) : null;
  const plain = canonicalOf(formula);
  const written = structure === null ? (species?.formula ?? plain) : (writtenAs(structure) ?? thing);
  const force = NOBLE.includes(plain)
    ? "dispersion"
    : species !== null
      ? ofSpecies(species)
      : structure !== null
        ? ofStructure(structure)
        : listed(plain);
  return force === null ? null : { formula: written, force, electrons };
}
