import { expect, test } from "vitest";
import { LiveReply } from "./live-reply.ts";
import type { ReplyEvent } from "./reply-event.ts";

const text = (delta: string): ReplyEvent => ({ type: "text", delta });
const card = { type: "card", card: { type: "text", version: 1 } } as unknown as ReplyEvent;
const failed: ReplyEvent = { type: "failed", failure: { code: "INTERNAL", message: "" }, turn: null };

async function readAll(live: LiveReply): Promise<ReplyEvent[]> {
  const events: ReplyEvent[] = [];
  for await (const event of live.events()) events.push(event);
  return events;
}

test("who comes late hears all of it, what was said between two cards in one piece", async () => {
  const live = new LiveReply("1");
  for (const event of [text("So "), text("far "), card, text("so "), text("good."), card, failed]) live.emit(event);
  expect(await readAll(live)).toEqual([text("So far "), card, text("so good."), card, failed]);
});

test("who listens hears each piece when it is said", async () => {
  const live = new LiveReply("1");
  const events = live.events();
  for (const delta of ["So ", "far "]) {
    const next = events.next();
    live.emit(text(delta));
    expect((await next).value).toEqual(text(delta));
  }
  live.emit(text("so "));
  live.emit(text("good."));
  expect((await events.next()).value).toEqual(text("so good."));
});

test("two who read at their own pace hear the same words", async () => {
  const live = new LiveReply("1");
  const [quick, slow] = [readAll(live), live.events()];
  live.emit(text("a"));
  expect((await slow.next()).value).toEqual(text("a"));
  for (const delta of ["b", "c"]) {
    live.emit(text(delta));
    await Promise.resolve();
  }
  live.emit(failed);
  const rest: ReplyEvent[] = [];
  for await (const event of slow) rest.push(event);
  expect(rest).toEqual([text("bc"), failed]);
  expect((await quick).map((event) => (event.type === "text" ? event.delta : "")).join("")).toBe("abc");
  expect(live.text).toBe("abc");
});

test("nothing is heard after the end", async () => {
  const live = new LiveReply("1");
  for (const event of [failed, text("late")]) live.emit(event);
  expect(await readAll(live)).toEqual([failed]);
  expect(live.text).toBe("");
});
