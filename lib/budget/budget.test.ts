import { describe, expect, test } from "vitest";
import { bounded, remember, rememberBounded, spend } from "./budget.ts";

const steps = (count: number) => () => {
  for (let step = 0; step < count; step += 1) spend(1);
  return "done";
};

describe("work with a bound", () => {
  test("[LIMIT-01] what takes no more is done, and its steps are told", () => {
    expect(bounded(10, steps(10))).toEqual({ kind: "done", value: "done", steps: 10 });
  });

  test("[LIMIT-01] what takes more is too much", () => {
    expect(bounded(10, steps(11))).toEqual({ kind: "too-much" });
  });

  test("without a bound nothing is too much", () => {
    expect(steps(100_000)()).toBe("done");
  });

  test("[LIMIT-01] a bound ends with its work, also when that was too much or failed", () => {
    bounded(10, steps(11));
    expect(() =>
      bounded(10, () => {
        throw new Error("a fault");
      }),
    ).toThrow("a fault");
    expect(steps(1_000)()).toBe("done");
  });

  test("[LIMIT-01] the work of a part counts for the whole, and what is too much for a part need not be for the whole", () => {
    const outcome = bounded(100, () => [bounded(10, steps(7)).kind, bounded(10, steps(11)).kind]);
    expect(outcome).toEqual({ kind: "done", value: ["done", "too-much"], steps: 17 });
  });

  test("[LIMIT-01] a part has no more steps than are left for the whole, which then ends", () => {
    let isOver = false;
    const outcome = bounded(10, () => {
      bounded(1_000, steps(20));
      isOver = true;
    });
    expect([outcome.kind, isOver]).toEqual(["too-much", false]);
  });
});

describe("a function that remembers", () => {
  test("[LIMIT-01] computes once, and costs the same each time", () => {
    const asked: string[] = [];
    const double = remember(10, 3, (word: string) => {
      asked.push(word);
      spend(50);
      return word + word;
    });
    const cost = () => bounded(1_000, () => double("ab"));
    expect([cost(), cost()]).toEqual([
      { kind: "done", value: "abab", steps: 3 },
      { kind: "done", value: "abab", steps: 3 },
    ]);
    expect(asked).toEqual(["ab"]);
  });

  test("remembers that there is nothing, tells arguments apart, and forgets when it is full", () => {
    let count = 0;
    const find = remember(2, 1, (_name: string, _locale: string): null => {
      count += 1;
      return null;
    });
    for (const [name, locale] of [
      ["a", "b"],
      ["a", "b"],
      ["ab", ""],
      ["c", ""],
      ["a", "b"],
    ] as const)
      expect(find(name, locale)).toBeNull();
    expect(count).toBe(4);
  });
});

describe("bounded work that remembers", () => {
  test("[LIMIT-01] what is known is not done again, and counts the steps that it took", () => {
    let done = 0;
    const work = rememberBounded(10, 100, (word: string) => {
      done += 1;
      spend(40);
      return word;
    });
    const first = { kind: "done", value: "ab", steps: 40 };
    expect(bounded(1_000, () => [work("ab"), work("ab")])).toEqual({ kind: "done", value: [first, first], steps: 80 });
    expect(bounded(70, () => [work("ab"), work("ab")])).toEqual({ kind: "too-much" });
    expect(done).toBe(1);
  });

  test("[LIMIT-01] what was too much is not known, and takes no more than its bound", () => {
    const work = rememberBounded(10, 100, () => steps(200)());
    expect([work(), work()]).toEqual([{ kind: "too-much" }, { kind: "too-much" }]);
  });
});
