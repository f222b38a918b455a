import "server-only";
import type { DemoAccount } from "./demo-accounts.ts";
import { writePastMaterials } from "./past-materials.ts";
import { writePastSessions } from "./past-session.ts";
import { STUDENT_MONTH } from "./student-month.ts";
import { TEACHER_MONTH } from "./teacher-month.ts";

/** The same for every installation, counted back from its first day. */
export async function writePast(account: DemoAccount, now: Date): Promise<void> {
  const when = { locale: account.locale, now };
  if (account.account === "student") await writePastSessions(account, STUDENT_MONTH, when);
  if (account.account !== "teacher") return;
  await writePastMaterials(account, when);
  await writePastSessions(account, TEACHER_MONTH, when);
}
