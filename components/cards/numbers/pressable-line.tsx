"use client";

import { Fragment, type ReactNode } from "react";
import { termsOf } from "#components/chemistry/equation-layout.ts";
import { Scripts } from "#components/chemistry/scripts.tsx";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import type { Spot } from "#lib/origins/spot.ts";

/** A number or letter that can be pressed, by its number among those of the solution. */
export type PressableSpot = { readonly id: number; readonly spot: Spot };

type LineProps = {
  text: string;
  /** Where the text begins in its line. */
  from: number;
  spots: readonly PressableSpot[];
  button: (spot: PressableSpot) => ReactNode;
};

/** A line that wraps as an equation does, whose spots are buttons. */
export function PressableLine({ text, from, spots, button }: LineProps) {
  return placeTerms(text, from).map((factors, place) => {
    // Neither terms nor factors have an identity but their place.
    const key = `${place}`;
    return (
      <Fragment key={key}>
        {place === 0 ? null : " "}
        <span className={factors.length > 1 ? "inline-block" : undefined}>
          <Factors factors={factors} spots={spots} button={button} />
        </span>
      </Fragment>
    );
  });
}

function Factors({ factors, ...rest }: { factors: readonly Placed[] } & Pick<LineProps, "spots" | "button">) {
  return factors.map(({ text, from, isWhole }, place) => (
    <Fragment key={from}>
      {place === 0 ? null : " "}
      <span className={isWhole ? "whitespace-nowrap" : undefined}>
        <Pieces text={text} from={from} {...rest} />
      </span>
    </Fragment>
  ));
}

type Placed = { readonly text: string; readonly from: number; readonly isWhole: boolean };

/** The narrow space within a number keeps it together: 6.02 × 10²³. */
const NARROW_SPACE = "\u202F";

/** The terms and their factors with their places; all that is between them is one space. */
function placeTerms(text: string, from: number): Placed[][] {
  let at = 0;
  return termsOf(text).map((factors) => {
    const placed: Placed[] = [];
    for (const { text: factor, isWhole } of factors) {
      const last = placed.at(-1);
      if (last !== undefined && text[at - 1] === NARROW_SPACE)
        placed[placed.length - 1] = { ...last, text: last.text + NARROW_SPACE + factor };
      else placed.push({ text: factor, from: from + at, isWhole });
      at += factor.length + 1;
    }
    return placed;
  });
}

function Pieces({ text, from, spots, button }: LineProps) {
  const to = from + text.length;
  const pieces: ReactNode[] = [];
  let read = from;
  const say = (until: number) => {
    const plain = text.slice(read - from, until - from);
    if (plain !== "") pieces.push(<Scripts key={`${read}`} spans={splitScripts(plain)} />);
  };
  for (const each of spots) {
    if (each.spot.start < read || each.spot.end > to) continue;
    say(each.spot.start);
    pieces.push(<Fragment key={`spot ${each.id}`}>{button(each)}</Fragment>);
    read = each.spot.end;
  }
  say(to);
  return pieces;
}
