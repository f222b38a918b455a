import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordOutline, wordStep, wordSymbol, wordUnitFactor } from "#lib/wording/step-again.ts";
import type { Said } from "#lib/wording/suggesting.ts";
import { wordOtherSubstance, wordRelation, wordTrend } from "#lib/wording/trend.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

type Told = Extract<
  Act,
  { kind: "step" | "symbol" | "trend" | "relation" | "other-substance" | "unit-factor" | "outline" }
>;

/** A step of the solution before it once more, with its reason, or all of it in few words: what was paid for is told as often as it is asked. */
export async function composeStep({ locale }: OpenTurn, act: Told, live: LiveReply): Promise<Reply> {
  const words = await replyWords(locale);
  return {
    ...sayAlone(word(act, words), live),
    provenance: { writer: "tutor", check: "verified", notice: null },
    charge: "free",
  };
}

function word(act: Told, words: Words): Said {
  switch (act.kind) {
    case "step":
      return wordStep(act.step, act.constant, words);
    case "symbol":
      return wordSymbol(act.asked, words);
    case "trend":
      return wordTrend(act.trend, words);
    case "relation":
      return wordRelation(act.relation, words);
    case "other-substance":
      return wordOtherSubstance(act.compared, words);
    case "unit-factor":
      return wordUnitFactor(act.factor, words);
    case "outline":
      return wordOutline(act.solution, words);
  }
}
