/**
 * Whether a model is asked that fails or hangs: after some failures in a row nobody waits for it for a while, and then one
 * request now and then tries it. An answer opens it to all again. Times are in milliseconds.
 */
export type Circuit = {
  /** In a row. */
  readonly failures: number;
  /** When the next trial may be made, once there were too many. */
  readonly trialAt: number;
};

/** One fault may be chance, and two may come from one question, which is asked a second time. */
const MOST_FAILURES = 3;
/** Whoever tries may wait for the whole of a timeout: few enough of them, and short against the outages that there are. */
const PAUSE_MS = 30_000;

export const CLOSED: Circuit = { failures: 0, trialAt: 0 };

/** Whether a request may be made now, and the circuit after it was. One that tries keeps the others from trying, even if nothing is heard of it again. */
export function admit(circuit: Circuit, now: number): { mayAsk: boolean; circuit: Circuit } {
  if (circuit.failures < MOST_FAILURES) return { mayAsk: true, circuit };
  if (now < circuit.trialAt) return { mayAsk: false, circuit };
  return { mayAsk: true, circuit: { ...circuit, trialAt: now + PAUSE_MS } };
}

export function afterFailure({ failures }: Circuit, now: number): Circuit {
  return { failures: failures + 1, trialAt: now + PAUSE_MS };
}

/** Whether the failure that led from one to the other made the circuit refuse. */
export function hasOpened(before: Circuit, after: Circuit): boolean {
  return before.failures < MOST_FAILURES && after.failures >= MOST_FAILURES;
}
