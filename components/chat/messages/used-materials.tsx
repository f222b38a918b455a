"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useCallback, useId, useState } from "react";
import type { OpenedPage } from "#components/materials/page-viewer.tsx";
import { late } from "#components/ui/use-late.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { LateDialog } from "../reports/late-dialog.tsx";
import { CitedSource } from "./cited-source.tsx";

type ViewerProps = { opened: OpenedPage | null; isOpen: boolean; onClose: () => void };

const VIEWER = late(
  async (): Promise<ComponentType<ViewerProps>> => (await import("#components/materials/page-viewer.tsx")).PageViewer,
);

/** The sources of a reply by name and page, each with the sentences that the reply draws on; each opens its page. */
export function UsedMaterials({ message }: { message: Message }) {
  const t = useTranslations("sources");
  const labelId = useId();
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const used = message.metadata?.usedMaterials ?? [];
  if (used.length === 0) return null;
  // The tutor's words without a card are the quotations; a model may quote a part of a sentence.
  const isQuoted = message.metadata?.type === undefined && message.provenance?.writer !== "model";
  return (
    <section aria-labelledby={labelId} className="space-y-2 border-s-2 border-primary ps-3">
      <p id={labelId} className="text-xs font-semibold text-muted-foreground">
        {t("title")}
      </p>
      <ul className="space-y-2">
        {used.map(({ title, fileUrl, page, excerpt }) => (
          <li key={`${fileUrl} ${page} ${excerpt}`} className="space-y-1">
            <CitedSource source={{ title, fileUrl, page, excerpt }} isQuoted={isQuoted} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      <LateDialog part={VIEWER} dialog={{ opened, isOpen: opened !== null, onClose: close }} />
    </section>
  );
}
