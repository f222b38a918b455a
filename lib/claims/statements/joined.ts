import type { Mentioned } from "./statement.ts";

/** The last of the substances, and those before it that only commas and an "and" part from it. */
export function joined(before: readonly Mentioned[], text: string, offset: number): readonly Mentioned[] {
  const row: Mentioned[] = [];
  for (const each of before.toReversed()) {
    const [next] = row;
    if (next !== undefined && next.start - each.end > 0) {
      const between = text.slice(each.end - offset, next.start - offset);
      if (!/^[\s,、，(（]*(?:and|or|y|e|et|ou|和|与|或|और|या|እና|ወይም)?[\s,、(（]*$/iu.test(between)) break;
    }
    row.unshift(each);
  }
  return row;
}
