import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as accountRoute from "#app/api/user/account/route.ts";
import { CONFIRMATION_WORD } from "#lib/contracts/account-confirmation.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignIn } from "#tests/support/factories.ts";
import { findTraces } from "#tests/support/stored-traces.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { collectEvents, createStudent, openWaiting, type StudentWithSession } from "#tests/support/turns.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

async function removeAccount({ id }: StudentWithSession): Promise<void> {
  const cookie = `authjs.session-token=${await createSignIn(id)}`;
  const { status } = await callRoute(
    accountRoute.DELETE,
    jsonCall("DELETE", { confirmation: CONFIRMATION_WORD }, { cookie }),
  );
  expect(status).toBe(204);
}

test("[API-28] a reply that is being written stops with its reader's account, and is stored nowhere", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const student = await createStudent();
  const { live, written, exchange } = await openWaiting(student, server);
  const events = collectEvents(live.events());
  await removeAccount(student);
  // The model says no more; whoever writes the reply finds out by itself, and hangs up.
  await written;
  expect(exchange.closed.aborted).toBe(true);
  expect((await events).at(-1)).toMatchObject({ type: "failed", turn: null });
  expect(await findTraces([student.id, student.sessionId, live.id])).toEqual({});
  expect(logged).not.toHaveBeenCalled();
});

test("[API-28] a reply that ends at the same moment is stored or not, and gone in the end", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  for (let round = 0; round < 8; round += 1) {
    const student = await createStudent();
    const { live, written, exchange } = await openWaiting(student, server);
    exchange.say("the end.");
    exchange.end();
    await Promise.all([removeAccount(student), written]);
    expect(await findTraces([student.id, student.sessionId, live.id])).toEqual({});
  }
});
