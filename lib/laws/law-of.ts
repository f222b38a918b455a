import { type Law, law, type LawDeclaration } from "./law.ts";

const known = new Map<string, Law>();

/** A law that is made for an equation, a salt or a number of states: one for each that it is told by. */
export function lawOf(told: unknown, declare: () => LawDeclaration<string>): Law {
  const key = JSON.stringify(told);
  const own = known.get(key) ?? law<string>(declare());
  known.set(key, own);
  return own;
}
