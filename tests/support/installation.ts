import { startScratchCluster } from "#scripts/database/scratch.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { runNode } from "#scripts/processes/run.ts";
import { type AppServer, startAppServer, TEST_UPLOADS_FOLDER } from "./app-server.ts";

type Installation = { app: AppServer; databaseUrl: string; stop: () => Promise<void> };

/** The built app with an empty Postgres of its own, migrated and with the demo accounts. */
export async function startInstallation(): Promise<Installation> {
  const cluster = await startScratchCluster();
  try {
    await deployMigrations(cluster.url);
    const app = await startAppServer({ databaseUrl: cluster.url });
    await seed(cluster.url, app.url);
    const stop = async () => {
      await app.stop();
      await cluster.stop();
    };
    return { app, databaseUrl: cluster.url, stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function seed(databaseUrl: string, authUrl: string): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    AUTH_URL: authUrl,
    AUTH_SECRET: "only for the demo accounts",
    UPLOADS_FOLDER: TEST_UPLOADS_FOLDER,
  };
  await runNode(["--conditions=react-server", "scripts/seed.ts"], { env });
}
