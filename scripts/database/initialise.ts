import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { findFreePort } from "../network/ports.ts";
import type { Identity } from "./identity.ts";
import { type Kept, writeKept } from "./kept.ts";

export const USER = "atomcoach";

/** Makes an empty cluster in `data`. It takes its place in one step, so that one half made is never met. */
export async function initialise(at: {
  folder: string;
  data: string;
  initdb: string;
  identity: Identity;
}): Promise<Kept> {
  const kept = { port: await findFreePort(), password: randomBytes(24).toString("base64url") };
  const unfinished = `${at.data}.unfinished`;
  const passwordFile = `${at.data}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, kept.password, { mode: 0o600 });
  for (const file of [unfinished, passwordFile]) {
    if (at.identity.owner) await chown(file, at.identity.owner.uid, at.identity.owner.gid);
  }
  try {
    await runInitdb(at, unfinished, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeKept(at.folder, kept);
  await rename(unfinished, at.data);
  return kept;
}

async function runInitdb(
  at: { folder: string; initdb: string; identity: Identity },
  data: string,
  passwordFile: string,
) {
  const [command, ...args] = at.identity.wrap([
    at.initdb,
    `--pgdata=${data}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same order and case rules on every machine.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ]);
  await promisify(execFile)(command, args);
}
