import { startScratchCluster } from "#scripts/database/scratch.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";

/** Gives the tests of a run a Postgres of their own with all migrations applied, under DATABASE_URL. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster();
  await deployMigrations(cluster.url).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  process.env["DATABASE_URL"] = cluster.url;
  return async () => {
    await cluster.stop();
  };
}
