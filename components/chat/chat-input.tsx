"use client";

import { SendHorizontalIcon, SquareIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Dispatch, type KeyboardEvent, type RefObject, type SetStateAction, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { preloadReplyReader } from "#lib/client/chat/reply-events.ts";
import type { LiveTurn } from "#lib/client/chat/live-turn.ts";
import type { RequestType } from "#lib/contracts/chat.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import { MessageLength } from "./message-length.tsx";

type ChatInputProps = {
  text: string;
  onTextChange: Dispatch<SetStateAction<string>>;
  field: RefObject<HTMLTextAreaElement | null>;
  live: LiveTurn | null;
  onSend: (content: string, type: RequestType) => Promise<boolean>;
  onStop: () => void;
};

/** Where the student writes. The text stays until the server has accepted it. */
export function ChatInput({ text, onTextChange, field, live, onSend, onStop }: ChatInputProps) {
  const t = useTranslations("chat.input");
  const [isSending, setSending] = useState(false);
  const isPending = live !== null || isSending;
  const isBlank = text.trim() === "";
  const isTooLong = text.length > MAX_MESSAGE_LENGTH;
  const canSend = !isBlank && !isTooLong && !isPending;

  async function send(content: string, type: RequestType) {
    if (isPending) return;
    // The button is about to be disabled, and would lose the focus to nowhere.
    field.current?.focus();
    setSending(true);
    const isAccepted = await onSend(content, type);
    setSending(false);
    // Meanwhile another session may have come to the screen, and other words into the input.
    if (isAccepted) onTextChange((current) => (current === content ? "" : current));
  }

  function onKeyDown(event: KeyboardEvent) {
    // In Chinese and Amharic typing, Enter first chooses a character.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) void send(text, "chat");
  }

  return (
    <form
      className="mx-auto w-full max-w-3xl px-3 pb-3 pt-2 md:px-6 md:pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) void send(text, "chat");
      }}
    >
      <div className="rounded-lg border border-input bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring">
        <Textarea
          ref={field}
          value={text}
          readOnly={isSending}
          aria-label={t("label")}
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? "message-length message-hint" : "message-hint"}
          placeholder={t("placeholder")}
          enterKeyHint="send"
          className="max-h-48 min-h-14 resize-none border-0 bg-transparent text-base outline-none md:text-base"
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={preloadReplyReader}
        />
        {isTooLong ? <MessageLength id="message-length" length={text.length} /> : null}
        <div className="flex items-center gap-2 p-2">
          <div role="group" aria-label={t("actions")} className="flex flex-1 flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              disabled={isPending || isTooLong}
              onClick={() => void send(isBlank ? t("solvePlaceholder") : text, "solve_problem")}
            >
              {t("solveProblem")}
            </Button>
          </div>
          {live === null ? null : <StopButton live={live} onStop={onStop} />}
          <Button type="submit" size="icon" aria-label={t("send")} title={t("send")} disabled={!canSend}>
            <SendHorizontalIcon aria-hidden="true" />
          </Button>
        </div>
      </div>
      <p id="message-hint" className="pt-1.5 text-center text-xs text-muted-foreground max-md:sr-only">
        {t("hint")}
      </p>
    </form>
  );
}

function StopButton({ live, onStop }: { live: LiveTurn; onStop: () => void }) {
  const t = useTranslations("chat.reply");
  const isStopping = live.phase === "stopping";
  if (live.replyId === null || live.phase === "lost") return null;
  return (
    <Button variant="outline" size="sm" className="min-h-10" disabled={isStopping} onClick={onStop}>
      <SquareIcon aria-hidden="true" className="size-3 fill-current" />
      {isStopping ? t("stopping") : t("stop")}
    </Button>
  );
}
