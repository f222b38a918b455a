"use client";

import { useLocale } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { EQUATION_LINE } from "#components/chemistry/equation.tsx";
import { layOutEquation } from "#components/chemistry/equation-layout.ts";
import { Scripts } from "#components/chemistry/scripts.tsx";
import { WrittenEquation } from "#components/chemistry/written-equation.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { askedSolution } from "./asked-card.ts";
import { NumberPanel } from "./number-panel.tsx";
import { PressableLine, type PressableSpot } from "./pressable-line.tsx";

export type PressableLinesProps = {
  card: StepSolutionCard;
  /** Which of the card's problems, and which of its steps, counted from 0. */
  which: number;
  step: number;
  text: string;
};

/** The lines of a step whose numbers and letters tell, when they are pressed, where they come from. */
export function PressableLines({ card, which, step, text }: PressableLinesProps) {
  const asked = askedSolution(card, which, useLocale());
  const spots = (asked?.trace ?? []).flatMap((traced, id): PressableSpot[] =>
    traced?.spot.step === step ? [{ id, spot: traced.spot }] : [],
  );
  // What the places were counted in is what is shown.
  if (asked === null || spots.length === 0 || formatChemistryText(text) !== text)
    return <WrittenEquation text={text} className="py-1" />;
  return <Lines asked={asked} text={text} spots={spots} />;
}

type LinesProps = {
  asked: NonNullable<ReturnType<typeof askedSolution>>;
  text: string;
  spots: readonly PressableSpot[];
};

function Lines({ asked, text, spots }: LinesProps) {
  const group = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const { stop, onFocus, onKeyDown } = useRoving(spots);
  const buttonOf = (id: number) => group.current?.querySelector<HTMLElement>(`[data-number="${id}"]`) ?? null;
  const button = ({ id, spot }: PressableSpot) => (
    <button
      type="button"
      data-number={id}
      tabIndex={id === stop ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={id === open}
      onFocus={() => onFocus(id)}
      onKeyDown={onKeyDown}
      onClick={() => setOpen(id === open ? null : id)}
      className={PRESSABLE}
    >
      <Scripts spans={splitScripts(spot.text)} />
    </button>
  );
  return (
    <>
      <div ref={group} role="group" aria-label={text} className={cn(EQUATION_LINE, "py-1")}>
        <Blocks text={text} spots={spots} button={button} />
      </div>
      {open === null ? null : (
        <NumberPanel
          key={open}
          asked={asked}
          id={open}
          anchor={() => buttonOf(open)}
          onClose={(returnsFocus) => {
            setOpen(null);
            if (returnsFocus) buttonOf(open)?.focus();
          }}
        />
      )}
    </>
  );
}

/** Text, until it is pointed at. */
const PRESSABLE =
  "border-b border-dotted border-muted-foreground/55 leading-tight select-text hover:border-solid hover:border-primary hover:text-primary focus-visible:border-solid focus-visible:border-primary aria-expanded:border-solid aria-expanded:border-primary aria-expanded:text-primary print:border-transparent";

type BlocksProps = {
  text: string;
  spots: readonly PressableSpot[];
  button: (spot: PressableSpot) => React.ReactNode;
};

/** The lines as an equation has them: alone, or below each other with their heads in a column. */
function Blocks({ text, spots, button }: BlocksProps) {
  let line = 0;
  const next = (part: string, from = 0) => (
    <PressableLine text={part} from={from} spots={spots.filter(({ spot }) => spot.line === line)} button={button} />
  );
  return layOutEquation(text).map((block, index) => {
    const key = `${index}`;
    if (block.kind === "alone") {
      const shown = next(block.text);
      line += 1;
      return (
        <span key={key} className="block">
          {shown}
        </span>
      );
    }
    return (
      <span key={key} className="mx-auto table w-fit text-start text-base leading-relaxed text-wrap sm:text-lg">
        {block.lines.map(({ head, rest }) => {
          const row = (
            <span key={`${head}${rest}`} className="table-row">
              <span className="table-cell pe-2 text-end whitespace-nowrap">{next(head)}</span>
              <span className="table-cell">{next(rest, head.length + 1)}</span>
            </span>
          );
          line += 1;
          return row;
        })}
      </span>
    );
  });
}

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop of the Tab key for all of a step; arrows, Home and End go through them. */
function useRoving(spots: readonly PressableSpot[]) {
  const [last, setLast] = useState<number | null>(null);
  const ids = spots.map(({ id }) => id);
  const stop = last !== null && ids.includes(last) ? last : ids[0];
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = stop === undefined ? -1 : ids.indexOf(stop);
    const direction = DIRECTIONS[event.key];
    const next =
      direction !== undefined
        ? ids[Math.max(0, Math.min(ids.length - 1, at + direction))]
        : event.key === "Home"
          ? ids[0]
          : event.key === "End"
            ? ids.at(-1)
            : undefined;
    if (next === undefined) return;
    event.preventDefault();
    const group = event.currentTarget.closest("[role=group]");
    group?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  }
  return { stop, onFocus: setLast, onKeyDown };
}
