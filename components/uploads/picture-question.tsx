"use client";

import { ImageIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";

type PictureQuestionProps = {
  file: File;
  endpoint: "attachment" | "material";
  /** Whether it is to be sent all the same. */
  onAnswer: (mayGo: boolean) => void;
};

/** Says of a picture, before it is sent, that it is kept and not read. */
export function PictureQuestion({ file, endpoint, onAnswer }: PictureQuestionProps) {
  const t = useTranslations("uploads.picture");
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={t("title")} className="space-y-3 p-5 outline-none">
      <h3 className="flex items-start gap-2 font-semibold">
        <ImageIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
        {t("title")}
      </h3>
      <p className="text-sm text-muted-foreground wrap-anywhere">{file.name}</p>
      <p>{t(endpoint)}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAnswer(true)}>{t("send")}</Button>
        <Button variant="outline" onClick={() => onAnswer(false)}>
          {t("other")}
        </Button>
      </div>
    </section>
  );
}
