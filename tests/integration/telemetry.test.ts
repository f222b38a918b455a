import { type Attributes, INVALID_SPAN_CONTEXT, type Span, type Tracer, trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { createStudent, modelOf, openNewTurn, writeReply } from "#tests/support/turns.ts";

type Recorded = { name: string; facts: Attributes; failure: string | null; hasEnded: boolean };

const recorded: Recorded[] = [];

/** A provider of the smallest kind: it writes down what it is told. */
function record(name: string, attributes: Attributes): Span {
  const entry: Recorded = { name, facts: { ...attributes }, failure: null, hasEnded: false };
  recorded.push(entry);
  const span = {
    ...trace.wrapSpanContext(INVALID_SPAN_CONTEXT),
    setAttribute: (key: string, value: never) => Object.assign(entry.facts, { [key]: value }) && span,
    setAttributes: (facts: Attributes) => Object.assign(entry.facts, facts) && span,
    setStatus: ({ message }: { message?: string }) => {
      entry.failure = message ?? "";
      return span;
    },
    end: () => {
      entry.hasEnded = true;
    },
  } as unknown as Span;
  return span;
}

const tracer = {
  startSpan: (name: string, options?: { attributes?: Attributes }) => record(name, options?.attributes ?? {}),
  startActiveSpan: (name: string, options: { attributes?: Attributes }, work: (span: Span) => unknown) =>
    work(record(name, options.attributes ?? {})),
} as unknown as Tracer;

let server: OpenAiServer;
beforeAll(async () => {
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  server = await startOpenAiServer(saying("unused"));
});
afterAll(async () => {
  trace.disable();
  await server.close();
});

test("a turn and its steps are spans, and none of them holds what anybody wrote", async () => {
  const student = await createStudent();
  server.answerWith(saying("Because entropy grows, dear Amedeo."));
  await writeReply(
    await openNewTurn(student, { content: "Why do some people doubt the laws of Lavoisier? I am Amedeo." }),
    modelOf(server),
  );
  const names = recorded.map(({ name }) => name);
  for (const name of ["tutor.turn", "tutor.facts", "tutor.context", "tutor.model", "tutor.close"])
    expect(names).toContain(name);
  expect(recorded.every(({ hasEnded }) => hasEnded)).toBe(true);
  expect(recorded.find(({ name }) => name === "tutor.turn")?.facts).toMatchObject({
    "tutor.type": "chat",
    "tutor.state": "complete",
    "tutor.writer": "model",
  });
  expect(recorded.find(({ name }) => name === "tutor.model")?.facts).toMatchObject({
    "tutor.try": 1,
    "tutor.outcome": "complete",
    "tutor.first_token_ms": expect.any(Number),
  });
  expect(JSON.stringify(recorded)).not.toMatch(/Amedeo|entropy|float/);
});
