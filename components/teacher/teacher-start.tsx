"use client";

import { FileQuestionMarkIcon, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { addressOfTab } from "#components/materials/teacher-tab.ts";
import { useTopicName } from "#components/topics/topic-name.ts";
import { ElementTile } from "#components/ui/element-tile.tsx";
import { isInWork, useMaterials } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { TEACHER_TOOLS } from "./teacher-tools.ts";

const LATEST = 3;

const ENTRY = "flex h-full w-full items-center gap-3 rounded-md border bg-card p-2.5 text-start hover:bg-accent";

/** A teacher's session without messages: what can be made and checked for a class, and the materials added last. */
export function TeacherStart({ onProblem }: { onProblem: () => void }) {
  const t = useTranslations("materials.desk");
  return (
    <div className="flex min-h-[100cqh] flex-col justify-center py-8">
      <h2 className="text-xl font-semibold tracking-tight text-balance">{t("title")}</h2>
      <p className="mt-1 max-w-prose text-muted-foreground">{t("text")}</p>
      <ul className="mt-6 grid gap-2 sm:grid-cols-2">
        {TEACHER_TOOLS.map(({ id, href, icon }) => (
          <li key={id}>
            <a href={href} className={ENTRY}>
              <Entry icon={icon} name={t(`tools.${id}`)}>
                {t(`about.${id}`)}
              </Entry>
            </a>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onProblem} className={ENTRY}>
            <Entry icon={FileQuestionMarkIcon} name={t("tools.problem")}>
              {t("about.problem")}
            </Entry>
          </button>
        </li>
      </ul>
      <LatestMaterials />
    </div>
  );
}

function Entry({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <>
      <ElementTile symbol={<Icon className="size-5" />} aria-hidden="true" className="w-11" />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted-foreground">{children}</span>
      </span>
    </>
  );
}

function LatestMaterials() {
  const t = useTranslations("materials");
  const headingId = useId();
  const { data } = useMaterials();
  // Who cannot have the list just now finds it, and why, on the page of the materials.
  if (!data) return null;
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={headingId} className="text-xs font-semibold text-muted-foreground">
          {t("list.title")}
        </h3>
        <a href={addressOfTab("materials")} className="tabular text-sm text-primary underline underline-offset-4">
          {t("desk.count", { count: data.length })}
        </a>
      </div>
      {data.length === 0 ? (
        <p className="mt-2 border-y py-2.5 text-muted-foreground">{t("list.empty")}</p>
      ) : (
        <ul aria-labelledby={headingId} className="mt-2 divide-y border-y">
          {data.slice(0, LATEST).map((material) => (
            <LatestMaterial key={material.id} material={material} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A material in short: its topic, who may see it, and whether answers draw on it by now. */
function LatestMaterial({ material }: { material: Material }) {
  const t = useTranslations("materials");
  const topicName = useTopicName();
  const { title, topic, isPublic, state } = material;
  const facts = [
    topicName(topic),
    t(isPublic === 1 ? "item.public" : "item.private"),
    ...(isInWork(material) ? [t(`states.${material.state}`)] : []),
    ...(state === "failed" ? [t(`states.failures.${material.failure ?? "damaged"}`)] : []),
  ];
  return (
    <li className="px-1 py-2">
      <p className="wrap-anywhere">{title}</p>
      <p className="text-sm text-muted-foreground">{facts.join(" · ")}</p>
    </li>
  );
}
