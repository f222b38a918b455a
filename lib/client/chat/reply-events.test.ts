import { expect, test } from "vitest";
import { readReplyEvents } from "./reply-events.ts";

async function eventsOf(...lines: string[]) {
  const bytes = new TextEncoder().encode(lines.map((line) => `data: ${line}\n\n`).join(""));
  // Network chunks end anywhere, also within a character.
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readReplyEvents(stream)) events.push(event);
  return events;
}

test("[MSG-05] the message stream is read as what happens to a reply", async () => {
  const turn = { userMessage: { id: "q" }, message: { id: "r" } };
  const events = await eventsOf(
    '{"type":"start","messageId":"r"}',
    '{"type":"text-start","id":"text"}',
    '{"type":"text-delta","id":"text","delta":"SO₄²⁻"}',
    '{"type":"text-end","id":"text"}',
    '{"type":"data-card","id":"card","data":{"type":"step_solution"}}',
    JSON.stringify({ type: "data-turn", id: "turn", data: turn }),
    '{"type":"finish"}',
    "[DONE]",
  );
  expect(events).toEqual([
    { kind: "started", messageId: "r" },
    { kind: "text", delta: "SO₄²⁻" },
    { kind: "card", card: { type: "step_solution" } },
    { kind: "turn", turn },
  ]);
});

test("[MSG-05] a broken chunk does not break the reply", async () => {
  const events = await eventsOf("{", '{"type":"unheard-of"}', '{"type":"text-delta","id":"text","delta":"on"}');
  expect(events).toEqual([{ kind: "text", delta: "on" }]);
});
