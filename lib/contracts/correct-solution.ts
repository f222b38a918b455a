import { z } from "zod";
import { MAX_MESSAGE_LENGTH } from "./message-length.ts";

const text = z.string().max(MAX_MESSAGE_LENGTH);
const words = text.nullish();

const stepSchema = z.object({
  stepNumber: z.number().nullish(),
  title: words,
  equation: words,
  content: words,
  explanation: words,
});

/** One of the interface's solutions, of which a client may know a part. */
const solutionSchema = z
  .object({
    problemNumber: z.number().nullish(),
    part: z.string().nullish(),
    steps: z.array(stepSchema).max(100).nullish(),
    finalAnswer: z.object({ value: z.union([text, z.number()]), unit: words, explanation: words }).nullish(),
  })
  .refine(({ steps, finalAnswer }) => finalAnswer || (steps?.length ?? 0) > 0);

/** What is right as the sender of an answer has it: in words, or as a solution. Nothing says that it is. */
export const correctSolutionSchema = z.union([text, solutionSchema, z.array(solutionSchema).length(1)]);

type CorrectSolution = z.output<typeof correctSolutionSchema>;

/** What the solution comes to, as it would be written: the final answer, else what its last step ends with. */
export function writeAnswer(solution: CorrectSolution): string {
  if (typeof solution === "string") return solution;
  const [{ steps, finalAnswer } = {}] = Array.isArray(solution) ? solution : [solution];
  if (finalAnswer) return `${finalAnswer.value} ${finalAnswer.unit ?? ""}`.trim();
  const last = steps?.at(-1);
  return [last?.equation, last?.content, last?.explanation].find((line) => line?.trim()) ?? "";
}
