import type { Locale } from "../i18n/locales.ts";
import type { PracticeMode } from "../mastery/choose-next.ts";
import type { DifficultyLevel, ResponseStyle } from "./options.ts";
import type { Settings } from "./settings.ts";

/** What is sent of the settings with each message, in the names of lib/contracts/chat.ts. */
type MessagePreferences = {
  responseStyle: ResponseStyle;
  difficultyLevel: DifficultyLevel;
  showFormulas: boolean;
  stepByStepSolutions: boolean;
  showHintsAutomatically: boolean;
  language: Locale;
  practiceMode: PracticeMode;
};

export function messagePreferences(settings: Settings, language: Locale): MessagePreferences {
  const { aiResponseStyle, difficultyLevel, showFormulas, stepByStepSolutions, showHintsAutomatically, practiceMode } =
    settings;
  return {
    responseStyle: aiResponseStyle,
    difficultyLevel,
    showFormulas,
    stepByStepSolutions,
    showHintsAutomatically,
    language,
    practiceMode,
  };
}
