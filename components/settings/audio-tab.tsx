"use client";

import { SquareIcon, Volume2Icon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useSettings } from "#lib/client/settings.ts";
import { useVoiceOutput, useVoiceSupport } from "#lib/client/voice.ts";
import { SettingSlider } from "./setting-slider.tsx";
import { SettingSwitch } from "./setting-switch.tsx";

export function AudioTab() {
  const t = useTranslations("settings.audio");
  const { screenReader } = useSettings();
  return (
    <>
      {screenReader ? <p className="rounded-md bg-muted px-4 py-3 text-sm">{t("silenced")}</p> : null}
      <SettingSwitch name="voiceEnabled" />
      <SettingSlider name="voiceSpeed" />
      <SettingSlider name="voiceVolume" />
      <VoiceSample />
      <SettingSwitch name="soundEffects" />
    </>
  );
}

/** How replies will sound, or why they will not. */
function VoiceSample() {
  const t = useTranslations("settings.audio");
  const locale = useLocale();
  const support = useVoiceSupport(locale);
  const { speakingId, speak, stop } = useVoiceOutput(locale);
  if (support === "unsupported") return <p className="text-sm text-muted-foreground">{t("unsupported")}</p>;
  const isSpeaking = speakingId !== null;
  const Icon = isSpeaking ? SquareIcon : Volume2Icon;
  return (
    <div className="space-y-2">
      <Button variant="outline" onClick={() => (isSpeaking ? stop() : void speak("sample", t("sample")))}>
        <Icon aria-hidden="true" />
        {t(isSpeaking ? "stop" : "listen")}
      </Button>
      {support === "no-voice" ? <p className="text-sm text-muted-foreground">{t("noVoice")}</p> : null}
    </div>
  );
}
