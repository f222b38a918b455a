import type { Locale } from "../../i18n/locales.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { findKindOf } from "../../solver/problems/senses.ts";
import { kindOfUnit } from "../statement/goals.ts";
import { listTokenised } from "../text/named-tokens.ts";
import type { Spot } from "../text/spot.ts";

/** A quantity that a text names, with the unit where it is named by that alone: "how many grams". */
type NamedKind = { readonly kind: Kind; readonly unit: Unit | null };

/** By the words that problems are solved with, in a language and in English. */
function listByWords(text: string, locale: Locale): NamedKind[] {
  return listTokenised(text, locale)
    .flat()
    .flatMap((token) => {
      const unit = token.kind === "unit" ? token.unit.unit : null;
      const named = token.kind === "concept" ? findKindOf(token.concept) : null;
      const kind = unit === null ? named : kindOfUnit(unit);
      return kind === null ? [] : [{ kind, unit }];
    });
}

/** What a text names, what it names last first: there the question stands. */
export function listNamedKinds(text: string, locale: Locale, spots: readonly Spot[]): NamedKind[] {
  const bySpots = spots.flatMap((spot): NamedKind[] => {
    if (spot.kind === "cue" && spot.cue.is === "kind") return spot.cue.kinds.map((kind) => ({ kind, unit: null }));
    const kind = spot.kind === "unit" ? kindOfUnit(spot.unit) : null;
    return spot.kind === "unit" && kind !== null ? [{ kind, unit: spot.unit }] : [];
  });
  const named = [...bySpots.toReversed(), ...listByWords(text, locale).toReversed()];
  return named.filter(({ kind }, at) => named.findIndex((other) => other.kind === kind) === at);
}
