"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { TopicOptions } from "#components/topics/topic-options.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { Select } from "#components/ui/select.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from "#lib/contracts/material-lengths.ts";
import { type MaterialDraft, readTopic } from "./material-draft.ts";

type MaterialFieldsProps = { draft: MaterialDraft; onChange: (draft: MaterialDraft) => void; disabled?: boolean };

/** Everything that a teacher says of a material. */
export function MaterialFields({ draft, onChange, disabled = false }: MaterialFieldsProps) {
  const t = useTranslations("materials.fields");
  const id = useId();
  const set = (change: Partial<MaterialDraft>) => onChange({ ...draft, ...change });
  return (
    <fieldset disabled={disabled} className="grid gap-4">
      <Label>
        {t("title")}
        <Input
          required
          maxLength={MAX_TITLE_LENGTH}
          value={draft.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Label>
      <Label>
        {t("topic")}
        <TopicSelect topic={draft.topic} onChange={(topic) => set({ topic })} />
      </Label>
      <Label>
        {t("description")}
        <Textarea
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Label>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-tags`}>{t("tags")}</Label>
        <Input
          id={`${id}-tags`}
          aria-describedby={`${id}-tags-hint`}
          value={draft.tags}
          onChange={({ target }) => set({ tags: target.value })}
        />
        <p id={`${id}-tags-hint`} className="text-xs text-muted-foreground">
          {t("tagsHint")}
        </p>
      </div>
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-2.5 gap-y-1">
        <input
          id={`${id}-public`}
          type="checkbox"
          aria-describedby={`${id}-public-hint`}
          checked={draft.isPublic}
          onChange={({ target }) => set({ isPublic: target.checked })}
          className="mt-0.5 size-5 accent-primary"
        />
        <label htmlFor={`${id}-public`} className="pt-0.5 text-sm font-medium">
          {t("public")}
        </label>
        <p id={`${id}-public-hint`} className="col-start-2 text-xs text-muted-foreground">
          {t("publicHint")}
        </p>
      </div>
    </fieldset>
  );
}

function TopicSelect({
  topic,
  onChange,
}: {
  topic: MaterialDraft["topic"];
  onChange: (topic: MaterialDraft["topic"]) => void;
}) {
  const t = useTranslations();
  return (
    <Select required value={topic} onChange={({ target }) => onChange(readTopic(target.value))}>
      <option value="" disabled>
        {t("materials.fields.chooseTopic")}
      </option>
      <TopicOptions />
    </Select>
  );
}
