"use client";

import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { ORDER_SIGN } from "#lib/cards/order-sign.ts";
import type { LessonTaskProps } from "./lesson-choice.tsx";

/** A list whose items are moved by buttons, one place at a time. */
export function LessonOrder({ options, isBusy, ask }: LessonTaskProps) {
  const t = useTranslations("chat.card.lesson");
  const [ids, setIds] = useState(() => options.map(({ id }) => id));
  const [moved, setMoved] = useState("");
  const items = ids.flatMap((id) => options.find((option) => option.id === id) ?? []);

  function move(from: number, by: -1 | 1) {
    const item = items[from];
    const order = [...ids];
    const [id] = order.splice(from, 1);
    if (item === undefined || id === undefined) return;
    order.splice(from + by, 0, id);
    setIds(order);
    setMoved(t("moved", { item: item.text, place: String(from + by + 1) }));
  }

  return (
    <div className="space-y-3">
      <ol aria-label={t("order")} className="space-y-1.5">
        {items.map((item, index) => (
          <li key={item.id} className="flex min-h-11 items-center gap-3 rounded-md border px-3 py-1">
            <span aria-hidden="true" className="tabular text-sm font-semibold text-muted-foreground">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <ChemistryText text={item.text} />
            </span>
            {ask === null ? null : (
              <span className="flex gap-1">
                {/* At an end it stays pressable, so that the focus is not lost on the way there. */}
                <Button
                  variant="outline"
                  size="icon-sm"
                  aria-label={t("up", { item: item.text })}
                  aria-disabled={index === 0}
                  onClick={() => (index === 0 ? undefined : move(index, -1))}
                >
                  <ArrowUpIcon aria-hidden="true" />
                </Button>
                <Button
                  variant="outline"
                  size="icon-sm"
                  aria-label={t("down", { item: item.text })}
                  aria-disabled={index === items.length - 1}
                  onClick={() => (index === items.length - 1 ? undefined : move(index, 1))}
                >
                  <ArrowDownIcon aria-hidden="true" />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {ask === null ? null : (
        <AskButton
          data-lesson-ask=""
          isBusy={isBusy}
          onClick={() => ask(items.map(({ text }) => text).join(` ${ORDER_SIGN} `))}
        >
          {t("send")}
        </AskButton>
      )}
    </div>
  );
}
