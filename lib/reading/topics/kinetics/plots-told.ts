import { VALUE } from "../../text/taken.ts";

/** Straight lines of a reaction's concentrations over the time, told as its order and its constant. */

const NAME = String.raw`[A-Z][A-Za-z\d]{0,8}`;
const AXIS = String.raw`(?:ln ?\(?\[${NAME}\]\)?|the natural logarithm of (?:the )?(?:concentration|\[${NAME}\])|1 ?\/ ?\[${NAME}\]|\[${NAME}\])`;
/** "A plot of ln[A] against time is a line with a slope of −0.023 s^-1", and the other way round. */
const PLOTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:a |the )?(?:plot|graph) of (${AXIS}) (?:against|versus|vs\.?|as a function of) (?:the )?(?:time|t)\b[^.?!\d]*\bslope (?:of |is |= ?|equal to |was )*([-+]?${VALUE} ?[^\s,;?]+(?: [a-z]+\^?-1)*)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:the )?slope of (?:a |the )?(?:linear )?(?:plot|graph|line) of (${AXIS}) (?:against|versus|vs\.?|as a function of) (?:the )?(?:time|t) (?:is |= ?|was |of )*([-+]?${VALUE} ?[^\s,;?]+(?: [a-z]+\^?-1)*)`,
    "i",
  ),
];

/** Which order a straight line shows, by what is plotted; its slope is the constant, below zero where that falls. */
export function tellSlope(text: string): string {
  for (const pattern of PLOTS) {
    const [whole, axis = "", slope = ""] = pattern.exec(text) ?? [];
    if (whole === undefined || /\bnot\b|n't/i.test(whole)) continue;
    const order = /ln|logarithm/i.test(axis) ? "first" : axis.startsWith("1") ? "second" : "zero";
    const isFalling = slope.startsWith("-");
    if (isFalling === (order === "second")) return text;
    return text.replace(
      whole,
      `the reaction is ${order} order with k = ${slope.replace(/^[-+]/, "").replace(/\.$/, "")}`,
    );
  }
  return text;
}
