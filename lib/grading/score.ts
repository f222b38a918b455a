import type { AnswerReading, Axis, Mark, PartialCredit } from "./mark.ts";
import { AXES } from "./mark.ts";
import type { Remark } from "./remarks.ts";
import { SLIPS } from "./remarks.ts";

/** What each axis is worth. */
const WEIGHTS = { setup: 25, method: 30, calculation: 25, units: 20 } as const satisfies Record<Axis, number>;

/** What a remark on a right answer costs: it is right, but not as it should be written. */
const REMARK_COST = 5;
/** What a slip of rounding leaves of what the arithmetic is worth: all figures but the last ones are right. */
const ROUNDED = 0.5;
const ROUNDING_SLIPS: readonly Remark["code"][] = ["early-rounding", "over-rounding"];

/** What another kind of quantity costs beyond its unit. */
const OTHER_KIND = 25;

/** Says something of the mark, and nothing of how the answer is written. */
const NOTE: Remark["code"] = "reason-unmarked";

const FULL_CREDIT: PartialCredit = { setup: true, method: true, calculation: true, units: true };
export const NO_CREDIT: PartialCredit = { setup: false, method: false, calculation: false, units: false };

type MarkDetails = {
  readonly reading: AnswerReading;
  readonly remarks?: readonly Remark[];
  /** One of the problem's own; else the first remark that is a slip names it. */
  readonly misconception?: string | null;
};

type CreditDetails = MarkDetails & {
  readonly credit: PartialCredit;
  /** Whether there was a unit, charge or state to get right; the other axes bear the whole score where there was none. */
  readonly hasUnits: boolean;
  /** The right number of another kind of quantity: that says of what it is, and says it wrong. */
  readonly isOfAnotherKind?: boolean;
};

/** A right answer: 100, less 5 for each remark on how it is written, at least 80. */
export function correct({ reading, remarks = [] }: MarkDetails): Mark {
  const score = Math.max(80, 100 - REMARK_COST * remarks.filter(({ code }) => code !== NOTE).length);
  return {
    verdict: "correct",
    score,
    partialCredit: { ...FULL_CREDIT },
    remarks: [...remarks],
    misconception: null,
    reading,
  };
}

/** A wrong answer: the score is the share of its credited axes, of which a slip of rounding loses but a part of one. */
export function incorrect({
  credit,
  hasUnits,
  isOfAnotherKind = false,
  reading,
  remarks = [],
  misconception = findSlip(remarks),
}: CreditDetails): Mark {
  const axes = AXES.filter((axis) => axis !== "units" || hasUnits);
  const weigh = (some: readonly Axis[]) => some.reduce((sum, axis) => sum + WEIGHTS[axis], 0);
  const isRounding = remarks.some(({ code }) => ROUNDING_SLIPS.includes(code));
  const kept = weigh(axes.filter((axis) => credit[axis])) + (isRounding ? ROUNDED * WEIGHTS.calculation : 0);
  const score = Math.max(0, Math.round((100 * kept) / weigh(axes)) - (isOfAnotherKind ? OTHER_KIND : 0));
  return { verdict: "incorrect", score, partialCredit: { ...credit }, remarks: [...remarks], misconception, reading };
}

export function ungradable(remark: Remark, reading: AnswerReading | null = null): Mark {
  return {
    verdict: "ungradable",
    score: 0,
    partialCredit: { ...NO_CREDIT },
    remarks: [remark],
    misconception: null,
    reading,
  };
}

/** Full credit but for some axes. */
export function creditWithout(...lost: readonly Axis[]): PartialCredit {
  const credit = { ...FULL_CREDIT };
  for (const axis of lost) credit[axis] = false;
  return credit;
}

function findSlip(remarks: readonly Remark[]): string | null {
  return remarks.find(({ code }) => SLIPS.some((slip) => slip === code))?.code ?? null;
}
