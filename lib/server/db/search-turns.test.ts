import { expect, test, vi } from "vitest";
import { Patience, withPatience } from "./patience.ts";
import { inSearchTurn } from "./search-turns.ts";

vi.stubEnv("DATABASE_URL", "postgres://localhost/none");
vi.stubEnv("AUTH_SECRET", "only for the test of turns");
vi.stubEnv("DATABASE_POOL_SIZE", "8");

/** Searches that last until they are let go, and how many of them run. */
function startSearches() {
  let running = 0;
  let most = 0;
  const open: (() => void)[] = [];
  const search = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
  };
  const finishAll = async (answers: Promise<unknown>[]) => {
    const timer = setInterval(() => {
      for (const finish of open.splice(0)) finish();
    }, 1);
    return await Promise.allSettled(answers).finally(() => clearInterval(timer));
  };
  return { search, finishAll, running: () => running, most: () => most };
}

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [(result.reason as { code: string }).code] : []));

test("half of the connections are left to others, and each search has its turn", async () => {
  const { search, finishAll, most } = startSearches();
  const answers = Array.from({ length: 30 }, (_, person) => inSearchTurn(`person ${person}`, search));
  expect(codesOf(await finishAll(answers))).toEqual([]);
  expect(most()).toBe(4);
});

test("of one person few run at once, and those of others pass them", async () => {
  const { search, finishAll, running } = startSearches();
  const own = Array.from({ length: 5 }, () => inSearchTurn("one", search));
  expect(running()).toBe(2);
  const others = ["two", "three", "four"].map((person) => inSearchTurn(person, search));
  expect(running()).toBe(4);
  expect(codesOf(await finishAll([...own, ...others]))).toEqual([]);
});

test("the queue has an end, for a person and for all", async () => {
  const { search, finishAll } = startSearches();
  const own = Array.from({ length: 12 }, () => inSearchTurn("one", search));
  const others = Array.from({ length: 50 }, (_, person) => inSearchTurn(`person ${person}`, search));
  const refused = codesOf(await finishAll([...own, ...others]));
  expect(refused.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(2);
  // 62 asked: 2 are refused to the one; 4 run and 50 wait of the rest.
  expect(refused.filter((code) => code === "UNAVAILABLE")).toHaveLength(6);
});

test("who goes away while waiting leaves the queue, and who waits too long is told", async () => {
  const { search, finishAll } = startSearches();
  const before = Array.from({ length: 4 }, (_, person) => inSearchTurn(`person ${person}`, search));
  const leave = new AbortController();
  const ran = vi.fn<() => Promise<void>>(async () => undefined);
  const gone = withPatience(new Patience(5_000, { gone: leave.signal }), () => inSearchTurn("one", ran));
  const late = withPatience(new Patience(50), () => inSearchTurn("two", ran));
  leave.abort();
  await expect(gone).rejects.toMatchObject({ code: "DATABASE_UNWANTED" });
  await expect(late).rejects.toMatchObject({ code: "DATABASE_LATE" });
  expect(codesOf(await finishAll(before))).toEqual([]);
  expect(ran).not.toHaveBeenCalled();
  await expect(inSearchTurn("one", async () => "found")).resolves.toBe("found");
});

test("a search that fails gives its turn back", async () => {
  for (let time = 0; time < 10; time += 1)
    await expect(inSearchTurn("one", () => Promise.reject(new Error("out of order")))).rejects.toThrow("out of order");
  await expect(inSearchTurn("one", async () => "found")).resolves.toBe("found");
});
