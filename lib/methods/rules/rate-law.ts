import { rateFactor, rateLaw as lawOf } from "../../laws/kinetics/rate-law.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Rule } from "./rule.ts";

/** Rate, rate constant and concentrations of a reaction whose rate law is told. */
export const rateLaw: Rule = (wanted, { rateLaw: orders, ...scene }) =>
  orders === undefined
    ? []
    : lawWays(
        [lawOf(orders), rateFactor(orders)],
        wanted,
        scene,
        Object.fromEntries(orders.map(([formula]) => [formula, formula])),
      );
