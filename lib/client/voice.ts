"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "../i18n/locales.ts";
import type { Settings } from "../settings/settings.ts";
import { getSettings, useSettings } from "./settings.ts";
import { useBrowserValue } from "./use-is-awake.ts";

/** Whether anything was read on this page. The first look for the browser's voices takes a while: who never listens is spared it. */
let hasSpoken = false;

/** Whether this browser can read aloud in a language. `no-voice`: it speaks, but has no voice for this one. */
type VoiceSupport = "available" | "no-voice" | "unsupported";

export function useVoiceSupport(locale: Locale): VoiceSupport {
  return useBrowserValue(subscribeToVoices, () => voiceSupport(locale), "unsupported");
}

/** Whether replies are read aloud: switched on, and no screen reader that it would talk over. */
function isVoiceOn({ voiceEnabled, screenReader }: Pick<Settings, "voiceEnabled" | "screenReader">): boolean {
  return voiceEnabled && !screenReader;
}

/**
 * Reads markdown aloud with the speed and volume of the settings. `speakingId` is the `id` that was given with what is
 * being read, null when there is silence. It falls silent when the component goes.
 */
export function useVoiceOutput(locale: Locale) {
  const [speakingId, setSpeakingId] = useState<string | null>(null);
  /** The browser ends what was cancelled only later: it must not end what has begun since. */
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    if (hasSpoken) findSynthesis()?.cancel();
    setSpeakingId(null);
  }, []);

  const speak = useCallback(
    async (id: string, markdown: string) => {
      hasSpoken = true;
      stop();
      const ownRun = run.current;
      const lines = await spokenLines(markdown, locale);
      const synthesis = findSynthesis();
      // Meanwhile it may have been stopped, or something else have begun.
      if (synthesis === null || lines.length === 0 || run.current !== ownRun) return;
      const end = () => {
        if (run.current === ownRun) setSpeakingId(null);
      };
      const utterances = lines.map((line) => createUtterance(line, locale));
      for (const utterance of utterances) utterance.addEventListener("error", (event) => endOnError(event, end));
      utterances.at(-1)?.addEventListener("end", end);
      setSpeakingId(id);
      // One line each: some voices fall silent in the middle of long texts.
      for (const utterance of utterances) synthesis.speak(utterance);
    },
    [locale, stop],
  );

  useEffect(() => stop, [stop]);
  return { speakingId, speak, stop };
}

/** Reads each finished reply once, when replies are read aloud. The one that stands there at first is not read. */
export function useReplyReader(reply: { id: string; markdown: string } | null, locale: Locale): void {
  const isOn = isVoiceOn(useSettings());
  const { speak, stop } = useVoiceOutput(locale);
  const heardId = useRef(reply?.id ?? null);
  const id = reply?.id ?? null;
  const markdown = reply?.markdown ?? "";

  useEffect(() => {
    if (!isOn) stop();
  }, [isOn, stop]);

  useEffect(() => {
    if (id === null || id === heardId.current) return;
    heardId.current = id;
    if (isOn) void speak(id, markdown);
  }, [id, markdown, isOn, speak]);
}

function createUtterance(line: string, locale: Locale): SpeechSynthesisUtterance {
  const { voiceSpeed, voiceVolume } = getSettings();
  const utterance = new SpeechSynthesisUtterance(line);
  const voice = findVoice(locale);
  utterance.lang = voice?.lang ?? locale;
  if (voice) utterance.voice = voice;
  [utterance.rate] = voiceSpeed;
  [utterance.volume] = voiceVolume;
  return utterance;
}

/** How chemistry is spoken is loaded when it is wanted: most never listen. */
async function spokenLines(markdown: string, locale: Locale): Promise<string[]> {
  try {
    const { spokenText } = await import("./spoken-text.ts");
    return spokenText(markdown, locale).split("\n").filter(Boolean);
  } catch (error) {
    console.warn("The reply could not be read aloud:", error);
    return [];
  }
}

/** Being cancelled is no fault. */
function endOnError({ error }: SpeechSynthesisErrorEvent, end: () => void): void {
  if (error !== "canceled" && error !== "interrupted") console.warn("The reply could not be read aloud:", error);
  end();
}

function voiceSupport(locale: Locale): VoiceSupport {
  const synthesis = findSynthesis();
  if (synthesis === null) return "unsupported";
  // Until the list has come, or where there is none, the browser may still find a voice.
  return synthesis.getVoices().length === 0 || findVoice(locale) ? "available" : "no-voice";
}

function findVoice(locale: Locale): SpeechSynthesisVoice | undefined {
  const voices = findSynthesis()?.getVoices() ?? [];
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/u)[0] === locale);
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

function subscribeToVoices(listener: () => void): () => void {
  const synthesis = findSynthesis();
  synthesis?.addEventListener("voiceschanged", listener);
  return () => synthesis?.removeEventListener("voiceschanged", listener);
}

function findSynthesis(): SpeechSynthesis | null {
  return "speechSynthesis" in window ? window.speechSynthesis : null;
}
