"use client";

import { SendHorizontalIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AtHandButton } from "#components/at-hand/at-hand-button.tsx";
import { useAtHandOpener } from "#components/at-hand/at-hand-opener.ts";
import { cn } from "#components/ui/class-names.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { late } from "#components/ui/use-late.ts";
import { AttachButton } from "#components/uploads/attach-button.tsx";
import { AttachedFiles } from "#components/uploads/attached-files.tsx";
import { useConversationState } from "../conversation/use-conversation.ts";
import { LateDialog } from "../reports/late-dialog.tsx";
import { MessageField } from "./message-field.tsx";
import { MessageLength } from "./message-length.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { StopButton } from "./stop-button.tsx";
import { useComposer } from "./use-composer.ts";
import { VoiceButton } from "./voice-button.tsx";

const UPLOAD_DIALOG = late(async () => (await import("#components/uploads/upload-dialog.tsx")).UploadDialog);

/** Where the student writes. */
export function ChatInput({ className }: { className?: string }) {
  const t = useTranslations("chat.input");
  const { field, text, files, voice, isPending, isTooLong, ...composer } = useComposer();
  const isReplying = useConversationState(({ live }) => live !== null);
  const openAtHand = useAtHandOpener();
  const [isUploadOpen, setUploadOpen] = useState(false);
  return (
    <>
      <form
        className={cn(
          "mx-auto w-full max-w-3xl px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:pb-[max(1.25rem,env(safe-area-inset-bottom))]",
          className,
        )}
        onSubmit={(event) => {
          event.preventDefault();
          composer.send();
        }}
      >
        <div className="composer-box relative rounded-lg border border-input bg-card has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ring">
          <MessageField
            ref={field}
            text={text}
            isLocked={composer.isSending}
            isTooLong={isTooLong}
            className={isReplying ? "pe-36" : ""}
            onWrite={composer.setText}
            onSend={composer.send}
          />
          <StopButton />
          <AttachedFiles files={files} onRemove={composer.removeFile} />
          {isTooLong ? <MessageLength id="message-length" length={text.length} /> : null}
          <div className="flex items-end gap-2 p-2">
            <AtHandButton className="sm:hidden" onOpen={openAtHand} />
            <AttachButton count={files.length} onOpen={() => setUploadOpen(true)} />
            <QuickActions isPending={isPending} isTooLong={isTooLong} onAct={composer.act} />
            <VoiceButton isListening={voice.isListening} onToggle={voice.isListening ? voice.stop : voice.start} />
            <IconButton
              type="submit"
              icon={SendHorizontalIcon}
              label={t("send")}
              variant="default"
              disabled={!composer.canSend}
            />
          </div>
        </div>
        <p id="message-hint" className="pt-1.5 text-center text-xs text-muted-foreground max-md:sr-only">
          {t("hint")}
        </p>
      </form>
      <LateDialog
        part={UPLOAD_DIALOG}
        dialog={{ isOpen: isUploadOpen, onClose: () => setUploadOpen(false), onUploaded: composer.addFile }}
      />
    </>
  );
}
