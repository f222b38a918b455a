import { findQuantity } from "../../quantity/scan-quantity.ts";
import type { ProblemToken } from "./tokens.ts";

const ONE: ReadonlySet<string> = new Set(["one", "single"]);

function isCounted(token: ProblemToken | undefined): boolean {
  return token?.kind === "unit" && ["atoms", "molecules", "formula units", "ions"].includes(token.unit.unit.counted);
}

function oneOf(unit: ProblemToken | undefined): ProblemToken | null {
  const counted = unit?.kind === "unit" ? unit.unit.unit.counted : "";
  const found = findQuantity(`1 ${counted}`, 0, { locale: "en", trailingZeros: "measured" });
  return found !== null && found.ok ? { kind: "quantity", reading: found.value } : null;
}

/** "One atom of gold", "a single molecule": a number that is written as a word, and exact. */
export function readSingleParticles(tokens: readonly ProblemToken[]): ProblemToken[] {
  const read: ProblemToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next, another] = tokens.slice(at, at + 3);
    if (token === undefined) break;
    const isOne = token.kind === "unknown" && ONE.has(token.text.toLowerCase());
    const isNamed = next?.kind === "substance" && isCounted(another);
    const quantity = isOne && (isCounted(next) || isNamed) ? oneOf(isNamed ? another : next) : null;
    if (quantity === null || next === undefined) {
      read.push(token);
      continue;
    }
    read.push(quantity, ...(isNamed ? [next] : []));
    at += isNamed ? 2 : 1;
  }
  return read;
}
