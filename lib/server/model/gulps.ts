import "server-only";
import { joinDeltas } from "./join-deltas.ts";

/** For each answer that is on its way to this process: of a handful nobody notices what is held back, and sixty make the longest pause. */
const PAUSE_PER_ANSWER_MS = 2.5;

/** No reader sees words come in steps of a sixth of a second, and a process has that much less to do with hundreds of them. */
const LONGEST_PAUSE_MS = 150;

/** What has just begun is not held back: somebody waits for its first words. */
const SHARE_OF_AGE = 0.25;

type Bytes = Uint8Array<ArrayBuffer>;

/** Next bundles each route by itself, so a module's own variable would not be shared between them. */
const kept = globalThis as typeof globalThis & { atomCoachAnswers?: Set<symbol> };
const answers = (kept.atomCoachAnswers ??= new Set<symbol>());

/**
 * Fetches, and hands on a stream of events in gulps: the more of them are on their way to this process, the larger, and the
 * fewer, they are. Each word of a model is an event, and each event is taken through some thirty streams before it is shown.
 */
export const fetchInGulps: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (response.body === null || !isStream) return response;
  return new Response(inGulps(response.body), response);
};

export function inGulps(body: ReadableStream<Bytes>): ReadableStream<Bytes> {
  const reader = body.getReader();
  const answer = Symbol("answer");
  let gulp: Gulp | undefined;
  const end = (): boolean => {
    gulp?.stop();
    return answers.delete(answer);
  };
  return new ReadableStream({
    start(controller) {
      answers.add(answer);
      gulp = new Gulp((bytes) => controller.enqueue(bytes));
      const own = gulp;
      // Who has gone away hears nothing more.
      const finish = (close: () => void) => {
        if (!end()) return;
        own.tellAll();
        close();
      };
      const listen = async () => {
        try {
          await hearAll(reader, own);
          finish(() => controller.close());
        } catch (error) {
          finish(() => controller.error(error));
        }
      };
      // Not waited for: the stream is there before its first word.
      void listen();
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
}

async function hearAll(reader: ReadableStreamDefaultReader<Bytes>, gulp: Gulp): Promise<void> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    gulp.hear(value);
  }
}

const encoder = new TextEncoder();

/** What was heard of one answer and not yet told. */
class Gulp {
  readonly #tell: (bytes: Bytes) => void;
  readonly #decoder = new TextDecoder();
  #held = "";
  #timer: NodeJS.Timeout | undefined;
  #immediate: NodeJS.Immediate | undefined;
  #begun: number | null = null;
  #told = Number.NEGATIVE_INFINITY;

  constructor(tell: (bytes: Bytes) => void) {
    this.#tell = tell;
  }

  /** Told at once when nothing was for long enough, with what else comes in the same turn of the event loop. */
  hear(bytes: Bytes): void {
    this.#held += this.#decoder.decode(bytes, { stream: true });
    if (this.#timer !== undefined || this.#immediate !== undefined) return;
    const now = performance.now();
    this.#begun ??= now;
    const pause = Math.min(answers.size * PAUSE_PER_ANSWER_MS, LONGEST_PAUSE_MS, (now - this.#begun) * SHARE_OF_AGE);
    const rest = this.#told + pause - now;
    if (rest < 1) this.#immediate = setImmediate(() => this.#tellWhole());
    else this.#timer = setTimeout(() => this.#tellWhole(), rest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#immediate);
  }

  /** The rest, also what is no whole event. */
  tellAll(): void {
    this.#tellWhole();
    const rest = this.#held + this.#decoder.decode();
    this.#held = "";
    if (rest !== "") this.#tell(encoder.encode(rest));
  }

  #tellWhole(): void {
    this.#timer = undefined;
    this.#immediate = undefined;
    this.#told = performance.now();
    const end = this.#held.lastIndexOf("\n\n");
    if (end < 0) return;
    const events = this.#held.slice(0, end).split("\n\n");
    this.#held = this.#held.slice(end + 2);
    this.#tell(encoder.encode(`${joinDeltas(events).join("\n\n")}\n\n`));
  }
}
