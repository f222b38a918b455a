import { BOUND, isHead, startOfGroup, word } from "./groups.ts";
import type { Token } from "./token.ts";

/** Brings what is asked into the order of English: before what it asks for, with its unit behind. */

const ASKS = /^(?:what|what is|which|calculate|find|determine|how many|how much|how long)$/;

/** "5.00 g of NaCl in moles convert" → "convert 5.00 g of NaCl to moles" */
export function turnConversions(tokens: readonly Token[]): Token[] {
  const kept = tokens.filter(({ english }) => english !== BOUND);
  const unit = kept.findLast(({ kind }) => kind === "unit");
  const [last] = kept.slice(-1);
  if (last?.english !== "convert" || unit === undefined) return [...tokens];
  const object = kept.slice(0, -1).filter((token) => token !== unit && !/^(?:to|in|at|into|from)$/.test(token.english));
  return [last, ...object, word("to"), unit];
}

/** How much of something is left or made is asked behind it: "100 g of a sample remain how many grams". */
const OUTCOME = /^(?:remain|decays|decomposes|decayed)$/;

export function isCounted(token: Token | undefined): boolean {
  return isUnit(token);
}

/** "Calculate ¦in solution¦ concentration of H+": where it is comes last. */
export function turnPlace(tokens: readonly Token[]): Token[] {
  const ask = tokens.findIndex(({ english }) => /^(?:calculate|find|determine)$/.test(english));
  const end = tokens.findIndex(({ english }, at) => at > ask && english === BOUND);
  if (ask === -1 || end === -1 || !/^(?:in|at)$/.test(tokens[ask + 1]?.english ?? "")) return [...tokens];
  return [...tokens.slice(0, ask + 1), ...tokens.slice(end + 1), ...tokens.slice(ask + 1, end)];
}

/** "He … is Ar how many times", "which reactant excess", "moles what is": in the words of English. */
export function settleAsking(tokens: readonly Token[]): Token[] {
  const times = tokens.findIndex(({ english }) => english === "how many times");
  const other = tokens[times - 1];
  if (times > 0 && other?.kind === "substance")
    return [...tokens.slice(0, times - 1), word("how many times that of"), other, ...tokens.slice(times + 1)];
  const [first] = tokens;
  if (first?.english === "which")
    return tokens.flatMap((token) =>
      token.english === "excess" ? [word("is in"), token] : token.english === "is" ? [] : [token],
    );
  const what = tokens.findIndex(({ english }) => english === "what is");
  const outcome = tokens[what - 1];
  // "After 20 d remain what is"
  if (outcome !== undefined && OUTCOME.test(outcome.english) && !tokens.some((token) => isHead(token)))
    return [...tokens.slice(0, what - 1), word("how much"), outcome, ...tokens.slice(what + 1)];
  const unit = tokens[what - 1];
  // "This in atmospheres what is"
  const [it, place, ...others] = tokens.slice(0, Math.max(0, what - 1));
  if (unit?.kind === "unit" && it?.english === "the" && place?.english === "in" && others.length === 0)
    return [word("what is it in"), unit, ...tokens.slice(what + 1)];
  if (what > 0 && unit?.kind === "unit" && !tokens.some((token) => isHead(token)))
    return [...tokens.slice(0, what - 1), word("how many"), unit, ...tokens.slice(what + 1)];
  return [...tokens];
}

const isUnit = (token: Token | undefined): boolean =>
  token?.kind === "unit" ||
  /^(?:number of|molecules|atoms|ions|electrons|neutrons|protons|photons|unpaired electrons|valence electrons)/.test(
    token?.english ?? "",
  );

/** What asks before a unit counts, before a noun it asks for that, and else for what stands before it. */
export function settleHow(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.english !== "how many") return token;
    const next = tokens[at + 1];
    if (isUnit(next)) return token;
    // "How many oxygen atoms"
    if (next?.kind === "substance" && isUnit(tokens[at + 2])) return token;
    if (next?.kind === "substance" || OUTCOME.test(next?.english ?? "")) return word("how much");
    return word(isHead(next) ? "what" : "what is");
  });
}

/** "… mass of NaCl find" → "… find mass of NaCl"; "mass of NaCl is how many grams" → "what is mass of NaCl in grams". */
export function turnQuestions(tokens: readonly Token[]): Token[] {
  const ask = tokens.findLastIndex(({ english }) => ASKS.test(english));
  if (ask === -1) return [...tokens];
  const rest = tokens.slice(ask + 1);
  const isWhich = tokens[ask]?.english === "which";
  if (tokens[ask]?.english === "how long" || (isWhich && rest.some(({ english }) => english !== "is")))
    return [...tokens];
  if (rest.some((token) => isHead(token))) return [...tokens];
  const asking = tokens[ask];
  const isHow = asking?.english.startsWith("how") === true;
  const unit = rest.find(({ kind }) => kind === "unit");
  const head = findAskedHead(tokens, ask);
  // "How many grams of NaCl": in its place.
  const outcome = tokens[ask - 1];
  if (isHow && unit !== undefined && rest.length === 1 && outcome !== undefined && OUTCOME.test(outcome.english)) {
    const from = startOfGroup(tokens, ask - 1);
    const whole = tokens.slice(from, ask - 1);
    return [
      ...tokens.slice(0, from),
      word("how many"),
      unit,
      ...(whole.length === 0 ? [] : [word("of")]),
      ...whole,
      outcome,
    ];
  }
  const left = startOfGroup(tokens, ask);
  // "NaCl how many grams": of what stands before it.
  if (isHow && unit !== undefined && head === null && rest.length === 1 && left < ask)
    return [...tokens.slice(0, left), word("how many"), unit, word("of"), ...tokens.slice(left, ask)];
  if (head === null || (isHow && unit !== undefined && rest.some(({ kind }) => kind === "substance")))
    return [...tokens];
  const asked = tokens.slice(head, ask);
  const kept = rest.filter((token) => token !== unit && token.english !== "is");
  return [
    ...tokens.slice(0, head),
    word(isHow ? "what is" : (asking?.english ?? "what is")),
    ...(asked.at(-1)?.english === "is" ? asked.slice(0, -1) : asked),
    ...(unit === undefined ? [] : isHow || asking?.english === "what is" ? [word("in"), unit] : [unit]),
    ...kept,
  ];
}

/** The last noun before a question that has no value of its own. */
function findAskedHead(tokens: readonly Token[], ask: number): number | null {
  for (let at = ask - 1; at >= 0; at -= 1) {
    const next = tokens.slice(at + 1, ask).find(({ english }) => english !== "is" && english !== "=");
    if (isHead(tokens[at]) && !hasValueBefore(tokens, at) && next?.kind !== "quantity" && next?.kind !== "number")
      return at;
  }
  return null;
}

/** "2.00 A current": told, unless the value belongs to a place: "at 2.00 atm volume". */
function hasValueBefore(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.english === "of") return false;
  return tokens[at - 1]?.kind === "quantity" && !/^(?:in|at|from|to|for)$/.test(tokens[at - 2]?.english ?? "");
}
