"use client";

import { MicIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useVoiceInputSupport } from "#lib/client/voice-input.ts";

/** Turns listening on and off, where the browser can listen. */
export function VoiceButton({ isListening, onToggle }: { isListening: boolean; onToggle: () => void }) {
  const t = useTranslations("chat.input");
  if (!useVoiceInputSupport()) return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t("voice")}
      title={t("voice")}
      aria-pressed={isListening}
      className="shrink-0 aria-pressed:bg-primary-soft aria-pressed:text-primary"
      onClick={onToggle}
    >
      <MicIcon aria-hidden="true" className={isListening ? "motion-safe:animate-pulse" : undefined} />
    </Button>
  );
}
