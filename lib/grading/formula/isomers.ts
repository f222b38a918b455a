import type { Formula, FormulaNode } from "../../chemistry/formula/formula.ts";

/** What a structural formula shows of its carbon atoms. */
type Structure = { readonly hydrogens: string; readonly hasHydroxyl: boolean };

type Atom = { readonly symbol: string; readonly count: number };

/** More atoms than any structural formula of a course. */
const MOST_ATOMS = 400;

/**
 * Whether two formulas of the same atoms are structural ones of different compounds: `CH3OCH3` and `CH3CH2OH`. Told from
 * the hydrogens on each carbon and from hydroxyl groups, so that `HOOCCH3` and `CH3COOH` are not.
 */
export function areIsomers(a: Formula, b: Formula): boolean {
  const [first, second] = [findStructure(a), findStructure(b)];
  if (first === null || second === null) return false;
  return first.hydrogens !== second.hydrogens || first.hasHydroxyl !== second.hasHydroxyl;
}

/** Whether a formula shows which hydrogens stand on which carbon; one of a single carbon atom hides nothing. */
export function showsStructure(formula: Formula): boolean {
  return findStructure(formula) !== null || (formula.counts.get("C") ?? 0) < 2;
}

/** Null when the formula does not show which hydrogens stand on which carbon: `C3H8O`. */
function findStructure({ parts, charge }: Formula): Structure | null {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || part.count !== 1 || charge !== 0) return null;
  const atoms = expandEthyl(listAtoms(part.nodes));
  const carbons = atoms.filter(({ symbol }) => symbol === "C");
  if (carbons.length < 2 || carbons.some(({ count }) => count > 1) || atoms.length > MOST_ATOMS) return null;
  const hydrogens = atoms.flatMap(({ symbol }, index) => (symbol === "C" ? [countHydrogens(atoms[index + 1])] : []));
  return { hydrogens: hydrogens.toSorted((x, y) => x - y).join(" "), hasHydroxyl: hasHydroxyl(atoms) };
}

/** Groups are written out; beyond the limit what is missing does not matter. */
function listAtoms(nodes: readonly FormulaNode[]): Atom[] {
  const atoms: Atom[] = [];
  for (const node of nodes) {
    if (node.kind === "atom") atoms.push({ symbol: node.symbol, count: node.count });
    else repeat(listAtoms(node.nodes), node.count, atoms);
    if (atoms.length > MOST_ATOMS) break;
  }
  return atoms;
}

function repeat(group: readonly Atom[], count: number, atoms: Atom[]): void {
  for (let time = 0; time < count && atoms.length <= MOST_ATOMS; time += 1) atoms.push(...group);
}

/** `C2H5` can only be `CH3CH2`. */
function expandEthyl(atoms: readonly Atom[]): Atom[] {
  return atoms.flatMap((atom, index): Atom[] => {
    const [before, next] = [atoms[index - 1], atoms[index + 1]];
    if (atom.symbol === "C" && atom.count === 2 && next?.symbol === "H" && next.count === 5) {
      return [{ symbol: "C", count: 1 }, { symbol: "H", count: 3 }, { symbol: "C", count: 1 }];
    }
    if (atom.symbol === "H" && atom.count === 5 && before?.symbol === "C" && before.count === 2) return [{ symbol: "H", count: 2 }];
    return [atom];
  });
}

function countHydrogens(next: Atom | undefined): number {
  return next?.symbol === "H" ? next.count : 0;
}

/** `OH`, `CO2H`, or `HO` at the beginning. */
function hasHydroxyl(atoms: readonly Atom[]): boolean {
  if (atoms[0]?.symbol === "H" && atoms[1]?.symbol === "O") return true;
  return atoms.some(({ symbol }, index) => symbol === "O" && atoms[index + 1]?.symbol === "H");
}
