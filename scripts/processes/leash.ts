// Runs a command for as long as somebody holds the other end of our standard input, and ends it when that end closes:
// so a parent stops its child by closing the pipe, and a parent that is killed outright stops it just the same.
// usage: node leash.ts <signal> <command> [...arguments]
import { spawn } from "node:child_process";
import { constants } from "node:os";

/** How long the command may take to end in order before it is killed. */
const GRACE_MS = 8_000;

const [signal, command, ...args] = process.argv.slice(2);
if (!signal || !command) throw new Error("usage: leash.ts <signal> <command> [...arguments]");

const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });

function release(): void {
  child.kill(signal as NodeJS.Signals);
  setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
}

process.stdin.on("end", release).on("error", release).resume();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, release);
// Our parent may be gone, and its ends of these pipes with it: what is left to say has no listener.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code, endedBy) => {
  // What the command started itself is in our group, if it is still there; we hear this signal too, and are done.
  process.removeAllListeners("SIGTERM").on("SIGTERM", () => {});
  process.kill(-process.pid, "SIGTERM");
  process.exit(endedBy ? 128 + constants.signals[endedBy] : (code ?? 1));
});
