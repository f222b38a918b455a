"use client";

import type { ComponentType } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { type Late, useLate } from "#components/ui/use-late.ts";
import { cardText } from "#lib/cards/card-text.ts";
import type { CardType } from "#lib/cards/card.ts";
import type { CardProps } from "./card-props.ts";

type LateCardProps<Type extends CardType> = { view: Late<ComponentType<CardProps<Type>>>; shown: CardProps<Type> };

/** A card whose view comes with the first one; where that cannot be fetched, its words must do, and can be answered by typing. */
export function LateCard<Type extends CardType>({ view, shown }: LateCardProps<Type>) {
  const { part: View, hasFailed } = useLate(view);
  if (View !== null) return <View {...shown} />;
  if (!hasFailed) return <Skeleton className="h-64 w-full" />;
  return (
    <p className="whitespace-pre-line">
      <ChemistryText text={cardText(shown.card)} />
    </p>
  );
}
