"use client";

import { CheckIcon, CircleDashedIcon, PencilLineIcon, TriangleAlertIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { ShownClaim } from "#lib/contracts/chat.ts";
import { readableClaim } from "./readable-claim.ts";

type Verdict = ShownClaim["verdict"];

const LOOKS = {
  wrong: { className: "text-wrong", Icon: TriangleAlertIcon },
  unknown: { className: "text-nearly", Icon: CircleDashedIcon },
  corrected: { className: "text-correct", Icon: PencilLineIcon },
  supported: { className: "text-correct", Icon: CheckIcon },
} as const satisfies Record<Verdict, { className: string; Icon: typeof CheckIcon }>;

/** The order of reading: what needs care comes first. */
const VERDICTS = Object.keys(LOOKS).filter((verdict): verdict is Verdict => verdict in LOOKS);

/** The claims of a text by what became of them, each with the reason in words. */
export function ClaimList({ claims }: { claims: readonly ShownClaim[] }) {
  const t = useTranslations("chat.checks");
  return VERDICTS.map((verdict) => {
    const own = claims.filter((claim) => claim.verdict === verdict);
    if (own.length === 0) return null;
    const { className, Icon } = LOOKS[verdict];
    return (
      <section key={verdict} aria-label={t(`verdicts.${verdict}`)}>
        <h3 className={cn("flex items-center gap-1.5 text-sm font-semibold", className)}>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {t(`verdicts.${verdict}`)}
          <span className="tabular font-normal text-muted-foreground">{own.length}</span>
        </h3>
        <ul className="mt-1 divide-y">
          {own.map((claim) => (
            <ClaimItem key={claim.start} claim={claim} />
          ))}
        </ul>
      </section>
    );
  });
}

function ClaimItem({ claim: { text, said, reason } }: { claim: ShownClaim }) {
  const t = useTranslations("chat.checks");
  return (
    <li className="space-y-0.5 py-2 ps-5.5">
      <p className="font-medium wrap-anywhere">
        <bdi>
          <ChemistryText text={readableClaim(text)} />
        </bdi>
      </p>
      {said === null ? null : (
        <p className="text-sm wrap-anywhere">
          {t("said")}{" "}
          <bdi>
            <s>
              <ChemistryText text={readableClaim(said)} />
            </s>
          </bdi>
        </p>
      )}
      <p className="text-sm text-muted-foreground">{t(`reasons.${reason}`)}</p>
    </li>
  );
}
