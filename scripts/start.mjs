// Brings AtomCoach up from a fresh clone: packages, database, build, server. `--dev` serves with reload.
// It must run on any Node from 20 on with nothing installed; all else runs on the Node that it installs.
import module from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { claimFolder } from "./setup/claim.mjs";
import { giveUp } from "./setup/failure.mjs";
import { checkMachineNode, continueOnHouseNode, isHouseNode } from "./setup/house-node.mjs";
import { ensureInstalled } from "./setup/install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
// Node keeps what it compiled, for this process and all that it starts: half of what a later start would do again.
process.env["NODE_COMPILE_CACHE"] ??= path.join(root, ".next/cache/compiled");
module.enableCompileCache?.();

try {
  checkMachineNode();
  const release = await claimFolder(root);
  await ensureInstalled(root);
  if (isHouseNode(root)) {
    const { launch } = await import("./launch/launch.ts");
    await launch({ development: process.argv.includes("--dev") });
  } else {
    release();
    continueOnHouseNode(root);
  }
} catch (error) {
  giveUp(error);
}
