import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { findFreePort } from "../network/ports.ts";
import { requirePort } from "./server.ts";

test("a port that nobody listens on will do", async () => {
  await expect(requirePort(await findFreePort())).resolves.toBeUndefined();
});

test("a port that no browser opens is named as such before anything is started", async () => {
  await expect(requirePort(4190)).rejects.toThrow("No browser opens port 4190");
});

test("a port that is taken is named with another one", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(requirePort(port)).rejects.toThrow(`Port ${port} is taken`);
  other.close();
});
