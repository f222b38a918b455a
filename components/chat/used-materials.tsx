"use client";

import { BookOpenTextIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useCallback, useId, useState } from "react";
import type { OpenedPage } from "#components/materials/page-viewer.tsx";
import { late } from "#components/ui/use-late.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { LateDialog } from "./late-dialog.tsx";

type ViewerProps = { opened: OpenedPage | null; isOpen: boolean; onClose: () => void };

const VIEWER = late(async (): Promise<ComponentType<ViewerProps>> => (await import("#components/materials/page-viewer.tsx")).PageViewer);

/** The sources of a reply by name and page; each opens its page, with the words that the reply draws on. */
export function UsedMaterials({ message }: { message: Message }) {
  const t = useTranslations("sources");
  const labelId = useId();
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const used = message.metadata?.usedMaterials ?? [];
  if (used.length === 0) return null;
  // Words without a card quote them already.
  const isQuoted = message.metadata?.type === undefined;
  return (
    <section aria-labelledby={labelId} className="space-y-2 border-s-2 border-primary ps-3">
      <p id={labelId} className="text-xs font-semibold text-muted-foreground">
        {t("title")}
      </p>
      <ul className="space-y-2">
        {used.map(({ title, fileUrl, page, excerpt }) => (
          <li key={`${fileUrl} ${page} ${excerpt}`} className="space-y-1">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened({ title, fileUrl, page, excerpt })}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm text-start text-sm text-primary underline underline-offset-4 hover:decoration-2"
            >
              <BookOpenTextIcon aria-hidden="true" className="size-4 shrink-0" />
              <span className="wrap-anywhere">{t("named", { title, page })}</span>
            </button>
            {isQuoted ? null : (
              <blockquote dir="auto" className="text-sm text-muted-foreground">
                {excerpt}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      <LateDialog part={VIEWER} dialog={{ opened, isOpen: opened !== null, onClose: close }} />
    </section>
  );
}
