// All tests of AtomCoach on a fresh clone: packages, a browser, types, lint, format, unit, integration, build, wire, browser.
// The last line is the count. It must run on any Node from 20 on with nothing installed, as scripts/start.mjs.
import { fileURLToPath } from "node:url";
import { giveUp } from "./setup/failure.mjs";
import { checkMachineNode, continueOnHouseNode, isHouseNode } from "./setup/house-node.mjs";
import { ensureInstalled } from "./setup/install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

try {
  checkMachineNode();
  await ensureInstalled(root);
  if (isHouseNode(root)) {
    const { testAll } = await import("./test/test-all.ts");
    await testAll();
  } else {
    continueOnHouseNode(root);
  }
} catch (error) {
  giveUp(error);
}
