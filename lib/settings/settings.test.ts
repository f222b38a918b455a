import fc from "fast-check";
import { expect, test } from "vitest";
import { preferencesSchema } from "../contracts/chat.ts";
import { PRACTICE_MODES as MASTERY_PRACTICE_MODES } from "../mastery/choose-next.ts";
import { messagePreferences } from "./message-preferences.ts";
import { PRACTICE_MODES, REMINDER_TIMES, THEMES } from "./options.ts";
import { fitToRange, LARGE_STEP, moveInRange, RANGES } from "./ranges.ts";
import { readSettings, SETTINGS_VERSION } from "./read-settings.ts";
import { reminderDelayMs } from "./reminder-delay.ts";
import { changeSettings, DEFAULT_SETTINGS, type Settings } from "./settings.ts";

test("[SET-02] [SET-03] the defaults, in the shape that is stored", () => {
  expect(JSON.parse(JSON.stringify(DEFAULT_SETTINGS))).toEqual({
    theme: "system",
    darkMode: false,
    fontSize: [14],
    compactMode: false,
    highContrast: false,
    reduceMotion: false,
    screenReader: false,
    aiResponseStyle: "detailed",
    difficultyLevel: "adaptive",
    showHintsAutomatically: true,
    stepByStepSolutions: true,
    showFormulas: true,
    practiceMode: "mixed",
    defaultTopic: "stoichiometry",
    voiceEnabled: false,
    voiceSpeed: [1],
    voiceVolume: [0.8],
    soundEffects: true,
    studyReminders: true,
    practiceNotifications: true,
    progressUpdates: true,
    reminderTime: "18:00",
    autoSaveProgress: true,
  });
});

test("[SET-02] the ranges, and practice modes that mastery carries out", () => {
  expect(RANGES).toEqual({
    fontSize: { min: 12, max: 20, step: 1 },
    voiceSpeed: { min: 0.5, max: 2, step: 0.1 },
    voiceVolume: { min: 0, max: 1, step: 0.1 },
  });
  expect(PRACTICE_MODES).toEqual(MASTERY_PRACTICE_MODES);
});

test.each([
  [14, 1, RANGES.fontSize, 15],
  [14, LARGE_STEP, RANGES.fontSize, 20],
  [14, -LARGE_STEP, RANGES.fontSize, 12],
  [0.7, 1, RANGES.voiceVolume, 0.8],
  [0.8, LARGE_STEP, RANGES.voiceVolume, 1],
  [0.5, LARGE_STEP, RANGES.voiceSpeed, 1.5],
  [2, -LARGE_STEP, RANGES.voiceSpeed, 1],
])("[SET-02] from %d by %d steps in %j to %d", (value, steps, range, moved) => {
  expect(moveInRange(value, steps, range)).toBe(moved);
});

test("[SET-02] whatever it is fitted from, a value lies in its range and reads in tenths", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(RANGES)),
      fc.double({ noNaN: true, min: -100, max: 100 }),
      (range, value) => {
        const fitted = fitToRange(value, range);
        expect(fitted).toBeGreaterThanOrEqual(range.min);
        expect(fitted).toBeLessThanOrEqual(range.max);
        expect(String(fitted)).toMatch(/^\d+(\.\d)?$/);
        expect(fitToRange(fitted, range)).toBe(fitted);
      },
    ),
  );
});

test("[SET-03] what was stored is read over the defaults, field by field, and the rest is told", () => {
  const stored = {
    theme: "dark",
    darkMode: true,
    fontSize: [16],
    voiceSpeed: [9],
    practiceMode: "chaos",
    soundEffects: false,
    unknown: 1,
  };
  expect(readSettings(JSON.stringify(stored), SETTINGS_VERSION)).toEqual({
    settings: { ...DEFAULT_SETTINGS, theme: "dark", darkMode: true, fontSize: [16], soundEffects: false },
    rejected: ["practiceMode", "voiceSpeed"],
  });
});

test.each([null, "{}"])("[SET-03] %j is nothing stored", (text) => {
  expect(readSettings(text, null)).toEqual({ settings: DEFAULT_SETTINGS, rejected: [] });
});

test.each(["", "null", "[]", "7", "{", '"dark"'])("[SET-03] %j is corrupt: the defaults, and told", (text) => {
  expect(readSettings(text, SETTINGS_VERSION)).toEqual({ settings: DEFAULT_SETTINGS, rejected: ["settings"] });
});

test("[SET-03] anything at all reads as settings that read back as themselves", () => {
  const field = fc.constantFrom(...Object.keys(DEFAULT_SETTINGS), "__proto__", "constructor");
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom("dark", "adaptive", "random"), fc.tuple(fc.double()));
  fc.assert(
    fc.property(fc.dictionary(field, value), fc.option(fc.integer()), (stored, version) => {
      const { settings } = readSettings(JSON.stringify(stored), version);
      expect(Object.keys(settings).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
      expect(readSettings(JSON.stringify(settings), SETTINGS_VERSION)).toEqual({ settings, rejected: [] });
    }),
  );
});

test("[SET-03] before versions were kept, sliders could be bare numbers and dark mode stood for the theme", () => {
  const { settings, rejected } = readSettings('{"darkMode":true,"fontSize":18,"voiceVolume":0.36}', null);
  expect(settings).toMatchObject({ theme: "dark", fontSize: [18], voiceVolume: [0.4] });
  expect(rejected).toEqual([]);
});

test.each(THEMES.flatMap((theme) => [true, false].map((systemIsDark) => [theme, systemIsDark] as const)))(
  "[SET-03] dark mode keeps in step with the theme %s on a system that is dark: %s",
  (theme, systemIsDark) => {
    const { darkMode } = changeSettings(DEFAULT_SETTINGS, { theme, darkMode: theme === "light" }, systemIsDark);
    expect(darkMode).toBe(theme === "system" ? systemIsDark : theme === "dark");
  },
);

test("[SET-06] the AI preferences travel in the names of the message payload", () => {
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    aiResponseStyle: "concise",
    difficultyLevel: "hard",
    showFormulas: false,
    practiceMode: "random",
  };
  const preferences = messagePreferences(settings, "am");
  expect(preferences).toEqual({
    responseStyle: "concise",
    difficultyLevel: "hard",
    showFormulas: false,
    stepByStepSolutions: true,
    showHintsAutomatically: true,
    language: "am",
    practiceMode: "random",
  });
  expect(preferencesSchema.parse(preferences)).toEqual(preferences);
});

test.each([
  ["18:00", new Date(2026, 2, 2, 17, 59, 30), 30_000],
  ["18:00", new Date(2026, 2, 2, 18, 0, 0), 24 * 3_600_000],
  ["09:00", new Date(2026, 11, 31, 21, 0, 0), 12 * 3_600_000],
] as const)("[SET-06] the next %s after %s is in %d ms", (time, now, delay) => {
  expect(reminderDelayMs(time, now)).toBe(delay);
});

test("[SET-06] a reminder is always ahead, and at the time that was set", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REMINDER_TIMES),
      fc.date({ min: new Date(2020, 0), max: new Date(2040, 0), noInvalidDate: true }),
      (time, now) => {
        const at = new Date(now.getTime() + reminderDelayMs(time, now));
        expect(at.getTime()).toBeGreaterThan(now.getTime());
        expect(`${String(at.getHours()).padStart(2, "0")}:00`).toBe(time);
      },
    ),
  );
});
