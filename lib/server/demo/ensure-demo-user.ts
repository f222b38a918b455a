import "server-only";
import { db } from "../db/client.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { writePastMaterials } from "./past-materials.ts";
import { writePastSessions } from "./past-session.ts";
import { STUDENT_MONTH } from "./student-month.ts";
import { TEACHER_MONTH } from "./teacher-month.ts";

/** The stored user of a demo account, made when it is not there. What was changed since is left as it is. */
export async function ensureDemoUser(account: DemoAccount): Promise<void> {
  if (await createUser(account)) await writePast(account, new Date());
}

/** The same for every installation, counted back from its first day. */
async function writePast(account: DemoAccount, now: Date): Promise<void> {
  const when = { locale: account.locale, now };
  if (account.account === "student") await writePastSessions(account, STUDENT_MONTH, when);
  if (account.account !== "teacher") return;
  await writePastMaterials(account, when);
  await writePastSessions(account, TEACHER_MONTH, when);
}

/** Whether it was this call that made the user: of two at once, only one did. */
function createUser({ id, firstName, lastName, email, grade, plan }: DemoAccount): Promise<boolean> {
  return db().$transaction(async (transaction) => {
    const data = { id, name: `${firstName} ${lastName}`, firstName, lastName, email, grade };
    const { count } = await transaction.user.createMany({ data, skipDuplicates: true });
    if (count === 0) return false;
    if (plan !== "free")
      await transaction.subscription.create({ data: { userId: id, planName: plan, status: "active" } });
    return true;
  });
}
