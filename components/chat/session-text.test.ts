import { expect, test } from "vitest";
import type { Message } from "#lib/contracts/chat.ts";
import { sessionFileName, sessionText } from "./session-text.ts";

const WORDS = { heading: ["Gas Laws Session", "Gas Laws"], you: "You", tutor: "AtomCoach", unfinished: "This reply was not finished." };

function message(role: Message["role"], content: string, state: Message["state"] = "complete"): Message {
  return { id: "m", role, state, content, metadata: null, createdAt: "2026-11-20T08:00:00.000Z", replyToId: null, provenance: null };
}

test("[HOME-04] a session as text: who said what, its chemistry in Unicode", () => {
  const text = sessionText([message("user", "balance H2 + O2 -> H2O"), message("assistant", "\\ce{2H2 + O2 -> 2H2O}, for $15")], WORDS);
  expect(text.startsWith("Gas Laws Session\nGas Laws\n\n\nYou\n")).toBe(true);
  expect(text).toContain("balance H₂ + O₂ → H₂O");
  expect(text.replaceAll(/[\u00A0\u202F]/gu, " ")).toMatch(/AtomCoach\n-+\n2 ?H₂ \+ O₂ → 2 ?H₂O, for \$15\n$/);
});

test("[HOME-04] what a session as text holds besides is in Unicode, too, and what was set or is code stays as it is", () => {
  const text = sessionText([message("assistant", "V₁(KBr) = 35.0 mL\n```\nCO2\n```")], { ...WORDS, heading: ["Why CO2 is no H2CO3"] });
  expect(text.startsWith("Why CO₂ is no H₂CO₃\n")).toBe(true);
  expect(text).toContain("V₁(KBr) = 35.0 mL\n```\nCO2\n```");
});

test("[HOME-04] a reply that was not finished says so", () => {
  expect(sessionText([message("assistant", "So far", "stopped")], WORDS)).toContain("So far\n[This reply was not finished.]");
  expect(sessionText([message("user", "x")], WORDS)).not.toContain("not finished");
});

test.each([
  ["Gas Laws", "Gas Laws 2026-11-20.txt"],
  ["አሲዶች እና ቤዞች", "አሲዶች እና ቤዞች 2026-11-20.txt"],
  ["अम्ल और क्षार", "अम्ल और क्षार 2026-11-20.txt"],
  ["../../etc/passwd\u0000\n", "etc passwd 2026-11-20.txt"],
  ["<>:\"|?*", "2026-11-20.txt"],
  ["x".repeat(300), `${"x".repeat(80)} 2026-11-20.txt`],
])("[HOME-04] the topic %j makes the file %s", (topic, name) => {
  expect(sessionFileName(topic, "2026-11-20")).toBe(name);
});
