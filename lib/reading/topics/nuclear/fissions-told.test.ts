import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

const neutrons = (value: number): string[] => [JSON.stringify({ kind: "count", value })];

test.each([
  [
    "A uranium-235 nucleus absorbs a neutron and splits into barium-144 and krypton-90. How many neutrons are emitted?",
    2,
  ],
  ["How many neutrons are released in the fission of Pu-239 by a slow neutron into Xe-134 and Zr-103?", 3],
  ["Cf-252 undergoes spontaneous fission into Ba-144 and Mo-104. How many neutrons are set free?", 4],
])("[SOLVE-01] %s", (text, value) => {
  expect(answersTo(text)).toEqual(neutrons(value));
});

test.each([
  "A uranium-235 nucleus absorbs a neutron and splits into barium-144 and xenon-90. How many neutrons are emitted?",
  "U-235 splits into Ba-144 and Kr-90. How many neutrons are in a nucleus of each fragment?",
  "How many neutrons are emitted when U-235 splits into Ba-144 and Kr-90?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
