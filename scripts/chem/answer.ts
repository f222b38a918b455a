export type Failure = { ok: false; code: string; at?: number } & Record<string, unknown>;

export type Answer = ({ ok: true } & Record<string, unknown>) | Failure;

/** What the engine cannot read or compute, with its reason. */
export function refuse({ code, ...issue }: { code: string; at?: number }): Failure {
  return { ok: false, code, ...issue };
}
