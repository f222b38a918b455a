"use client";

import { SendHorizontalIcon, SquareIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { useIsAwake } from "#lib/client/use-is-awake.ts";
import { late } from "#components/ui/use-late.ts";
import { AttachButton } from "#components/uploads/attach-button.tsx";
import { AttachedFiles } from "#components/uploads/attached-files.tsx";
import { preloadReplyReader } from "#lib/client/chat/reply-events.ts";
import type { LiveTurn } from "#lib/client/chat/live-turn.ts";
import { type Draft, useDraft, useDraftFiles } from "#lib/client/chat/use-draft.ts";
import { useVoiceInput } from "#lib/client/voice-input.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import type { UploadResult } from "#lib/contracts/uploads.ts";
import { LateDialog } from "./late-dialog.tsx";
import { MessageLength } from "./message-length.tsx";
import type { Asked } from "./question.ts";
import { QuickActions } from "./quick-actions.tsx";
import type { QuickAction } from "./use-quick-action.ts";
import { VoiceButton } from "./voice-button.tsx";

const UPLOAD_DIALOG = late(async () => (await import("#components/uploads/upload-dialog.tsx")).UploadDialog);

type ChatInputProps = {
  className?: string;
  draft: Draft;
  field: RefObject<HTMLTextAreaElement | null>;
  live: LiveTurn | null;
  onAsk: (asked: Asked) => Promise<boolean>;
  /** What a quick action asks, given what is typed; null where it asks nothing. */
  onQuickAction: (action: QuickAction, typed: string) => Asked | null;
  onStop: () => void;
};

/** Where the student writes. The text stays until the server has accepted it. */
export function ChatInput({ className, draft, field, live, onAsk, onQuickAction, onStop }: ChatInputProps) {
  const t = useTranslations("chat.input");
  const [text, setText] = useDraft(draft);
  const [isSending, setSending] = useState(false);
  const [files, setFiles] = useDraftFiles(draft);
  // Nobody would hear of what is typed before, where the browser does not know `inert`.
  const isAwake = useIsAwake();
  const [isUploadOpen, setUploadOpen] = useState(false);
  const voice = useVoiceInput(useLocale(), text, setText);
  const isPending = live !== null || isSending;
  const isTooLong = text.length > MAX_MESSAGE_LENGTH;
  const hasFiles = files.length > 0;
  const canSend = (text.trim() !== "" || hasFiles) && !isTooLong && !isPending;

  async function ask(asked: Asked) {
    voice.discard();
    setSending(true);
    const isAccepted = await onAsk(hasFiles ? { ...asked, attachedFiles: files.map(({ uploadURL }) => uploadURL) } : asked);
    setSending(false);
    if (!isAccepted) return;
    // Meanwhile another session may have come to the screen, and other words into the input.
    setText((current) => (current === asked.content ? "" : current));
    setFiles((current) => current.filter((file) => !files.includes(file)));
  }

  function send() {
    if (!canSend) return;
    // The button is about to be disabled, and would lose the focus to nowhere.
    field.current?.focus();
    void ask({ content: text, type: "chat" });
  }

  function act(action: QuickAction) {
    // The problem is in the files; the reply finds it, or asks which one is meant.
    const isInFiles = (action === "solve_problem" || action === "give_hint") && hasFiles && text.trim() === "";
    const asked = isInFiles ? { type: action, content: "" } : onQuickAction(action, text);
    if (asked !== null) void ask(asked);
  }

  function remove(file: UploadResult) {
    // The button that was pressed goes with it.
    field.current?.focus();
    setFiles((current) => current.filter((each) => each !== file));
  }

  function onKeyDown(event: KeyboardEvent) {
    // In Chinese and Amharic typing, Enter first chooses a character.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      <form
        className={cn("mx-auto w-full max-w-3xl px-3 pb-3 pt-2 md:px-6 md:pb-5", className)}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="relative rounded-lg border border-input bg-card has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ring">
          <Textarea
            ref={field}
            value={text}
            readOnly={isSending || !isAwake}
            aria-label={t("label")}
            aria-invalid={isTooLong}
            aria-describedby={isTooLong ? "message-length message-hint" : "message-hint"}
            placeholder={t("placeholder")}
            enterKeyHint="send"
            className={cn("max-h-48 min-h-14 resize-none border-0 bg-transparent text-base outline-none md:text-base", live !== null && "pe-36")}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={preloadReplyReader}
          />
          {live === null ? null : <StopButton live={live} onStop={onStop} />}
          <AttachedFiles files={files} onRemove={remove} />
          {isTooLong ? <MessageLength id="message-length" length={text.length} /> : null}
          <div className="flex items-end gap-2 p-2 max-lg:items-center">
            <AttachButton count={files.length} onOpen={() => setUploadOpen(true)} />
            <QuickActions isPending={isPending} isTooLong={isTooLong} onAct={act} />
            <VoiceButton isListening={voice.isListening} onToggle={voice.isListening ? voice.stop : voice.start} />
            <IconButton type="submit" icon={SendHorizontalIcon} label={t("send")} variant="default" disabled={!canSend} />
          </div>
        </div>
        <p id="message-hint" className="pt-1.5 text-center text-xs text-muted-foreground max-md:sr-only">
          {t("hint")}
        </p>
      </form>
      <LateDialog
        part={UPLOAD_DIALOG}
        dialog={{
          isOpen: isUploadOpen,
          onClose: () => setUploadOpen(false),
          onUploaded: (file) => setFiles((current) => [...current, file]),
        }}
      />
    </>
  );
}

/** In the corner of the field: in the row of buttons it would push them onto a second line, and pull them back. */
function StopButton({ live, onStop }: { live: LiveTurn; onStop: () => void }) {
  const t = useTranslations("chat.reply");
  const isStopping = live.phase === "stopping";
  if (live.replyId === null || live.phase === "lost") return null;
  return (
    <Button variant="outline" size="sm" className="absolute end-2 top-2 min-h-10" disabled={isStopping} onClick={onStop}>
      <SquareIcon aria-hidden="true" className="size-3 fill-current" />
      {isStopping ? t("stopping") : t("stop")}
    </Button>
  );
}
