"use client";

import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useIsAwake } from "#lib/client/use-is-awake.ts";
import { late, useLate } from "#components/ui/use-late.ts";
import { documentLocale } from "#lib/i18n/document-locale.ts";

/** What the engine makes of a visitor's line: `said` is announced, `shown` takes the place of the worked example. */
export type Answer = { said: ReactNode; shown: ReactNode; isRefused: boolean };

export type Answerer = (given: string) => Answer;

/** The engine and its words, fetched when a visitor first turns to a line. */
const ANSWERERS = {
  balancing: late(async (): Promise<Answerer> =>
    (await import("./balancing-answerer.tsx")).loadBalancingAnswerer(documentLocale()),
  ),
  marking: late(async (): Promise<Answerer> =>
    (await import("./marking-answerer.tsx")).loadMarkingAnswerer(documentLocale()),
  ),
} as const;

type TrialProps = {
  piece: keyof typeof ANSWERERS;
  title: string;
  action: string;
  /** What stands in the line at first: it is what the worked example answers. */
  start: string;
  examples: readonly string[];
  /** What is said when the engine cannot be fetched. */
  failure: string;
  /** The worked example. */
  children: ReactNode;
};

/**
 * A line for a visitor to try the engine with, in the browser, without an account. Without scripts it is not shown, and the
 * worked example stands alone.
 */
export function Trial({ piece, title, action, start, examples, failure, children }: TrialProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const isAwake = useIsAwake();
  const [isNear, setNear] = useState(false);
  const [given, setGiven] = useState<string | null>(null);
  // The next to want it tries again.
  const onFailure = useCallback(() => setNear(false), []);
  const { part: answerer, hasFailed } = useLate(ANSWERERS[piece], { isWanted: isNear, onFailure });
  const answer = useMemo(() => (given === null || answerer === null ? null : answerer(given)), [given, answerer]);

  const isPending = given !== null && answerer === null && !hasFailed;

  /** @param example empty where the line itself is asked about */
  const ask = useCallback((example: string) => {
    if (line.current === null) return;
    if (example !== "") line.current.value = example;
    setGiven(line.current.value);
    setNear(true);
  }, []);

  // What was sent until then was held by components/marketing/late-scripts.js, which holds nothing more from now on.
  useEffect(() => {
    const held = form.current?.dataset["held"];
    if (!isAwake || held === undefined) return;
    form.current?.removeAttribute("data-held");
    form.current?.removeAttribute("aria-busy");
    ask(held);
  }, [isAwake, ask]);

  return (
    <>
      <form
        ref={form}
        className="trial"
        data-late={isAwake ? undefined : ""}
        aria-busy={isPending || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          ask(pressedValue(event.nativeEvent));
        }}
      >
        <label htmlFor={id}>{title}</label>
        <input
          ref={line}
          id={id}
          required
          maxLength={300}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={start}
          onFocus={() => setNear(true)}
          aria-invalid={answer?.isRefused}
          aria-describedby={`${id}s`}
        />
        <button className="button">{action}</button>
        <p>
          {examples.map((example) => (
            <button key={example} value={example} formNoValidate>
              {example}
            </button>
          ))}
        </p>
      </form>
      <div id={`${id}s`} role="status">
        {hasFailed ? <p>{failure}</p> : answer?.said}
      </div>
      {answer === null ? children : answer.shown}
    </>
  );
}

/** The value of the button that sent a form; empty for one without, and for Enter. */
function pressedValue(event: Event): string {
  return event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
}
