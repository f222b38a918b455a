import type { Derivation, DerivedNode, Supposed } from "../../methods/derivation.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { writeDecimal } from "../../quantity/stored-quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import type { Evaluated } from "./evaluate.ts";
import type { Statement } from "./statement.ts";

/** More digits are noise of the arithmetic. */
const MOST_FIGURES = 15;

const measured = ({ value, unit, significantFigures }: Quantity) => ({
  value: writeDecimal(value.toSignificantDigits(MOST_FIGURES), null),
  unit: formatUnit(unit),
  significantFigures,
});

/** Where a quantity comes from, down to the givens, and what was supposed; what several links take is one node. */
export function deriveFacts(evaluated: Evaluated, wanted: Variable, { givens, scene }: Statement): Derivation {
  const nodes: DerivedNode[] = [];
  const known = new Map<string, number>();
  const add = (each: Evaluated, variable: Variable): number => {
    const origin: DerivedNode["origin"] =
      each.kind === "given"
        ? { kind: "given", index: givens.findIndex(({ quantity }) => quantity === each.quantity) }
        : {
            kind: "step",
            method: each.way.method,
            step: each.way.explain(each.inputs, each.quantity).steps.at(-1)?.id ?? "",
            from: each.from.map((input, index) => add(input, each.way.needs[index] ?? variable)),
            constants: [...(each.way.constants?.(each.inputs) ?? [])],
          };
    const key = JSON.stringify([variable, origin]);
    const index = known.get(key) ?? nodes.push({ ...measured(each.quantity), quantity: { ...variable }, origin }) - 1;
    known.set(key, index);
    return index;
  };
  add(evaluated, wanted);
  const supposed = tellScene(scene);
  return { version: 1, nodes, ...(supposed !== null && { supposed }) };
}

/** What a scene supposes; null where that is more than can be told. */
function tellScene(scene: Scene): Supposed | null {
  const { equation, conditions, containment, solution, excess, cell } = scene;
  const isSpecial =
    scene.effusion ??
    scene.bonds ??
    scene.hydrate ??
    scene.isotopes ??
    scene.rateLaw ??
    scene.ionOfBoth ??
    scene.reagent ??
    scene.sameNumber ??
    null;
  if (isSpecial !== null || scene.empirical !== null) return null;
  return {
    equation: equation?.text ?? null,
    conditions: [...conditions],
    containment,
    solution,
    excess: [...excess],
    ...(cell !== undefined && { cell: { ...cell, species: [...cell.species] } }),
  };
}
