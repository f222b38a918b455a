import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Failure } from "./failure.mjs";

/**
 * Makes this process the only one that starts AtomCoach in this folder. The claim is a listening socket: the system
 * takes it back when the process ends, however it ends.
 *
 * @param {string} root
 * @returns {Promise<() => void>} gives the claim back
 */
export async function claimFolder(root) {
  const address = claimAddress(root);
  const server = createServer((socket) => socket.end(String(process.pid)));
  if (!(await listens(server, address))) {
    const holder = await askHolder(address);
    if (holder !== null) {
      throw new Failure(`AtomCoach is already started in this folder, by process ${holder}: use it, or end it first.`);
    }
    // Only a socket that is a file can be left behind.
    rmSync(address, { force: true });
    if (!(await listens(server, address))) throw new Failure("Another start in this folder was quicker: use that one.");
  }
  server.unref();
  return () => server.close();
}

/** @param {string} root */
function claimAddress(root) {
  const name = `atomcoach-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`;
  // Linux and Windows have sockets that are no files, and so cannot be left behind.
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), `${name}.sock`);
}

/**
 * @param {import("node:net").Server} server
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function listens(server, address) {
  return new Promise((resolve) => {
    server.once("error", () => resolve(false)).listen(address, () => resolve(true));
  });
}

/**
 * @param {string} address
 * @returns {Promise<string | null>} the process that holds the claim
 */
function askHolder(address) {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("end", () => resolve(answer));
    socket.on("error", () => resolve(null));
  });
}
