import "server-only";
import { db } from "../db/client.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { writeDemoHistory } from "./demo-history.ts";
import { writeDemoPractice } from "./demo-practice.ts";

/** The stored user of a demo account, made when it is not there. What was changed since is left as it is. */
export async function ensureDemoUser(account: DemoAccount): Promise<void> {
  if (!(await createUser(account)) || !account.withHistory) return;
  const now = new Date();
  await writeDemoPractice(account, now);
  await writeDemoHistory(account, now);
}

/** Whether it was this call that made the user: of two at once, only one did. */
function createUser({ id, firstName, lastName, email, grade, plan }: DemoAccount): Promise<boolean> {
  return db().$transaction(async (transaction) => {
    const data = { id, name: `${firstName} ${lastName}`, firstName, lastName, email, grade };
    const { count } = await transaction.user.createMany({ data, skipDuplicates: true });
    if (count === 0) return false;
    if (plan !== "free") await transaction.subscription.create({ data: { userId: id, planName: plan, status: "active" } });
    return true;
  });
}
