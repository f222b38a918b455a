"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Avatar } from "#components/ui/avatar.tsx";

/** A question in the words in which it was typed, its chemistry set as chemistry. */
export const UserMessage = memo(function UserMessage({ content, initials }: { content: string; initials: string }) {
  const t = useTranslations("chat.conversation");
  return (
    <article aria-label={t("you")} className="flex justify-end gap-3">
      <p className="max-w-[85%] whitespace-pre-wrap rounded-lg bg-secondary px-4 py-2.5 text-secondary-foreground wrap-anywhere">
        <ChemistryText text={content} />
      </p>
      <Avatar className="max-sm:hidden">{initials}</Avatar>
    </article>
  );
});
