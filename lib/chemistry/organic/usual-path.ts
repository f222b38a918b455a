import { writeCondensed } from "./condensed.ts";
import { listPaths, neighboursOf } from "./structure.ts";
import type { Structure } from "./structure.ts";

const bears = (structure: Structure, atom: number | undefined): boolean =>
  atom !== undefined && neighboursOf(structure, atom).some((each) => structure.atoms[each.atom] !== "C");

/** A multiple bond of two carbon atoms that a way leaves aside would be written as a branch, its sign lost. */
const leavesBondAside = ({ bonds, atoms }: Structure, path: readonly number[]): boolean =>
  bonds.some(
    ({ a, b, order }) => order > 1 && atoms[a] === "C" && atoms[b] === "C" && !(path.includes(a) && path.includes(b)),
  );

/** How usual it is to write a molecule along a way: multiple bonds and the carbonyl in the chain, the chain long, a group at its end. */
function usualness(structure: Structure, path: readonly number[]): number {
  const hasCarbonyl = path.some((atom) =>
    neighboursOf(structure, atom).some((each) => each.order === 2 && structure.atoms[each.atom] === "O"),
  );
  return (
    (leavesBondAside(structure, path) ? -200 : 0) +
    (hasCarbonyl ? 100 : 0) +
    4 * path.length +
    (bears(structure, path.at(-1)) ? 2 : 0) -
    (path.length > 1 && bears(structure, path[0]) ? 1 : 0)
  );
}

/** The ways on which a molecule is usually written. */
export function usualPaths(structure: Structure): readonly number[][] {
  const paths = listPaths(structure).map((path) => ({ path, rank: usualness(structure, path) }));
  const best = Math.max(...paths.map(({ rank }) => rank));
  return paths.flatMap(({ path, rank }) => (rank === best ? [path] : []));
}

/** The condensed formula as it is usually written, always the same. */
export function writeUsual(structure: Structure): string {
  return writeCondensed(structure, usualPaths(structure)[0] ?? []);
}
