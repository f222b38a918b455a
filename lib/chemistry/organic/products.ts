import { carbonsOn, fingerprint, hydrogensOn, neighboursOf, withAtom } from "./structure.ts";
import type { Structure } from "./structure.ts";

/** The double bond of a hydrocarbon that has no other multiple bond; null for any other molecule. */
function doubleBondOf({ atoms, bonds }: Structure): readonly [number, number] | null {
  const [bond, ...others] = bonds.filter(({ order }) => order > 1);
  const isAlkene = bond?.order === 2 && others.length === 0 && atoms.every((symbol) => symbol === "C");
  return isAlkene ? [bond.a, bond.b] : null;
}

const saturated = ({ atoms, bonds }: Structure): Structure => ({
  atoms,
  bonds: bonds.map((bond) => ({ ...bond, order: 1 as const })),
});

/** An alkene with the same atom on both carbon atoms of its double bond, or with hydrogen on both: `Br`, `Cl`, `H`. */
export function addAlike(alkene: Structure, symbol: string): Structure | null {
  const ends = doubleBondOf(alkene);
  if (ends === null) return null;
  return symbol === "H"
    ? saturated(alkene)
    : ends.reduce((grown, end) => withAtom(grown, end, symbol), saturated(alkene));
}

/** Whether the ion would rearrange: beside a secondary carbon atom stands one with more carbon neighbours. */
function rearranges(product: Structure, bearer: number): boolean {
  const own = carbonsOn(product, bearer);
  return neighboursOf(product, bearer).some(
    ({ atom }) => product.atoms[atom] === "C" && own < 3 && carbonsOn(product, atom) > 2,
  );
}

/**
 * An alkene with hydrogen on one carbon atom of its double bond and a group on the other, by Markovnikov's rule; null where
 * both have as many hydrogen atoms and give different products, and where the ion would rearrange.
 */
export function addUnlike(alkene: Structure, symbol: "Br" | "Cl" | "I" | "O"): Structure | null {
  const ends = doubleBondOf(alkene);
  if (ends === null) return null;
  const [first, second] = ends.map((end) => ({
    hydrogens: hydrogensOn(alkene, end),
    product: withAtom(saturated(alkene), end, symbol),
    end,
  }));
  if (first === undefined || second === undefined) return null;
  const isEither = fingerprint(first.product) === fingerprint(second.product);
  const { product, end } = first.hydrogens < second.hydrogens ? first : second;
  const isDecided = first.hydrogens !== second.hydrogens || isEither;
  return isDecided && !rearranges(product, end) ? product : null;
}

/** The only oxygen atom, bonded by one bond to carbon, with its hydrogen. */
function hydroxylOf(structure: Structure): { readonly oxygen: number; readonly carbon: number } | null {
  const [oxygen, ...others] = structure.atoms.flatMap((symbol, atom) => (symbol === "C" ? [] : [atom]));
  if (oxygen === undefined || others.length > 0 || structure.atoms[oxygen] !== "O") return null;
  const [carbon, ...more] = neighboursOf(structure, oxygen);
  const isAlcohol = carbon?.order === 1 && more.length === 0 && structure.bonds.every(({ order }) => order === 1);
  return isAlcohol ? { oxygen, carbon: carbon.atom } : null;
}

/** The ketone of a secondary alcohol; null for any other molecule. */
export function oxidizeSecondary(alcohol: Structure): Structure | null {
  const group = hydroxylOf(alcohol);
  if (group === null || carbonsOn(alcohol, group.carbon) !== 2) return null;
  const isGroup = ({ a, b }: Structure["bonds"][number]): boolean => a === group.oxygen || b === group.oxygen;
  return {
    atoms: alcohol.atoms,
    bonds: alcohol.bonds.map((bond) => (isGroup(bond) ? { ...bond, order: 2 as const } : bond)),
  };
}

/** The ester of a carboxylic acid with one group and an alcohol; null for any other two molecules. */
export function esterify(acid: Structure, alcohol: Structure): Structure | null {
  const group = hydroxylOf(alcohol);
  const oxygens = acid.atoms.flatMap((symbol, atom) => (symbol === "C" ? [] : [atom]));
  const isPlain = oxygens.length === 2 && oxygens.every((atom) => acid.atoms[atom] === "O");
  const hydroxyl = oxygens.find((atom) => hydrogensOn(acid, atom) === 1);
  const oxo = oxygens.find((atom) => neighboursOf(acid, atom)[0]?.order === 2);
  const [carbon] = hydroxyl === undefined ? [] : neighboursOf(acid, hydroxyl);
  const isAcid =
    carbon !== undefined && oxo !== undefined && neighboursOf(acid, oxo).some(({ atom }) => atom === carbon.atom);
  const multiple = acid.bonds.filter(({ order }) => order > 1).length;
  if (group === null || !isPlain || hydroxyl === undefined || !isAcid || multiple > 1) return null;
  // The acid's OH becomes the oxygen of the alcohol, whose other atoms follow those of the acid.
  const others = alcohol.atoms.flatMap((_, atom) => (atom === group.oxygen ? [] : [atom]));
  const placeOf = (atom: number): number =>
    atom === group.oxygen ? hydroxyl : acid.atoms.length + others.indexOf(atom);
  return {
    atoms: [...acid.atoms, ...others.map((atom) => alcohol.atoms[atom] ?? "")],
    bonds: [...acid.bonds, ...alcohol.bonds.map(({ a, b, order }) => ({ a: placeOf(a), b: placeOf(b), order }))],
  };
}
