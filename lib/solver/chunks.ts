export type Sign = "+" | "->" | "<=>" | "=" | "," | "." | "?" | "(" | ")" | "newline";

/** What the signs of running text mean to the reader; several of one script are the same. */
export const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ["+", "+"],
  ["=", "="],
  [",", ","],
  [";", ","],
  [":", ","],
  ["|", ","],
  ["、", ","],
  ["፣", ","],
  ["፤", ","],
  ["፥", ","],
  ["፦", ","],
  [".", "."],
  ["!", "."],
  ["。", "."],
  ["።", "."],
  ["।", "."],
  ["?", "?"],
  ["፧", "?"],
  ["(", "("],
  [")", ")"],
]);

/** Signs that may stand around a word and mean nothing. */
const IGNORED = new Set(['"', "'", "¿", "¡", "~", "*", "]", "}", "[", "{", "-", "\\", "「", "」", "《", "》"]);

/** Takes punctuation and unmatched brackets off both ends; a bracket around the whole goes too. */
export function trim(chunk: string): { start: number; end: number; opening: Sign[]; closing: Sign[] } {
  const opening: Sign[] = [];
  const closing: Sign[] = [];
  let start = 0;
  let end = chunk.length;
  let depth = [...chunk].reduce((sum, sign) => sum + (sign === "(" ? 1 : sign === ")" ? -1 : 0), 0);
  for (; end > start; end -= 1) {
    const last = chunk.charAt(end - 1);
    const isLoose = last === ")" && depth < 0;
    if (
      last === ")"
        ? !isLoose
        : last === "+" || last === "-" || last === "]" || last === "}" || !(SIGNS.has(last) || IGNORED.has(last))
    )
      break;
    if (isLoose) depth += 1;
    const sign = SIGNS.get(last);
    if (sign !== undefined) closing.unshift(sign);
  }
  for (; start < end; start += 1) {
    const first = chunk.charAt(start);
    const isLoose = first === "(" && depth > 0;
    if (
      first === "("
        ? !isLoose
        : first === "+" || first === "[" || first === "{" || !(SIGNS.has(first) || IGNORED.has(first))
    )
      break;
    if (isLoose) depth -= 1;
    const sign = SIGNS.get(first);
    if (sign !== undefined) opening.push(sign);
  }
  if (wrapsWhole(chunk.slice(start, end))) {
    opening.push("(");
    closing.unshift(")");
    return { start: start + 1, end: end - 1, opening, closing };
  }
  return { start, end, opening, closing };
}

/** Whether a round bracket opens at the start and closes at the end, and holds more than a state or a numeral. */
function wrapsWhole(text: string): boolean {
  if (!text.startsWith("(") || !text.endsWith(")") || /^\((?:aq|s|l|g|ℓ|[ivx]+)\)$/i.test(text)) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")") depth -= 1;
    if (depth === 0 && index < text.length - 1) return false;
  }
  return depth === 0;
}

/** Splits "2H2+O2=2H2O" at its signs; a plus that ends a species ("Na+", "Fe3+") is its charge. */
export function splitAtPlus(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    const rest = text.slice(index + 1, index + 12);
    const isPlus = sign === "+" && (index === 0 || (rest !== "" && !/^(?:[+=,;)\]}]|\d{0,2}(?:[+=]|$))/.test(rest)));
    if (!isPlus && sign !== "=") continue;
    parts.push(text.slice(start, index), sign);
    start = index + 1;
  }
  parts.push(text.slice(start));
  return parts.filter((part) => part !== "");
}
