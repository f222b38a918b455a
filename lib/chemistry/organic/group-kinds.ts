import { carbonsOf, carbonsOn, hydrogensOn, neighboursOf } from "./structure.ts";
import type { Structure } from "./structure.ts";

/**
 * The functional groups of a molecule without their places, in an order of their own: each carbon atom with what it bears
 * besides carbon and hydrogen. A carbonyl at the end of a chain is an aldehyde's, and none of a ketone.
 */
export function listGroupKinds(structure: Structure): string[] {
  return carbonsOf(structure)
    .map((carbon) => {
      const borne = neighboursOf(structure, carbon)
        .filter(({ atom }) => structure.atoms[atom] !== "C")
        .map(({ atom, order }) => `${order}${structure.atoms[atom]}${carbonsOn(structure, atom)}`)
        .toSorted();
      const isCarbonyl = borne.length === 1 && borne[0]?.startsWith("2O") === true;
      return isCarbonyl && hydrogensOn(structure, carbon) > 0 ? `${borne.join()},H` : borne.join();
    })
    .filter((kind) => kind !== "")
    .toSorted();
}

/** The orders of the multiple bonds between carbon atoms. */
export function listMultipleBonds({ atoms, bonds }: Structure): number[] {
  return bonds
    .filter(({ a, b, order }) => order > 1 && atoms[a] === "C" && atoms[b] === "C")
    .map(({ order }) => order)
    .toSorted((one, other) => one - other);
}
