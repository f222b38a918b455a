"use client";

import { FileTextIcon, GlobeIcon, LockIcon, MessageCircleIcon, PencilIcon, Trash2Icon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button, buttonVariants } from "#components/ui/button.tsx";
import { useFocusOnReturn } from "#components/ui/use-focus-on-return.ts";
import { ownTimeZone } from "#lib/client/time-zone.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { MaterialDeletion } from "./material-deletion.tsx";
import { MaterialEditing } from "./material-editing.tsx";
import { MaterialState } from "./material-state.tsx";
import { PageViewer } from "./page-viewer.tsx";

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;

type MaterialItemProps = { material: Material; topicName: string; onDeleted: () => void };

/** One material: what it is, how far it is, and what can be done with it. */
export function MaterialItem({ material, topicName, onDeleted }: MaterialItemProps) {
  const titleId = useId();
  const { title, description, tags } = material;
  return (
    <li aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2.5 rounded-lg border bg-card p-4">
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h3 id={titleId} className="min-w-0 font-semibold wrap-anywhere">
          {title}
        </h3>
        <Visibility isPublic={material.isPublic === 1} />
      </div>
      {description === "" ? null : <p className="text-sm whitespace-pre-line wrap-anywhere">{description}</p>}
      <p className="flex flex-wrap gap-1.5">
        <Badge variant="soft">{topicName}</Badge>
        {tags.map((tag) => (
          <Badge key={tag} variant="outline" className="max-w-full shrink wrap-anywhere">
            {tag}
          </Badge>
        ))}
      </p>
      <FileLine material={material} />
      <MaterialState material={material} />
      <Actions material={material} onDeleted={onDeleted} />
    </li>
  );
}

/** Who may see it, in words: public alone does not say to whom. */
function Visibility({ isPublic }: { isPublic: boolean }) {
  const t = useTranslations("materials.item");
  const Icon = isPublic ? GlobeIcon : LockIcon;
  return (
    <Badge variant="secondary" className="max-w-full shrink">
      <Icon aria-hidden="true" />
      {t(isPublic ? "public" : "private")}
    </Badge>
  );
}

function FileLine({ material }: { material: Material }) {
  const t = useTranslations("materials.item");
  const format = useFormatter();
  const { fileUrl, fileName, fileSize, pageCount, createdAt } = material;
  const kilobytes = Math.max(1, Math.round(fileSize / KILOBYTE));
  const size =
    kilobytes < MEGABYTE / KILOBYTE
      ? format.number(kilobytes, { style: "unit", unit: "kilobyte" })
      : format.number(fileSize / MEGABYTE, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  const day = format.dateTime(new Date(createdAt), { dateStyle: "medium", timeZone: ownTimeZone() });
  const facts = [size, ...(pageCount === null ? [] : [t("pages", { count: pageCount })]), day];
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground">
      <FileTextIcon aria-hidden="true" className="size-4 shrink-0" />
      <a
        href={fileUrl}
        target="_blank"
        rel="noreferrer"
        className="min-w-0 text-foreground underline underline-offset-4 wrap-anywhere"
      >
        {fileName}
      </a>
      <span className="tabular">{facts.join(" · ")}</span>
    </p>
  );
}

function Actions({ material, onDeleted }: { material: Material; onDeleted: () => void }) {
  const t = useTranslations("materials.item");
  const [open, setOpen] = useState<"pages" | "editing" | "deletion" | null>(null);
  const close = () => setOpen(null);
  const deleteButton = useFocusOnReturn(open !== "deletion");
  const { title, topic, fileUrl, state, pageCount } = material;
  if (open === "deletion") return <MaterialDeletion material={material} onCancel={close} onDeleted={onDeleted} />;
  const hasPages = pageCount !== null && pageCount > 0 && (state === "ready" || state === "indexing");
  return (
    <div className="flex flex-wrap gap-2">
      <a href={`/?topic=${encodeURIComponent(topic)}`} className={buttonVariants({ variant: "secondary", size: "sm" })}>
        <MessageCircleIcon aria-hidden="true" />
        {t("chat")}
      </a>
      {hasPages ? (
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t("readOf", { title })}
          onClick={() => setOpen("pages")}
        >
          <FileTextIcon aria-hidden="true" />
          {t("read")}
        </Button>
      ) : null}
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t("editOf", { title })}
        onClick={() => setOpen("editing")}
      >
        <PencilIcon aria-hidden="true" />
        {t("edit")}
      </Button>
      <Button
        ref={deleteButton}
        variant="ghost"
        size="sm"
        aria-label={t("deleteOf", { title })}
        onClick={() => setOpen("deletion")}
      >
        <Trash2Icon aria-hidden="true" />
        {t("delete")}
      </Button>
      <PageViewer opened={open === "pages" ? { title, fileUrl, page: 1 } : null} onClose={close} />
      <MaterialEditing material={material} isOpen={open === "editing"} onClose={close} />
    </div>
  );
}
