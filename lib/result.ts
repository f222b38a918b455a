/** What a fallible reading or computation gives back: the value, or the issue that says why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issue: E };

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(issue: E): { readonly ok: false; readonly issue: E } {
  return { ok: false, issue };
}
