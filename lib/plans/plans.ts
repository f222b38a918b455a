/**
 * Plans, prices, limits and rights: the one source for landing, pricing, settings and server.
 */

/** From the least to the most; the order decides what is an upgrade. */
export const PLAN_NAMES = ["free", "student", "teacher"] as const;

export type PlanName = (typeof PLAN_NAMES)[number];

/** What is counted per user and UTC day. */
export const METERS = ["questionsPerDay", "filesPerDay", "practiceProblems"] as const;

export type Meter = (typeof METERS)[number];

/** A limit without an end. */
export const UNLIMITED = -1;

/** Rights that a plan has or lacks, as opposed to limits that are counted. */
export const RIGHTS = ["uploads", "advancedProgress", "materials", "customProblems", "prioritySupport"] as const;

export type Right = (typeof RIGHTS)[number];

export type Plan = {
  name: PlanName;
  /** US cents a month. */
  priceCents: number;
  limits: Readonly<Record<Meter, number>>;
  rights: readonly Right[];
};

export const PLANS = {
  free: {
    name: "free",
    priceCents: 0,
    limits: { questionsPerDay: 5, filesPerDay: 0, practiceProblems: 3 },
    rights: [],
  },
  student: {
    name: "student",
    priceCents: 1_500,
    limits: { questionsPerDay: UNLIMITED, filesPerDay: UNLIMITED, practiceProblems: UNLIMITED },
    rights: ["uploads", "advancedProgress"],
  },
  teacher: {
    name: "teacher",
    priceCents: 2_500,
    limits: { questionsPerDay: UNLIMITED, filesPerDay: UNLIMITED, practiceProblems: UNLIMITED },
    rights: ["uploads", "advancedProgress", "materials", "customProblems", "prioritySupport"],
  },
} as const satisfies Record<PlanName, Plan>;

export function isPlanName(value: unknown): value is PlanName {
  return PLAN_NAMES.some((name) => name === value);
}

export function hasRight(plan: PlanName, right: Right): boolean {
  const rights: readonly Right[] = PLANS[plan].rights;
  return rights.includes(right);
}

/** Positive when `a` is the greater plan, negative when `b` is, 0 when they are the same. */
export function comparePlans(a: PlanName, b: PlanName): number {
  return PLAN_NAMES.indexOf(a) - PLAN_NAMES.indexOf(b);
}
