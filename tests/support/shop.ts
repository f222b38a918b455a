import { runNode } from "#scripts/processes/run.ts";
import { type AppServer, startAppServer } from "./app-server.ts";
import { expect, test as base } from "./browser.ts";
import { lateAndTwice } from "./stripe-server/delivery.ts";
import { startStripeServer, type StripeServer } from "./stripe-server/start.ts";

type Shop = {
  app: AppServer;
  stripe: StripeServer;
  /** From now on events come to the app, in disorder: late, overtaking each other, some twice. */
  deliverEvents: () => void;
  /** Where these tests may go. */
  origins: string[];
};

const TRIAL_DAYS = "14";
const SEED = 20261120;
const LATE_MS = 400;

/**
 * The app as it sells, beside the one of the other tests, which has no payment host; both know the same people. Two payment
 * hosts would give the same ids to different people: only one test file at a time may open a shop.
 */
export const test = base.extend<object, { shop: Shop; trialShop: AppServer }>({
  shop: [
    async ({}, provide) => {
      const stripe = await startStripeServer();
      const databaseUrl = process.env["DATABASE_URL"] ?? "";
      const app = await startAppServer({ databaseUrl, env: stripe.env });
      const env = { ...process.env, ...stripe.env, DATABASE_URL: databaseUrl, AUTH_SECRET: "only for the catalogue" };
      await runNode(["--conditions=react-server", "scripts/billing/sync.ts"], { env });
      const deliverEvents = () => void stripe.deliverTo(`${app.url}/api/webhooks/stripe`, lateAndTwice(SEED, LATE_MS));
      deliverEvents();
      await provide({ app, stripe, deliverEvents, origins: [app.url, stripe.origin] });
      await app.stop();
      await stripe.close();
    },
    { scope: "worker" },
  ],

  /** The same shop, whose first plan is free for two weeks. */
  trialShop: [
    async ({ shop }, provide) => {
      const app = await startAppServer({
        databaseUrl: process.env["DATABASE_URL"] ?? "",
        env: { ...shop.stripe.env, BILLING_TRIAL_DAYS: TRIAL_DAYS },
      });
      shop.origins.push(app.url);
      await provide(app);
      await app.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ shop }, provide) => provide(shop.app.url),

  /** The payment host is the one other place where these tests go. */
  noForeignRequests: async ({ context, shop }, provide) => {
    const foreign: string[] = [];
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && !shop.origins.includes(origin)) foreign.push(request.url());
    });
    await provide();
    expect(foreign, "requests to other origins").toEqual([]);
  },
});

export { expect } from "./browser.ts";
