"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { addressOfTab } from "#components/materials/teacher-tab.ts";
import { Button } from "#components/ui/button.tsx";
import { useMaterials } from "#lib/client/materials.ts";
import { TEACHER_TOOLS } from "./teacher-tools.ts";

/** A teacher's work beside the conversation: how many materials there are, the latest of them, and the tools. */
export function TeacherDesk() {
  const t = useTranslations("materials");
  const headingId = useId();
  const { data } = useMaterials();
  const latest = data?.[0];
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs">
        <h2 id={headingId} className="font-semibold text-muted-foreground">
          {t("list.title")}
        </h2>
        {data ? (
          <a href={addressOfTab("materials")} className="tabular text-primary underline underline-offset-4">
            {t("desk.count", { count: data.length })}
          </a>
        ) : null}
      </div>
      {latest === undefined ? null : <p className="truncate text-sm">{t("desk.latest", { title: latest.title })}</p>}
      <ul className="-ms-2 mt-1">
        {TEACHER_TOOLS.map(({ id, href, icon: Icon }) => (
          <li key={id}>
            <Button
              asChild
              variant="ghost"
              size="sm"
              className="w-full justify-start px-2 text-start font-normal whitespace-normal"
            >
              <a href={href}>
                <Icon aria-hidden="true" />
                {t(`desk.tools.${id}`)}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
