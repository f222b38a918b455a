import type { AnswerReading, Axis, Mark, PartialCredit } from "./mark.ts";
import { AXES } from "./mark.ts";
import type { Remark } from "./remarks.ts";
import { SLIPS } from "./remarks.ts";

/** What each axis is worth. */
const WEIGHTS = { setup: 25, method: 30, calculation: 25, units: 20 } as const satisfies Record<Axis, number>;

/** What a remark on a right answer costs: it is right, but not as it should be written. */
const REMARK_COST = 5;
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

/** A wrong answer: the score is the share of its credited axes. */
export function incorrect({
  credit,
  hasUnits,
  reading,
  remarks = [],
  misconception = findSlip(remarks),
}: CreditDetails): Mark {
  const axes = AXES.filter((axis) => axis !== "units" || hasUnits);
  const weigh = (some: readonly Axis[]) => some.reduce((sum, axis) => sum + WEIGHTS[axis], 0);
  const score = Math.round((100 * weigh(axes.filter((axis) => credit[axis]))) / weigh(axes));
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
