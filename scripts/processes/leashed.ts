import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { type Held, heldUnder, NOTHING } from "./held.ts";

const LEASH = fileURLToPath(new URL("leash.ts", import.meta.url));

/** How much of what a process said is kept to explain its death. */
const KEPT_LINES = 40;

export type Leashed = {
  /** The last lines that it wrote, both streams together. */
  output: () => string;
  /** What the command and all that it started take of the machine. Linux alone tells it. */
  held: () => Held;
  /** Resolves with the exit code when it has ended, whoever ended it. */
  ended: Promise<number>;
  /** Resolves when a line that it writes contains the text; rejects when it ends before. */
  says: (text: string) => Promise<void>;
  stop: () => Promise<number>;
  /** Ends it as `kill -9` does, without a chance to put anything in order. */
  kill: () => Promise<number>;
};

/** What runs, oldest first. */
const running = new Set<Leashed>();

/** Ends all that was started and still runs: what was started last may need what was started first. */
export async function stopAll(): Promise<void> {
  for (const leashed of [...running].toReversed()) await leashed.stop();
}

type Options = {
  command: string;
  args: readonly string[];
  /** The signal that ends the command in order. */
  endSignal: NodeJS.Signals;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  onLine?: (line: string) => void;
};

/** Starts a command that cannot outlive this process, not even when this process is killed. */
export function startLeashed({ command, args, endSignal, env, cwd, onLine }: Options): Leashed {
  const kept: string[] = [];
  const listeners = new Set<(line: string) => void>();
  // A group of its own, so that Ctrl-C reaches only us and we decide the order in which things end.
  const leash = spawn(process.execPath, [LEASH, endSignal, command, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
    ...(env && { env }),
    ...(cwd && { cwd }),
  });

  const hear = (line: string): void => {
    kept.push(line);
    if (kept.length > KEPT_LINES) kept.shift();
    onLine?.(line);
    for (const listener of listeners) listener(line);
  };
  eachLine(leash.stdout, hear);
  eachLine(leash.stderr, hear);
  leash.stdin.on("error", () => {});

  const ended = new Promise<number>((resolve) => {
    leash.on("error", (error) => {
      hear(error.message);
      resolve(127);
    });
    leash.on("close", (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
    leash.on("exit", (_code, signal) => {
      // A leash that was killed could not end its command: the group is ours to end.
      if (signal && leash.pid) killGroup(leash.pid);
    });
  });

  const leashed: Leashed = {
    ended,
    output: () => kept.join("\n"),
    held: () => (leash.pid ? heldUnder(leash.pid) : NOTHING),
    says: (text) =>
      new Promise((resolve, reject) => {
        listeners.add((line) => line.includes(text) && resolve());
        void ended.then(() => reject(new Error(kept.join("\n") || `${command} ended without a word.`)));
      }),
    stop: () => {
      leash.stdin.end();
      return ended;
    },
    kill: () => {
      if (leash.pid) killGroup(leash.pid);
      return ended;
    },
  };
  running.add(leashed);
  void ended.then(() => running.delete(leashed));
  return leashed;
}

function eachLine(stream: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  stream.on("end", () => rest && hear(rest));
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody is left in it.
  }
}
