import type { Played } from "./replay.ts";

/** Whether all quantities are of these kinds, and each is given, looked up, or found by one of these methods. */
export function consistsOf(
  played: readonly Played[],
  kinds: ReadonlySet<string>,
  methods: ReadonlySet<string>,
): boolean {
  return played.every(
    ({ node: { quantity, origin } }) =>
      kinds.has(quantity.kind) && (origin.kind === "given" || origin.from.length === 0 || methods.has(origin.method)),
  );
}

/** Whether one of these methods found any of them. */
export function isFoundBy(played: readonly Played[], methods: ReadonlySet<string>): boolean {
  return played.some(({ node: { origin } }) => origin.kind === "step" && methods.has(origin.method));
}
