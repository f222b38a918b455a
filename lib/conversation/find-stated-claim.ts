import type { StepSolutionCard } from "../cards/step-solution.ts";
import type { Locale } from "../i18n/locales.ts";
import { asksWhat } from "./claim-words.ts";
import { type Claim, statesValue } from "./find-claim.ts";
import { tellBoth } from "./follow-up/again.ts";
import { askStated } from "./follow-up/ask-again.ts";
import { findBefore } from "./follow-up/before.ts";
import { dropCues } from "./guide-cues.ts";

/** Longer messages say more. UTF-16 units. */
const LONGEST = 120;

/**
 * "So n(O atoms) = 0.2, right?", "and those weigh 3.2 g?", "entonces son 0,2 mol, ¿no?" behind a solution: a value of something
 * that follows from its problem. Null where a message asks for more than whether it is so, or nothing tells.
 */
export function findStatedClaim(text: string, card: StepSolutionCard, locale: Locale): Claim | null {
  if (text.length > LONGEST) return null;
  const said = text.replace(LEADS, " ");
  if (!statesValue(text) || asksWhat(said)) return null;
  const before = findBefore(card);
  const rest = dropCues(withUnits(said), ["check", "mine"])
    .replace(/吧|\s(?:na|ना)(?=\s*[?।]?\s*$)/gu, " ")
    .replace(/[¿?？፧।!,;.，。፣]+(?=\s|$)|¿|(?<=[a-z])(?=\p{Script=Han})/gu, " ");
  const found = before === null ? null : askStated(rest, before, locale);
  const value = found?.asked.solution.answer.value;
  if (found === null || value?.kind !== "quantity") return null;
  const number = NUMBER.exec(withUnits(said))?.[0] ?? "";
  return {
    kind: "value",
    said: `${number} ${value.unit}`.trim(),
    posed: { problem: tellBoth(card, text), solutions: [found.asked.solution] },
  };
}

/** What leads over from what was found, and holds words that ask elsewhere. */
const LEADS = /^\s*[¿¡]?(?:as[ií] que|de modo que|por lo que|o sea(?: que)?|est-ce que|du coup)\s/iu;

const NUMBER = /\d+(?:[.,]\d+)?(?:\s?[×x*·]\s?10\^?[-−]?\d+|e[+-]?\d+)?/iu;

const UNITS: Readonly<Record<string, string>> = { n: "mol", m: "g" };

/** "n(O atoms) = 0.2": a value by its letter, as it is said in words. */
function withUnits(text: string): string {
  return text.replace(
    /(?<!\p{L})([nm])\s?\(\s?([A-Z][\p{Script=Latin}\d()+^-]*?)(?:\s\p{L}+)?\s?\)\s?(?:=|is|es|est|sont|son)\s?(\d+(?:[.,]\d+)?)(?:\s?(mol|g|mg|kg|mmol)(?!\p{L}))?/u,
    (_, letter: string, formula: string, number: string, unit?: string) =>
      `${number} ${unit ?? UNITS[letter] ?? ""} ${formula}`,
  );
}
