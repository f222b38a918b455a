// Makes Stripe's catalogue (products, prices, customer portal) say what lib/plans says; doing it again changes nothing.
// usage: npm run stripe:sync
import { syncCatalogue } from "#lib/server/billing/catalogue.ts";
import { getStripe } from "#lib/server/billing/stripe.ts";
import { loadEnvironmentFiles } from "#scripts/launch/settings.ts";

loadEnvironmentFiles();
console.log(JSON.stringify(await syncCatalogue(getStripe()), null, 2));
