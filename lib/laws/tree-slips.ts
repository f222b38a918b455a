import { exchanged, listTreeSlips, type TreeSlip } from "../algebra/slips.ts";
import { splitFraction, type Tree } from "../algebra/tree.ts";
import type { Slip } from "../methods/rules/rule.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import type { Bound } from "./bind.ts";
import type { Law, LawQuantity } from "./law.ts";

/** Two quantities that are measured alike, one over the other, change places: V₁/V₂ taken for V₂/V₁. */
function turnedRatios({ quantities }: Law, solved: Tree): SolvedSlip[] {
  const find = (tree: Tree): LawQuantity[] =>
    tree.kind === "letter" ? quantities.filter(({ key }) => key === tree.letter) : [];
  return listFractions(solved).flatMap(({ above, below }) =>
    above.flatMap(find).flatMap((over) =>
      below.flatMap(find).flatMap((under) => {
        const isMeasured = over.unit.dimension !== DIMENSIONS.none && over.unit.dimension === under.unit.dimension;
        const tree = isMeasured || over.kind === under.kind ? exchanged(solved, over.key, under.key) : null;
        return tree === null ? [] : [{ id: "inverted-ratio" as const, tree }];
      }),
    ),
  );
}

/** The fraction that a tree is, and those that are squared in it or below a root. */
function listFractions(tree: Tree): ReturnType<typeof splitFraction>[] {
  const whole = splitFraction(tree);
  const inner = [...whole.above, ...whole.below].flatMap((factor) => (factor.kind === "power" ? [factor.base] : []));
  return [whole, ...inner.flatMap(listFractions)];
}

type SolvedSlip = Pick<TreeSlip, "id" | "tree">;

/** Where like stands over like, that ratio is turned, not the whole; a law of two states turns the ratio of each pair. */
export function listSolvedSlips({ law, target }: Bound, solved: Tree, constants: ReadonlySet<string>): SolvedSlip[] {
  const fixed = law.constants.flatMap(({ letter, isFixed }) => (isFixed === true ? [letter] : []));
  // What lines show as a number is a coefficient to whoever leaves it out.
  const slips = listTreeSlips(solved, constants).map((slip): TreeSlip =>
    slip.id === "constant-left-out" && slip.letters.some((each) => fixed.includes(each))
      ? { ...slip, id: "missing-coefficient" }
      : slip,
  );
  const ofStates = exchangedStates(law, target, solved);
  const turned = ofStates.length > 0 ? ofStates : turnedRatios(law, solved);
  const replaced = new Set<Slip["id"]>(
    ofStates.length > 0
      ? ["inverted-ratio", "multiplied-instead-of-divided"]
      : turned.length > 0
        ? ["inverted-ratio"]
        : [],
  );
  return [...turned, ...slips.filter(({ id }) => !replaced.has(id))];
}

/** Of a law that compares two states of what is wanted: each other pair with its states exchanged. */
function exchangedStates({ quantities }: Law, target: LawQuantity, solved: Tree): SolvedSlip[] {
  const pairOf = (kind: string): readonly LawQuantity[] => quantities.filter((each) => each.kind === kind);
  if (pairOf(target.kind).length !== 2) return [];
  return [...new Set(quantities.map(({ kind }) => kind))].flatMap((kind) => {
    const [one, other, ...more] = pairOf(kind);
    if (kind === target.kind || one === undefined || other === undefined || more.length > 0) return [];
    const tree = exchanged(solved, one.key, other.key);
    return tree === null ? [] : [{ id: "inverted-ratio" as const, tree }];
  });
}
