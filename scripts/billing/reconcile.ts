// Stores what Stripe says of every customer in the database of DATABASE_URL: for when webhooks were lost.
// usage: npm run stripe:reconcile
import { reconcile } from "#lib/server/billing/reconcile.ts";
import { db } from "#lib/server/db/client.ts";
import { loadEnvironmentFiles } from "#scripts/launch/settings.ts";

loadEnvironmentFiles();
const result = await reconcile();
console.log(JSON.stringify(result, null, 2));
if (result.failed.length > 0 || result.unknown.length > 0) process.exitCode = 1;
await db().$disconnect();
