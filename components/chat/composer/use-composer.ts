"use client";

import { useLocale } from "next-intl";
import { type RefObject, useState } from "react";
import type { LiveTurn } from "#lib/client/chat/live-turn.ts";
import { type Draft, takeSent, useDraft, useDraftFiles } from "#lib/client/chat/use-draft.ts";
import { useVoiceInput } from "#lib/client/voice-input.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import type { UploadResult } from "#lib/contracts/uploads.ts";
import type { Asked } from "../conversation/question.ts";
import type { QuickAction } from "../conversation/use-quick-action.ts";

export type ComposerOptions = {
  draft: Draft;
  field: RefObject<HTMLTextAreaElement | null>;
  live: LiveTurn | null;
  onAsk: (asked: Asked) => Promise<boolean>;
  /** What a quick action asks, given what is typed; null where it asks nothing. */
  onQuickAction: (action: QuickAction, typed: string) => Asked | null;
};

/** What is being written: its text and files, and the ways to send them. Both stay until the server has accepted them. */
export function useComposer({ draft, field, live, onAsk, onQuickAction }: ComposerOptions) {
  const [text, setText] = useDraft(draft);
  const [files, setFiles] = useDraftFiles(draft);
  const [isSending, setSending] = useState(false);
  const voice = useVoiceInput(useLocale(), text, setText);
  const isPending = live !== null || isSending;
  const isTooLong = text.length > MAX_MESSAGE_LENGTH;
  const hasFiles = files.length > 0;
  const canSend = (text.trim() !== "" || hasFiles) && !isTooLong && !isPending;

  async function ask(asked: Asked) {
    voice.discard();
    setSending(true);
    const sent = hasFiles ? { ...asked, attachedFiles: files.map(({ uploadURL }) => uploadURL) } : asked;
    const isAccepted = await onAsk(sent);
    setSending(false);
    if (isAccepted) takeSent(draft, sent);
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

  function addFile(file: UploadResult) {
    setFiles((current) => [...current, file]);
  }

  function removeFile(file: UploadResult) {
    // The button that was pressed goes with it.
    field.current?.focus();
    setFiles((current) => current.filter((each) => each !== file));
  }

  return { text, setText, files, addFile, removeFile, voice, isSending, isPending, isTooLong, canSend, send, act };
}
