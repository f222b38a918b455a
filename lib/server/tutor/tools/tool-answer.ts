import type { JSONValue } from "ai";
import type { Expression, FactValue, SolutionFacts } from "#lib/methods/facts.ts";
import { storeQuantity } from "#lib/quantity/stored-quantity.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";

type JSONObject = Readonly<Record<string, JSONValue>>;

/** What a tool of the engine says to the model, and what is known from then on. */
export type ToolAnswer = {
  readonly said: JSONObject;
  readonly facts: readonly FactValue[];
  readonly solutions: readonly SolutionFacts[];
  /**
   * Text with the numbers that the model put in; empty where it put in none. Only if the student gave them is the result
   * an answer to the student's problem.
   */
  readonly putIn: string;
};

export function sayOnly(said: JSONObject): ToolAnswer {
  return { said, facts: [], solutions: [], putIn: "" };
}

export function sayWith(said: JSONObject, facts: readonly FactValue[], putIn = ""): ToolAnswer {
  return { said, facts, solutions: [], putIn };
}

/** The engine's refusal, by its code. */
export function refuse({
  code,
  ...issue
}: {
  readonly code: string;
  readonly at?: number;
  readonly readings?: readonly string[];
}): ToolAnswer {
  return sayOnly({
    error: code,
    ...(issue.at !== undefined && { at: issue.at }),
    ...(issue.readings && { readings: [...issue.readings] }),
  });
}

/** `M(NaCl) = 58.44 g/mol`. */
export function equals(symbol: string, of: string | null, value: Quantity): Expression {
  return {
    kind: "expression",
    terms: [
      { kind: "variable", name: symbol, of },
      { kind: "operator", symbol: "=" },
      { kind: "quantity", ...storeQuantity(value) },
    ],
  };
}
