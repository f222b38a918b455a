import { isHead, isStop, word } from "./groups.ts";
import type { Token } from "./token.ts";

/** What something is like, said before it: "500 nm wavelength having photon", 波长为 500 nm 的光子. */

const HAVING = "~having";

/** Values that stand before what has them, with no noun of their own in English: "25.0 g of copper", "0.10 M HCl". */
const PLAIN = /^(?:mass|concentration|molarity)$/;

const isValue = (token: Token | undefined): boolean => token?.kind === "quantity" || token?.kind === "number";

type Property = { readonly head: Token; readonly value: Token };

type Relative = { readonly properties: readonly Property[]; readonly start: number };

/** Pairs of a noun and its value that end right before a place, back to back, with "and" between them. */
function readRelative(tokens: readonly Token[], end: number): Relative | null {
  const properties: Property[] = [];
  let start = end;
  for (;;) {
    const from = properties.length > 0 && tokens[start - 1]?.english === "and" ? start - 1 : start;
    if (from === start && properties.length > 0) break;
    const last = tokens[from - 1];
    const before = tokens[from - 2];
    if (isHead(last) && isValue(before) && last !== undefined && before !== undefined) {
      properties.unshift({ head: last, value: before });
      start = from - 2;
      continue;
    }
    const head = before?.english === "is" ? tokens[from - 3] : before;
    if (!isValue(last) || head === undefined || last === undefined || !isHead(head)) break;
    properties.unshift({ head, value: last });
    start = before?.english === "is" ? from - 3 : from - 2;
  }
  return properties.length === 0 ? null : { properties, start };
}

/** Where what has the values ends: before the next sign that something belongs to it, or what is measured of it. */
function endOfOwner(tokens: readonly Token[], from: number): number {
  let end = from;
  for (;;) {
    const token = tokens[end];
    if (token === undefined || isStop(token) || isHead(token) || isValue(token) || token.english === "and") return end;
    end += 1;
  }
}

function describe({ properties }: Relative, owner: readonly Token[]): Token[] {
  const [first, ...others] = properties;
  if (first === undefined) return [...owner];
  const isOfSubstance = owner.some(({ kind }) => kind === "substance");
  if (others.length === 0 && isOfSubstance && PLAIN.test(first.head.english)) return [first.value, ...owner];
  const said = properties.map(({ head, value }) => `${head.english} ${value.english}`).join(" and ");
  const english = [...owner.map((token) => token.english), "with", said].join(" ");
  return [{ english, kind: isOfSubstance ? "substance" : "word" }];
}

/** Chinese says 的 for both, with the verb before the value; Hindi and Amharic a word of their own, or का behind a noun. */
function isRelative(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  if (token?.english === HAVING) return true;
  const isSaid = tokens.slice(start, at).some(({ english }) => english === "is");
  return token?.english === "~of" && (isSaid || isHead(tokens[at - 1]));
}

/** Each such description behind what it is of. */
export function turnRelatives(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const relative = token.kind === "postposition" ? readRelative(out, out.length) : null;
    const end = endOfOwner(tokens, at + 1);
    const isTurned = relative !== null && end > at + 1 && isRelative([...out, token], out.length, relative.start);
    if (!isTurned) {
      // Without values it only joins: "of carbon dioxide".
      out.push(token.english === HAVING ? word("with") : token);
      continue;
    }
    out.splice(relative.start);
    out.push(...describe(relative, tokens.slice(at + 1, end)));
    at = end - 1;
  }
  return out;
}
