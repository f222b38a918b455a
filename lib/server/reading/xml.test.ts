import { expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { findAttribute } from "./xml.ts";

test.each([
  [" w:val=\"1\" w:id='2'", "w:id", "2"],
  [' w:val = "a &amp; b"', "w:val", "a & b"],
  [' r:id="x"', "id", null],
  [' a="id=\'1\'" id="2"', "id", "2"],
  ["id", "id", null],
])("of %j, %s is %j", (attributes, name, value) => {
  expect(findAttribute(attributes, name)).toBe(value);
});

test.each(["1", "a.", "a-", "a ", 'a="', "a="])("attributes of 200 kB of %j are read in linear time", (piece) => {
  const attributes = piece.repeat(200_000 / piece.length);
  expect(findAttribute(attributes, "id")).toBeNull();
  expect(ownMilliseconds(() => findAttribute(attributes, "id"))).toBeLessThan(3_000);
});
