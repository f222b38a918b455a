"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type Ref, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { toast } from "#components/ui/toast.ts";
import { useFeedback } from "#lib/client/feedback.ts";
import { FEEDBACK_TYPES, type FeedbackType, MAX_FEEDBACK_LENGTH, type Rating } from "#lib/contracts/feedback-types.ts";
import { RatingStars } from "./rating-stars.tsx";

/** From here on it is said how much room is left. */
const FEW_LEFT = 500;

/** What it is about, the text, and a rating if one likes. A failure keeps what was written. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations("feedback-dialog");
  const [feedbackType, setFeedbackType] = useState<FeedbackType>("general");
  const [feedbackText, setFeedbackText] = useState("");
  const [rating, setRating] = useState<Rating | null>(null);
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const feedback = useFeedback();
  const isBlank = feedbackText.trim() === "";

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    if (feedback.isPending) return;
    if (isBlank) {
      setTried(true);
      toast({ variant: "destructive", title: t("requiredTitle") });
      field.current?.focus();
      return;
    }
    try {
      await feedback.mutateAsync({ feedbackType, feedbackText, rating });
      toast({ title: t("sentTitle"), description: t("sent") });
      // It may have been closed meanwhile, and opened again for something else.
      if (form.isConnected) onSent();
    } catch {
      toast({ variant: "destructive", title: t("failedTitle"), description: t("failed") });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5 p-5">
      <TypeChoice chosen={feedbackType} onChoose={setFeedbackType} />
      <TextField
        ref={field}
        type={feedbackType}
        text={feedbackText}
        onChange={setFeedbackText}
        isMissing={hasTried && isBlank}
      />
      <RatingStars rating={rating} onChange={setRating} />
      <div className="flex justify-end">
        {/* It stays in reach, so that pressing it can say what is missing. */}
        <Button type="submit" aria-disabled={isBlank || feedback.isPending}>
          {t(feedback.isPending ? "sending" : "send")}
        </Button>
      </div>
    </form>
  );
}

function TypeChoice({ chosen, onChoose }: { chosen: FeedbackType; onChoose: (type: FeedbackType) => void }) {
  const t = useTranslations("feedback-dialog");
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t("type")}</legend>
      <div className="grid gap-2 min-[25rem]:grid-cols-3">
        {FEEDBACK_TYPES.map((type) => (
          <label
            key={type}
            className="flex min-h-10 cursor-pointer items-center gap-2 rounded-md border border-input px-3 py-2 text-sm hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium"
          >
            <input
              type="radio"
              name={group}
              checked={type === chosen}
              onChange={() => onChoose(type)}
              className="size-4 shrink-0 accent-primary"
            />
            {t(`types.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type TextFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  type: FeedbackType;
  text: string;
  onChange: (text: string) => void;
  isMissing: boolean;
};

function TextField({ ref, type, text, onChange, isMissing }: TextFieldProps) {
  const t = useTranslations("feedback-dialog");
  const id = useId();
  const left = MAX_FEEDBACK_LENGTH - text.length;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("text")}
      </label>
      <Textarea
        ref={ref}
        id={id}
        required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        maxLength={MAX_FEEDBACK_LENGTH}
        placeholder={t(`placeholders.${type}`)}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className="max-h-72 min-h-28"
      />
      {isMissing ? (
        <p id={`${id}-missing`} className="text-sm text-wrong">
          {t("required")}
        </p>
      ) : null}
      <p aria-live="polite" className="tabular text-end text-xs text-muted-foreground">
        {left <= FEW_LEFT ? t("left", { count: left }) : ""}
      </p>
    </div>
  );
}
