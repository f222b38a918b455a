import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { CellGoal } from "../../../solver/problems/laws/cell-items.ts";
import type { CellProblem } from "../../../solver/problems/laws/cell-reading.ts";
import { changesOf } from "../../../solver/problems/laws/half-cells.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** What a cell has, by the kind that the reader knows it by. */
const NAMES: ReadonlyMap<Kind, CellGoal> = new Map<Kind, CellGoal>([
  ["standard-potential", "law/standard-cell-potential"],
  ["cell-potential", "law/cell-potential"],
  ["standard-gibbs-energy", "law/gibbs"],
  ["gibbs-energy", "law/gibbs"],
  ["equilibrium-constant", "law/equilibrium-constant"],
  ["reaction-quotient", "law/quotient"],
  ["electrons-transferred", "law/electrons"],
]);

const POTENTIALS: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(["standard-potential", "cell-potential"]);

function nameOf({ kinds: [kind] }: { readonly kinds: readonly Kind[] }): CellGoal | null {
  return kind === undefined ? null : (NAMES.get(kind) ?? null);
}

/** A problem of a cell whose reaction is written, or told by E° and n alone; null where it is none, or says more. */
export function readCell(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): CellProblem | null {
  const equations = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const [equation, ...others] = equations;
  const names = goals.map(nameOf);
  const isOfCell = [...goals, ...givens].some(({ kinds: [kind] }) => POTENTIALS.has(kind));
  if (others.length > 0 || equation === null || !isOfCell || names.some((name) => name === null)) return null;
  const reaction = equation === undefined ? null : changesOf(equation.equation);
  if (equation !== undefined && reaction === null) return null;
  const values = new Map<CellGoal, Quantity>();
  const amounts: (readonly [string, Quantity])[] = [];
  let temperature: Quantity | null = null;
  for (const given of givens) {
    const [kind] = given.kinds;
    const name = nameOf(given);
    const formula = settle(given.of, equation ?? null);
    if (name !== null && !values.has(name)) values.set(name, given.quantity);
    else if (kind === "temperature" && temperature === null) temperature = inUnit(given.quantity, "K");
    else if ((kind === "molarity" || kind === "pressure") && formula !== null)
      amounts.push([formula, inUnit(given.quantity, kind === "molarity" ? "mol/L" : "atm")]);
    else return null;
  }
  return {
    halves: [],
    written: null,
    reaction,
    amounts,
    values,
    temperature,
    isStandard: goals.some(({ kinds: [kind] }) => kind === "standard-potential"),
    roles: [],
    goals: goals.flatMap((goal) => {
      const name = nameOf(goal);
      return name === null ? [] : [{ goal: name, unit: goal.unit }];
    }),
    givens: givens.map(({ quantity }) => quantity),
  };
}
