import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Cluster, startCluster } from "./cluster.ts";

/** An empty Postgres in a temporary folder, gone with all its data when it is stopped. */
export async function startScratchCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), "atomcoach-postgres-"));
  const cluster = await startCluster({ folder, volatile: true });
  return {
    ...cluster,
    stop: async () => {
      const code = await cluster.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
