import { findElement } from "../../chemistry/elements/elements.ts";
import { LATTICE_NAMES, LATTICES, type LatticeName } from "../../chemistry/lattices.ts";
import { cellDensity, cellVolume, IONS_TOUCHING, TOUCHING } from "../../laws/materials/unit-cell.ts";
import { lawWays } from "../../laws/law-way.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Expression, Operator, Term } from "../facts.ts";
import { count, step } from "../terms.ts";
import { asGiven } from "./as-given.ts";
import type { Kind } from "./kinds.ts";
import { isGiven } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";
import { worked } from "./quantity-terms.ts";

/** `N = 8 × 1/8 + 6 × 1/2 = 4`: corners, faces and the middle of the cell. */
export function countLine(name: LatticeName): Expression {
  const { atoms, faces, inner } = LATTICES[name];
  if (name === "simple") return worked("N", [count(8), "*", count(1), "/", count(8)], count(atoms));
  const more: (Term | Operator)[] = faces > 0 ? [count(faces), "*", count(1), "/", count(2)] : [count(inner)];
  return worked("N", [count(8), "*", count(1), "/", count(8), "+", ...more], count(atoms));
}

/** How many atoms a cell of the lattice holds. */
const atomsWay = (name: LatticeName): Way => ({
  method: "unit-cell",
  needs: [],
  compute: () => succeed(quantity(LATTICES[name].atoms, UNITY, null)),
  listSlips: () => [],
  explain: () => ({
    steps: [step("add", [countLine(name)])],
    answer: { id: "cell-atoms", values: {} },
  }),
});

const latticeWith = (atoms: string): LatticeName | undefined =>
  LATTICE_NAMES.find((name) => String(LATTICES[name].atoms) === atoms);

/** Which of the cubic lattices holds so many atoms in a cell. */
const latticeWay = (of: string | null, scene: Scene): Way => ({
  method: "unit-cell",
  needs: [asGiven(scene, "cell-atoms", of)],
  compute: ([atoms]) =>
    atoms === undefined || latticeWith(atoms.value.toFixed()) === undefined
      ? fail({ code: "not-valid" })
      : succeed(atoms),
  listSlips: () => [],
  explain(_, output) {
    const word = {
      kind: "word",
      key: `problems-materials.crystal-structures.words.${latticeWith(output.value.toFixed()) ?? "simple"}`,
    } as const;
    return {
      steps: [step("name-lattice")],
      answer: { id: "lattice", values: { lattice: word }, value: word },
    };
  },
});

const CELL: ReadonlySet<Kind> = new Set<Kind>(["cell-edge", "cell-volume", "cell-atoms", "atom-radius", "lattice"]);

/** Cubic unit cells of one kind of atom, whose lattice, edge, radius and density hang together, or of a salt by its formula units. */
export const unitCell: Rule = (wanted, scene) => {
  const { kind, of } = wanted;
  const { lattice, givens } = scene;
  if (lattice === undefined && !CELL.has(kind) && !givens.some((given) => CELL.has(given.kind))) return [];
  // A compound has several atoms at each point of its lattice.
  const touching = lattice === undefined ? undefined : IONS_TOUCHING[lattice];
  const isOfIons = givens.some(({ kind: known, label }) => known === "atom-radius" && label !== null);
  if (touching !== undefined && isOfIons) return lawWays([touching], wanted, scene);
  if (of !== null && findElement(of) === null)
    return isGiven(scene, "cell-atoms", of) ? lawWays([cellVolume, cellDensity], wanted, scene) : [];
  return [
    ...(kind === "cell-atoms" && lattice !== undefined ? [atomsWay(lattice)] : []),
    ...(kind === "lattice" ? [latticeWay(of, scene)] : []),
    ...(lattice === undefined ? [] : lawWays([TOUCHING[lattice]], wanted, scene)),
    ...lawWays([cellVolume, cellDensity], wanted, scene),
  ];
};
