import { expect, test } from "vitest";
import { admit, afterFailure, type Circuit, CLOSED, hasOpened } from "./circuit.ts";

type Step = "asks" | "is spared" | "fails" | "answers";

/** What happens at which second. */
type Story = [title: string, ...steps: [second: number, step: Step][]];

const STORIES: Story[] = [
  ["a model that answers is asked", [0, "asks"], [1, "answers"], [1, "asks"]],
  ["two failures are no row", [0, "asks"], [1, "fails"], [2, "fails"], [3, "asks"]],
  ["an answer ends a row", [0, "fails"], [1, "fails"], [2, "answers"], [3, "fails"], [4, "fails"], [5, "asks"]],
  [
    "after three in a row it is not asked",
    [0, "fails"],
    [1, "fails"],
    [2, "fails"],
    [2, "is spared"],
    [31, "is spared"],
  ],
  [
    "after a pause one tries, and the others wait for what comes of it",
    ...fails(3),
    [30, "asks"],
    [30, "is spared"],
    [45, "is spared"],
  ],
  ["a trial that fails begins a new pause", ...fails(3), [30, "asks"], [50, "fails"], [79, "is spared"], [80, "asks"]],
  ["a trial that answers opens it to all", ...fails(3), [30, "asks"], [31, "answers"], [31, "asks"], [31, "asks"]],
  ["a trial of which nothing is heard again is followed by another", ...fails(3), [30, "asks"], [60, "asks"]],
  ["what fails late, having begun before, keeps it shut a little longer", ...fails(9), [0, "is spared"], [30, "asks"]],
  ["an answer that comes late opens it", ...fails(3), [5, "answers"], [5, "asks"]],
  ["a row may take hours", [0, "fails"], [3_600, "fails"], [7_200, "fails"], [7_201, "is spared"]],
];

function fails(times: number): [number, Step][] {
  return Array.from({ length: times }, () => [0, "fails"]);
}

test.each(STORIES)("%s", (_title, ...steps) => {
  let circuit = CLOSED;
  for (const [second, step] of steps) {
    const now = 1_000_000 + second * 1_000;
    if (step === "answers") circuit = CLOSED;
    else if (step === "fails") circuit = afterFailure(circuit, now);
    else {
      const admitted = admit(circuit, now);
      expect(admitted.mayAsk, `at ${second} s`).toBe(step === "asks");
      circuit = admitted.circuit;
    }
  }
});

test("it is told once that it opened", () => {
  let circuit: Circuit = CLOSED;
  const told: boolean[] = [];
  for (let failure = 0; failure < 5; failure += 1) {
    const next = afterFailure(circuit, 0);
    told.push(hasOpened(circuit, next));
    circuit = next;
  }
  expect(told).toEqual([false, false, true, false, false]);
});
