// Makes the database client of prisma/schema.prisma in lib/server/db/generated, unless it is there already.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = path.join(root, "lib/server/db/generated");
const stamp = path.join(folder, "made-from");

const require = createRequire(import.meta.url);
const madeFrom = createHash("sha256")
  .update(readFileSync(path.join(root, "prisma/schema.prisma")))
  .update(readFileSync(require.resolve("@prisma/client/package.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== madeFrom) {
  rmSync(folder, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(path.dirname(require.resolve("prisma/package.json")), "build/index.js"), "generate", "--no-hints"],
    {
      cwd: root,
      encoding: "utf8",
      // Prisma would download its schema engine, which generating does not use; any file stands for it.
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
        CHECKPOINT_DISABLE: "1",
      },
    },
  );
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, madeFrom);
}
