import "server-only";
import { db } from "../db/client.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { writeDemoHistory } from "./demo-history.ts";

/** The stored user of a demo account, made when it is not there. What was changed since is left as it is. */
export async function ensureDemoUser(account: DemoAccount): Promise<void> {
  const { id, firstName, lastName, email, grade, plan, withHistory } = account;
  const known = await db().user.findUnique({ where: { id }, select: { id: true } });
  const subscription = plan === "free" ? {} : { subscription: { create: { planName: plan, status: "active" } } };
  await db().user.upsert({
    where: { id },
    create: { id, name: `${firstName} ${lastName}`, firstName, lastName, email, grade, ...subscription },
    update: {},
    select: { id: true },
  });
  if (!known && withHistory) await writeDemoHistory({ id, plan }, new Date());
}
