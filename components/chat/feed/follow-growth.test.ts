import { expect, test } from "vitest";
import { follows } from "./follow-growth.ts";

const VIEW = { start: 1000, size: 600 };

test.each([
  ["a question just asked fills the view, and its reply grows below it", { start: 1000, end: 1600 }, 400, false],
  ["its first line is in view, give or take a rounding", { start: 999.5, end: 1600 }, 40, false],
  ["it has grown a little beyond the view, and the reader has not moved", { start: 1000, end: 1650 }, 40, false],
  ["a short turn ends the view, with room above it", { start: 1300, end: 1600 }, 40, true],
  ["it would be moved out at the top", { start: 1300, end: 1600 }, 301, false],
  ["the reader went to the end of a long reply", { start: 200, end: 1600 }, 40, true],
  ["and near it is at it", { start: 200, end: 1670 }, 40, true],
  ["the reader is somewhere in a long reply", { start: 200, end: 1900 }, 40, false],
  ["the view becomes lower, and with it the turn that fills it", { start: 1000, end: 1600 }, -90, false],
] as const)("[MSG-05] %s", (_, turn, delta, isFollowed) => {
  expect(follows(turn, delta, VIEW)).toBe(isFollowed);
});
