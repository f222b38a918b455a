import { carbonsOn, hydrogensOn, neighboursOf } from "./structure.ts";
import type { Structure } from "./structure.ts";

/** The classes of compounds by their group of oxygen or nitrogen. */
export type GroupClass = "alcohol" | "ether" | "aldehyde" | "ketone" | "carboxylic-acid" | "ester" | "amine" | "amide";

/** What the atom beside a C=O makes of it, by its carbon neighbours. */
const BESIDE_CARBONYL: Readonly<Record<string, GroupClass>> = {
  O1: "carboxylic-acid",
  O2: "ester",
  N1: "amide",
  N2: "amide",
  N3: "amide",
};

type Found = GroupClass | null;

/** The classes of a molecule, one for each of its groups; null where one is none of these, and for other elements and multiple bonds. */
export function listClasses(structure: Structure): readonly GroupClass[] | null {
  const { atoms, bonds } = structure;
  const isBeyond = bonds.some(({ a, b, order }) => order > 1 && atoms[a] !== "O" && atoms[b] !== "O");
  if (isBeyond || atoms.some((symbol) => !["C", "O", "N"].includes(symbol))) return null;
  const taken = new Set<number>();
  const ofCarbonyls = atoms.flatMap((symbol, carbon): Found[] => {
    const around = symbol === "C" ? neighboursOf(structure, carbon) : [];
    const oxo = around.find(({ atom, order }) => atoms[atom] === "O" && order === 2);
    if (oxo === undefined) return [];
    const [beside, ...more] = around.filter(({ atom }) => atoms[atom] !== "C" && atom !== oxo.atom);
    for (const each of [oxo, ...(beside === undefined ? [] : [beside])]) taken.add(each.atom);
    if (more.length > 0) return [null];
    if (beside === undefined) return [carbonsOn(structure, carbon) > 1 ? "ketone" : "aldehyde"];
    return [BESIDE_CARBONYL[`${atoms[beside.atom]}${carbonsOn(structure, beside.atom)}`] ?? null];
  });
  const ofOthers = atoms.flatMap((symbol, atom): Found[] => {
    if (symbol === "C" || taken.has(atom)) return [];
    const around = neighboursOf(structure, atom);
    if (around.some((each) => atoms[each.atom] !== "C")) return [null];
    if (symbol === "N") return ["amine"];
    return [around.length === 2 ? "ether" : hydrogensOn(structure, atom) === 1 ? "alcohol" : null];
  });
  const all = [...ofCarbonyls, ...ofOthers];
  const known = all.flatMap((each) => each ?? []);
  return known.length === all.length && all.length > 0 ? known : null;
}
