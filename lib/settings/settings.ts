import { type ChatTopicId, DEFAULT_CHAT_TOPIC_ID } from "../curriculum/chat-topics.ts";
import type { PracticeMode } from "../mastery/choose-next.ts";
import type { DifficultyLevel, ReminderTime, ResponseStyle, Theme } from "./options.ts";

/** A slider's value is kept as a list of one. */
export type SliderValue = readonly [number];

/** What a person set for this browser, in the shape in which the browser keeps it. */
export type Settings = {
  theme: Theme;
  /** Follows from the theme, and for `system` from the device. */
  darkMode: boolean;
  /** px */
  fontSize: SliderValue;
  compactMode: boolean;
  highContrast: boolean;
  reduceMotion: boolean;
  /** A screen reader is used: replies are announced whole, and nothing else speaks or sounds. */
  screenReader: boolean;
  aiResponseStyle: ResponseStyle;
  difficultyLevel: DifficultyLevel;
  showHintsAutomatically: boolean;
  stepByStepSolutions: boolean;
  showFormulas: boolean;
  practiceMode: PracticeMode;
  defaultTopic: ChatTopicId;
  voiceEnabled: boolean;
  /** 1 is the voice's own speed. */
  voiceSpeed: SliderValue;
  /** 0 to 1 */
  voiceVolume: SliderValue;
  soundEffects: boolean;
  studyReminders: boolean;
  practiceNotifications: boolean;
  progressUpdates: boolean;
  /** HH:MM where the student is */
  reminderTime: ReminderTime;
  autoSaveProgress: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
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
  defaultTopic: DEFAULT_CHAT_TOPIC_ID,
  voiceEnabled: false,
  voiceSpeed: [1],
  voiceVolume: [0.8],
  soundEffects: true,
  studyReminders: true,
  practiceNotifications: true,
  progressUpdates: true,
  reminderTime: "18:00",
  autoSaveProgress: true,
};

/** The settings with some changed; `darkMode` comes along with the theme. */
export function changeSettings(settings: Settings, change: Partial<Settings>, systemIsDark: boolean): Settings {
  const changed = { ...settings, ...change };
  return { ...changed, darkMode: isDark(changed.theme, systemIsDark) };
}

function isDark(theme: Theme, systemIsDark: boolean): boolean {
  return theme === "system" ? systemIsDark : theme === "dark";
}
