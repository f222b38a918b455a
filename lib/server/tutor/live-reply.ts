import "server-only";
import type { Card } from "#lib/cards/card.ts";
import type { Emit, ReplyEvent } from "./reply-event.ts";

/**
 * A reply that this process is writing. It keeps what was said, so that any number of readers, each at its own time,
 * can follow it from the beginning; none of them has to be there for it to be finished.
 */
export class LiveReply {
  readonly id: string;
  /** Aborted when the student asks to stop. */
  readonly stop = new AbortController();
  #events: ReplyEvent[] = [];
  #text = "";
  #card: Card | null = null;
  #ended = false;
  #news = Promise.withResolvers<void>();

  constructor(id: string) {
    this.id = id;
  }

  /** All text said so far. */
  get text(): string {
    return this.#text;
  }

  /** The card as it was last told. */
  get card(): Card | null {
    return this.#card;
  }

  readonly emit: Emit = (event) => {
    if (this.#ended) return;
    if (event.type === "text") this.#text += event.delta;
    if (event.type === "card") this.#card = event.card;
    this.#events.push(event);
    this.#ended = event.type === "closed" || event.type === "failed";
    const told = this.#news;
    this.#news = Promise.withResolvers();
    told.resolve();
  };

  /** Every event from the first to the last, the past ones at once; what was said while nobody read comes as one text. */
  async *events(): AsyncGenerator<ReplyEvent, void, undefined> {
    for (let next = 0; ;) {
      const pending = this.#events.slice(next);
      next += pending.length;
      yield* joinNeighbours(pending);
      if (next < this.#events.length) continue;
      if (this.#ended) return;
      await this.#news.promise;
    }
  }
}

/** The same events, neighbouring texts as one. */
function* joinNeighbours(events: readonly ReplyEvent[]): Generator<ReplyEvent, void, undefined> {
  let delta = "";
  for (const event of events) {
    if (event.type === "text") {
      delta += event.delta;
      continue;
    }
    if (delta !== "") yield { type: "text", delta };
    delta = "";
    yield event;
  }
  if (delta !== "") yield { type: "text", delta };
}

/** Next bundles each route by itself, so a module's own variable would not be shared between them. */
const kept = globalThis as typeof globalThis & { atomCoachLiveReplies?: Map<string, LiveReply> };
const liveReplies = (kept.atomCoachLiveReplies ??= new Map<string, LiveReply>());

export function findLiveReply(id: string): LiveReply | undefined {
  return liveReplies.get(id);
}

/** Makes a reply findable while `write` runs. */
export async function withLiveReply<Outcome>(live: LiveReply, write: () => Promise<Outcome>): Promise<Outcome> {
  liveReplies.set(live.id, live);
  try {
    return await write();
  } finally {
    if (liveReplies.get(live.id) === live) liveReplies.delete(live.id);
  }
}
