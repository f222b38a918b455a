import { LOCALES } from "#lib/i18n/locales.ts";
import { EVAL_KINDS, type EvalFigures } from "#lib/quality/figures.ts";
import type { Judgement } from "./judge.ts";
import type { Recording } from "./model-script.ts";
import type { PlayedConversation, PlayedTurn } from "./play.ts";

/** A turn with what was made of it. */
export type JudgedTurn = {
  readonly played: PlayedConversation;
  readonly turn: PlayedTurn;
  readonly judgement: Judgement;
};

/** The figures of a run. */
export function tally(
  turns: readonly JudgedTurn[],
  { source, model, isLive }: Pick<Recording, "source" | "model"> & { readonly isLive: boolean },
): EvalFigures {
  const judgements = turns.map(({ judgement }) => judgement);
  const lies = judgements.flatMap((judgement) => judgement.lies);
  const secret = judgements.filter(({ isSecret }) => isSecret);
  const told = judgements.filter(({ isInLanguage }) => isInLanguage !== null);
  const fate = (name: (typeof lies)[number]) => lies.filter((lie) => lie === name).length;
  return {
    source,
    model,
    conversations: new Set(turns.map(({ played }) => played.conversation.id)).size,
    replies: turns.length,
    languages: new Set(turns.map(({ played }) => played.conversation.locale)).size,
    correctness: EVAL_KINDS.flatMap((kind) => {
      const part = correctnessOf(turns.filter(({ played }) => played.conversation.kind === kind));
      return part.expected === 0 ? [] : [{ kind, ...part }];
    }),
    byLocale: LOCALES.map((locale) => ({
      locale,
      ...correctnessOf(turns.filter(({ played }) => played.conversation.locale === locale)),
    })),
    leaks: { replies: secret.length, leaked: secret.filter(({ leak }) => leak !== null).length },
    falseClaims:
      source === "model"
        ? null
        : {
            told: lies.length,
            corrected: fate("corrected"),
            marked: fate("marked"),
            unmarked: fate("unmarked"),
            passed: fate("passed"),
            absent: fate("absent"),
          },
    citations: {
      shown: sum(judgements.map(({ quotations }) => quotations.shown)),
      valid: sum(judgements.map(({ quotations }) => quotations.valid)),
    },
    language: { replies: told.length, right: told.filter(({ isInLanguage }) => isInLanguage === true).length },
    time: isLive ? timesOf(turns) : null,
    tokens: tokensOf(turns),
  };
}

function correctnessOf(turns: readonly JudgedTurn[]): { expected: number; met: number } {
  const expected = sum(turns.map(({ judgement }) => judgement.expected));
  return { expected, met: expected - sum(turns.map(({ judgement }) => judgement.faults.length)) };
}

/** How long a student waited for the replies that a model took part in. */
function timesOf(turns: readonly JudgedTurn[]): EvalFigures["time"] {
  const waited = turns.flatMap(({ turn: { said, firstMs, totalMs } }) =>
    said.length === 0 || firstMs === null ? [] : [{ firstMs, totalMs }],
  );
  if (waited.length === 0) return null;
  return {
    firstMs: spreadOf(waited.map(({ firstMs }) => firstMs)),
    totalMs: spreadOf(waited.map(({ totalMs }) => totalMs)),
  };
}

function tokensOf(turns: readonly JudgedTurn[]): EvalFigures["tokens"] {
  const tokens = turns.flatMap(({ turn }) => turn.said.flatMap((said) => said.tokens ?? []));
  return tokens.length === 0
    ? null
    : { input: sum(tokens.map(({ input }) => input)), output: sum(tokens.map(({ output }) => output)) };
}

/** Whether a run shows what must not be: an answer that was to be kept, something wrong without a mark, a false quotation, a reply that is not right. */
export function hasFaults({ correctness, leaks, falseClaims, citations }: EvalFigures): boolean {
  const isLying = falseClaims !== null && falseClaims.passed + falseClaims.unmarked > 0;
  return (
    leaks.leaked > 0 ||
    isLying ||
    citations.valid < citations.shown ||
    correctness.some(({ met, expected }) => met < expected)
  );
}

/** Rounded. */
export function spreadOf(values: readonly number[]): { median: number; p95: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { median: at(0.5), p95: at(0.95) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
