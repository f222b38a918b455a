import "server-only";
import { db } from "../db/client.ts";
import type { DemoAccount } from "./demo-accounts.ts";

/** The stored user of a demo account, made when it is not there. What was changed since is left as it is. */
export async function ensureDemoUser(account: DemoAccount): Promise<void> {
  if (!(await createUser(account))) return;
  // Most of the engine takes part in a past: each later start asks only whether the users are there.
  const { writePast } = await import("./write-past.ts");
  await writePast(account, new Date());
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
