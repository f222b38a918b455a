"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent, RefObject } from "react";
import { cn } from "#components/ui/class-names.ts";
import { Textarea } from "#components/ui/textarea.tsx";
import { preloadReplyReader } from "#lib/client/chat/reply-events.ts";
import { useIsAwake } from "#lib/client/use-is-awake.ts";

type MessageFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** While it is being sent. */
  isLocked: boolean;
  isTooLong: boolean;
  className: string;
  onWrite: (text: string) => void;
  onSend: () => void;
};

/** The field of the message. Enter sends it, Shift and Enter begin a new line. */
export function MessageField({ ref, text, isLocked, isTooLong, className, onWrite, onSend }: MessageFieldProps) {
  const t = useTranslations("chat.input");
  // Nobody would hear of what is typed before, where the browser does not know `inert`.
  const isAwake = useIsAwake();

  function onKeyDown(event: KeyboardEvent) {
    // In Chinese and Amharic typing, Enter first chooses a character.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <Textarea
      ref={ref}
      value={text}
      readOnly={isLocked || !isAwake}
      aria-label={t("label")}
      aria-invalid={isTooLong}
      aria-describedby={isTooLong ? "message-length message-hint" : "message-hint"}
      placeholder={t("placeholder")}
      enterKeyHint="send"
      className={cn(
        "max-h-[min(12rem,30dvh)] min-h-14 resize-none border-0 bg-transparent text-base outline-none md:text-base",
        className,
      )}
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={preloadReplyReader}
    />
  );
}
