"use client";

import { useTranslations } from "next-intl";
import { memo, type RefObject, useState } from "react";
import { Button } from "#components/ui/button.tsx";

const FORMATS = ["svg", "png"] as const;

type SaveDrawingProps = { figure: RefObject<HTMLElement | null>; name: string };

/** Saves the drawing of a figure as it looks now. What writes the file comes when it is wanted. */
export const SaveDrawing = memo(function SaveDrawing({ figure, name }: SaveDrawingProps) {
  const t = useTranslations("chat.card.drawing");
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (format: (typeof FORMATS)[number]) => {
    const drawn = figure.current?.querySelector<SVGSVGElement>("svg[data-drawing], [data-drawing] > svg");
    if (drawn === null || drawn === undefined) return;
    const { savePicture } = await import("#components/pictures/save-picture.ts");
    await savePicture(drawn, name, format);
  };
  return (
    <details className="text-sm print:hidden">
      <summary className="text-primary">{t("save")}</summary>
      <div className="flex flex-wrap gap-2 pt-1">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outline"
            size="sm"
            onClick={() => {
              save(format).then(
                () => setHasFailed(false),
                (error: unknown) => {
                  console.warn("A picture could not be saved", error);
                  setHasFailed(true);
                },
              );
            }}
          >
            {t(format)}
          </Button>
        ))}
      </div>
      <p role="alert" className="text-wrong empty:hidden">
        {hasFailed ? t("unsaved") : ""}
      </p>
    </details>
  );
});
