import type { Mark } from "./mark.ts";

/** From here on: the way is right and one thing on it is not, or the number is right and its unit is of another kind. */
const NEARLY = 55;

/** Whether a wrong answer is called nearly right: never where the way to it was another one. */
export function isNearlyRight({ verdict, score }: Pick<Mark, "verdict" | "score">): boolean {
  return verdict === "incorrect" && score >= NEARLY;
}
