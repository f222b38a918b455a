import { createServer } from "node:net";

/** A port of this machine that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject).listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

type PortState = "free" | "taken" | "forbidden";

export function probePort(port: number, host: string): Promise<PortState> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "EACCES" ? "forbidden" : "taken"));
    probe.listen(port, host, () => probe.close(() => resolve("free")));
  });
}
