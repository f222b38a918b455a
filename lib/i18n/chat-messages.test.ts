import { expect, test } from "vitest";
import { chatMessages } from "./chat-messages.ts";
import { LOCALES } from "./locales.ts";
import { messagesAt } from "./messages-at.ts";

test.each(LOCALES)("the chat's messages in %s are drawn with on the server as browsers fetch them", async (locale) => {
  const { address, text } = await chatMessages(locale);
  expect(address).toMatch(new RegExp(`^/words/${locale}/[0-9a-f]{16}$`));
  expect(await messagesAt(address)).toEqual(JSON.parse(text));
  expect(Object.keys(JSON.parse(text))).toContain("chat");
});

test("each language has an address of its own, written once", async () => {
  const addresses = await Promise.all(LOCALES.map(async (locale) => (await chatMessages(locale)).address));
  expect(new Set(addresses).size).toBe(LOCALES.length);
  expect(chatMessages("fr")).toBe(chatMessages("fr"));
});
