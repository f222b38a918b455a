// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MATERIALS_PAGE } from "../contracts/material-lengths.ts";
import type { Material } from "../contracts/answers/material.ts";
import { useMaterials } from "./materials.ts";
import { createQueryClient } from "./query-client.ts";

const MATERIAL: Material = {
  id: "1",
  title: "Titration",
  description: "",
  topic: "acids-and-bases",
  tags: [],
  isPublic: 0,
  fileUrl: "/api/objects/1",
  fileName: "titration.pdf",
  fileSize: 7,
  fileType: "application/pdf",
  mediaType: "application/pdf",
  state: "ready",
  failure: null,
  pageCount: 1,
  cutBy: null,
  place: null,
  createdAt: "2026-03-09T10:20:30.000Z",
};

let answers: (url: string) => Response;
let state: Material["state"];
/** When the list was asked for, in ms. */
let asked: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  state = "uploaded";
  asked = [];
  answers = () => Response.json([{ ...MATERIAL, id: "1", state }]);
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(Date.now());
    return answers(url);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(useMaterials, { wrapper });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pauseAfter = (look: number) => (asked.at(look + 1) ?? 0) - (asked.at(look) ?? 0);

test("[MAT-04] files on their way are looked at soon, ever more seldom while nothing changes, and soon again when it does", async () => {
  open();
  await wait(3_100);
  expect(asked).toEqual([0, 1_500, 3_000]);
  await wait(10 * 60_000);
  expect(pauseAfter(-2)).toBe(30_000);
  const { length: changed } = asked;
  expect(changed).toBeLessThan(50);
  state = "reading";
  await wait(32_000);
  expect(pauseAfter(changed)).toBe(1_500);
  state = "ready";
  await wait(60_000);
  const { length } = asked;
  await wait(10 * 60_000);
  expect(asked).toHaveLength(length);
});

test("[API-23] many materials come page by page, all of them", async () => {
  vi.useRealTimers();
  const all = Array.from({ length: 2 * MATERIALS_PAGE + 1 }, (_, index) => ({ ...MATERIAL, id: `${index}` }));
  answers = (url) => {
    const { searchParams } = new URL(url, "http://localhost");
    const start = all.findIndex(({ id }) => id === searchParams.get("before")) + 1;
    const end = start + Number(searchParams.get("limit"));
    const headers = end < all.length ? { Link: `</api/materials?before=${all[end - 1]?.id}>; rel="next"` } : {};
    return Response.json(all.slice(start, end), { headers });
  };
  const { result } = open();
  await waitFor(() => expect(result.current.data).toEqual(all));
  expect(asked).toHaveLength(3);
});

test("[ROUTE-05] nobody's materials are none", async () => {
  vi.useRealTimers();
  answers = () => new Response("{}", { status: 401 });
  const { result } = open();
  await waitFor(() => expect(result.current.data).toBeNull());
});
