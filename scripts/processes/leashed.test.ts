import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startLeashed, stopAll } from "./leashed.ts";

/** Says its number, and when it is asked to end. */
const POLITE = `
  process.on("SIGTERM", () => { console.log("asked"); process.exit(0); });
  setInterval(() => {}, 1_000);
  console.log("pid " + process.pid);`;

const startNode = (script: string) =>
  startLeashed({ command: process.execPath, args: ["-e", script], endSignal: "SIGTERM" });

function pidIn(output: string): number {
  return Number(/pid (\d+)/.exec(output)?.[1]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isGone(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 20) await sleep(20);
  return !isAlive(pid);
}

test("stopping asks the command to end, and waits for it", async () => {
  const polite = startNode(POLITE);
  await polite.says("pid");
  expect(await polite.stop()).toBe(0);
  expect(polite.output()).toContain("asked");
});

test("killing does not ask", async () => {
  const polite = startNode(POLITE);
  await polite.says("pid");
  expect(await polite.kill()).toBe(128 + 9);
  expect(polite.output()).not.toContain("asked");
  expect(await isGone(pidIn(polite.output()))).toBe(true);
});

test("a command's own end is told with its code and its last words", async () => {
  const brief = startNode(`console.log("so long"); process.exitCode = 3;`);
  expect(await brief.ended).toBe(3);
  expect(brief.output()).toBe("so long");
  await expect(brief.says("more")).rejects.toThrow("so long");
});

test.runIf(process.platform === "linux")(
  "what a command takes of the machine is told, and not its leash's part",
  async () => {
    const MIB = 100;
    const busy = startNode(`
    const held = Buffer.alloc(${MIB} * 2 ** 20, 1);
    while (process.cpuUsage().user < 300_000);
    ${POLITE}
    const { user, system } = process.cpuUsage();
    console.log("holds " + held.length + ", took " + Math.round((user + system) / 1_000));`);
    await busy.says("took");
    const tookMs = Number(/took (\d+)/.exec(busy.output())?.[1]);
    const { residentMiB, processorMs } = busy.held();
    expect(residentMiB).toBeGreaterThan(MIB);
    expect(residentMiB).toBeLessThan(MIB + 100);
    // The system counts in hundredths of a second, and the command goes on for some of them.
    expect(processorMs).toBeGreaterThan(tookMs - 20);
    expect(processorMs).toBeLessThan(tookMs + 250);
    await busy.stop();
  },
);

test("a command that does not exist ends at once", async () => {
  const nothing = startLeashed({ command: "/no/such/program", args: [], endSignal: "SIGTERM" });
  expect(await nothing.ended).toBe(127);
});

test("what is killed from outside is told by its signal", async () => {
  const victim = startNode(POLITE);
  await victim.says("pid");
  process.kill(pidIn(victim.output()), "SIGKILL");
  expect(await victim.ended).toBe(128 + 9);
});

test("all that runs ends together, the last first", async () => {
  const order: string[] = [];
  for (const name of ["database", "server"]) {
    const part = startNode(POLITE);
    await part.says("pid");
    void part.ended.then(() => order.push(name));
  }
  await stopAll();
  expect(order).toEqual(["server", "database"]);
});

test("a command does not outlive a parent that is killed outright", async () => {
  const leashed = JSON.stringify(new URL("leashed.ts", import.meta.url).href);
  const parent = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `import { startLeashed } from ${leashed};
     const options = { command: process.execPath, args: ["-e", ${JSON.stringify(POLITE)}], endSignal: "SIGTERM" };
     startLeashed({ ...options, onLine: (line) => console.log(line) });`,
  ]);
  const [said] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = pidIn(said.toString());
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  expect(await isGone(pid)).toBe(true);
});
