"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Select } from "#components/ui/select.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { useProblemFamilies, useWorksheetOrder } from "#lib/client/worksheets.ts";
import { MAX_WORKSHEET_EXERCISES, type ProblemFamily, type Worksheet } from "#lib/contracts/worksheets.ts";
import { CHAT_TOPIC_IDS, type ChatTopicId, DEFAULT_CHAT_TOPIC_ID } from "#lib/curriculum/chat-topics.ts";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";
import { CHAT_TOPICS, topicNameKey } from "#lib/curriculum/topics.ts";
import { type Form, FORMS } from "#lib/problems/forms.ts";
import { FamilyChoice } from "./family-choice.tsx";
import { WorksheetSheet } from "./worksheet-sheet.tsx";

type Order = { difficulty: Difficulty; form: Form; count: number };

/** Problems of one's own choice, computed by the engine, as a sheet to print or to save. */
export function WorksheetMaker({ topic: firstTopic }: { topic: string | undefined }) {
  const t = useTranslations("worksheets.maker");
  const [topic, setTopic] = useState<ChatTopicId>(CHAT_TOPIC_IDS.find((id) => id === firstTopic) ?? DEFAULT_CHAT_TOPIC_ID);
  const [order, setOrder] = useState<Order>({ difficulty: "easy", form: "free", count: 10 });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<{ worksheet: Worksheet; topic: ChatTopicId } | null>(null);
  const families = useProblemFamilies(topic);
  const making = useWorksheetOrder();
  const fitting = (families.data ?? []).filter((family) => fits(family, order));
  const chosen = fitting.filter(({ id }) => !left.has(id)).map(({ id }) => id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0 || making.isPending) return;
    try {
      setMade({ worksheet: await making.mutateAsync({ ...order, families: chosen }), topic });
    } catch {
      toast({ variant: "destructive", title: t("failed") });
    }
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start print:block">
      <form onSubmit={(event) => void submit(event)} className="grid content-start gap-4 rounded-lg border bg-card p-5 print:hidden">
        <TopicField topic={topic} onChange={setTopic} />
        <OrderFields order={order} onChange={setOrder} />
        {families.isPending ? (
          <Spinner label={t("loading")} />
        ) : families.data ? (
          <FamilyChoice families={fitting} left={left} onChange={setLeft} />
        ) : (
          <FamiliesMissing onRetry={() => void families.refetch()} />
        )}
        <Button type="submit" disabled={chosen.length === 0} aria-disabled={making.isPending}>
          {t("make")}
          {making.isPending ? <Spinner label={t("making")} className="size-4 text-current" /> : null}
        </Button>
      </form>
      {made ? <WorksheetSheet key={made.worksheet.seed} {...made} /> : <p className="rounded-lg border border-dashed px-5 py-10 text-center text-muted-foreground">{t("empty")}</p>}
    </div>
  );
}

function FamiliesMissing({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("worksheets.maker");
  return (
    <RetryNotice layout="line" text={t("unreachable")} action={t("retry")} onRetry={onRetry} />
  );
}

function fits({ levels, forms }: ProblemFamily, { difficulty, form }: Order): boolean {
  return levels.includes(difficulty) && forms.includes(form);
}

function TopicField({ topic, onChange }: { topic: ChatTopicId; onChange: (topic: ChatTopicId) => void }) {
  const t = useTranslations();
  return (
    <Label>
      {t("worksheets.maker.topic")}
      <Select value={topic} onChange={({ target }) => onChange(CHAT_TOPIC_IDS.find((id) => id === target.value) ?? topic)}>
        {CHAT_TOPICS.map((known) => (
          <option key={known.id} value={known.id}>
            {t(`curriculum.${topicNameKey(known)}`)}
          </option>
        ))}
      </Select>
    </Label>
  );
}

function OrderFields({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const t = useTranslations("worksheets.maker");
  return (
    <div className="grid gap-4 min-[25rem]:grid-cols-3">
      <Label>
        {t("level")}
        <Select value={order.difficulty} onChange={({ target }) => onChange({ ...order, difficulty: DIFFICULTIES.find((level) => level === target.value) ?? "easy" })}>
          {DIFFICULTIES.map((level) => (
            <option key={level} value={level}>
              {t(`levels.${level}`)}
            </option>
          ))}
        </Select>
      </Label>
      <Label>
        {t("form")}
        <Select value={order.form} onChange={({ target }) => onChange({ ...order, form: FORMS.find((form) => form === target.value) ?? "free" })}>
          {FORMS.map((form) => (
            <option key={form} value={form}>
              {t(`forms.${form}`)}
            </option>
          ))}
        </Select>
      </Label>
      <CountField count={order.count} onChange={(count) => onChange({ ...order, count })} />
    </div>
  );
}

/** While it is typed it may be anything; once it is left it is the nearest number that a sheet can have. */
function CountField({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useTranslations("worksheets.maker");
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    onChange(Math.min(MAX_WORKSHEET_EXERCISES, Math.max(1, Math.round(Number(text)) || count)));
  }

  return (
    <Label>
      {t("count")}
      <Input
        type="number"
        required
        min={1}
        max={MAX_WORKSHEET_EXERCISES}
        value={typed ?? count}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
    </Label>
  );
}
