import { wrongChoices } from "../solved.ts";
import type { FactValue, StepFacts } from "../../methods/facts.ts";
import { formulaTerm, list, stepOf } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";

const COMMON = "problems-bonding.common";

/** A step, or a slip, that families of this room share. */
export const commonStep = stepOf(COMMON);
export const commonSlip = (id: "reversed" | "between"): string => slipOf(COMMON, id);

const formulas = (items: readonly string[]): FactValue => list(items.map((item) => formulaTerm(item)));

type Question = {
  readonly variant: string;
  /** In the order in which they are printed: the argument `items`. */
  readonly shown: readonly string[];
  readonly right: string;
  /** Which slip leads to another of them, by its key among the messages. */
  readonly slip: (formula: string) => string;
  readonly steps: readonly StepFacts[];
  readonly values?: Readonly<Record<string, FactValue>>;
};

/** "Which of these …?": one formula of several. */
export function askWhich({ variant, shown, right, slip, steps, values = {} }: Question): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values: { ...values, items: formulas(shown) },
    steps: [...steps],
    answer: { id: "which", value: formulaTerm(right), values },
    distractors: wrongChoices(shown, right, slip, formulaTerm),
  };
}

/** One that fits among three that do not, shuffled; null where there are too few. */
export function mixOne<T>(
  random: Random,
  right: readonly T[],
  wrong: readonly T[],
): { readonly right: T; readonly shown: readonly T[] } | null {
  if (right.length === 0 || wrong.length < 3) return null;
  const one = random.pick(right);
  return { right: one, shown: random.shuffle([one, ...random.pickSeveral(wrong, 3)]) };
}

export type Direction = "most" | "least";

/** Of items ranked from the least to the most, some, and the one at an end. */
export function pickEnd<T>(
  random: Random,
  ranked: readonly T[],
  size: number,
): {
  readonly shown: readonly T[];
  readonly ranked: readonly T[];
  readonly right: T;
  readonly opposite: T;
  readonly direction: Direction;
} | null {
  if (ranked.length < size) return null;
  const shown = random.pickSeveral(ranked, size);
  const kept = ranked.filter((each) => shown.includes(each));
  const direction = random.pick(["most", "least"] as const);
  const [least, most] = [kept[0], kept.at(-1)];
  if (least === undefined || most === undefined) return null;
  return {
    shown,
    ranked: kept,
    direction,
    right: direction === "most" ? most : least,
    opposite: direction === "most" ? least : most,
  };
}
