import { expect, test } from "vitest";
import { sessionFileName } from "./session-file-name.ts";

test.each([
  ["Gas Laws", "Gas Laws 2026-11-20"],
  ["አሲዶች እና ቤዞች", "አሲዶች እና ቤዞች 2026-11-20"],
  ["अम्ल और क्षार", "अम्ल और क्षार 2026-11-20"],
  ["../../etc/passwd\u0000\n", "etc passwd 2026-11-20"],
  ['<>:"|?*', "2026-11-20"],
  ["x".repeat(300), `${"x".repeat(80)} 2026-11-20`],
])("[HOME-04] the topic %j makes the file %s", (topic, name) => {
  expect(sessionFileName(topic, "2026-11-20")).toBe(name);
});
