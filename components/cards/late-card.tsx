"use client";

import type { ComponentType } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { type Late, late, useLate } from "#components/ui/use-late.ts";
import { cardText } from "#lib/cards/card-text.ts";
import type { CardType } from "#lib/cards/card.ts";
import type { CardProps } from "./card-props.ts";

/** A kind of card whose view comes with the first one; where that cannot be fetched, its words must do, and can be answered by typing. */
export function lateCard<Type extends CardType>(
  fetchView: () => Promise<ComponentType<CardProps<Type>>>,
): ComponentType<CardProps<Type>> & Pick<Late<unknown>, "load"> {
  const view = late(fetchView);
  function LateCard(props: CardProps<Type>) {
    const { part: View, hasFailed } = useLate(view);
    if (View !== null) return <View {...props} />;
    if (!hasFailed) return <Skeleton className="h-64 w-full" />;
    return (
      <p className="whitespace-pre-line">
        <ChemistryText text={cardText(props.card)} />
      </p>
    );
  }
  return Object.assign(LateCard, { load: view.load });
}
