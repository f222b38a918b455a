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
  await expect(client.getMutationCache().build(client, { mutationFn: refuse }).execute(undefined)).rejects.toThrow(AuthenticationError);
  expect(readUser).toHaveBeenCalledTimes(3);
});
