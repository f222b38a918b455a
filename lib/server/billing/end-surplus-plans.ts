import "server-only";
import type { Stripe } from "stripe";
import { db } from "../db/client.ts";
import { log } from "../http/log.ts";
import type { Customer } from "./customer.ts";
import { chooseBoughtPlan, isLive, listBoughtPlans } from "./subscriptions.ts";

/** Several calls to Stripe, each of which may be tried again. */
const TIMEOUT_MILLISECONDS = 60_000;

/**
 * Leaves one of several live subscriptions of a customer; what was paid for the rest of their time is credited to the
 * next invoices. Which one is best may change from one moment to the next, so only one process at a time chooses.
 *
 * @returns false when another process is at it
 */
export function endSurplusPlans(stripe: Stripe, { userId, stripeCustomerId }: Customer): Promise<boolean> {
  const choose = async (isFree: boolean): Promise<boolean> => {
    if (!isFree) return false;
    const live = (await listBoughtPlans(stripe, stripeCustomerId)).filter(isLive);
    const kept = chooseBoughtPlan(live);
    for (const { id } of live.filter((plan) => plan !== kept)) {
      await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
      log("warn", "surplus subscription ended", { userId, ended: id, kept: kept?.id });
    }
    return true;
  };
  return db().$transaction(
    async (transaction) => {
      const [lock] = await transaction.$queryRaw<{ isFree: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${stripeCustomerId}, 0)) AS "isFree"`;
      return choose(lock?.isFree ?? false);
    },
    { timeout: TIMEOUT_MILLISECONDS },
  );
}
