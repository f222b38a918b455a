import {
  DEFAULT_TOPICS,
  DIFFICULTY_LEVELS,
  PRACTICE_MODES,
  REMINDER_TIMES,
  RESPONSE_STYLES,
  THEMES,
} from "./options.ts";
import { fitToRange, type Range, RANGES } from "./ranges.ts";
import { DEFAULT_SETTINGS, type Settings, type SliderValue } from "./settings.ts";

/** Raised when what is stored changes its shape; `upgrade` then says how the earlier one is read. */
export const SETTINGS_VERSION = 1;

type ReadSettings = {
  settings: Settings;
  /** The fields whose stored value was of no use and gave way to the default; `["settings"]` when the whole was. */
  rejected: readonly string[];
};

type Reader<T> = (value: unknown) => T | null;

const READERS: { readonly [Key in keyof Settings]: Reader<Settings[Key]> } = {
  theme: oneOf(THEMES),
  darkMode: readSwitch,
  fontSize: slider(RANGES.fontSize),
  compactMode: readSwitch,
  highContrast: readSwitch,
  reduceMotion: readSwitch,
  screenReader: readSwitch,
  aiResponseStyle: oneOf(RESPONSE_STYLES),
  difficultyLevel: oneOf(DIFFICULTY_LEVELS),
  showHintsAutomatically: readSwitch,
  stepByStepSolutions: readSwitch,
  showFormulas: readSwitch,
  practiceMode: oneOf(PRACTICE_MODES),
  defaultTopic: oneOf(DEFAULT_TOPICS),
  voiceEnabled: readSwitch,
  voiceSpeed: slider(RANGES.voiceSpeed),
  voiceVolume: slider(RANGES.voiceVolume),
  soundEffects: readSwitch,
  studyReminders: readSwitch,
  practiceNotifications: readSwitch,
  progressUpdates: readSwitch,
  reminderTime: oneOf(REMINDER_TIMES),
  autoSaveProgress: readSwitch,
};

const KEYS = Object.keys(READERS).filter((key): key is keyof Settings => key in READERS);

/**
 * What is stored, over the defaults, field by field: one useless value costs no other. `text` is the stored JSON, null
 * when there is none; `version` the one it was stored by, null for before versions were kept. Never throws.
 */
export function readSettings(text: string | null, version: number | null): ReadSettings {
  if (text === null) return { settings: DEFAULT_SETTINGS, rejected: [] };
  const stored = parseObject(text);
  if (stored === null) return { settings: DEFAULT_SETTINGS, rejected: ["settings"] };
  const upgraded = upgrade(stored, version ?? 0);
  const read = KEYS.filter((key) => Object.hasOwn(upgraded, key)).map(
    (key) => [key, READERS[key](upgraded[key])] as const,
  );
  const kept = Object.fromEntries(read.filter(([, value]) => value !== null));
  const rejected = read.filter(([, value]) => value === null).map(([key]) => key);
  return { settings: { ...DEFAULT_SETTINGS, ...kept }, rejected };
}

type Stored = Readonly<Record<string, unknown>>;

/** Before version 1 a slider's value could stand alone, and the theme could be told by `darkMode` only. */
function upgrade(stored: Stored, version: number): Stored {
  if (version >= 1) return stored;
  const sliders = Object.keys(RANGES).flatMap((key) => (typeof stored[key] === "number" ? [[key, [stored[key]]]] : []));
  const theme = stored["darkMode"] === true ? { theme: "dark" } : {};
  return { ...theme, ...stored, ...Object.fromEntries(sliders) };
}

function parseObject(text: string): Stored | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function oneOf<T extends string>(options: readonly T[]): Reader<T> {
  return (value) => options.find((option) => option === value) ?? null;
}

function readSwitch(value: unknown): boolean | null {
  return typeof value === "boolean" ? value : null;
}

function slider(range: Range): Reader<SliderValue> {
  return (value) => {
    if (!Array.isArray(value) || value.length !== 1) return null;
    const only: unknown = value[0];
    if (typeof only !== "number" || !(only >= range.min && only <= range.max)) return null;
    return [fitToRange(only, range)];
  };
}
