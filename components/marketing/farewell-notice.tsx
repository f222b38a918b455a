"use client";

import { XIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { documentLocale } from "#lib/i18n/document-locale.ts";

/** The notice with words of its own: the page comes without them. */
export async function loadFarewellNotice(): Promise<ReactNode> {
  const locale = documentLocale();
  const [common, settings] = await Promise.all([
    import(`../../messages/${locale}/common.json`),
    import(`../../messages/${locale}/settings.json`),
  ]);
  return <FarewellNotice text={settings.default.account.farewell} closeLabel={common.default.close} />;
}

function FarewellNotice({ text, closeLabel }: { text: string; closeLabel: string }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="border-b bg-correct-soft">
      <div className="mx-auto flex w-full max-w-6xl items-center gap-3 px-4 py-2 sm:px-6">
        <p className="min-w-0 flex-1 text-sm">{text}</p>
        <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={() => setOpen(false)}>
          <XIcon aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
