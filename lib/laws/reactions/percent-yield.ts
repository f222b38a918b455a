import { equal, over, times } from "../../algebra/tree.ts";
import type { FactValue } from "../../methods/facts.ts";
import { KINDS, type Kind, type Label } from "../../methods/rules/kinds.ts";
import { shownTerm } from "../../methods/rules/quantity-terms.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type Law, law, SAMPLE, SELF } from "../law.ts";

/** What a yield may be measured in. */
export const YIELD_MEASURES = ["mass", "amount"] as const satisfies readonly Kind[];

type Measure = (typeof YIELD_MEASURES)[number];

/** Rounded data may exceed the whole a little; more contradicts itself. */
export const MOST_PERCENT = 101;

const STEPS: Readonly<Record<string, string>> = { y: "percent", actual: "actual", theoretical: "theoretical" };

const about = (id: string, product: string | null): string => (product === null ? `${id}-of-sample` : id);

const nameOf = (product: string | null): Record<string, FactValue> =>
  product === null ? {} : { product: formulaTerm(product) };

/** percent yield = actual / theoretical × 100 %. What is possible has a label of its own where the problem calls it so. */
const percentYield = (kind: Measure, label: Label | null): Law => {
  const { unit } = KINDS[kind];
  return law({
    id: `${kind}-of-${label ?? "possible"}`,
    method: "percent-yield",
    quantities: {
      y: { kind: "percent-yield", letter: "percent-yield", unit: "%", role: SAMPLE },
      actual: { kind, label: "actual", letter: "actual-yield", unit },
      theoretical: { kind, ...(label !== null && { label }), letter: "theoretical-yield", unit },
    },
    constants: { "100 %": quantity("100", "%") },
    equation: equal("y", over(times("100 %", "actual"), "theoretical")),
    plain: true,
    strict: true,
    valid: [(at) => at("y").lte(MOST_PERCENT)],
    example: { actual: 2, theoretical: 2.7 },
    slips: [
      { id: "inverted-ratio", of: "actual", value: (at) => at("theoretical").div(at("y")).times(100) },
      { id: "inverted-ratio", of: "theoretical", value: (at) => at("actual").times(at("y")).div(100) },
    ],
    stepTo: (key, cast) => about(STEPS[key] ?? key, cast[SELF] ?? null),
    mention: (_, cast, values) => ({
      ...nameOf(cast[SELF] ?? null),
      ...Object.fromEntries(
        ["actual", "theoretical"].flatMap((key) => {
          const value = values.get(key);
          return value === undefined ? [] : [[key, shownTerm(value)] as const];
        }),
      ),
    }),
    state: (wanted, cast) => ({
      id: about(
        wanted.kind === "percent-yield" ? "percent" : wanted.label === "actual" ? "actual" : "theoretical",
        cast[SELF] ?? null,
      ),
      values: nameOf(cast[SELF] ?? null),
    }),
  });
};

/** By what the yield is measured in, and what the possible one is called. */
export const PERCENT_YIELDS: ReadonlyMap<string, Law> = new Map(
  YIELD_MEASURES.flatMap((kind) =>
    ([null, "theoretical"] as const).map((label) => [`${kind} ${label}`, percentYield(kind, label)] as const),
  ),
);
