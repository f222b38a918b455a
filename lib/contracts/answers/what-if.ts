import { array, type Infer, nullable, object, string } from "../shape.ts";

/**
 * The answer of POST …/what-if: the problem with the other number, and what became of its answer, in words; null where one of
 * both has none. `factor`: how many times as much it is. `changed`: what else on the way came out otherwise.
 */
export const whatIfShape = object({
  revised: string,
  outcome: nullable(
    object({
      before: string,
      after: string,
      factor: nullable(string),
      changed: array(object({ name: string, before: string, after: string })),
    }),
  ),
});

export type WhatIfAnswer = Infer<typeof whatIfShape>;
