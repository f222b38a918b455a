import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { inGulps } from "./gulps.ts";

const word = (content: string) =>
  `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ delta: { content } }] })}\n\n`;

/** An answer that the test speaks, and what was heard of it. */
function answer() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const gulps: string[] = [];
  const reader = inGulps(readable).getReader();
  const decoder = new TextDecoder();
  const heard = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      gulps.push(decoder.decode(value));
    }
  })();
  const say = (text: string) => writer.write(new TextEncoder().encode(text));
  return { say, writer, reader, gulps, heard };
}

/** Until what was said in this turn of the event loop is heard. */
async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

test("the first words come at once, and with them what was said in the same turn", async () => {
  const { say, writer, gulps, heard } = answer();
  await Promise.all([say(word("Its ")), say(word("lattice"))]);
  await nextTurn();
  expect(gulps.join("")).toContain("lattice");
  await writer.close();
  await heard;
});

test("[LIMIT-01] of many answers at once each comes in few gulps, and nothing of it is lost", async () => {
  const answers = Array.from({ length: 60 }, answer);
  const words = Array.from({ length: 40 }, (_, index) => `${index} `);
  for (const content of words) {
    await Promise.all(answers.map(({ say }) => say(word(content))));
    await setTimeout(10);
  }
  await Promise.all(answers.map(({ writer }) => writer.close()));
  await Promise.all(answers.map(({ heard }) => heard));
  const said = (gulp: string) => [...gulp.matchAll(/"content":"([^"]*)"/g)].map(([, content]) => content).join("");
  for (const { gulps } of answers) {
    expect(gulps.length).toBeLessThan(30);
    expect(gulps.map(said).join("")).toBe(words.join(""));
  }
});

test("a letter that is cut in two, and an event that is, come whole; what is no whole event at the end comes as it is", async () => {
  const { writer, gulps, heard } = answer();
  const bytes = new TextEncoder().encode(`${word("水")}${word("盐")}data: rest`);
  for (const byte of bytes) await writer.write(new Uint8Array([byte]));
  await writer.close();
  await heard;
  const all = gulps.join("");
  expect(all).toContain("水");
  expect(all).toContain("盐");
  expect(all.endsWith("data: rest")).toBe(true);
});

test("what was said before a connection broke is heard, and then the fault", async () => {
  const { say, writer, gulps, heard } = answer();
  await say(word("a"));
  const [fault] = await Promise.allSettled([heard, writer.abort(new Error("cut"))]);
  expect(fault).toMatchObject({ status: "rejected", reason: { message: "cut" } });
  expect(gulps.join("")).toContain('"a"');
});

test("who goes away ends the answer, and what was held does no harm", async () => {
  const { say, writer, reader, heard } = answer();
  const saying = say(word("a"));
  await reader.cancel(new Error("gone"));
  await Promise.allSettled([saying]);
  await heard;
  await expect(writer.closed).rejects.toThrow("gone");
  await nextTurn();
});
