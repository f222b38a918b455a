import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("[API-03] reads are never stale, never repeated by themselves, and kept five minutes", () => {
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
