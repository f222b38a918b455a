"use client";

import {
  AwardIcon,
  LifeBuoyIcon,
  type LucideIcon,
  RotateCcwIcon,
  StarIcon,
  TrendingDownIcon,
  TrendingUpIcon,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { QuestionCard } from "#lib/cards/card.ts";
import { listTries } from "#lib/cards/tries.ts";
import { DIFFICULTIES } from "#lib/curriculum/difficulties.ts";

/** What an answer earned and moved, and why. */
export function QuestionOutcome({ card }: { card: QuestionCard }) {
  const t = useTranslations("chat.card");
  const { outcome, difficulty, isHelped, evaluation } = card;
  if (outcome === null) return null;
  const isLater = evaluation?.isCorrect === true && listTries(card).length > 1;
  const { xpPoints, hasMastered, difficultyBefore, difficultyAfter } = outcome;
  const change = DIFFICULTIES.indexOf(difficultyAfter) - DIFFICULTIES.indexOf(difficultyBefore);
  const next = t(`difficulty.${difficultyAfter}`);
  return (
    <ul className="space-y-1 border-t px-4 py-3 text-sm empty:hidden sm:px-5">
      {xpPoints > 0 ? <Line Icon={StarIcon}>{t("outcome.xp", { points: xpPoints })}</Line> : null}
      {isLater ? <Line Icon={RotateCcwIcon}>{t("outcome.later")}</Line> : null}
      {hasMastered && difficulty !== null ? (
        <Line Icon={AwardIcon}>{t("outcome.mastered", { level: t(`difficulty.${difficulty}`) })}</Line>
      ) : null}
      {change > 0 ? <Line Icon={TrendingUpIcon}>{t("outcome.up", { level: next })}</Line> : null}
      {change < 0 ? <Line Icon={TrendingDownIcon}>{t("outcome.down", { level: next })}</Line> : null}
      {isHelped ? (
        <Line Icon={LifeBuoyIcon}>{t(evaluation?.isCorrect ? "outcome.helpedRight" : "outcome.helped")}</Line>
      ) : null}
    </ul>
  );
}

function Line({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
      <span className="tabular">{children}</span>
    </li>
  );
}
