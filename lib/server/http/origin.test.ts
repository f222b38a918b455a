import { expect, test } from "vitest";
import { isForeignOrigin } from "./origin.ts";

const HOST = "localhost:3000";
const OWN_ADDRESS = "https://atomcoach.example";

test.each<[Record<string, string>, string]>([
  [{}, "no browser"],
  [{ origin: "http://localhost:3000" }, "the host itself"],
  [{ origin: "http://LOCALHOST:3000" }, "in other letters"],
  [{ origin: "https://atomcoach.example" }, "the public address, behind a proxy"],
  [{ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, "a page of ours"],
  [{ "sec-fetch-site": "none" }, "the address bar"],
])("[API-01] %j is our own: %s", (headers) => {
  expect(isForeignOrigin(new Headers({ host: HOST, ...headers }), OWN_ADDRESS)).toBe(false);
});

test.each<[Record<string, string>, string]>([
  [{ origin: "https://evil.example" }, "another site"],
  [{ origin: "null" }, "a sandboxed frame"],
  [{ origin: "" }, "an empty origin"],
  [{ origin: "garbage" }, "a malformed origin"],
  [{ origin: "http://localhost:3001" }, "another port"],
  [{ origin: "https://atomcoach.example.evil.example" }, "a name that begins like ours"],
  [{ origin: "https://evil.example/localhost:3000" }, "our name in a path"],
  [{ "sec-fetch-site": "cross-site" }, "a link from another site"],
  [{ "sec-fetch-site": "same-site" }, "a sibling of ours"],
  [{ origin: "http://localhost:3000", "sec-fetch-site": "cross-site" }, "headers that disagree"],
])("[API-01] %j is foreign: %s", (headers) => {
  expect(isForeignOrigin(new Headers({ host: HOST, ...headers }), OWN_ADDRESS)).toBe(true);
});
