import type { Kind } from "../../methods/rules/kinds.ts";
import type { Concept } from "../lexicon/lexicon.ts";
import { isSense } from "./sentences.ts";
import type { Given, Statement } from "./statement.ts";
import type { ProblemToken } from "./tokens.ts";

/** Which way a stated heat goes, seen from the body that is warmed or cooled; "unclear" where the words allow both. */
export type HeatFlow = "in" | "out" | "unclear";

/** What gives heat off, or takes it up, beside the body that the heat goes into, or comes from. */
const SOURCES: readonly Concept[] = ["burn", "react", "neutralise", "decompose", "dissolve"];

const PORTIONS: ReadonlySet<Kind> = new Set<Kind>(["mass", "volume", "amount"]);

function isGivenOff({ variable, words }: Given): boolean {
  return variable.label === "released" || [...words.before, ...words.behind].some((sense) => sense === "produce" || sense === "produced" || sense === "label/released");
}

function isTakenUp({ variable, words }: Given): boolean {
  return variable.label === "absorbed" || [...words.before, ...words.behind].includes("label/absorbed");
}

/** "Gives up 500 J to 100 g of water": the portion behind the heat is what it goes to. */
function goesToPortion(energy: Given, givens: readonly Given[]): boolean {
  const next = givens[givens.indexOf(energy) + 1];
  const link = energy.words.behind.findLast((sense) => sense === "to" || sense === "in" || sense === "from");
  return next !== undefined && PORTIONS.has(next.variable.kind) && (link === "to" || link === "in");
}

/** "Loses 5.00 kJ", with the portion told before; "5.00 kJ is released", with nothing that it could be of yet, tells neither. */
function isOfBody(energy: Given, givens: readonly Given[]): boolean {
  const isLost = energy.variable.label === "released" || [...energy.words.before, ...energy.words.behind].includes("label/released");
  return isLost || givens.slice(0, givens.indexOf(energy)).some(({ variable }) => PORTIONS.has(variable.kind));
}

/**
 * Which way the stated heat goes for the body. What a reaction gives off warms the water around it; what a body itself
 * gives off cools it. Null where the heat is only called heat, or nothing is stated.
 */
export function readHeatFlow({ givens }: Statement, tokens: readonly ProblemToken[]): HeatFlow | null {
  const energy = givens.find(({ variable }) => variable.kind === "energy");
  if (energy === undefined) return null;
  const [isOff, isUp] = [isGivenOff(energy), isTakenUp(energy)];
  const burns = tokens.some((token) => isSense(token, "burn"));
  if (tokens.some((token) => isSense(token, ...SOURCES))) {
    if (!isOff && !isUp) return null;
    // Burning gives heat off, so that what is taken up is taken up by the body; of other reactions nobody knows.
    return isUp && !burns ? "unclear" : "in";
  }
  if (!isOff || isUp) return null;
  if (goesToPortion(energy, givens)) return "in";
  return isOfBody(energy, givens) ? "out" : "unclear";
}
