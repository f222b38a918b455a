"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { Asked } from "#components/chat/conversation/question.ts";
import { Button, buttonVariants } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { isPlanMissing, useMaterials } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { isReadable, MaterialChoice } from "./material-choice.tsx";
import { PlanRequired } from "./plan-required.tsx";
import { ProblemFields, type ProblemKind } from "./problem-fields.tsx";

type MaterialPracticeProps = { isOpen: boolean; onClose: () => void; onAsk: (asked: Asked) => void };

type Choice = ProblemKind & { ids: ReadonlySet<string> };

/** A problem about materials of the teacher's own, asked for in the chat. What was chosen is chosen still when the next one is wanted. */
export function MaterialPractice({ isOpen, onClose, onAsk }: MaterialPracticeProps) {
  const t = useTranslations("materials.problems");
  const [choice, setChoice] = useState<Choice>({ ids: new Set(), difficulty: "easy", form: "free" });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      description={t("description")}
      closeLabel={t("close")}
      className="sm:w-[min(34rem,calc(100vw-2rem))]"
    >
      <OwnMaterials
        choice={choice}
        onChange={setChoice}
        onAsk={(asked) => {
          onClose();
          onAsk(asked);
        }}
      />
    </Modal>
  );
}

type ChoiceProps = { choice: Choice; onChange: (choice: Choice) => void; onAsk: (asked: Asked) => void };

function OwnMaterials(props: ChoiceProps) {
  const t = useTranslations("materials");
  const { data, error, isPending, refetch } = useMaterials();
  // The plan may end, or the person sign out, while the screen is open.
  if (data === null || isPlanMissing(error)) return <PlanRequired />;
  if (isPending) return <Spinner label={t("loading")} className="mx-auto my-16 block" />;
  if (data === undefined)
    return <RetryNotice layout="dialog" text={t("unreachable")} action={t("retry")} onRetry={() => void refetch()} />;
  return <PracticeForm materials={data} {...props} />;
}

function PracticeForm({ materials, choice, onChange, onAsk }: ChoiceProps & { materials: readonly Material[] }) {
  const t = useTranslations("materials.problems");
  const list = new Intl.ListFormat(useLocale());
  const { ids, difficulty, form } = choice;
  const readable = materials.filter(isReadable);
  const sources = readable.filter(({ id }) => ids.has(id));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sources.length === 0) return;
    onAsk({
      type: form === "choice" ? "generate_mcq" : "generate_practice",
      content: t(`requests.${form}`, { titles: list.format(sources.map(({ title }) => title)) }),
      difficulty,
      materials: sources.map(({ id }) => id),
    });
  }

  return (
    <form onSubmit={submit} className="grid gap-4 p-5">
      <MaterialChoice materials={materials} chosen={ids} onChange={(chosen) => onChange({ ...choice, ids: chosen })} />
      {readable.length === 0 ? (
        <a href="/materials" className={buttonVariants()}>
          {t("materials")}
        </a>
      ) : (
        <>
          <div className="grid gap-4 min-[25rem]:grid-cols-2">
            <ProblemFields
              difficulty={difficulty}
              form={form}
              onChange={(change) => onChange({ ...choice, ...change })}
            />
          </div>
          <Button type="submit" disabled={sources.length === 0}>
            {t("make")}
          </Button>
        </>
      )}
    </form>
  );
}
