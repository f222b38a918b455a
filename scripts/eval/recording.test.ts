import { readFile } from "node:fs/promises";
import { streamText } from "ai";
import { expect, test } from "vitest";
import { listConversations } from "./conversations.ts";
import { listenToModel } from "./listen-to-model.ts";
import { recordingSchema, type Said } from "./model-script.ts";
import { replayModel } from "./replay-model.ts";

test("what was recorded is said again as it was, tools and tokens too, and heard as it is said", async () => {
  const recorded: Said[] = [
    { text: "", toolCalls: [{ name: "molar_mass", input: '{"formula":"H2O"}' }], tokens: { input: 5, output: 1 } },
    { text: "Water weighs 18.02 g/mol: እሺ 好 🙂.", tokens: { input: 7, output: 9 } },
  ];
  const heard: Said[] = [];
  const model = listenToModel(replayModel(recorded), heard);
  const texts: string[] = [];
  for (const _ of recorded) texts.push(await streamText({ model, prompt: "?", maxRetries: 0 }).text);
  expect(texts).toEqual(recorded.map(({ text }) => text));
  expect(heard.map(({ text, toolCalls, tokens }) => ({ text, toolCalls, tokens }))).toEqual(
    recorded.map(({ text, toolCalls, tokens }) => ({ text, toolCalls, tokens })),
  );
});

test("a model that is asked more often than it was recorded fails", async () => {
  const failures: unknown[] = [];
  const { stream } = streamText({ model: replayModel([]), prompt: "?", maxRetries: 0, onError: () => undefined });
  for await (const part of stream) if (part.type === "error") failures.push(part.error);
  expect(String(failures[0])).toContain("no more replies");
});

test("the recording that comes with the program fits the conversations, and says that people wrote it", async () => {
  const recording = recordingSchema.parse(
    JSON.parse(await readFile(new URL("recordings/scripted.json", import.meta.url), "utf8")),
  );
  const conversations = await listConversations();
  expect(recording.source).toBe("scripted");
  expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length);
  for (const [id, turns] of Object.entries(recording.conversations)) {
    expect(conversations.find((conversation) => conversation.id === id)?.turns, id).toHaveLength(turns.length);
    for (const { text, lies = [] } of turns.flat()) for (const lie of lies) expect(text).toContain(lie);
  }
});
