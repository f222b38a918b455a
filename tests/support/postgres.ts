import type { TestProject } from "vitest/node";
import { startScratchCluster } from "#scripts/database/scratch.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";

declare module "vitest" {
  interface ProvidedContext {
    migratedDatabase: string;
  }
}

/** Gives the tests of a run a Postgres of their own with all migrations applied, under DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster();
  await deployMigrations(cluster.url).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  process.env["DATABASE_URL"] = cluster.url;
  project.provide("migratedDatabase", cluster.url);
  return async () => {
    await cluster.stop();
  };
}
