import type { SolutionStep } from "../cards/step-solution.ts";
import type { Said } from "./suggesting.ts";
import { addSuggestions, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** A step by itself, as it stands on its card: its title, its lines, its reason; and the way to the one before it. */
export function wordStep({ stepNumber, title, equation, content, explanation }: SolutionStep, { t }: Words): Said {
  const heading = `**${t("tutor.step.heading", { number: stepNumber, title })}**`;
  const parts = [heading, equation.replaceAll("\n", "\n\n"), content, explanation];
  const before = stepNumber > 1 ? [suggest("chat", t("tutor.step.ask", { number: stepNumber - 1 }))] : [];
  return addSuggestions(parts.filter((part) => part !== "").join("\n\n"), before);
}
