"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "../i18n/locales.ts";
import { continueDictation, type Dictation } from "./dictation.ts";
import { useBrowserValue } from "./use-is-awake.ts";

/** The browser's recogniser, as far as it is used; the language's own declarations leave it out. */
type Recognizer = Pick<EventTarget, "addEventListener"> & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

type RecognizerClass = new () => Recognizer;

declare global {
  interface Window {
    SpeechRecognition?: RecognizerClass;
    webkitSpeechRecognition?: RecognizerClass;
  }
}

/** Recognisers want a region. */
const SPEECH_LANGUAGES: Record<Locale, string> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  am: "am-ET",
  zh: "zh-CN",
  hi: "hi-IN",
};

/** Whether this browser can recognise speech. */
export function useVoiceInputSupport(): boolean {
  return useBrowserValue(subscribeToNothing, () => findRecognizer() !== undefined, false);
}

/**
 * Writes what is said behind what is typed, as it is heard. `stop` keeps what was said until then; `discard`, for words
 * that have been sent, lets nothing more come. Errors are logged and end it, silence may.
 */
export function useVoiceInput(locale: Locale, text: string, onTextChange: (text: string) => void) {
  const [recognizer, setRecognizer] = useState<Recognizer | null>(null);
  /** What stands in the input now, though events may come before the next rendering. */
  const written = useRef(text);
  useEffect(() => {
    written.current = text;
  }, [text]);
  const running = useRef<Recognizer | null>(null);

  const end = useCallback((ended: Recognizer) => {
    if (running.current !== ended) return;
    running.current = null;
    setRecognizer(null);
  }, []);

  const discard = useCallback(() => {
    const discarded = running.current;
    if (discarded === null) return;
    end(discarded);
    discarded.abort();
  }, [end]);

  function start() {
    const Recognition = findRecognizer();
    if (Recognition === undefined || running.current !== null) return;
    const begun = Object.assign(new Recognition(), {
      lang: SPEECH_LANGUAGES[locale],
      continuous: true,
      interimResults: true,
    });
    let dictation: Dictation = { heard: "", from: 0 };
    begun.addEventListener("result", (event) => {
      if (running.current !== begun || !isResultEvent(event)) return;
      const step = continueDictation(written.current, dictation, event);
      dictation = step.dictation;
      written.current = step.text;
      onTextChange(step.text);
    });
    begun.addEventListener("end", () => end(begun));
    begun.addEventListener("error", (event) => {
      if (running.current === begun) fail(begun, "error" in event ? event.error : event.type);
    });
    running.current = begun;
    setRecognizer(begun);
    try {
      begun.start();
    } catch (error) {
      fail(begun, error);
    }
  }

  function fail(failed: Recognizer, error: unknown) {
    console.error("Speech recognition failed:", error);
    end(failed);
    failed.abort();
  }

  useEffect(() => discard, [discard]);
  return { isListening: recognizer !== null, start, stop: () => recognizer?.stop(), discard };
}

function isResultEvent(event: Event): event is SpeechRecognitionEvent {
  return "results" in event;
}

function findRecognizer(): RecognizerClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
