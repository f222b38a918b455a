"use client";

import { useTranslations } from "next-intl";
import { type Ref, useId, useState } from "react";
import { useTopicName } from "#components/topics/topic-name.ts";
import { Input } from "#components/ui/input.tsx";
import type { Material } from "#lib/contracts/materials.ts";
import { MaterialItem } from "./material-item.tsx";
import { searchMaterials } from "./search-materials.ts";

/** From so many on it is worth searching. */
const SEARCHED_FROM = 2;

type MaterialListProps = { materials: readonly Material[]; headingRef: Ref<HTMLHeadingElement>; onDeleted: () => void };

/** The teacher's own, the newest first, with a search. */
export function MaterialList({ materials, headingRef, onDeleted }: MaterialListProps) {
  const t = useTranslations("materials.list");
  const topicName = useTopicName();
  const headingId = useId();
  const [query, setQuery] = useState("");
  const found = searchMaterials(materials, query, topicName);
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4">
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className="w-fit text-lg font-semibold">
        {t("title")}
      </h2>
      {materials.length === 0 ? <p className="rounded-lg border border-dashed px-5 py-10 text-center text-muted-foreground">{t("empty")}</p> : null}
      {materials.length >= SEARCHED_FROM ? (
        <search>
          <Input type="search" aria-label={t("search")} placeholder={t("search")} value={query} onChange={({ target }) => setQuery(target.value)} />
          <p role="status" className="mt-1.5 text-sm text-muted-foreground">
            {query.trim() === "" ? "" : t("found", { count: found.length })}
          </p>
        </search>
      ) : null}
      <ul aria-labelledby={headingId} className="grid gap-3">
        {found.map((material) => (
          <MaterialItem key={material.id} material={material} topicName={topicName(material.topic)} onDeleted={onDeleted} />
        ))}
      </ul>
    </section>
  );
}
