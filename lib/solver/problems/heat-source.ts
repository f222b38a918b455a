import type { Concept } from "../lexicon/lexicon.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

/** Which way a stated heat goes, seen from the body that is warmed or cooled; "unclear" where the words do not tell. */
export type HeatFlow = "in" | "out" | "unclear";

/** What gives heat off, or takes it up, beside the body that the heat goes into, or comes from. */
const SOURCES: readonly Concept[] = ["burn", "react", "neutralise", "decompose", "dissolve"];

const OFF: readonly Concept[] = ["produce", "produced", "label/released"];
const UP: readonly Concept[] = ["label/absorbed"];

function isHeat(token: ProblemToken): boolean {
  return token.kind === "quantity" && token.reading.quantity.unit.dimension === DIMENSIONS.energy;
}

function isUnknown(token: ProblemToken): boolean {
  return token.kind === "unknown";
}

/** Where the clause begins that a token stands in, and where it ends. */
function clauseAround(tokens: readonly ProblemToken[], at: number): readonly [start: number, end: number] {
  const isEdge = (token: ProblemToken): boolean =>
    isSense(token, "when") || (token.kind === "sign" && [".", "?", ",", "newline"].includes(token.sign));
  const end = tokens.findIndex((token, index) => index > at && isEdge(token));
  return [tokens.findLastIndex((token, index) => index < at && isEdge(token)) + 1, end === -1 ? tokens.length : end];
}

/** The place before a verb, or behind it, that holds more than an article. */
function placeBeside(tokens: readonly ProblemToken[], at: number, step: 1 | -1): number {
  const isPassed = (token: ProblemToken | undefined): boolean =>
    isSense(token, "filler", "of", "by", ...(step === 1 ? (["from"] as const) : []));
  let next = at + step;
  while (isPassed(tokens[next])) next += step;
  return next;
}

/** "500 g of water at 20 °C …", "the water …", "it …". */
function isBody(token: ProblemToken | undefined): boolean {
  return token?.kind === "quantity" || token?.kind === "substance" || isSense(token, "it");
}

/** Whether it is the body that the verb speaks of: "100 g of water loses 5 kJ", "5 kJ is lost by the water", but not "ice absorbs from the water". */
function isOfBody(tokens: readonly ProblemToken[], verb: number, heat: number, start: number): boolean {
  if (verb > heat) return isBody(tokens[placeBeside(tokens, verb, 1)]);
  const subject = placeBeside(tokens, verb, -1);
  const isFrom = isSense(tokens[subject - 1], "from");
  return isBody(tokens[subject]) && !isFrom && !tokens.slice(start, verb).some(isUnknown);
}

/** "Gives up 500 J to 100 g of water": what is given off goes to the body. */
function goesToBody(tokens: readonly ProblemToken[], heat: number): boolean {
  const [, end] = clauseAround(tokens, heat);
  const link = tokens.findIndex((token, index) => index > heat && index < end && isSense(token, "to", "in"));
  return link !== -1 && isBody(tokens[placeBeside(tokens, link, 1)]);
}

/** "Ice takes 500 J from 100 g of water": whoever takes it, the body loses it. */
function comesFromBody(tokens: readonly ProblemToken[], heat: number): boolean {
  const link = placeBeside(tokens, heat, 1);
  return isSense(tokens[link - 1], "from") && isBody(tokens[link]);
}

/**
 * Which way the stated heat goes for the body. What a reaction gives off warms the water around it; what a body itself
 * gives off cools it. Null where heat is added in words that mean nothing else, or none is stated.
 */
export function readHeatFlow(tokens: readonly ProblemToken[]): HeatFlow | null {
  const heat = tokens.findIndex(isHeat);
  if (heat === -1) return null;
  const [start, end] = clauseAround(tokens, heat);
  const hasSource = tokens.some((token) => isSense(token, ...SOURCES));
  const burns = tokens.some((token) => isSense(token, "burn"));
  const listVerbs = (senses: readonly Concept[]): number[] =>
    tokens.flatMap((token, at) => (at >= start && at < end && isSense(token, ...senses) ? [at] : []));
  const [off, up] = [listVerbs(OFF), listVerbs(UP)];
  if (hasSource) {
    // Burning gives heat off, so that what is taken up is taken up by the body; of other reactions nobody knows.
    return burns || (off.length > 0 && up.length === 0) ? "in" : "unclear";
  }
  // "100 g of water absorbs 5 kJ", whatever else is told of the temperature.
  if (up.length > 0) return up.some((verb) => isOfBody(tokens, verb, heat, start)) ? "in" : "unclear";
  if (off.length > 0) {
    if (goesToBody(tokens, heat)) return off.some((verb) => isOfBody(tokens, verb, heat, start)) ? "unclear" : "in";
    return off.some((verb) => isOfBody(tokens, verb, heat, start)) ? "out" : "unclear";
  }
  if (comesFromBody(tokens, heat)) return "out";
  return tokens.slice(start, end).some(isUnknown) ? "unclear" : null;
}
