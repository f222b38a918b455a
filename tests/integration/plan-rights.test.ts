import { expect, onTestFinished, test, vi } from "vitest";
import { POST as sendFeedback } from "#app/api/feedback/route.ts";
import { GET as listMaterials } from "#app/api/materials/route.ts";
import { POST as prepareUpload } from "#app/api/objects/upload/route.ts";
import { GET as readStatus } from "#app/api/subscription/status/route.ts";
import { GET as readHistory } from "#app/api/user/progress/history/route.ts";
import { GET as listFamilies } from "#app/api/worksheets/route.ts";
import { hasRight, PLAN_NAMES, type PlanName, type Right, RIGHTS } from "#lib/plans/plans.ts";
import { db } from "#lib/server/db/client.ts";
import { env } from "#lib/server/env.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser } from "#tests/support/factories.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

type Person = { id: string; headers: { cookie: string } };

const isAllowed = ({ status, json }: { status: number; json: { code?: string } }): boolean => {
  if (status === 403) expect(json.code).toBe("PLAN_REQUIRED");
  else expect(status).toBe(200);
  return status === 200;
};

/** How each right is used; a right without a line here does not compile. */
const USES: Record<Right, (person: Person) => Promise<boolean>> = {
  uploads: async ({ headers }) =>
    isAllowed(await callRoute(prepareUpload, jsonCall("POST", { filename: "a.txt" }, headers))),
  advancedProgress: async ({ headers }) =>
    isAllowed(await callRoute(readHistory, { headers, path: "/api/user/progress/history?timeZone=UTC" })),
  materials: async ({ headers }) => isAllowed(await callRoute(listMaterials, { headers })),
  customProblems: async ({ headers }) =>
    isAllowed(await callRoute(listFamilies, { headers, path: "/api/worksheets?topic=stoichiometry" })),
  prioritySupport: async ({ id, headers }) => {
    expect(
      (await callRoute(sendFeedback, jsonCall("POST", { feedbackType: "general", feedbackText: "Hello" }, headers)))
        .status,
    ).toBe(200);
    return (await db().feedback.count({ where: { userId: id, isPriority: true } })) > 0;
  },
};

type Stored = {
  planName: string;
  status: string;
  cancelAtPeriodEnd?: boolean;
  currentPeriodEnd?: Date;
  pastDueSince?: Date;
};

const AGO = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A plan as it is stored, and what it is worth. */
const STANDINGS: [string, Stored | null, PlanName][] = [
  ...PLAN_NAMES.map((plan): [string, Stored | null, PlanName] => [
    `the plan ${plan}`,
    plan === "free" ? null : { planName: plan, status: "active" },
    plan,
  ]),
  [
    "a teacher plan that was canceled and has ended",
    { planName: "teacher", status: "active", cancelAtPeriodEnd: true, currentPeriodEnd: AGO(1) },
    "free",
  ],
  [
    "a teacher plan that was canceled and has time left",
    { planName: "teacher", status: "active", cancelAtPeriodEnd: true, currentPeriodEnd: AGO(-1) },
    "teacher",
  ],
  [
    "a teacher plan owed for since yesterday",
    { planName: "teacher", status: "past_due", pastDueSince: AGO(1) },
    "teacher",
  ],
  [
    "a teacher plan owed for since eight days",
    { planName: "teacher", status: "past_due", pastDueSince: AGO(8) },
    "free",
  ],
  ["a plan of a name that there is not", { planName: "constructor", status: "active" }, "free"],
];

async function withPlan(stored: Stored | null): Promise<Person> {
  const user = await createSignedInUser();
  onTestFinished(() => user[Symbol.asyncDispose]());
  if (stored) await db().subscription.create({ data: { userId: user.id, ...stored } });
  return { id: user.id, headers: { cookie: user.cookie } };
}

for (const [standing, stored, plan] of STANDINGS) {
  test.each(RIGHTS)(
    `[ROLE-01] [ROLE-02] [ROLE-03] with ${standing}, the right %s is what lib/plans says`,
    async (right) => {
      expect(await USES[right](await withPlan(stored))).toBe(hasRight(plan, right));
    },
  );
}

test.each([
  [3, 2, "student"],
  [3, 4, "free"],
  [30, 20, "student"],
  [0, 0.01, "free"],
])(
  "[PLAN-05] with %i days of grace, what is owed for %d days leaves the plan %s",
  async (graceDays, owedDays, plan) => {
    const days = vi.spyOn(env(), "BILLING_GRACE_DAYS", "get").mockReturnValue(graceDays);
    onTestFinished(() => days.mockRestore());
    const { headers } = await withPlan({ planName: "student", status: "past_due", pastDueSince: AGO(owedDays) });
    expect((await callRoute(readStatus, { headers })).json).toMatchObject({
      plan: { name: plan },
      isActive: plan !== "free",
      subscription: { status: "past_due" },
    });
  },
);
