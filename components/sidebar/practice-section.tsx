"use client";

import { ChartNoAxesColumnIcon, DumbbellIcon, FileQuestionMarkIcon, FolderOpenIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { AskButton } from "#components/ui/ask-button.tsx";
import { Button } from "#components/ui/button.tsx";

export type PracticeActions = {
  /** Asks for a problem on the current topic. */
  onTopic: () => void;
  /** Leads to the choice of the materials that a problem is to be about. */
  onMaterials: () => void;
};

type PracticeSectionProps = {
  canManageMaterials: boolean;
  practice: PracticeActions | null;
  /** The progress in the current topic, where it does not stand above. */
  ownProgress: ReactNode;
  onShowProgress: () => void;
};

const ROW = "w-full justify-start text-start font-normal whitespace-normal";

/** What leads from explaining to practising, and what came of it. */
export function PracticeSection({ canManageMaterials, practice, ownProgress, onShowProgress }: PracticeSectionProps) {
  const t = useTranslations("sidebar.practice");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t px-3 pt-3 pb-3">
      <h2 id={headingId} className="px-2 pb-1 text-xs font-semibold text-muted-foreground">
        {t("heading")}
      </h2>
      <AskButton
        variant="ghost"
        size="sm"
        isBusy={practice === null}
        onClick={() => practice?.onTopic()}
        className={ROW}
      >
        <DumbbellIcon aria-hidden="true" />
        {t("generate")}
      </AskButton>
      {canManageMaterials ? (
        <AskButton
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          isBusy={practice === null}
          onClick={() => practice?.onMaterials()}
          className={ROW}
        >
          <FileQuestionMarkIcon aria-hidden="true" />
          {t("generateOwn")}
        </AskButton>
      ) : null}
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={onShowProgress} className={ROW}>
        <ChartNoAxesColumnIcon aria-hidden="true" />
        {t("progress")}
      </Button>
      {ownProgress === null ? null : (
        <details className="px-3 text-sm">
          <summary className="min-h-8 cursor-pointer py-1.5">{t("own")}</summary>
          <div className="pb-2">{ownProgress}</div>
        </details>
      )}
      {canManageMaterials ? (
        <Button variant="ghost" size="sm" asChild className={ROW}>
          <a href="/materials">
            <FolderOpenIcon aria-hidden="true" />
            {t("materials")}
          </a>
        </Button>
      ) : null}
    </section>
  );
}
