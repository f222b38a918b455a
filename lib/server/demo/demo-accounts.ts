import type { Grade } from "#lib/contracts/grades.ts";
import type { PlanName } from "#lib/plans/plans.ts";

export type DemoAccount = {
  /** The form field `account` of POST /api/login/demo. */
  account: "new-student" | "student" | "teacher";
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  grade: Grade | null;
  plan: PlanName;
};

/** The ready accounts of the demo sign-in. Their ids are fixed, so that seeding again changes nothing. */
export const DEMO_ACCOUNTS = [
  {
    account: "new-student",
    id: "0de70000-0000-4000-8000-000000000001",
    firstName: "Noor",
    lastName: "Haddad",
    email: "new-student@demo.invalid",
    grade: null,
    plan: "free",
  },
  {
    account: "student",
    id: "0de70000-0000-4000-8000-000000000002",
    firstName: "Selam",
    lastName: "Tesfaye",
    email: "student@demo.invalid",
    grade: "11",
    plan: "student",
  },
  {
    account: "teacher",
    id: "0de70000-0000-4000-8000-000000000003",
    firstName: "Mateo",
    lastName: "Rivera",
    email: "teacher@demo.invalid",
    grade: "other",
    plan: "teacher",
  },
] as const satisfies readonly DemoAccount[];

export function findDemoAccount(account: string): DemoAccount | null {
  return DEMO_ACCOUNTS.find((known) => known.account === account) ?? null;
}
