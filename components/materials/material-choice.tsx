"use client";

import { useTranslations } from "next-intl";
import { isInWork } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { MAX_PRACTICE_MATERIALS } from "#lib/contracts/material-lengths.ts";

/** Whether a material has text to make problems about, and all of it was read. */
export function isReadable({ state, pageCount }: Material): boolean {
  return state === "ready" && pageCount !== null;
}

type MaterialChoiceProps = {
  materials: readonly Material[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Which of the teacher's materials the problems are about; one that cannot be read, or not yet, says why. */
export function MaterialChoice({ materials, chosen, onChange }: MaterialChoiceProps) {
  const t = useTranslations("materials.problems");
  const isFull = materials.filter(({ id }) => chosen.has(id)).length >= MAX_PRACTICE_MATERIALS;

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  if (materials.length === 0) return <p className="text-sm text-muted-foreground">{t("none")}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t("materials")}</legend>
      <p className="mb-1.5 text-xs text-muted-foreground">
        {isFull ? t("most", { count: MAX_PRACTICE_MATERIALS }) : t("choose")}
      </p>
      <ul className="relative grid max-h-72 gap-2 overflow-y-auto pe-1">
        {materials.map((material) => {
          const { id, title } = material;
          return (
            <li key={id}>
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is the title, and why it cannot be chosen */}
              <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5 rounded-md border border-input px-3 py-2 text-sm hover:bg-accent has-disabled:cursor-default has-disabled:text-muted-foreground has-disabled:hover:bg-transparent">
                <input
                  type="checkbox"
                  checked={isReadable(material) && chosen.has(id)}
                  disabled={!isReadable(material) || (isFull && !chosen.has(id))}
                  onChange={() => toggle(id)}
                  className="mt-0.5 size-4 accent-primary"
                />
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{title}</span>
                  <Reason material={material} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Why a material cannot be chosen. */
function Reason({ material }: { material: Material }) {
  const t = useTranslations("materials.states");
  if (isReadable(material)) return null;
  const reason = isInWork(material)
    ? t(material.state)
    : material.state === "failed"
      ? t(`failures.${material.failure ?? "damaged"}`)
      : t("picture");
  return <span className="block text-xs text-muted-foreground">{reason}</span>;
}
