"use client";

import { useTranslations } from "next-intl";
import { type Ref, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTopicName } from "#components/topics/topic-name.ts";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import type { Material } from "#lib/contracts/answers/material.ts";
import { MaterialItem } from "./material-item.tsx";
import { searchMaterials } from "./search-materials.ts";

/** From so many on it is worth searching. */
const SEARCHED_FROM = 2;

/** So many are shown at once, and so many more whenever more are asked for: a page of a thousand would be slow. */
const SHOWN_AT_ONCE = 50;

type MaterialListProps = { materials: readonly Material[]; headingRef: Ref<HTMLHeadingElement>; onDeleted: () => void };

/** The teacher's own, the newest first, with a search through all of them. */
export function MaterialList({ materials, headingRef, onDeleted }: MaterialListProps) {
  const t = useTranslations("materials.list");
  const topicName = useTopicName();
  const headingId = useId();
  const [query, setQuery] = useState("");
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const found = searchMaterials(materials, query, topicName);

  function showMore() {
    flushSync(() => setShown(shown + SHOWN_AT_ONCE));
    // The button may be gone: the reader goes on with the first one that came.
    list.current?.children[shown]?.querySelector<HTMLElement>("a, button")?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4">
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className="w-fit text-lg font-semibold">
        {t("title")}
      </h2>
      {materials.length === 0 ? (
        <p className="rounded-lg border border-dashed px-5 py-10 text-center text-muted-foreground">{t("empty")}</p>
      ) : null}
      {materials.length >= SEARCHED_FROM ? (
        <search>
          <Input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p role="status" className="mt-1.5 text-sm text-muted-foreground">
            {query.trim() === "" ? "" : t("found", { count: found.length })}
          </p>
        </search>
      ) : null}
      <ul ref={list} aria-labelledby={headingId} className="grid gap-3">
        {found.slice(0, shown).map((material) => (
          <MaterialItem
            key={material.id}
            material={material}
            topicName={topicName(material.topic)}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <Button variant="outline" className="self-start" onClick={showMore}>
          {t("more")}
        </Button>
      ) : null}
    </section>
  );
}
