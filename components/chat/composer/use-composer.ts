"use client";

import { useLocale } from "next-intl";
import { useDraft, useDraftFiles } from "#lib/client/chat/use-draft.ts";
import { useVoiceInput } from "#lib/client/voice-input.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import type { UploadResult } from "#lib/contracts/uploads.ts";
import type { QuickAction } from "../conversation/quick-action.ts";
import { useConversation, useConversationState } from "../conversation/use-conversation.ts";

/** What is being written: its text and files, and the ways to send them. */
export function useComposer() {
  const conversation = useConversation();
  const { draft, field } = conversation;
  const [text, setText] = useDraft(draft);
  const [files, setFiles] = useDraftFiles(draft);
  const isSending = useConversationState((state) => state.isSending);
  const isPending = useConversationState((state) => state.live !== null) || isSending;
  const voice = useVoiceInput(useLocale(), text, setText);
  const isTooLong = text.length > MAX_MESSAGE_LENGTH;
  const canSend = (text.trim() !== "" || files.length > 0) && !isTooLong && !isPending;

  function send() {
    if (!canSend) return;
    voice.discard();
    conversation.sendDraft();
  }

  function act(action: QuickAction) {
    voice.discard();
    conversation.act(action);
  }

  function addFile(file: UploadResult) {
    setFiles((current) => [...current, file]);
  }

  function removeFile(file: UploadResult) {
    // The button that was pressed goes with it.
    field.current?.focus();
    setFiles((current) => current.filter((each) => each !== file));
  }

  return {
    field,
    text,
    setText,
    files,
    addFile,
    removeFile,
    voice,
    isSending,
    isPending,
    isTooLong,
    canSend,
    send,
    act,
  };
}
