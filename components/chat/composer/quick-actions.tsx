"use client";

import {
  CircleHelpIcon,
  DumbbellIcon,
  LightbulbIcon,
  ListChecksIcon,
  ListOrderedIcon,
  type LucideIcon,
  ZapIcon,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { AskButton } from "#components/ui/ask-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { QUICK_ACTIONS, type QuickAction } from "../conversation/quick-action.ts";

const LABELS = {
  solve_problem: "solveProblem",
  give_hint: "giveHint",
  explain_concept: "explainConcept",
  generate_practice: "practiceProblem",
  generate_mcq: "multipleChoice",
} as const satisfies Record<QuickAction, string>;

const ICONS: Readonly<Record<QuickAction, LucideIcon>> = {
  solve_problem: ListOrderedIcon,
  give_hint: LightbulbIcon,
  explain_concept: CircleHelpIcon,
  generate_practice: DumbbellIcon,
  generate_mcq: ListChecksIcon,
};

type QuickActionsProps = { isPending: boolean; isTooLong: boolean; onAct: (action: QuickAction) => void };

/**
 * What can be asked without words of one's own: a row of buttons, and on a narrow screen a button with a menu of the same
 * ones, in the browser's own popover (quick-actions.css).
 */
export function QuickActions({ isPending, isTooLong, onAct }: QuickActionsProps) {
  const t = useTranslations("chat.input");
  const id = useId();
  return (
    <>
      <Button
        variant="ghost"
        popoverTarget={id}
        className="quick-actions-opener me-auto min-w-0 shrink px-2.5"
        // The field keeps the focus, and with it the keyboard of a phone: the menu would move away under the thumb.
        onMouseDown={(event) => event.preventDefault()}
      >
        <ZapIcon aria-hidden="true" />
        <span className="truncate">{t("menu")}</span>
      </Button>
      <div id={id} popover="auto" role="group" aria-label={t("actions")} className="quick-actions">
        {QUICK_ACTIONS.map((action) => {
          const Icon = ICONS[action];
          return (
            <AskButton
              key={action}
              variant={null}
              size={null}
              disabled={isTooLong}
              isBusy={isPending}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => onAct(action)}
            >
              <Icon aria-hidden="true" />
              {t(LABELS[action])}
            </AskButton>
          );
        })}
      </div>
    </>
  );
}
