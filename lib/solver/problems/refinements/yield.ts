import type { Variable } from "../../../methods/rules/kinds.ts";
import { MOST_PERCENT } from "../../../laws/reactions/percent-yield.ts";
import { listProducts } from "../../../methods/rules/reaction.ts";
import type { Statement } from "../statement.ts";

/** With a yield in the problem, a measured product is what was obtained, unless it is called theoretical. */
export function refineYield(statement: Statement): Statement | null {
  const { givens, goals, scene } = statement;
  const isAboutYield = [...givens, ...goals].some(({ variable }) => variable.kind === "percent-yield");
  if (!isAboutYield) return statement;
  if (givens.some(({ variable, quantity }) => variable.kind === "percent-yield" && quantity.value.gt(MOST_PERCENT)))
    return null;
  const products = scene.equation === null ? null : listProducts(scene.equation);
  const isTheoreticalGiven = givens.some(({ variable }) => variable.label === "theoretical");
  // "From 10.0 g of CaCO3, 5.00 g of CaO was obtained": without the equation nobody knows what could have formed.
  if (scene.equation === null && !isTheoreticalGiven && !goals.some(({ variable }) => variable.label === "theoretical"))
    return null;
  const isProduct = ({ kind, of }: Variable): boolean =>
    products === null || of === null ? isTheoreticalGiven && kind !== "percent-yield" : products.includes(of);
  const obtained = (variable: Variable): Variable =>
    variable.label === null && isProduct(variable) ? { ...variable, label: "actual" } : variable;
  // Without an equation the substance makes no difference: one yield is compared with the other.
  const named = (variable: Variable): Variable => (scene.equation === null ? { ...variable, of: null } : variable);
  const refined = givens.map((given) => ({ ...given, variable: named(obtained(given.variable)) }));
  return {
    givens: refined,
    goals: goals.map((goal) => ({ ...goal, variable: obtained(goal.variable) })),
    scene: { ...scene, givens: refined.map(({ variable }) => variable) },
  };
}
