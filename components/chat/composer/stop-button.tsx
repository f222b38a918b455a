"use client";

import { SquareIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { LiveTurn } from "#lib/client/chat/live-turn.ts";

/** In the corner of the field: in the row of buttons it would push them onto a second line, and pull them back. */
export function StopButton({ live, onStop }: { live: LiveTurn; onStop: () => void }) {
  const t = useTranslations("chat.reply");
  const isStopping = live.phase === "stopping";
  if (live.replyId === null || live.phase === "lost") return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="absolute end-2 top-2 min-h-10"
      disabled={isStopping}
      onClick={onStop}
    >
      <SquareIcon aria-hidden="true" className="size-3 fill-current" />
      {isStopping ? t("stopping") : t("stop")}
    </Button>
  );
}
