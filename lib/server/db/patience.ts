import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** `DATABASE_LATE`: the time for it is over; `DATABASE_UNWANTED`: whoever asked has gone. */
type GivenUpCode = "DATABASE_LATE" | "DATABASE_UNWANTED";

/** What a statement ends in for which nobody waits any more. */
export class GivenUp extends Error {
  readonly code: GivenUpCode;

  constructor(code: GivenUpCode) {
    super(code);
    this.name = "GivenUp";
    this.code = code;
  }
}

/** Each bundle has classes of its own, so that a code tells. */
export function isUnwanted(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "DATABASE_UNWANTED";
}

type PatienceOptions = {
  /** For what is waited with this patience: a single statement may take so long; as long as any other unless given. */
  statementMilliseconds?: number;
  /** Aborted when whoever asks goes away. */
  gone?: AbortSignal;
};

/**
 * How long somebody waits for the database, all their statements together, and whether they still do. Nothing else counts:
 * a body that arrives slowly, another service and the engine have bounds of their own.
 */
export class Patience {
  readonly statementMilliseconds: number | undefined;
  readonly #waits = new Set<(end: GivenUp) => void>();
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #end: GivenUp | null = null;

  constructor(milliseconds: number, { statementMilliseconds, gone }: PatienceOptions = {}) {
    this.#left = milliseconds;
    this.statementMilliseconds = statementMilliseconds;
    const leave = () => this.#giveUp("DATABASE_UNWANTED");
    if (gone?.aborted === true) leave();
    gone?.addEventListener("abort", leave, { once: true });
  }

  /** Counts until the returned function is called, and tells if patience ends before. Throws when it has ended already. */
  wait(onEnd: (end: GivenUp) => void): () => void {
    if (this.#end !== null) throw this.#end;
    if (this.#waits.size === 0) {
      this.#since = performance.now();
      this.#timer = setTimeout(() => this.#giveUp("DATABASE_LATE"), this.#left);
    }
    // A listener of its own for each, should two be the same function.
    const listener = (end: GivenUp) => onEnd(end);
    this.#waits.add(listener);
    return () => {
      if (!this.#waits.delete(listener) || this.#waits.size > 0) return;
      clearTimeout(this.#timer);
      this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
    };
  }

  #giveUp(code: GivenUpCode): void {
    this.#end ??= new GivenUp(code);
    for (const tell of this.#waits) tell(this.#end);
  }
}

/** Next bundles each route by itself, and the pool is one for all: so is what they tell it. */
const kept = globalThis as typeof globalThis & { atomCoachPatience?: AsyncLocalStorage<Patience | null> };
const storage = (kept.atomCoachPatience ??= new AsyncLocalStorage());

/** Whatever `work` asks of the database is waited for with this patience. */
export function withPatience<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  return waitWith(patience, work);
}

/** For work that outlives who began it. Each of its statements has the time of one, and no more than that is said. */
export function beyondPatience<T>(work: () => Promise<T>): Promise<T> {
  return waitWith(null, work);
}

/** Awaited within, since Prisma asks when somebody waits for the answer. */
function waitWith<T>(patience: Patience | null, work: () => Promise<T>): Promise<T> {
  return storage.run(patience, async () => await work());
}

export function currentPatience(): Patience | null {
  return storage.getStore() ?? null;
}
