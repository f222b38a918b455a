"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import { useCardActions } from "./card-actions.ts";
import { CardFrame } from "./card-frame.tsx";
import type { CardProps } from "./card-props.ts";

/** What was read in a picture, to be looked over and mended before it is sent as the student's own words. */
export function PictureReading({ card, badge }: CardProps<"picture_reading">) {
  const t = useTranslations("chat.card.pictureReading");
  const actions = useCardActions();
  const id = useId();
  const [text, setText] = useState(card.text);
  return (
    <CardFrame title={t("title")} badges={badge}>
      <form
        className="space-y-2 px-4 py-3 sm:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && actions?.isBusy === false) actions.send(text.trim());
        }}
      >
        <label htmlFor={id} className="text-sm text-muted-foreground">
          {t("label")}
        </label>
        <Textarea
          id={id}
          value={text}
          readOnly={actions === null}
          maxLength={MAX_MESSAGE_LENGTH}
          className="max-h-96"
          onChange={(event) => setText(event.target.value)}
        />
        {actions && (
          <Button type="submit" disabled={text.trim() === ""} aria-disabled={actions.isBusy}>
            {t("send")}
          </Button>
        )}
      </form>
    </CardFrame>
  );
}
