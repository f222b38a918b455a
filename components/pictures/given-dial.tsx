"use client";

import { useId } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Dial } from "#lib/pictures/dials.ts";
import { useSay } from "./use-say.ts";

type GivenDialProps = { dial: Dial; name: string; at: number; onTurn: (at: number) => void };

/** A slider over the values that a given can have; its own one is among them. */
export function GivenDial({ dial: { values, unit }, name, at, onTurn }: GivenDialProps) {
  const id = useId();
  const value = useSay().decimal(values[at] ?? "", null, unit);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id}>
          <ChemistryText text={name} />
        </label>
        {/* The slider itself tells it to a screen reader. */}
        <span aria-hidden="true" className="tabular shrink-0 text-muted-foreground">
          <ChemistryText text={value} />
        </span>
      </div>
      <input
        type="range"
        id={id}
        min={0}
        max={values.length - 1}
        step={1}
        value={at}
        aria-valuetext={value}
        onChange={({ target }) => onTurn(target.valueAsNumber)}
        className="mt-1 h-8 w-full cursor-pointer accent-primary"
      />
    </div>
  );
}
