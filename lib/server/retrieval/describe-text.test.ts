import { expect, test, vi } from "vitest";
import type * as WordsModule from "#lib/i18n/words.ts";
import { createWords } from "#lib/i18n/words.ts";
import { describeText } from "./describe-text.ts";

vi.mock("#lib/i18n/words.ts", async (load) => {
  const original = await load<typeof WordsModule>();
  return { createWords: vi.fn<typeof WordsModule.createWords>(original.createWords) };
});

test("messages that could not be loaded once are loaded again", async () => {
  vi.mocked(createWords).mockRejectedValueOnce(new Error("a deploy is under way"));
  await expect(describeText("What is a buffer?", "en")).rejects.toThrow("deploy");
  expect((await describeText("What is a buffer?", "en")).subtopics).not.toEqual([]);
});
