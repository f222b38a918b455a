"use client";

import { useTranslations } from "next-intl";
import { TopicOptions } from "#components/topics/topic-options.tsx";
import { DEFAULT_TOPICS, DIFFICULTY_LEVELS, PRACTICE_MODES, RESPONSE_STYLES } from "#lib/settings/options.ts";
import { LearningHistory } from "./learning-history.tsx";
import { SettingChoice } from "./setting-choice.tsx";
import { SettingSwitch } from "./setting-switch.tsx";

export function LearningTab() {
  const t = useTranslations("settings");
  return (
    <>
      <p className="text-sm text-muted-foreground">{t("fromNextMessage")}</p>
      <div className="grid gap-5 min-[30rem]:grid-cols-2">
        <SettingChoice name="aiResponseStyle" options={RESPONSE_STYLES} nameOf={(style) => t(`options.${style}`)} />
        <SettingChoice name="difficultyLevel" options={DIFFICULTY_LEVELS} nameOf={(level) => t(`options.${level}`)} />
      </div>
      <SettingSwitch name="showHintsAutomatically" />
      <SettingSwitch name="stepByStepSolutions" />
      <SettingSwitch name="showFormulas" />
      <SettingChoice
        name="practiceMode"
        options={PRACTICE_MODES}
        nameOf={(mode) => t(`options.${mode}`)}
        note={t("choiceNotes.practiceMode")}
      />
      <SettingChoice name="defaultTopic" options={DEFAULT_TOPICS} note={t("choiceNotes.defaultTopic")}>
        <TopicOptions />
      </SettingChoice>
      <LearningHistory />
    </>
  );
}
