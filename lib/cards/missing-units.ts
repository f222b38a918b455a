import { z } from "zod";
import { DEFAULT_UNITS, findBareValue, withDefaultUnit } from "../chemistry/display/default-units.ts";
import { type Solution, solutionSchema } from "./step-solution.ts";

/** A given of a card of version 0; a bare value gets the default unit of its kind. */
export function withGivenUnit(line: unknown): unknown {
  if (typeof line !== "string") return line;
  const bare = findBareValue(line);
  return bare === null ? line : line.trimEnd().slice(0, -bare.number.length) + withDefaultUnit(bare.number, bare.kind);
}

/** A solution of version 0, whose answer may come without a unit, or with an empty one. */
const bareSolutionSchema = solutionSchema.extend({
  finalAnswer: solutionSchema.shape.finalAnswer.extend({ unit: z.string().default("") }),
});

/** A solution of version 0, or several: an answer without a unit gets the default one where its last line tells its kind. */
export function withAnswerUnit(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withAnswerUnit);
  const solution = bareSolutionSchema.safeParse(stored);
  if (!solution.success) return stored;
  const { finalAnswer } = solution.data;
  return {
    ...solution.data,
    finalAnswer: { ...finalAnswer, unit: finalAnswer.unit.trim() || findUnit(solution.data) },
  };
}

/** By the line that ends in the answer, or in more figures of it: `M(H₂O) = 2 × 1.008 + 15.999 = 18.015`. */
function findUnit({ steps, finalAnswer: { value } }: Solution): string {
  const line = steps.flatMap(({ equation }) => equation.split("\n")).findLast((each) => each.trim() !== "");
  const bare = line === undefined ? null : findBareValue(line);
  return bare !== null && isRounded(bare.number, value) ? DEFAULT_UNITS[bare.kind] : "";
}

function isRounded(exact: string, value: string): boolean {
  const [whole, rounded] = [exact, value].map((each) => each.trim().replace(",", ".").replace("−", "-"));
  if (whole === rounded) return true;
  const places = /^-?\d+(?:\.(\d+))?$/.exec(rounded ?? "")?.[1]?.length ?? 0;
  return Math.abs(Number(whole) - Number(rounded)) <= 0.5 * 10 ** -places;
}
