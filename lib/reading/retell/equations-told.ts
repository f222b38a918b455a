import { textOf } from "../text/spot.ts";
import { completeReaction } from "../../solver/problems/complete-reaction.ts";
import { findReactionAmong } from "../../solver/problems/reaction.ts";
import { findCues } from "../cues/cues.ts";
import { usualOf } from "./usual.ts";
import { listSpots } from "../text/spots.ts";
import type { Spot } from "../text/spot.ts";

const ASKS = /\b(?:balanced?|chemical|symbol|word)\b[^.?]*\bequation\b|\bbalance\b/i;

const MADE =
  /^(?:made|formed|produced|obtained|prepared|released|evolved|escapes?|escaping|stays?|remains?|remaining|left|behind|settles?|liberated|comes?|bubbles?|rises?|collects?|collected|deposited)$/i;

/** Of what forms itself, where nothing stands behind that it makes: "hydrogen forms". */
const FORMS = /^(?:forms?|produces?|gives?|yields?|makes?)$/i;

/** Whether a substance is told as what a reaction makes: "chlorine gas can be made", "to form water". */
function isMade(spots: readonly Spot[], at: number): boolean {
  const behind = spots.slice(at + 1, at + 5);
  const stop = behind.findIndex((spot) => spot.kind === "substance" || spot.kind === "mark");
  const own = stop === -1 ? behind : behind.slice(0, stop);
  const before = spots.slice(Math.max(0, at - 3), at);
  const last = before.findLastIndex((spot) => spot.kind === "substance" || spot.kind === "mark");
  return (
    own.some((spot) => MADE.test(textOf(spot))) ||
    (behind[stop]?.kind !== "substance" && own.some((spot) => FORMS.test(textOf(spot)))) ||
    before
      .slice(last + 1)
      .some((spot) => /^(?:form|forming|produce|producing|give|giving|yield|make|making)s?$/i.test(textOf(spot)))
  );
}

/** The equation of a reaction that is told in words and asked for: its substances, each once, of which one is made. */
export function tellEquation(text: string): string | null {
  if (!ASKS.test(text) || /->|→|⇌|=/.test(text)) return null;
  const spots = listSpots(text, "en", findCues("en") ?? new Map()) ?? [];
  if (spots.some(({ kind }) => kind === "quantity" || kind === "equation")) return null;
  const named = spots.flatMap((spot, at) => {
    if (spot.kind !== "substance") return [];
    const formula = usualOf(spot.substance.formulas);
    return formula === undefined ? [] : [{ formula, isMade: isMade(spots, at) }];
  });
  const formulas = [...new Set(named.map(({ formula }) => formula))];
  const product = named.find((each) => each.isMade)?.formula;
  const isPair = formulas.length === 2 && product === undefined;
  const among = product === undefined || formulas.length < 3 ? null : findReactionAmong(formulas, { product });
  const found = isPair ? completeReaction(formulas) : among;
  return found === null ? null : `Balance: ${found.text}`;
}
