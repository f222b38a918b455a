"use client";

import { MicIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useVoiceInputSupport } from "#lib/client/voice-input.ts";

/** Turns listening on and off, where the browser can listen. */
export function VoiceButton({ isListening, onToggle }: { isListening: boolean; onToggle: () => void }) {
  const t = useTranslations("chat.input");
  if (!useVoiceInputSupport()) return null;
  return (
    <IconButton
      icon={MicIcon}
      label={t("voice")}
      aria-pressed={isListening}
      className="aria-pressed:bg-primary-soft aria-pressed:text-primary motion-safe:aria-pressed:[&_svg]:animate-pulse"
      onClick={onToggle}
    />
  );
}
