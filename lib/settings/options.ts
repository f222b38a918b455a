import { CHAT_TOPIC_IDS, type ChatTopicId } from "../curriculum/chat-topics.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import type { PracticeMode } from "../mastery/choose-next.ts";

/** `system` follows the device. */
export const THEMES = ["light", "dark", "system"] as const;

export type Theme = (typeof THEMES)[number];

/** How much the tutor says. */
export const RESPONSE_STYLES = ["concise", "detailed", "comprehensive"] as const;

export type ResponseStyle = (typeof RESPONSE_STYLES)[number];

/** `adaptive` is the level that the student has come to. */
export const DIFFICULTY_LEVELS = [...DIFFICULTIES, "adaptive"] as const;

export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

/** Listed here, and not where they are carried out, so that the settings bring along none of that. */
export const PRACTICE_MODES = ["sequential", "random", "mixed", "adaptive"] as const satisfies readonly PracticeMode[];

/** Hours of the day where the student is, HH:MM. */
export const REMINDER_TIMES = ["09:00", "12:00", "15:00", "18:00", "21:00"] as const;

export type ReminderTime = (typeof REMINDER_TIMES)[number];

export const DEFAULT_TOPICS: readonly ChatTopicId[] = CHAT_TOPIC_IDS;
