"use client";

import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";
import { useIsAwake } from "#components/ui/use-is-awake.ts";
import { late, useLate } from "#components/ui/use-late.ts";
import { documentLocale } from "#lib/i18n/document-locale.ts";

/** What the engine makes of a visitor's line: `said` is announced, `shown` takes the place of the worked example. */
export type Answer = { said: ReactNode; shown: ReactNode; isRefused: boolean };

export type Answerer = (given: string) => Answer;

/** The engine and its words, fetched when a visitor first turns to a line. */
const ANSWERERS = {
  balancing: late(async (): Promise<Answerer> => (await import("./balancing-answerer.tsx")).loadBalancingAnswerer(documentLocale())),
  marking: late(async (): Promise<Answerer> => (await import("./marking-answerer.tsx")).loadMarkingAnswerer(documentLocale())),
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
  const line = useRef<HTMLInputElement>(null);
  // Until scripts have taken over, what is pressed would be lost.
  const isReady = useIsAwake();
  const [isNear, setNear] = useState(false);
  const [given, setGiven] = useState<string | null>(null);
  // The next to want it tries again.
  const onFailure = useCallback(() => setNear(false), []);
  const { part: answerer, hasFailed } = useLate(ANSWERERS[piece], { isWanted: isNear, onFailure });
  const answer = useMemo(() => (given === null || answerer === null ? null : answerer(given)), [given, answerer]);

  const isPending = given !== null && answerer === null && !hasFailed;

  function ask(text: string) {
    if (line.current !== null) line.current.value = text;
    setGiven(text);
    setNear(true);
  }

  return (
    <>
      <form
        className="trial"
        aria-busy={isPending || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          ask(line.current?.value ?? "");
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
        <button className="button" disabled={!isReady}>
          {action}
        </button>
        <p>
          {examples.map((example) => (
            <button key={example} type="button" disabled={!isReady} onClick={() => ask(example)}>
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
