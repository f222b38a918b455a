import { isHead, word } from "./groups.ts";
import type { Token } from "./token.ts";

/** Brings what is done in a clause into the place that it has in English, and tells nouns from verbs that are written alike. */

const is = (token: Token | undefined, pattern: RegExp): boolean => token !== undefined && pattern.test(token.english);

const isEquation = (token: Token | undefined): boolean => is(token, /→|⇌|->|⟶/);

/** 反应 is "reaction" and "reacts". */
function settleReaction(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.english !== "reacts") return token;
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    const isNoun =
      is(before, /^(?:a|the|for|in|of|according|<|second order|first order|zero order|~of)$/) ||
      (before === undefined &&
        next !== undefined &&
        (isEquation(next) || is(next, /^(?:~of|~at|:)$/) || isHead(next))) ||
      isEquation(next) ||
      (is(next, /^(?:is|~of)$/) && (before === undefined || is(before, /^~(?:at|of)$/)));
    return isNoun ? word("reaction") : token;
  });
}

/** "A and B ~of reaction ~from": they react. */
function settleReacting(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ english }, place) => english === "reaction" && tokens[place + 1]?.english === "~from");
  if (at === -1) return [...tokens];
  const before = tokens.slice(0, at);
  const of = before.findLastIndex(({ english }) => english === "~of");
  return [...before.slice(0, Math.max(0, of)), ...before.slice(of + 1), word("reacts"), ...tokens.slice(at + 2)];
}

/** "A with B reacts" → "A reacts with B", "water formed" → "to form water" behind it. */
export function turnReacts(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ english }) => english === "reacts");
  if (at < 2) return [...tokens];
  const before = tokens.slice(0, at);
  const withAt = before.findLastIndex(({ english }) => english === "with");
  const turned =
    withAt < 1 ? [...before, word("reacts")] : [...before.slice(0, withAt), word("reacts"), ...before.slice(withAt)];
  return [...turned, ...toForm(tokens.slice(at + 1))];
}

/** What comes of a reaction, said behind it in few words. */
function toForm(rest: readonly Token[]): Token[] {
  const said = rest.filter(({ english }) => english !== "is" && english !== "¦");
  const [first, second] = said;
  if (said.length !== 2 || first === undefined || second === undefined) return [...rest];
  if (is(first, /^(?:formed|forms|is obtained)$/) && second.kind === "substance") return [word("to form"), second];
  if (is(second, /^(?:formed|forms|is obtained)$/) && first.kind === "substance") return [word("to form"), first];
  return [...rest];
}

const DEGREES = /\d (?:°C|K)$/;

const CHANGES = /^(?:increases|decreases)$/;

/** "60 °C ~of increases", "in 60 °C increases", 升高 60 °C: by so much, where nothing says "to". */
function settleDifference(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    // "To 65 °C increases": not by that.
    const change = out.at(-1)?.english === "to" ? null : readChange(tokens, at);
    if (change === null) {
      out.push(token);
      continue;
    }
    if (out.at(-1)?.english === "~in") out.pop();
    // "0.80 mol/L ~from decreases 0.40 mol/L"
    const isGoal = out.at(-1)?.english === "~from" && tokens[at + 1]?.kind === "quantity";
    out.push(...change.said.map((each) => (isGoal && each.english === "by" ? word("to") : each)));
    at += change.taken - 1;
  }
  return out;
}

/** How much something changes, with its verb before it or behind; behind what it is to be: "~for", "~to raise". */
export function readChange(tokens: readonly Token[], at: number): { said: Token[]; taken: number } | null {
  const [first, second, third, fourth] = tokens.slice(at, at + 4);
  if (first === undefined || second === undefined) return null;
  if (first.english === "in" && second.english === "how many" && third?.kind === "unit" && is(fourth, CHANGES))
    return { said: [word("by"), second, third, ...(fourth === undefined ? [] : [fourth])], taken: 4 };
  if (DEGREES.test(first.english) && is(second, CHANGES)) return { said: [second, word("by"), first], taken: 2 };
  if (is(first, CHANGES) && second.kind === "quantity") return { said: [first, word("by"), second], taken: 2 };
  if (third === undefined) return null;
  const value = first.english === "in" ? second : first;
  const isBefore = value.kind === "quantity" && (first.english === "in" || second.english === "~of");
  if (!isBefore) return null;
  if (is(third, /^~to (?:raise|lower)$/)) return { said: [word("by"), value, third], taken: 3 };
  if (!is(third, CHANGES)) return null;
  const isAim = fourth?.english === "~for";
  const aim: Token = { english: third.english === "increases" ? "~to raise" : "~to lower", kind: "postposition" };
  return isAim ? { said: [word("by"), value, aim], taken: 4 } : { said: [third, word("by"), value], taken: 3 };
}

const DONE: Readonly<Record<string, string>> = { mixed: "after mixing", diluted: "after dilution", dissolved: "" };

/** "Calculate ~mixed temperature of water": what was done before, behind what is asked. */
function settleDone(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ english }) => !/^(?:calculate|what|what is|find|determine|the|<|is)$/.test(english));
  const token = tokens[at];
  const done = token === undefined ? undefined : DONE[token.english];
  const rest = tokens.slice(at + 1).filter((each, index) => index > 0 || !/^~(?:after|of)$/.test(each.english));
  if (done === undefined || done === "" || !rest.some((each) => isHead(each)) || rest.some(isGiven)) return [...tokens];
  return [...tokens.slice(0, at), ...rest, word(done)];
}

const isGiven = ({ kind }: Token): boolean => kind === "quantity" || kind === "number";

/** 使 … 升高 60 °C: what is to be done, with its verb in front. */
function settleMaking(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ english }) => english === "@make")) return [...tokens];
  const kept = tokens.filter(({ english }) => english !== "@make");
  const at = kept.findIndex((token) => is(token, CHANGES));
  if (at === -1 || kept[at + 1]?.english !== "by") return kept;
  return [
    word(kept[at]?.english === "increases" ? "to raise" : "to lower"),
    ...kept.slice(0, at),
    ...kept.slice(at + 1),
  ];
}

/** Before the words of a clause are put into order. */
export function settleVerbs(tokens: readonly Token[]): Token[] {
  return settleDone(settleMaking(settleDifference(settleReacting(settleReaction(tokens)))));
}
