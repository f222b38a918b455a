"use client";

import { useTranslations } from "next-intl";
import { memo, useDeferredValue, useMemo } from "react";
import { Markdown } from "#components/chemistry/markdown.tsx";
import { MarkedText } from "#components/chemistry/marked-text.tsx";
import { NO_MARKS } from "#components/chemistry/text-marks.ts";
import type { Provenance, ShownClaim } from "#lib/contracts/chat.ts";
import { splitMarkdown } from "#lib/markdown/split-markdown.ts";
import { CheckBadge } from "../checks/check-badge.tsx";
import { listLooks, marksOfBlocks } from "./claim-marks.ts";

const NO_CLAIMS: readonly ShownClaim[] = [];

/** The words of a reply. Where their claims are not known to be right, the text says so at its place. */
export function Prose({
  text,
  provenance,
  check,
}: {
  text: string;
  provenance: Provenance | null;
  check: Provenance["check"];
}) {
  const t = useTranslations("chat.checks.marks");
  // While words stream in, parsing them must not hold up what the student types.
  const settledText = useDeferredValue(text);
  const claims = provenance?.claims ?? NO_CLAIMS;
  const blocks = useMemo(() => splitMarkdown(settledText), [settledText]);
  const marks = useMemo(() => marksOfBlocks(blocks, claims, t), [blocks, claims, t]);
  return (
    <div className="space-y-3">
      {blocks.map((block, index) => {
        // While a reply grows, its finished blocks stay what they are, where they are.
        // One that gets marks is set anew, so that no word is taken for another that moved.
        const own = marks[index] ?? NO_MARKS;
        const key = `${index} ${own.length}`;
        return <Block key={key} source={block} marks={own} />;
      })}
      {check === null ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CheckBadge check={check} subject={{ kind: "prose", provenance }} />
          <Legend claims={claims} />
        </div>
      )}
    </div>
  );
}

/** What the lines below some words mean. Those who hear the text have heard it there. */
function Legend({ claims }: { claims: readonly ShownClaim[] }) {
  const t = useTranslations("chat.checks.marks");
  return listLooks(claims).map((look) => (
    <span key={look} aria-hidden="true" className="text-xs text-muted-foreground">
      <MarkedText look={look}>{t(look)}</MarkedText>
    </span>
  ));
}

/** Read once: of a reply that grows, only the last block is parsed again. */
const Block = memo(Markdown);
