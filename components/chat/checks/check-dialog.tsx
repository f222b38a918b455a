"use client";

import { ExternalLinkIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Modal } from "#components/ui/modal.tsx";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import type { CheckDialogProps } from "./check-badge.tsx";
import { type CheckLabel, type CheckSubject, checkOfCard, labelOf } from "./check-of.ts";
import { ClaimList } from "./claim-list.tsx";
import { listComputed } from "./computed-lines.ts";

/** What the engine looked at in a reply or in its card, and what it found. */
export function CheckDialog({ check, subject, isOpen, onClose }: CheckDialogProps) {
  const t = useTranslations("chat.checks");
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      description={t(summaryKey(check, subject))}
      closeLabel={t("close")}
    >
      <div className="space-y-4 p-5">
        {subject.kind === "card" ? (
          <ComputedLines lines={checkOfCard(subject.card) === null ? [] : listComputed(subject.card)} />
        ) : (
          <Claims provenance={subject.provenance} />
        )}
        <p className="text-sm">
          <a
            href="/quality"
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center gap-1.5 text-primary underline underline-offset-4 hover:decoration-2"
          >
            {t("quality")}
            <ExternalLinkIcon aria-hidden="true" className="size-3.5" />
          </a>
        </p>
      </div>
    </Modal>
  );
}

function summaryKey(check: CheckDialogProps["check"], subject: CheckSubject) {
  if (subject.kind === "card") return cardSummaryKey(subject.card, labelOf(check, subject).key);
  const { provenance } = subject;
  if (provenance === null || provenance.writer === "tutor") return "engine";
  if (provenance.claims === undefined) return "unlisted";
  return provenance.claims.length === 0 ? "none" : (`prose.${check}` as const);
}

/** The engine vouches only for what it computed; a reading of a picture says of itself what it is. */
function cardSummaryKey(card: Card, label: CheckLabel["key"]) {
  // What is asked back has nothing in it that could be checked.
  if (card.type === "problem_reading") return "unrecorded";
  if (label === "balanced" || label === "doubtful" || label === "reading") return `card.${label}` as const;
  if (checkOfCard(card) !== null || card.type === "picture_reading") return `card.${card.type}` as const;
  if (card.type !== "answer_evaluation") return "unrecorded";
  return card.basis === "given" ? "byGiven" : "judged";
}

function Claims({ provenance }: { provenance: Provenance | null }) {
  const t = useTranslations("chat.checks");
  const { claims = [], moreClaims = 0 } = provenance ?? {};
  return (
    <>
      <ClaimList claims={claims} />
      {moreClaims === 0 ? null : <p className="text-sm text-muted-foreground">{t("more", { count: moreClaims })}</p>}
    </>
  );
}

function ComputedLines({ lines }: { lines: readonly string[] }) {
  const t = useTranslations("chat.checks");
  if (lines.length === 0) return null;
  return (
    <section aria-label={t("computed")}>
      <h3 className="text-xs font-semibold text-muted-foreground">{t("computed")}</h3>
      <ul className="mt-1 divide-y">
        {lines.map((line, index) => {
          // Lines may be the same, and stay where they are.
          const key = `${index}`;
          return (
            <li key={key} className="py-2">
              <bdi>
                <ChemistryText text={line} />
              </bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
