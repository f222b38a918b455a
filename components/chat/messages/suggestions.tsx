"use client";

import { PencilLineIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import type { Suggestions as SuggestionsOfReply } from "#lib/cards/suggestion.ts";
import { useConversation, useConversationState } from "../conversation/use-conversation.ts";

/** What a reply suggests, as buttons that do it, below what there is to say of them. */
export function Suggestions({ lead, items }: SuggestionsOfReply) {
  const t = useTranslations("chat.reply");
  const { takeUp } = useConversation();
  const isBusy = useConversationState(({ live }) => live !== null);
  return (
    <div className="space-y-2">
      {lead === undefined ? null : (
        <p className="text-sm text-muted-foreground">
          <ChemistryText text={lead} />
        </p>
      )}
      <ul aria-label={t("suggestions")} className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={`${item.ask?.type} ${item.label}`} className="max-w-full">
            <AskButton
              variant="outline"
              isBusy={isBusy && item.ask !== null}
              className="h-auto max-w-full flex-col items-start gap-0 px-3 py-1.5 text-start whitespace-normal"
              onClick={() => takeUp(item)}
            >
              {item.about === null ? null : (
                <span className="text-xs font-normal text-muted-foreground">
                  <ChemistryText text={item.about} />
                </span>
              )}
              <span className="wrap-anywhere">
                {item.ask === null ? <PencilLineIcon aria-hidden="true" className="me-1.5 inline" /> : null}
                <ChemistryText text={item.label} />
              </span>
            </AskButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
