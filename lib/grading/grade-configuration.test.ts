import { expect, test } from "vitest";
import type { Expected } from "./expected.ts";
import { grade } from "./grade.ts";

const IRON: Expected = {
  kind: "configuration",
  configuration: "[Ar] 3d6 4s2",
  misconceptions: [{ id: "neighbour", configuration: "[Ar] 3d7 4s2" }],
};

test.each([
  "[Ar] 3d6 4s2",
  "[Ar]4s2 3d6",
  "[Ar] 4s² 3d⁶",
  "1s2 2s2 2p6 3s2 3p6 3d6 4s2",
  "1s^2 2s^2 2p^6 3s^2 3p^6 4s^2 3d^6",
  "Fe: [Ar] 3d^{6} 4s^{2}.",
])("[CARD-06] %j is right for iron", (text) => {
  expect(grade(IRON, text, "en").verdict).toBe("correct");
});

test.each(["[Ar] 3d8", "[Ar] 3d6", "1s2"])("[CARD-06] %j is wrong for iron", (text) => {
  expect(grade(IRON, text, "en")).toMatchObject({ verdict: "incorrect", misconception: null });
});

test("[CARD-06] a configuration of a known slip is wrong by its name", () => {
  expect(grade(IRON, "[Ar] 4s2 3d7", "en")).toMatchObject({ verdict: "incorrect", misconception: "neighbour" });
});

test.each(["2, 8, 14, 2", "iron", "not [Ar] 3d6 4s2", "[Ar] 3d12", "[Kr] 3d6 4s2"])(
  "[CARD-06] %j is asked for again",
  (text) => {
    expect(grade(IRON, text, "en").verdict).toBe("ungradable");
  },
);

test.each(["3d", " 3D ", "3d."])("[CARD-06] %j is right for a subshell", (text) => {
  expect(grade({ kind: "configuration", configuration: "3d" }, text, "en").verdict).toBe("correct");
});

test.each(["^14C", "14C", "¹⁴C", "C-14", "14 C"])("[CARD-06] %j is right for a nuclide", (text) => {
  expect(grade({ kind: "formula", formula: "^14C" }, text, "en").verdict).toBe("correct");
});

test.each([
  ["2H", "H2"],
  ["H-1", "H-2"],
])("[CARD-06] a mass number is a mass number only where a nuclide is asked for: %j, %j", (count, charge) => {
  expect(grade({ kind: "formula", formula: "H2" }, count, "en").verdict).not.toBe("correct");
  expect(grade({ kind: "formula", formula: "H+" }, charge, "en").verdict).not.toBe("correct");
});
