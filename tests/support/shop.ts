import { runNode } from "#scripts/processes/run.ts";
import { type AppServer, startAppServer } from "./app-server.ts";
import { expect, test as base } from "./browser.ts";
import { startStripeServer, type StripeServer } from "./stripe-server/start.ts";

type Shop = { app: AppServer; stripe: StripeServer };

/**
 * The app as it sells, beside the one of the other tests, which has no payment host; both know the same people. Two payment
 * hosts would give the same ids to different people: only one test file at a time may open a shop.
 */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, provide) => {
      const stripe = await startStripeServer();
      const databaseUrl = process.env["DATABASE_URL"] ?? "";
      const app = await startAppServer({ databaseUrl, env: stripe.env });
      const env = { ...process.env, ...stripe.env, DATABASE_URL: databaseUrl, AUTH_SECRET: "only for the catalogue" };
      await runNode(["--conditions=react-server", "scripts/billing/sync.ts"], { env });
      stripe.deliverTo(`${app.url}/api/webhooks/stripe`);
      await provide({ app, stripe });
      await app.stop();
      await stripe.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ shop }, provide) => provide(shop.app.url),

  /** The payment host is the one other place where these tests go. */
  noForeignRequests: async ({ context, shop }, provide) => {
    const own = [shop.app.url, shop.stripe.origin];
    const foreign: string[] = [];
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && !own.includes(origin)) foreign.push(request.url());
    });
    await provide();
    expect(foreign, "requests to other origins").toEqual([]);
  },
});

export { expect } from "./browser.ts";
