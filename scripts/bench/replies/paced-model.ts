/**
 * A stand-in for a model, in a process of its own: after a while it says so many words, one at a time, each with the moment
 * it was sent, in letters, so that no word looks like a number to be checked. Tells its port to whoever forked it, and who
 * hung up before the end.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { FIRST_TOKEN_MS, GAP_MS, now, TOKENS, writeMoment } from "./pace.ts";
import type { HangUp } from "./time-stops.ts";

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "paced", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Late words are sent together: the pace is kept on the whole. */
function speak(response: ServerResponse): void {
  const start = now();
  let said = 0;
  const next = () => {
    if (response.destroyed) return;
    const due = Math.min(TOKENS, Math.floor((now() - start) / GAP_MS) + 1);
    for (; said < due; said += 1)
      response.write(chunk({ content: `${writeMoment(now())} ${said % 12 === 11 ? "so. " : "salt "}` }));
    if (said < TOKENS) setTimeout(next, GAP_MS);
    else response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };
  next();
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  response.on("close", () => {
    const hangUp: HangUp = { mark: body.match(/mark\d+x\d+/g)?.at(-1) ?? "", moment: now() };
    if (!response.writableEnded) process.send?.(hangUp);
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  setTimeout(() => speak(response), FIRST_TOKEN_MS);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
// Whoever forked it is gone.
process.on("disconnect", () => process.exit());
