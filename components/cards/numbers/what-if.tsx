"use client";

import { QueryClientContext } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useContext, useEffect, useId, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { askWhatIf, findReply } from "#lib/client/chat/what-if.ts";
import type { WhatIfAnswer } from "#lib/contracts/answers/what-if.ts";
import { MAX_NUMBER_LENGTH } from "#lib/contracts/number-length.ts";
import type { Written } from "#lib/origins/list-written.ts";
import { useCardActions } from "../card-actions.ts";
import type { AskedSolution } from "./asked-card.ts";

type WhatIfProps = { asked: AskedSolution; place: Written; onDone: () => void };

type Tried =
  | { readonly state: "open" | "asking" | "failed" }
  | { readonly state: "answered"; readonly answer: WhatIfAnswer };

/** Another value in the place of a given one: what comes out then, beside what came out. Only in a conversation. */
export function WhatIf({ asked, place, onDone }: WhatIfProps) {
  const t = useTranslations("chat.card.number.whatIf");
  const id = useId();
  const actions = useCardActions();
  const queries = useContext(QueryClientContext);
  const reply = queries === undefined ? null : findReply(queries, asked.card);
  const { start, numberEnd, end } = place;
  const { problem } = asked.card;
  const own = problem.slice(start, numberEnd);
  const [written, setWritten] = useState(own);
  const [tried, setTried] = useState<Tried>({ state: "open" });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the panel may end where the view does, and then it would seem that nothing came.
    if (tried.state === "answered") outcome.current?.scrollIntoView({ block: "nearest" });
  }, [tried]);
  if (reply === null || actions === null) return null;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (reply === null || tried.state === "asking" || written.trim() === "" || written.trim() === own) return;
    setTried({ state: "asking" });
    try {
      const answer = await askWhatIf(reply, { problem: asked.which, start, end: numberEnd, written: written.trim() });
      setTried({ state: "answered", answer });
    } catch (error) {
      console.warn("What if could not be asked", error);
      setTried({ state: "failed" });
    }
  }

  return (
    <form className="space-y-2 border-t pt-2" onSubmit={(event) => void onSubmit(event)}>
      <label htmlFor={id} className="block pb-0.5 font-medium">
        {t("label")}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          id={id}
          value={written}
          maxLength={MAX_NUMBER_LENGTH}
          inputMode="decimal"
          autoComplete="off"
          className="w-28"
          onChange={({ target }) => {
            setWritten(target.value);
            if (tried.state === "failed") setTried({ state: "open" });
          }}
        />
        <span>
          <ChemistryText text={problem.slice(numberEnd, end).trim()} />
        </span>
        <Button
          type="submit"
          size="sm"
          variant="outline"
          disabled={written.trim() === "" || written.trim() === own}
          aria-disabled={tried.state === "asking"}
        >
          {t("try")}
        </Button>
      </div>
      <div ref={outcome} role="status" className="space-y-1">
        {tried.state === "failed" ? <p className="text-wrong">{t("failed")}</p> : null}
        {tried.state === "answered" ? <Outcome answer={tried.answer} /> : null}
      </div>
      {tried.state === "answered" && tried.answer.outcome !== null ? (
        <Button
          size="sm"
          variant="link"
          className="px-0"
          aria-disabled={actions.isBusy}
          onClick={() => {
            if (actions.isBusy) return;
            onDone();
            actions.send(tried.answer.revised);
          }}
        >
          {t("ask")}
        </Button>
      ) : null}
    </form>
  );
}

/** The answer before and after, and what else changed on the way. */
function Outcome({ answer: { outcome } }: { answer: WhatIfAnswer }) {
  const t = useTranslations("chat.card.number.whatIf");
  if (outcome === null) return <p>{t("none")}</p>;
  const { before, after, factor, changed } = outcome;
  return (
    <>
      <p className="tabular font-semibold">
        <ChemistryText text={t("answer", { before, after })} />
      </p>
      {factor === null ? null : <p>{t("factor", { factor })}</p>}
      {changed.length === 0 ? null : (
        <>
          <p className="text-muted-foreground">{t("changed")}</p>
          <ul className="tabular list-inside list-disc">
            {changed.map(({ name, before: from, after: to }) => (
              <li key={`${name} ${from}`}>
                <ChemistryText text={t("change", { name, before: from, after: to })} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
