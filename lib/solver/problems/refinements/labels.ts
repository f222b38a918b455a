import { KINDS } from "../../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import { listProducts } from "../../../methods/rules/reaction.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Statement } from "../statement.ts";

const YIELD: ReadonlySet<Label | null> = new Set<Label>(["actual", "theoretical"]);
const ERROR: ReadonlySet<Label | null> = new Set<Label>(["accepted", "measured"]);

const HEAT: ReadonlySet<Label | null> = new Set<Label>(["released", "absorbed"]);

function isEnergy(kind: Kind): boolean {
  const { dimension } = KINDS[kind];
  return dimension === DIMENSIONS.energy || dimension === DIMENSIONS.molarEnergy;
}

/** "Measured at STP", "actually form": words that label a quantity only where a yield or an error is the question. */
export function dropIdleLabels({ givens, goals, scene }: Statement): Statement {
  const kinds = new Set([...givens, ...goals].map(({ variable }) => variable.kind));
  const isIdle = ({ kind, label }: Variable): boolean =>
    (HEAT.has(label) && !isEnergy(kind)) ||
    (YIELD.has(label) && !kinds.has("percent-yield")) ||
    (ERROR.has(label) && !kinds.has("percent-error")) ||
    (label === "total" && !kinds.has("pressure"));
  const isProduct = ({ of, label }: Variable): boolean =>
    label === "leftover" && of !== null && scene.equation !== null && listProducts(scene.equation).includes(of);
  const plain = <Item extends { readonly variable: Variable }>(item: Item): Item =>
    isIdle(item.variable) || isProduct(item.variable) ? { ...item, variable: { ...item.variable, label: null } } : item;
  const settled = givens.map(plain);
  return {
    givens: settled,
    goals: goals.map(plain),
    scene: { ...scene, givens: settled.map(({ variable }) => variable) },
  };
}
