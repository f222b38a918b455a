"use client";

import { CopyPlusIcon, LightbulbIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AskButton } from "#components/ui/ask-button.tsx";
import { Button } from "#components/ui/button.tsx";
import type { QuestionCard } from "#lib/cards/card.ts";
import { isAnswered } from "#lib/cards/is-answered.ts";
import { takesAnswer } from "#lib/cards/tries.ts";
import type { CardActions } from "./card-actions.ts";

type QuestionActionsProps = { card: QuestionCard; actions: CardActions; children?: ReactNode };

/** What can be done with a question besides answering it. */
export function QuestionActions({ card, actions, children }: QuestionActionsProps) {
  const t = useTranslations("chat.card.question");
  return (
    <div className="space-y-2 border-t px-4 py-3 sm:px-5">
      <div className="flex flex-wrap gap-2">
        {children}
        {takesAnswer(card) ? (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => actions.showHints(card)}>
            <LightbulbIcon aria-hidden="true" />
            {t("hint")}
          </Button>
        ) : null}
        <AskButton variant="outline" size="sm" isBusy={actions.isBusy} onClick={() => actions.generateSimilar(card)}>
          <CopyPlusIcon aria-hidden="true" />
          {t("similar")}
        </AskButton>
      </div>
      {!isAnswered(card) && card.questionId !== null ? (
        <p className="text-xs text-muted-foreground">{t(card.isHelped ? "helped" : "helpCounts")}</p>
      ) : null}
    </div>
  );
}
