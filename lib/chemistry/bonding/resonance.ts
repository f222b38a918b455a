import { type LewisStructure, VALENCE_ELECTRONS } from "./lewis.ts";

type Ligands = LewisStructure["ligands"];

/** What electrons alone tell apart: the pairs and bonds of a centre and of what is around it. */
export type Electrons = Pick<LewisStructure, "center" | "centerPairs" | "ligands">;

const valenceOf = (symbol: string): number => VALENCE_ELECTRONS[symbol] ?? 0;

/** Formal charges: of the centre, then of its ligands. */
export function formalCharges({ center, centerPairs, ligands }: Electrons): number[] {
  const bonds = ligands.reduce((sum, { order }) => sum + order, 0);
  return [
    valenceOf(center) - 2 * centerPairs - bonds,
    ...ligands.map(({ symbol, order, pairs }) => valenceOf(symbol) - 2 * pairs - order),
  ];
}

/** How far the formal charges are from none. */
const costOf = (electrons: Electrons): number =>
  formalCharges(electrons).reduce((sum, charge) => sum + Math.abs(charge), 0);

/** All ways to give the bonds of these ligands to others of the same element, each once, the given one first. */
function permuted(ligands: Ligands): Ligands[] {
  const found = new Map<string, Ligands>();
  const take = (taken: Ligands, left: Ligands): void => {
    const symbol = ligands[taken.length]?.symbol;
    if (symbol === undefined) found.set(taken.map(({ order }) => order).join(" "), taken);
    else
      left.forEach((each, index) => {
        if (each.symbol === symbol) take([...taken, each], left.toSpliced(index, 1));
      });
  };
  take([], ligands);
  return [...found.values()];
}

/** A centre without lone pairs between two atoms: what one bond gains the other loses. */
function shifted({ center, centerPairs, ligands }: Electrons): Electrons[] {
  const [one, other] = ligands;
  if (one === undefined || other === undefined || ligands.length !== 2 || centerPairs > 0) return [];
  if ([one.symbol, other.symbol].includes("H")) return [];
  return ([1, 2, 3] as const).flatMap((order) => {
    const rest = one.order + other.order - order;
    if (rest !== 1 && rest !== 2 && rest !== 3) return [];
    const shifts = [
      { ...one, order, pairs: 4 - order },
      { ...other, order: rest, pairs: 4 - rest },
    ] as const;
    return [{ center, centerPairs, ligands: shifts }];
  });
}

/** The same atoms with no more than an octet at the centre, from the third period on, where books draw it either way. */
export function withOctet({ center, centerPairs, ligands }: Electrons): Electrons | null {
  const bonds = ligands.reduce((sum, { order }) => sum + order, 0);
  if (centerPairs + ligands.length > 3 || centerPairs + bonds <= 4) return null;
  let surplus = centerPairs + bonds - 4;
  const lowered = ligands.toReversed().map((ligand) => {
    if (ligand.order !== 2 || surplus === 0) return ligand;
    surplus -= 1;
    return { ...ligand, order: 1 as const, pairs: ligand.pairs + 1 };
  });
  return surplus === 0 ? { center, centerPairs, ligands: lowered.toReversed() } : null;
}

/**
 * The resonance structures of a molecule or ion with one centre: those that differ only in which of several equal atoms has
 * the double bond; of three atoms in a line, all that have no more formal charges than the best. A centre that goes beyond its
 * octet in one single structure without charges (SO₂, SO₃) has before it those that keep the octet. One where there is no
 * resonance.
 */
export function resonanceForms(structure: Electrons): Electrons[] {
  const { center, centerPairs } = structure;
  const chain = shifted(structure);
  const isUnlike = new Set(structure.ligands.map(({ symbol }) => symbol)).size > 1;
  if (chain.length > 1 && isUnlike) {
    const least = Math.min(...chain.map((each) => costOf(each)));
    return chain.filter((each) => costOf(each) === least);
  }
  const equal = permuted(structure.ligands).map((ligands): Electrons => ({ center, centerPairs, ligands }));
  if (equal.length > 1) return equal;
  const octet = withOctet(structure);
  if (octet === null) return equal;
  return [...permuted(octet.ligands).map((ligands): Electrons => ({ center, centerPairs, ligands })), ...equal];
}

/** The orders of the bonds as they are, of those that resonance makes equal their mean. */
export function meanOrders(structure: Electrons): number[] {
  const forms = permuted(structure.ligands);
  return structure.ligands.map(
    (_, index) => forms.reduce((sum, form) => sum + (form[index]?.order ?? 1), 0) / forms.length,
  );
}
