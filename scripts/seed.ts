// Puts the demo accounts into the database of DATABASE_URL; what is there already stays as it is.
// usage: node --conditions=react-server scripts/seed.ts
import { db } from "#lib/server/db/client.ts";
import { DEMO_ACCOUNTS } from "#lib/server/demo/demo-accounts.ts";
import { ensureDemoUser } from "#lib/server/demo/ensure-demo-user.ts";

// One after another: what one account's past takes of the engine would hold the open transaction of the next.
for (const account of DEMO_ACCOUNTS) await ensureDemoUser(account);
await db().$disconnect();
