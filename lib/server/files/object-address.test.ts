import fc from "fast-check";
import { expect, test } from "vitest";
import { objectPath } from "#lib/contracts/uploads.ts";
import { readObjectAddress } from "./object-address.ts";

const ID = "0199a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b";

test("[INPUT-04] an address of a file is its path, with a host of ours or none, with or without a query", () => {
  for (const address of [
    objectPath(ID),
    `http://localhost:3000${objectPath(ID)}`,
    `https://chem.example${objectPath(ID.toUpperCase())}?expires=1`,
  ]) {
    expect(readObjectAddress(address)).toBe(ID);
  }
});

test.each([
  "http://127.0.0.1:5432/",
  "http://[::1]/api/objects/upload",
  "http://2130706433/",
  "http://0177.0.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  `file:///api/objects/${ID}`,
  `data:,/api/objects/${ID}`,
  `javascript:/api/objects/${ID}`,
  `ftp://localhost/api/objects/${ID}`,
  `/api/objects/${ID}/../../../etc/passwd`,
  `/api/objects/${ID}%2f..%2f..`,
  `/api/objects/../objects/x`,
  `/api/materials/${ID}`,
  `//api/objects/${ID}`,
  "/api/objects/1",
  "",
])("an address of anything else names no file: %s", (address) => {
  expect(readObjectAddress(address)).toBeNull();
});

test("whatever is written, what it names is an id and nothing more", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom("..", "/", "\\", "%2e", "%00", "\0", objectPath(ID), "@", "#", "?"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const id = readObjectAddress(pieces.join(""));
      expect(id === null || /^[0-9a-f-]{36}$/.test(id)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
