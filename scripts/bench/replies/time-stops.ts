import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import type { Asker } from "./load-streams.ts";
import { now } from "./pace.ts";

/** What the model tells when somebody hangs up on it: the mark of the question, and when. */
export type HangUp = { mark: string; moment: number };

const EARLIEST_MS = 200;
const LATEST_MS = 2_000;
/** After the reply has ended, for the model's word to arrive. */
const PATIENCE_MS = 1_000;

/**
 * How long a stop takes from the reader to the model, in milliseconds; endless where the model never heard of it. All askers
 * have replies written at once, and stop each after a while.
 */
export async function timeStops(askers: readonly Asker[], model: ChildProcess, seconds: number): Promise<number[]> {
  const hangUps = new Map<string, PromiseWithResolvers<number>>();
  const hear = ({ mark, moment }: HangUp) => hangUps.get(mark)?.resolve(moment);
  model.on("message", hear);
  const times: number[] = [];
  const end = now() + seconds * 1_000;
  await Promise.all(
    askers.map(async (asker, index) => {
      for (let number = 0; now() < end; number += 1) {
        const mark = `mark${index}x${number}`;
        const hungUp = Promise.withResolvers<number>();
        hangUps.set(mark, hungUp);
        const stopped = await stopReply(asker, mark);
        times.push((await Promise.race([hungUp.promise, setTimeout(PATIENCE_MS, Infinity)])) - stopped);
      }
    }),
  );
  model.off("message", hear);
  return times;
}

/** Asks, and stops the reply once it has begun; resolves to when, after the reply has ended. */
async function stopReply({ url, headers }: Asker, mark: string): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ content: `Why does my soup taste of the sea, ${mark}?` }),
  });
  let text = "";
  let stopping: Promise<number> | undefined;
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const replyId = /"messageId":"([^"]+)"/.exec(text)?.[1];
    if (replyId !== undefined && text.includes("text-delta")) stopping ??= stopLater(`${url}/${replyId}/stop`, headers);
  }
  if (stopping === undefined) throw new Error(`No reply: ${response.status} ${text}`);
  return stopping;
}

async function stopLater(url: string, headers: Asker["headers"]): Promise<number> {
  await setTimeout(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));
  const moment = now();
  await fetch(url, { method: "POST", headers });
  return moment;
}
