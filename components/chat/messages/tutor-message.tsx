"use client";

import { BotIcon } from "lucide-react";
import { memo } from "react";
import { Avatar } from "#components/ui/avatar.tsx";
import type { ConversationRow, LiveTurn } from "#lib/client/chat/live-turn.ts";
import { cardOf, explainsCard, leadOf } from "#lib/contracts/card-of.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { LiveNotes } from "./live-notes.tsx";
import { ReplyContent, type ReplyContentProps } from "./reply-content.tsx";
import { ReplyNotes } from "./reply-notes.tsx";
import { Suggestions } from "./suggestions.tsx";
import { UsedMaterials } from "./used-materials.tsx";

type TutorMessageProps = {
  /** As it is stored, or as it is being written: what is on the screen stays there when the one becomes the other. */
  reply: Message | LiveTurn;
};

/** What the tutor says: its words and cards, what became of them, and what can be done with them. */
export const TutorMessage = memo(function TutorMessage({ reply }: TutorMessageProps) {
  const content = isLive(reply) ? liveContent(reply) : storedContent(reply);
  const suggestions = isLive(reply) ? null : (reply.metadata?.suggestions ?? null);
  const isEmpty = content.card === null && content.text === "";
  return (
    <>
      <Avatar className="bg-card text-primary max-sm:hidden">
        <BotIcon />
      </Avatar>
      <div className="min-w-0 flex-1 space-y-3">
        {isEmpty ? null : <ReplyContent {...content} />}
        {isLive(reply) ? null : <UsedMaterials message={reply} />}
        {suggestions === null ? null : <Suggestions {...suggestions} />}
        {isLive(reply) ? (
          <LiveNotes turn={reply} isEmpty={isEmpty} />
        ) : (
          <ReplyNotes message={reply} isEmpty={isEmpty} />
        )}
      </div>
    </>
  );
});

export function replyOf(row: ConversationRow): Message | LiveTurn {
  return row.kind === "live" ? row.turn : row.message;
}

function isLive(reply: Message | LiveTurn): reply is LiveTurn {
  return "phase" in reply;
}

function liveContent({ card, text }: LiveTurn): ReplyContentProps {
  return { card, text, provenance: null, isExplanation: true };
}

function storedContent(message: Message): ReplyContentProps {
  const { content, provenance, metadata } = message;
  const card = cardOf(message);
  // What follows are the suggestions in words.
  const text = content.slice(0, metadata?.suggestions?.start);
  return {
    card,
    text,
    provenance,
    isExplanation: explainsCard(message, card),
    lead: leadOf({ content: text.trimEnd(), provenance }, card),
  };
}
