import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import { isSameVariable, type Variable } from "./kinds.ts";
import type { Way } from "./rule.ts";

/**
 * Ways of which the values decide which one holds: what is left over where an acid and a base meet. They need what any of
 * them needs, and the first whose result is valid is taken.
 */
export function firstValid(ways: readonly Way[]): Way {
  const [first] = ways;
  if (first === undefined) throw new Error("Nothing to choose from");
  const needs: Variable[] = [];
  for (const need of ways.flatMap((each) => each.needs))
    if (!needs.some((other) => isSameVariable(other, need))) needs.push(need);
  const inputsOf = (way: Way, inputs: readonly Quantity[]): Quantity[] =>
    way.needs.flatMap((need) => inputs[needs.findIndex((other) => isSameVariable(other, need))] ?? []);
  const choose = (inputs: readonly Quantity[]): Way | undefined =>
    ways.find((way) => way.compute(inputsOf(way, inputs)).ok);
  return {
    method: first.method,
    needs,
    compute(inputs) {
      const way = choose(inputs);
      return way === undefined ? fail({ code: "not-valid" }) : way.compute(inputsOf(way, inputs));
    },
    listSlips(inputs, output) {
      const way = choose(inputs);
      return way?.listSlips(inputsOf(way, inputs), output) ?? [];
    },
    explain(inputs, output) {
      const way = choose(inputs) ?? first;
      return way.explain(inputsOf(way, inputs), output);
    },
    constants(inputs) {
      const way = choose(inputs);
      return way?.constants?.(inputsOf(way, inputs)) ?? [];
    },
  };
}
