import { expect, test } from "vitest";
import { joinDeltas } from "./join-deltas.ts";

const chat = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ delta: { content }, ...more, index: 0 }], id: "1" })}`;
const responses = (delta: string, item_id = "a") =>
  `event: response.output_text.delta\ndata: ${JSON.stringify({ type: "response.output_text.delta", item_id, delta })}`;

test("[LIMIT-01] neighbouring words of one text become one event, in both protocols", () => {
  expect(joinDeltas([chat("Its "), chat("lattice "), chat("is")])).toEqual([chat("Its lattice is")]);
  expect(joinDeltas([responses("Its "), responses("open")])).toEqual([responses("Its open")]);
});

test("what is not plainly more of the same text stays as it is, and where it is", () => {
  const events = [
    chat("a", { finish_reason: "stop" }),
    `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ delta: { role: "assistant", content: "" } }] })}`,
    `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ delta: { tool_calls: [{ index: 0 }] } }] })}`,
    `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [], usage: { prompt_tokens: 5 } })}`,
    `data: ${JSON.stringify({ type: "response.function_call_arguments.delta", item_id: "a", delta: "{" })}`,
    ": keep-alive",
    "data: [DONE]",
    "data: {broken}",
    "id: 5\ndata: {}",
    "",
  ];
  expect(joinDeltas(events)).toEqual(events);
  expect(joinDeltas(events.flatMap((event) => [chat("x"), chat("y"), event]))).toEqual(
    events.flatMap((event) => [chat("xy"), event]),
  );
});

test("two texts stay two", () => {
  expect(joinDeltas([responses("a"), responses("b", "other"), responses("c", "other")])).toEqual([
    responses("a"),
    responses("bc", "other"),
  ]);
});
