import { globSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { AuthenticationError } from "./request.ts";

test("[API-03] reads are never stale, never repeated by themselves, and kept five minutes", () => {
  vi.stubGlobal("window", globalThis);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

/** The reads that differ from the rule, as docs/decisions/0038 has them. */
const OWN_WAYS = [
  "lib/client/materials.ts: refetchInterval",
  "lib/client/materials.ts: refetchOnMount",
  "lib/client/sign-ins.ts: refetchOnMount",
  "lib/client/subscription.ts: refetchOnMount",
  "lib/client/subscription.ts: staleTime",
];

test("[API-03] no read of the data layer has an interval, a life or a retry of its own beyond those that are decided", () => {
  const files = globSync("{lib,components,app}/**/*.{ts,tsx}").filter(
    (file) => !/\.(test|fixture)\.|^lib.server|generated|query-client\.ts$/.test(file),
  );
  const ways = files.flatMap((file) => {
    const named = readFileSync(file, "utf8").matchAll(
      /\b(refetch(?:Interval|On)\w*|staleTime|retry(?=: (?:true|\d))|retryOnMount|retryDelay|setInterval|EventSource)\b/g,
    );
    return [...new Set(Array.from(named, ([name]) => `${file}: ${name}`))];
  });
  expect(files.length).toBeGreaterThan(500);
  expect(ways.toSorted()).toEqual(OWN_WAYS);
});

test("[API-03] where a page is drawn, what was read goes with it: no timer holds it", () => {
  const setTimeout = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => setTimeout.mockRestore());
  createQueryClient().setQueryData(["auth", "user"], null);
  expect(setTimeout).not.toHaveBeenCalled();
});

test("[API-03] a request that finds the sign-in ended has the person read anew", async () => {
  const client = createQueryClient();
  const readUser = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const refuse = () => Promise.reject(new AuthenticationError());
  await client.fetchQuery({ queryKey: ["auth", "user"], queryFn: readUser });

  await expect(client.fetchQuery({ queryKey: ["one's own"], queryFn: refuse })).rejects.toThrow(AuthenticationError);
  expect(readUser).toHaveBeenCalledTimes(2);
  await expect(client.getMutationCache().build(client, { mutationFn: refuse }).execute(undefined)).rejects.toThrow(
    AuthenticationError,
  );
  expect(readUser).toHaveBeenCalledTimes(3);
});
