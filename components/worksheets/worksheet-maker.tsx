"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { isReadable, MaterialChoice } from "#components/materials/material-choice.tsx";
import { useTopicName } from "#components/topics/topic-name.ts";
import { TopicOptions } from "#components/topics/topic-options.tsx";
import { Button } from "#components/ui/button.tsx";
import { Label } from "#components/ui/label.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Select } from "#components/ui/select.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { useMaterialSubjects, useProblemFamilies, useWorksheetOrder } from "#lib/client/worksheets.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import type { ProblemFamily, Worksheet } from "#lib/contracts/answers/worksheets.ts";
import { CHAT_TOPIC_IDS, type ChatTopicId, DEFAULT_CHAT_TOPIC_ID } from "#lib/curriculum/chat-topics.ts";
import { FamilyChoice } from "./family-choice.tsx";
import { type Order, OrderFields } from "./order-fields.tsx";
import { SubjectsFound } from "./subjects-found.tsx";
import { WorksheetSheet } from "./worksheet-sheet.tsx";

/** What the problems are about: a topic, or what materials of the teacher's own say. */
const ORIGINS = ["topic", "materials"] as const;

type Origin = (typeof ORIGINS)[number];

type Made = { worksheet: Worksheet; subject: string; fileName: string; wanted: number };

/** Problems of one's own choice, computed by the engine, as a sheet to print or to save. */
export function WorksheetMaker({
  topic: firstTopic,
  materials,
}: {
  topic: string | undefined;
  materials: readonly Material[];
}) {
  const t = useTranslations();
  const locale = useLocale();
  const topicName = useTopicName();
  const [origin, setOrigin] = useState<Origin>("topic");
  const [topic, setTopic] = useState<ChatTopicId>(
    CHAT_TOPIC_IDS.find((id) => id === firstTopic) ?? DEFAULT_CHAT_TOPIC_ID,
  );
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<Order>({ difficulty: "easy", form: "free", count: 10 });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<Made | null>(null);
  const making = useWorksheetOrder();
  // In one order, so that the same choice makes the same sheet; one that was deleted meanwhile is chosen no more.
  const sources =
    origin === "materials" ? materials.filter((material) => isReadable(material) && chosenIds.has(material.id)) : [];
  const ofTopic = useProblemFamilies(topic);
  const ofMaterials = useMaterialSubjects(sources.map(({ id }) => id));
  const families = origin === "topic" ? ofTopic : { ...ofMaterials, data: ofMaterials.data?.families };
  const isChosen = origin === "topic" || sources.length > 0;
  const fitting = isChosen ? (families.data ?? []).filter((family) => fits(family, order)) : [];
  const chosen = fitting.filter(({ id }) => !left.has(id)).map(({ id }) => id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0 || making.isPending) return;
    try {
      const worksheet = await making.mutateAsync({
        ...order,
        families: chosen,
        materials: sources.map(({ id }) => id),
      });
      const subject =
        origin === "topic" ? topicName(topic) : new Intl.ListFormat(locale).format(sources.map(({ title }) => title));
      setMade({
        worksheet,
        subject,
        fileName: `${origin === "topic" ? topic : origin}-${worksheet.seed}`,
        wanted: order.count,
      });
    } catch {
      toast({ variant: "destructive", title: t("worksheets.maker.failed") });
    }
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start print:block">
      <form
        onSubmit={(event) => void submit(event)}
        className="grid content-start gap-4 rounded-lg border bg-card p-5 print:hidden"
      >
        <OriginField origin={origin} onChange={setOrigin} />
        {origin === "topic" ? (
          <TopicField topic={topic} onChange={setTopic} />
        ) : (
          <MaterialChoice materials={materials} chosen={chosenIds} onChange={setChosenIds} />
        )}
        {sources.length > 0 && ofMaterials.data ? <SubjectsFound materials={ofMaterials.data.materials} /> : null}
        <OrderFields order={order} onChange={setOrder} />
        {!isChosen ? null : families.isPending ? (
          <Spinner label={t(origin === "topic" ? "worksheets.maker.loading" : "worksheets.maker.reading")} />
        ) : families.data ? (
          <FamilyChoice
            families={fitting}
            left={left}
            none={t(origin === "topic" ? "worksheets.maker.none" : "worksheets.maker.noneOfMaterials")}
            onChange={setLeft}
          />
        ) : (
          <RetryNotice
            layout="line"
            text={t(origin === "topic" ? "worksheets.maker.unreachable" : "worksheets.maker.unreadSubjects")}
            action={t("worksheets.maker.retry")}
            onRetry={() => void families.refetch()}
          />
        )}
        <Button type="submit" disabled={chosen.length === 0} aria-disabled={making.isPending}>
          {t("worksheets.maker.make")}
          {making.isPending ? <Spinner label={t("worksheets.maker.making")} className="size-4 text-current" /> : null}
        </Button>
      </form>
      {made ? (
        <WorksheetSheet key={made.worksheet.seed} {...made} />
      ) : (
        <p className="rounded-lg border border-dashed px-5 py-10 text-center text-muted-foreground">
          {t("worksheets.maker.empty")}
        </p>
      )}
    </div>
  );
}

function fits({ levels, forms }: ProblemFamily, { difficulty, form }: Order): boolean {
  return levels.includes(difficulty) && forms.includes(form);
}

function OriginField({ origin, onChange }: { origin: Origin; onChange: (origin: Origin) => void }) {
  const t = useTranslations("worksheets.maker");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t("origin")}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {ORIGINS.map((each) => (
          <label key={each} className="flex min-h-10 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name="origin"
              checked={each === origin}
              onChange={() => onChange(each)}
              className="size-4 accent-primary"
            />
            {t(`origins.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TopicField({ topic, onChange }: { topic: ChatTopicId; onChange: (topic: ChatTopicId) => void }) {
  const t = useTranslations();
  return (
    <Label>
      {t("worksheets.maker.topic")}
      <Select
        value={topic}
        onChange={({ target }) => onChange(CHAT_TOPIC_IDS.find((id) => id === target.value) ?? topic)}
      >
        <TopicOptions />
      </Select>
    </Label>
  );
}
