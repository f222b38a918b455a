import { SELF } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import { displacement, radiusOfDiameter, SHAPES, weighing } from "../../laws/measurement/object-measures.ts";
import type { Kind } from "./kinds.ts";
import type { Rule, Scene } from "./rule.ts";

type Shape = keyof typeof SHAPES;

const SHAPE_NAMES: readonly Shape[] = ["cube", "box", "rod", "sphere"];

function findShape({ conditions }: Scene): Shape | null {
  return SHAPE_NAMES.find((name) => conditions.has(name)) ?? null;
}

function has({ givens }: Scene, kind: Kind): boolean {
  return givens.some((given) => given.kind === kind);
}

/** Whether any length of the shape is told. */
const isMeasured = (shape: Shape, scene: Scene): boolean =>
  SHAPES[shape].quantities.some(({ kind }) => kind !== "volume" && has(scene, kind)) ||
  (SHAPES[shape].quantities.some(({ kind }) => kind === "radius") && has(scene, "diameter"));

/** Volumes of objects from their lengths or from the water that they displace, and masses by difference. */
export const objectMeasures: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { conditions } = scene;
  if (label !== null) return [];
  const shape = findShape(scene);
  if (kind === "volume") {
    if (conditions.has("displacement")) return lawWays([displacement], wanted, scene);
    return shape !== null && isMeasured(shape, scene) ? lawWays([SHAPES[shape]], wanted, scene) : [];
  }
  if (kind === "mass") return conditions.has("weighing") ? lawWays([weighing], wanted, scene) : [];
  if (kind === "radius") return of === null && has(scene, "diameter") ? lawWays([radiusOfDiameter], wanted, scene) : [];
  if (kind !== "length" || of !== null || shape !== "cube" || has(scene, "length")) return [];
  const material = scene.givens.find((given) => given.kind === "density")?.of ?? null;
  return lawWays([SHAPES.cube], wanted, scene, { [SELF]: material });
};
