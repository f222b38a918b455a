"use client";

import { CircleAlertIcon, CircleCheckIcon, type LucideIcon, TriangleAlertIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/class-names.ts";
import { useUsage } from "#lib/client/subscription.ts";
import type { Usage } from "#lib/contracts/answers/subscription.ts";
import type { Meter } from "#lib/plans/plans.ts";
import { summarizeUsage, type UsageLevel } from "./usage-level.ts";

/** Never the colour alone: a sign and words go with it. */
const LEVELS = {
  ok: { icon: CircleCheckIcon, bar: "[--primary:var(--correct)]", text: "text-correct" },
  high: { icon: TriangleAlertIcon, bar: "[--primary:var(--nearly)]", text: "text-nearly" },
  full: { icon: CircleAlertIcon, bar: "[--primary:var(--wrong)]", text: "text-wrong" },
} as const satisfies Record<UsageLevel, { icon: LucideIcon; bar: string; text: string }>;

/** What was used today of one of the plan's limits. */
export function UsageMeter({ meter }: { meter: Meter }) {
  const t = useTranslations("settings.subscription");
  const { data, isPending } = useUsage(meter);
  return (
    <li className="space-y-1.5 text-sm">
      {data ? (
        <Used meter={meter} usage={data} />
      ) : (
        <p className="flex justify-between gap-4">
          <span className="font-medium">{t(`meters.${meter}`)}</span>
          <span className="text-muted-foreground">{isPending ? "…" : t("usageFailed")}</span>
        </p>
      )}
    </li>
  );
}

function Used({ meter, usage: { current, limit } }: { meter: Meter; usage: Usage }) {
  const t = useTranslations("settings.subscription");
  const name = t(`meters.${meter}`);
  const summary = summarizeUsage(current, limit);
  if (summary.kind !== "counted") {
    return (
      <p className="flex justify-between gap-4">
        <span className="font-medium">{name}</span>
        <span className="text-muted-foreground">{t(summary.kind)}</span>
      </p>
    );
  }
  const { icon: Icon, bar, text } = LEVELS[summary.level];
  return (
    <>
      <p className="flex justify-between gap-4">
        <span className="font-medium">{name}</span>
        <span className="tabular">{t("used", { current, limit })}</span>
      </p>
      <progress
        value={summary.percent}
        max={100}
        aria-label={name}
        className={cn("progress-bar", bar)}
        data-level={summary.level}
      />
      <p className={cn("flex items-center gap-1.5 text-xs", text)}>
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {t(`levels.${summary.level}`)}
      </p>
    </>
  );
}
