"use client";

import { CopyPlusIcon, LightbulbIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "#components/ui/button.tsx";
import type { QuestionCard } from "#lib/cards/card.ts";
import { isAnswered } from "#lib/cards/is-answered.ts";
import type { CardActions } from "./card-actions.ts";

type QuestionActionsProps = { card: QuestionCard; actions: CardActions; children?: ReactNode };

/** What can be done with a question besides answering it. */
export function QuestionActions({ card, actions, children }: QuestionActionsProps) {
  const t = useTranslations("chat.card.question");
  const isOpen = !isAnswered(card);
  return (
    <div className="space-y-2 border-t px-4 py-3 sm:px-5">
      <div className="flex flex-wrap gap-2">
        {children}
        {isOpen ? (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => actions.showHints(card)}>
            <LightbulbIcon aria-hidden="true" />
            {t("hint")}
          </Button>
        ) : null}
        <ChatButton isBusy={actions.isBusy} onClick={() => actions.generateSimilar(card)}>
          <CopyPlusIcon aria-hidden="true" />
          {t("similar")}
        </ChatButton>
      </div>
      {isOpen && card.questionId !== null ? (
        <p className="text-xs text-muted-foreground">{t(card.isHelped ? "helped" : "helpCounts")}</p>
      ) : null}
    </div>
  );
}

/** Asks the chat for something. While a reply is written it waits: not disabled, which would lose the focus to nowhere. */
export function ChatButton({ isBusy, onClick, ...props }: Omit<ButtonProps, "onClick"> & { isBusy: boolean; onClick: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-disabled={isBusy}
      className="aria-disabled:cursor-default aria-disabled:opacity-55"
      // The second click of a double click is no second wish.
      onClick={(event) => (isBusy || event.detail > 1 ? undefined : onClick())}
      {...props}
    />
  );
}
