"use client";

import { useTranslations } from "next-intl";
import { AskButton } from "#components/ui/ask-button.tsx";
import { QUICK_ACTIONS, type QuickAction } from "../conversation/use-quick-action.ts";

const LABELS = {
  solve_problem: "solveProblem",
  give_hint: "giveHint",
  explain_concept: "explainConcept",
  generate_practice: "practiceProblem",
  generate_mcq: "multipleChoice",
} as const satisfies Record<QuickAction, string>;

type QuickActionsProps = { isPending: boolean; isTooLong: boolean; onAct: (action: QuickAction) => void };

/** What can be asked without words of one's own. In one line, which scrolls where the screen is narrow. */
export function QuickActions({ isPending, isTooLong, onAct }: QuickActionsProps) {
  const t = useTranslations("chat.input");
  return (
    <div
      role="group"
      aria-label={t("actions")}
      className="-m-1 flex min-w-0 flex-1 gap-1 p-1 max-lg:overflow-x-auto max-lg:[scrollbar-width:none] lg:flex-wrap"
    >
      {QUICK_ACTIONS.map((action) => (
        <AskButton
          key={action}
          variant="outline"
          size="sm"
          disabled={isTooLong}
          isBusy={isPending}
          className="px-2.5 lg:text-xs"
          onClick={() => onAct(action)}
        >
          {t(LABELS[action])}
        </AskButton>
      ))}
    </div>
  );
}
