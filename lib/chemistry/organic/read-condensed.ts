import type { Formula, FormulaNode } from "../formula/formula.ts";
import { countAtoms, hydrogensOn } from "./structure.ts";
import type { Structure } from "./structure.ts";

type Order = 1 | 2 | 3;
type Atom = { readonly symbol: string; readonly valence: number; readonly hydrogens: number };
type Draft = { readonly atoms: Atom[]; readonly bonds: { a: number; b: number; order: Order }[] };

/** What stands in a row: an atom with its hydrogens, so many times, or a group in brackets. */
type Unit =
  | { readonly kind: "atom"; readonly symbol: string; readonly hydrogens: number; readonly count: number }
  | { readonly kind: "group"; readonly units: readonly Unit[]; readonly count: number };

const VALENCES: Readonly<Record<string, number>> = { C: 4, N: 3, O: 2, F: 1, Cl: 1, Br: 1, I: 1 };
/** No condensed formula of a course has more. */
const MOST_ATOMS = 60;

/**
 * The molecule that a condensed formula shows: `CH3CH(CH3)CH2CH3`, `(CH3)2CHOH`, `CH3COOC2H5`. Null where the formula
 * leaves it open, as C5H12 does, and for rings.
 */
export function readCondensed({ parts: [main, ...others], counts, charge }: Formula): Structure | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (main === undefined || others.length > 0 || main.count !== 1 || charge !== 0 || total > MOST_ATOMS) return null;
  const units = listUnits(main.nodes);
  const draft: Draft = { atoms: [], bonds: [] };
  if (units === null || attach(draft, units, null) === null) return null;
  closeBonds(draft);
  const structure: Structure = { atoms: draft.atoms.map(({ symbol }) => symbol), bonds: draft.bonds };
  const isWhole = draft.atoms.every(({ hydrogens }, atom) => hydrogensOn(structure, atom) === hydrogens);
  return isWhole &&
    Object.entries(countAtoms(structure)).every(([symbol, count]) => (counts.get(symbol) ?? 0) === count)
    ? structure
    : null;
}

function listUnits(nodes: readonly FormulaNode[]): Unit[] | null {
  const units: Unit[] = [];
  let before = 0;
  for (const [index, node] of nodes.entries()) {
    const last = units.at(-1);
    if (node.kind === "group") {
      const inner = listUnits(node.nodes);
      if (inner === null || before > 0) return null;
      units.push({ kind: "group", units: inner, count: node.count });
    } else if (node.symbol !== "H") {
      if (!Object.hasOwn(VALENCES, node.symbol) || node.massNumber !== null) return null;
      units.push({ kind: "atom", symbol: node.symbol, hydrogens: before, count: node.count });
      before = 0;
    } else if (index === 0) before = node.count;
    else if (last?.kind === "atom") units[units.length - 1] = { ...last, hydrogens: last.hydrogens + node.count };
    else return null;
  }
  return before > 0 ? null : turnAcid(units);
}

/** `HOOCCH3` is CH3COOH from the other side. */
function turnAcid(units: Unit[]): Unit[] {
  const [hydroxyl, oxygen, carbon, ...rest] = units;
  const isAcid = isAtom(hydroxyl, "O", 1) && isAtom(oxygen, "O", 0) && isAtom(carbon, "C", 0);
  return isAcid && rest.length > 0 ? [{ kind: "group", units: [carbon, oxygen, hydroxyl], count: 1 }, ...rest] : units;
}

function isAtom(unit: Unit | undefined, symbol: string, hydrogens: number): unit is Unit {
  return unit?.kind === "atom" && unit.symbol === symbol && unit.hydrogens === hydrogens && unit.count === 1;
}

/** `C2H5` can only be an ethyl group, which is bonded by its CH2. */
function spellOut(unit: Unit, isFirst: boolean): readonly Unit[] {
  if (unit.kind === "group" || unit.symbol !== "C" || unit.count !== 2 || unit.hydrogens !== 5) return [unit];
  const [inner, outer] = [2, 3].map((hydrogens) => ({ ...unit, count: 1, hydrogens }));
  if (inner === undefined || outer === undefined) return [unit];
  return isFirst ? [outer, inner] : [inner, outer];
}

function freeOf({ atoms, bonds }: Draft, atom: number): number {
  const { valence = 0, hydrogens = 0 } = atoms[atom] ?? {};
  return valence - hydrogens - bonds.reduce((sum, { a, b, order }) => sum + (a === atom || b === atom ? order : 0), 0);
}

function add(draft: Draft, symbol: string, hydrogens: number, to: number | null, order: Order = 1): number | null {
  if (to !== null && freeOf(draft, to) < order) return null;
  draft.atoms.push({ symbol, hydrogens, valence: VALENCES[symbol] ?? 0 });
  const index = draft.atoms.length - 1;
  if (to !== null) draft.bonds.push({ a: to, b: index, order });
  return freeOf(draft, index) < 0 ? null : index;
}

/** Puts a row on an atom, or begins the molecule; the atom where the row can go on, null where it cannot be read. */
function attach(draft: Draft, units: readonly Unit[], from: number | null): number | null {
  let at = from;
  const row = orderUnits(units, from).flatMap((unit, index) => spellOut(unit, index === 0 && from === null));
  for (const [index, unit] of row.entries()) {
    const isRest = index > 0 || from !== null;
    const next = unit.kind === "group" ? attachGroup(draft, unit, at) : attachAtom(draft, unit, at, isRest);
    if (next === null) return null;
    at = next;
  }
  return at;
}

/** What stands in front of the first carbon hangs on it: `(CH3)2CHOH`, `ClCH2CH3`, `HOCH2CH3`; so does the ethyl of `C2H5OH`. */
function orderUnits(units: readonly Unit[], from: number | null): readonly Unit[] {
  const first = units.findIndex(
    (unit) => unit.kind === "atom" && VALENCES[unit.symbol] !== 1 && !(unit.symbol === "O" && unit.hydrogens === 1),
  );
  const centre = units[first];
  if (from !== null || first <= 0 || centre === undefined) return units;
  const hung = units
    .slice(0, first)
    .map((unit): Unit =>
      unit.kind === "group" ? unit : { kind: "group", units: [{ ...unit, count: 1 }], count: unit.count },
    );
  return [centre, ...hung, ...units.slice(first + 1)];
}

/** A branch, so many times; groups that leave bonds free are a part of the row: `CH3(CH2)3CH3`. */
function attachGroup(draft: Draft, { units, count }: Unit & { kind: "group" }, at: number | null): number | null {
  let place = at;
  for (let time = 0; time < count; time += 1) {
    const end = attach(draft, units, place);
    if (end === null) return null;
    if (place === null || isOpen(draft, end)) place = end;
  }
  return place;
}

function isOpen(draft: Draft, atom: number): boolean {
  return draft.atoms[atom]?.symbol !== "O" && freeOf(draft, atom) > 0;
}

function attachAtom(draft: Draft, unit: Unit & { kind: "atom" }, at: number | null, isRest: boolean): number | null {
  const { symbol, hydrogens, count } = unit;
  if (symbol === "O" && isRest && at !== null && draft.atoms[at]?.symbol === "C") return attachOxygen(draft, unit, at);
  if (VALENCES[symbol] === 1) {
    if (at === null || hydrogens > 0) return null;
    for (let time = 0; time < count; time += 1) if (add(draft, symbol, 0, at) === null) return null;
    return at;
  }
  return count === 1 ? add(draft, symbol, hydrogens, at) : null;
}

/** A carbonyl's oxygen where the carbon has the bonds for it, a hydroxyl group, or the oxygen of an ether or ester. */
function attachOxygen(draft: Draft, { hydrogens, count }: Unit & { kind: "atom" }, at: number): number | null {
  const isCarbonyl = freeOf(draft, at) >= 2 && (hydrogens === 0 || count === 2);
  if (isCarbonyl && add(draft, "O", 0, at, 2) === null) return null;
  const singles = count - (isCarbonyl ? 1 : 0);
  if (singles === 0) return at;
  if (singles > 1) return null;
  const oxygen = add(draft, "O", hydrogens, at);
  return oxygen !== null && hydrogens === 1 ? at : oxygen;
}

/** Neighbours that both have bonds left share them: CH2CH2 is ethene, CH3CN has a triple bond. */
function closeBonds(draft: Draft): void {
  for (const bond of draft.bonds) {
    const more = Math.min(freeOf(draft, bond.a), freeOf(draft, bond.b), 3 - bond.order);
    if (more === 1 || more === 2) bond.order = bond.order + more === 2 ? 2 : 3;
  }
}
