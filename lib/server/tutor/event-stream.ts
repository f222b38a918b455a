import "server-only";
import { describeError, log } from "../http/log.ts";

/** A silent connection is cut by what stands between, so that it says something now and then. */
const KEEP_ALIVE_MILLISECONDS = 15_000;

const encoder = new TextEncoder();
const KEEP_ALIVE = encoder.encode(": keep-alive\n\n");
const DONE = encoder.encode("data: [DONE]\n\n");

/**
 * Values as server-sent events, the way the AI SDK's clients read them. Written as bytes at once: the SDK's own writer hands
 * each piece of text through six streams, which with many replies at a time costs more than all else on their way.
 */
export function eventStream<Value>(values: AsyncGenerator<Value, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let keepAlive: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(keepAlive);
    keepAlive = undefined;
  };
  return new ReadableStream({
    start(controller) {
      keepAlive = setInterval(() => {
        // Who does not read what is there needs no more.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(KEEP_ALIVE);
      }, KEEP_ALIVE_MILLISECONDS);
    },
    async pull(controller) {
      const { done, value } = await values.next().catch((error: unknown) => {
        end();
        throw error;
      });
      // Whoever went away meanwhile has no timer any more.
      keepAlive?.refresh();
      if (done !== true) return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
      end();
      controller.enqueue(DONE);
      controller.close();
    },
    cancel() {
      end();
      // Not waited for: the source may be silent for long.
      values.return().catch((error: unknown) => log("error", "stream not ended", describeError(error)));
    },
  });
}
