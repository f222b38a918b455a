// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetSettings, updateSettings } from "./settings.ts";
import { playSound } from "./sounds.ts";
import { useReplyReader, useVoiceOutput, useVoiceSupport } from "./voice.ts";

/** The browser's voice, as far as it is used: it tells what it was given, and speaks until it is ended. */
class Utterance extends EventTarget {
  lang = "";
  rate = 1;
  volume = 1;
  voice: { lang: string } | null = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const spoken: Utterance[] = [];
let voices: { lang: string; default: boolean }[] = [];
const cancel = vi.fn<() => void>();

beforeEach(() => {
  resetSettings();
  spoken.length = 0;
  voices = [];
  cancel.mockClear();
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal(
    "speechSynthesis",
    Object.assign(new EventTarget(), {
      speak: (each: Utterance) => spoken.push(each),
      cancel,
      getVoices: () => voices,
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("[SET-06] it reads with the speed and volume of the settings, in the interface language", async () => {
  updateSettings({ voiceSpeed: [1.5], voiceVolume: [0.3] });
  voices = [
    { lang: "en-GB", default: true },
    { lang: "es_MX", default: false },
  ];
  const { result } = renderHook(() => useVoiceOutput("es"));
  await act(() => result.current.speak("a", "## Agua\nEs **H2O**."));
  expect(spoken.map(({ text, rate, volume, lang }) => ({ text, rate, volume, lang }))).toEqual([
    { text: "Agua", rate: 1.5, volume: 0.3, lang: "es_MX" },
    { text: "Es H dos O.", rate: 1.5, volume: 0.3, lang: "es_MX" },
  ]);
  expect(result.current.speakingId).toBe("a");
  act(() => void spoken.at(-1)?.dispatchEvent(new Event("end")));
  expect(result.current.speakingId).toBeNull();
});

test("[SET-06] what was stopped before it began is not read", async () => {
  const { result } = renderHook(() => useVoiceOutput("en"));
  await act(async () => {
    const first = result.current.speak("a", "First");
    const second = result.current.speak("b", "Second");
    await Promise.all([first, second]);
  });
  expect(spoken.map(({ text }) => text)).toEqual(["Second"]);
});

test("[SET-06] what was cut off does not end what has begun since", async () => {
  const { result, unmount } = renderHook(() => useVoiceOutput("en"));
  await act(() => result.current.speak("a", "First"));
  await act(() => result.current.speak("b", "Second"));
  act(() => void spoken[0]?.dispatchEvent(new Event("end")));
  expect(result.current.speakingId).toBe("b");
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalled();
});

test.each([
  [{ voiceEnabled: true }, ["New"]],
  [{ voiceEnabled: false }, []],
  [{ voiceEnabled: true, screenReader: true }, []],
])("[SET-06] with %j, of an old and a new reply %j is read", async (change, expected) => {
  updateSettings(change);
  const { rerender } = renderHook(({ reply }) => useReplyReader(reply, "en"), {
    initialProps: { reply: { id: "1", markdown: "Old" } },
  });
  rerender({ reply: { id: "2", markdown: "New" } });
  rerender({ reply: { id: "2", markdown: "New" } });
  await waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(expected));
});

test("switching the voice off silences it", async () => {
  updateSettings({ voiceEnabled: true });
  const { rerender } = renderHook((id: string) => useReplyReader({ id, markdown: "Water" }, "en"), {
    initialProps: "1",
  });
  rerender("2");
  await waitFor(() => expect(spoken).toHaveLength(1));
  cancel.mockClear();
  act(() => updateSettings({ voiceEnabled: false }));
  expect(cancel).toHaveBeenCalled();
});

test("a language without a voice is told", () => {
  voices = [{ lang: "en-US", default: true }];
  expect(renderHook(() => useVoiceSupport("am")).result.current).toBe("no-voice");
  expect(renderHook(() => useVoiceSupport("en")).result.current).toBe("available");
});

test.each([
  [{}, 2],
  [{ soundEffects: false }, 0],
  [{ screenReader: true }, 0],
  [{ voiceVolume: [0] as const }, 0],
])("[SET-06] with %j, a reply sounds %i tones", (change, count) => {
  const tones: number[] = [];
  const node = { connect: (next: unknown) => next };
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      state = "running";
      destination = node;
    },
  );
  vi.stubGlobal(
    "OscillatorNode",
    class {
      connect = node.connect;
      stop = () => undefined;
      start = (at: number) => tones.push(at);
    },
  );
  const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  vi.stubGlobal(
    "GainNode",
    class {
      connect = node.connect;
      gain = gain;
    },
  );
  updateSettings(change);
  playSound("received");
  expect(tones).toHaveLength(count);
});
