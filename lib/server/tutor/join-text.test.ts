import { setImmediate } from "node:timers/promises";
import { wrapLanguageModel } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { expect, test } from "vitest";
import { joinText } from "./join-text.ts";

type Stream = Awaited<ReturnType<MockLanguageModelV4["doStream"]>>["stream"];
type Part = Stream extends ReadableStream<infer Each> ? Each : never;

const say = (delta: string, id = "0"): Part => ({ type: "text-delta", id, delta });
const call: Part = { type: "tool-call", toolCallId: "1", toolName: "molar_mass", input: "{}" };

/** A model whose stream the test holds in its hands, as it is read behind the joiner. */
async function openModel() {
  let controller: ReadableStreamDefaultController<Part> | undefined;
  const source: Stream = new ReadableStream({
    start(own) {
      controller = own;
    },
  });
  const model = wrapLanguageModel({
    model: new MockLanguageModelV4({ doStream: { stream: source } }),
    middleware: joinText,
  });
  const { stream } = await model.doStream({ prompt: [] });
  if (controller === undefined) throw new Error("A stream starts at once.");
  return { controller, stream };
}

async function readAll(stream: Stream): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

/** Until all that needs no turn of the event loop is done. */
const untilHeld = () => new Promise<void>((resolve) => process.nextTick(resolve));

test("what is said in one turn of the event loop comes in one piece, what is said later in another", async () => {
  const { controller, stream } = await openModel();
  const reading = readAll(stream);
  for (const delta of ["Its ", "lattice ", "is "]) controller.enqueue(say(delta));
  await setImmediate();
  await setImmediate();
  for (const delta of ["open", "."]) controller.enqueue(say(delta));
  controller.close();
  expect(await reading).toEqual([say("Its lattice is "), say("open.")]);
});

test("whatever else a model does keeps its place, and two texts stay two", async () => {
  const { controller, stream } = await openModel();
  for (const part of [say("a"), say("b"), call, say("c"), say("d", "1"), say("e", "1"), call]) controller.enqueue(part);
  controller.close();
  expect(await readAll(stream)).toEqual([say("ab"), call, say("c"), say("de", "1"), call]);
});

test("an error comes through, and so does going away; what was held then does no harm", async () => {
  const broken = await openModel();
  const reading = readAll(broken.stream);
  broken.controller.enqueue(say("a"));
  await untilHeld();
  broken.controller.error(new Error("cut"));
  await expect(reading).rejects.toThrow("cut");

  const left = await openModel();
  const reader = left.stream.getReader();
  const next = reader.read();
  left.controller.enqueue(say("a"));
  await untilHeld();
  await reader.cancel();
  expect((await next).done).toBe(true);
  // An error here would end the process.
  await setImmediate();
});
