"use client";

import { late, useLate } from "#components/ui/use-late.ts";
import { useReachedLimits } from "#lib/client/chat/daily-limits.ts";
import { useConversationState } from "./use-conversation.ts";

const VIEW = late(async () => (await import("./limit-view.tsx")).LimitView);

/** Above the input, for as long as the day's use is spent: what few see comes when it is there to be seen. */
export function LimitBanner() {
  const limits = useReachedLimits(useConversationState(({ live }) => live !== null));
  const { part: View } = useLate(VIEW, { isWanted: limits.length > 0 });
  return View === null || limits.length === 0 ? null : <View limits={limits} />;
}
