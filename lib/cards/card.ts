import { z } from "zod";
import { stepSolutionCardSchema, upgradeStepSolution } from "./step-solution.ts";

/** Every kind of answer card. Model output, stored JSON and screen all derive from this union. */
export const cardSchema = z.discriminatedUnion("type", [stepSolutionCardSchema]);

export type Card = z.infer<typeof cardSchema>;
export type CardType = Card["type"];

const UPGRADES = { step_solution: upgradeStepSolution } as const satisfies Record<
  CardType,
  (stored: Record<string, unknown>) => unknown
>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCardType(value: unknown): value is CardType {
  return typeof value === "string" && Object.hasOwn(UPGRADES, value);
}

/** Stored JSON → the card it holds, brought to its newest version; anything else is null. Never throws. */
export function parseCard(stored: unknown): Card | null {
  if (!isRecord(stored) || !isCardType(stored.type)) return null;
  const parsed = cardSchema.safeParse(UPGRADES[stored.type](stored));
  return parsed.success ? parsed.data : null;
}
