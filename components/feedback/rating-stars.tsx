"use client";

import { StarIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { type Rating, RATINGS } from "#lib/contracts/feedback-types.ts";

type RatingStarsProps = { rating: Rating | null; onChange: (rating: Rating | null) => void };

/** One to five stars, as radio buttons with names; what was given can be taken back. */
export function RatingStars({ rating, onChange }: RatingStarsProps) {
  const t = useTranslations("feedback-dialog");
  const group = useId();
  const first = useRef<HTMLInputElement>(null);

  function clear() {
    // The button goes, and must not take the focus with it.
    first.current?.focus();
    onChange(null);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t("rating")}</legend>
      <div className="flex min-h-10 flex-wrap items-center gap-1">
        {RATINGS.map((value) => (
          <label
            key={value}
            title={t("stars", { count: value })}
            className="cursor-pointer rounded-md p-1.5 hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              ref={value === 1 ? first : undefined}
              type="radio"
              name={group}
              checked={rating === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            <StarIcon
              aria-hidden="true"
              className={cn(
                "size-6",
                rating !== null && value <= rating ? "fill-primary text-primary" : "text-muted-foreground",
              )}
            />
            <span className="sr-only">{t("stars", { count: value })}</span>
          </label>
        ))}
        {rating === null ? null : (
          <Button variant="ghost" size="icon-sm" aria-label={t("clearRating")} data-tooltip="" onClick={clear}>
            <XIcon aria-hidden="true" />
          </Button>
        )}
      </div>
    </fieldset>
  );
}
