"use client";

import { SendHorizontalIcon, SquareIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type Dispatch, type KeyboardEvent, type RefObject, type SetStateAction, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { Textarea } from "#components/ui/textarea.tsx";
import { preloadReplyReader } from "#lib/client/chat/reply-events.ts";
import type { LiveTurn } from "#lib/client/chat/live-turn.ts";
import { useVoiceInput } from "#lib/client/voice-input.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import { MessageLength } from "./message-length.tsx";
import type { Asked } from "./question.ts";
import { QuickActions } from "./quick-actions.tsx";
import type { QuickAction } from "./use-quick-action.ts";
import { VoiceButton } from "./voice-button.tsx";

type ChatInputProps = {
  className?: string;
  text: string;
  onTextChange: Dispatch<SetStateAction<string>>;
  field: RefObject<HTMLTextAreaElement | null>;
  live: LiveTurn | null;
  onAsk: (asked: Asked) => Promise<boolean>;
  /** What a quick action asks, given what is typed; null where it asks nothing. */
  onQuickAction: (action: QuickAction, typed: string) => Asked | null;
  onStop: () => void;
};

/** Where the student writes. The text stays until the server has accepted it. */
export function ChatInput({ className, text, onTextChange, field, live, onAsk, onQuickAction, onStop }: ChatInputProps) {
  const t = useTranslations("chat.input");
  const [isSending, setSending] = useState(false);
  const voice = useVoiceInput(useLocale(), text, onTextChange);
  const isPending = live !== null || isSending;
  const isTooLong = text.length > MAX_MESSAGE_LENGTH;
  const canSend = text.trim() !== "" && !isTooLong && !isPending;

  async function ask(asked: Asked) {
    voice.discard();
    setSending(true);
    const isAccepted = await onAsk(asked);
    setSending(false);
    // Meanwhile another session may have come to the screen, and other words into the input.
    if (isAccepted) onTextChange((current) => (current === asked.content ? "" : current));
  }

  function send() {
    if (!canSend) return;
    // The button is about to be disabled, and would lose the focus to nowhere.
    field.current?.focus();
    void ask({ content: text, type: "chat" });
  }

  function act(action: QuickAction) {
    const asked = onQuickAction(action, text);
    if (asked !== null) void ask(asked);
  }

  function onKeyDown(event: KeyboardEvent) {
    // In Chinese and Amharic typing, Enter first chooses a character.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={cn("mx-auto w-full max-w-3xl px-3 pb-3 pt-2 md:px-6 md:pb-5", className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="rounded-lg border border-input bg-card has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ring">
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
          <QuickActions isPending={isPending} isTooLong={isTooLong} onAct={act} />
          {live === null ? null : <StopButton live={live} onStop={onStop} />}
          <VoiceButton isListening={voice.isListening} onToggle={voice.isListening ? voice.stop : voice.start} />
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
