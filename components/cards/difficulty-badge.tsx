"use client";

import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { cn } from "#components/ui/class-names.ts";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";

const BAR_HEIGHTS = ["h-1.5", "h-2.25", "h-3"];

/** How hard a question is, as a word and as bars, for those who see no colours. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const t = useTranslations("chat.card.difficulty");
  const reached = DIFFICULTIES.indexOf(difficulty);
  return (
    <Badge variant="outline">
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {BAR_HEIGHTS.map((height, index) => (
          <span
            key={height}
            className={cn("w-1 rounded-[1px] border border-current", height, index <= reached && "bg-current")}
          />
        ))}
      </span>
      {t(difficulty)}
    </Badge>
  );
}
