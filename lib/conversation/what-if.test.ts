import { expect, test } from "vitest";
import { askWhatIf } from "./what-if.ts";
import { reviseProblem } from "./revise-problem.ts";

const PROBLEM = "How many moles are in 36.0 g of water?";
const place = { start: PROBLEM.indexOf("36.0"), end: PROBLEM.indexOf(" g of") };

test("[TALK-03] another number in its place is the problem that the same wish in words makes", () => {
  const asked = askWhatIf(PROBLEM, { ...place, written: "60" }, 0, "en");
  expect(asked?.revised).toBe("How many moles are in 60 g of water?");
  expect(asked?.revised).toBe(reviseProblem("what if it were 60 g", PROBLEM, "en"));
  expect(asked?.solved).toMatchObject({
    before: { answer: { value: { value: "2.00", unit: "mol" } } },
    after: { answer: { value: { value: "3.3", unit: "mol" } } },
  });
});

test("[TALK-03] a number is written as the language writes it", () => {
  const problem = "¿Cuántos moles hay en 36,0 g de agua?";
  const start = problem.indexOf("36,0");
  expect(askWhatIf(problem, { start, end: start + 4, written: "9,0" }, 0, "es")?.solved).toMatchObject({
    after: { answer: { value: { value: "0.50" } } },
  });
});

test("[TALK-03] of an exercise it is that of its part, whatever stays unsolved beside it", () => {
  const problem = "a) masa molar de K2SO4 b) cuantos moles hay en 35 g c) explica por que es soluble";
  const start = problem.indexOf("35 g");
  expect(askWhatIf(problem, { start, end: start + 2, written: "70" }, 1, "es")?.solved).toMatchObject({
    before: { part: "b", answer: { value: { value: "0.20" } } },
    after: { part: "b", answer: { value: { value: "0.40" } } },
  });
});

test.each([
  ["no number stands there", { ...place, start: place.start + 1 }, "60"],
  ["it is no number", place, "a lot"],
  ["nothing is put in", place, ""],
])("[TALK-03] none where %s", (_, at, written) => {
  expect(askWhatIf(PROBLEM, { ...at, written }, 0, "en")).toBeNull();
});

test("[TALK-03] what comes to nothing is said, and a problem that is not there has no answer", () => {
  expect(askWhatIf(PROBLEM, { ...place, written: "-60" }, 0, "en")?.solved).toBeNull();
  expect(askWhatIf(PROBLEM, { ...place, written: "60" }, 1, "en")?.solved).toBeNull();
});
