// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useVoiceInput, useVoiceInputSupport } from "./voice-input.ts";

/** The browser's recogniser, as far as it is used. */
class Recognizer extends EventTarget {
  lang = "";
  continuous = false;
  interimResults = false;
  start = vi.fn<() => void>();
  stop = vi.fn<() => void>(() => void this.dispatchEvent(new Event("end")));
  abort = vi.fn<() => void>(() => void this.dispatchEvent(new Event("end")));
  constructor() {
    super();
    recognizers.push(this);
  }
  hear(...transcripts: string[]) {
    const results = transcripts.map((transcript) => [{ transcript }]);
    act(
      () => void this.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: results.length - 1 })),
    );
  }
}

const recognizers: Recognizer[] = [];

beforeEach(() => {
  recognizers.length = 0;
  vi.stubGlobal("webkitSpeechRecognition", Recognizer);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin(typed = "", locale: "en" | "am" = "en") {
  const rendered = renderHook(() => {
    const [text, setText] = useState(typed);
    return { text, ...useVoiceInput(locale, text, setText) };
  });
  act(() => rendered.result.current.start());
  const recognizer = recognizers.at(-1);
  if (recognizer === undefined) throw new Error("nothing listens");
  return { ...rendered, recognizer };
}

test("[INPUT-05] it listens continuously, with interim results, in the interface language", () => {
  const { recognizer, result } = begin();
  expect(recognizer).toMatchObject({ continuous: true, interimResults: true, lang: "en-US" });
  expect(recognizer.start).toHaveBeenCalledOnce();
  expect(result.current.isListening).toBe(true);
  expect(begin("", "am").recognizer.lang).toBe("am-ET");
});

test("[INPUT-05] what is said goes behind what is typed, also when two events come at once", () => {
  const { recognizer, result } = begin("Find the");
  recognizer.hear("molar");
  act(() => {
    recognizer.hear("molar mass");
    recognizer.hear("molar mass", " of water");
  });
  expect(result.current.text).toBe("Find the molar mass of water");
});

test("[INPUT-05] [ERR-11] an error is logged and ends it", () => {
  const { recognizer, result } = begin();
  act(() => void recognizer.dispatchEvent(Object.assign(new Event("error"), { error: "network" })));
  expect(console.error).toHaveBeenCalledExactlyOnceWith("Speech recognition failed:", "network");
  expect(result.current.isListening).toBe(false);
  expect(recognizer.abort).toHaveBeenCalled();
});

test("[ERR-11] a recogniser that cannot start is an error too", () => {
  class Refusing extends Recognizer {
    override start = vi.fn<() => void>(() => {
      throw new Error("not allowed");
    });
  }
  vi.stubGlobal("webkitSpeechRecognition", Refusing);
  expect(begin().result.current.isListening).toBe(false);
  expect(console.error).toHaveBeenCalledOnce();
});

test("[INPUT-05] when it ends by itself it is off, and can begin anew", () => {
  const { recognizer, result } = begin();
  act(() => void recognizer.dispatchEvent(new Event("end")));
  expect(result.current.isListening).toBe(false);
  act(() => result.current.start());
  expect(recognizers).toHaveLength(2);
  expect(result.current.isListening).toBe(true);
});

test("[INPUT-05] stopping keeps what was said, discarding lets nothing more come", () => {
  const stopped = begin();
  act(() => stopped.result.current.stop());
  expect(stopped.recognizer.stop).toHaveBeenCalledOnce();
  expect(stopped.result.current.isListening).toBe(false);

  const discarded = begin();
  act(() => discarded.result.current.discard());
  discarded.recognizer.hear("too late");
  expect(discarded.result.current).toMatchObject({ text: "", isListening: false });
});

test("[INPUT-05] it ends when the input goes", () => {
  const { recognizer, unmount } = begin();
  unmount();
  expect(recognizer.abort).toHaveBeenCalledOnce();
});

test("[INPUT-05] it is there only where the browser recognises speech", () => {
  expect(renderHook(useVoiceInputSupport).result.current).toBe(true);
  vi.unstubAllGlobals();
  expect(renderHook(useVoiceInputSupport).result.current).toBe(false);
});
