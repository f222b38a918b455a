import { propertiesOf } from "../chemistry/data/element-properties.ts";
import { ELEMENTS, type Element } from "../chemistry/elements/elements.ts";
import { type Family, familyOf, kindOf, LAST_SEEN } from "../chemistry/elements/families.ts";
import { type State, stateAt } from "../chemistry/elements/states.ts";

/** What a table is coloured by that is measured, with its unit; Pauling's scale has none. */
export const MEASURES = {
  radius: "pm",
  ionization: "kJ/mol",
  electronegativity: "",
} as const;

export type Measure = keyof typeof MEASURES;

export type Kind = ReturnType<typeof kindOf>;

/** What a table is coloured by, the first as it opens. */
export const SCALES = ["family", "kind", "radius", "ionization", "electronegativity", "state"] as const;

export type Scale = (typeof SCALES)[number];

/** A sign for each class, so that colour alone says nothing: it stands in the tile and in the legend. */
export const FAMILY_SIGNS = {
  hydrogen: "◇",
  "alkali-metals": "●",
  "alkaline-earth-metals": "▲",
  "transition-metals": "■",
  "main-group": "○",
  halogens: "△",
  "noble-gases": "□",
  lanthanides: "◆",
  actinides: "★",
} as const satisfies Record<Family, string>;

export const KIND_SIGNS = { metal: "■", metalloid: "◆", nonmetal: "○" } as const satisfies Record<Kind, string>;

/** As they stand behind a formula in an equation. */
export const STATE_SIGNS = { solid: "s", liquid: "l", gas: "g" } as const satisfies Record<State, string>;

/** Whether it is a metal; null of those of which only a few atoms were ever made. */
export const kindSeen = (element: Element): Kind | null => (element.number > LAST_SEEN ? null : kindOf(element));

/** In five steps of about as many elements each; equal values are in one step. */
const STEPS = 5;

/** The least and the greatest value of a step. */
type ScaleStep = readonly [least: number, most: number];

function divide(measure: Measure): readonly ScaleStep[] {
  const values = ELEMENTS.map(({ symbol }) => propertiesOf(symbol)[measure])
    .filter((value) => value !== null)
    .toSorted((a, b) => a - b);
  const starts = Array.from({ length: STEPS }, (_, step) => values[Math.round((step * values.length) / STEPS)] ?? 0);
  return starts.map((least, step) => {
    const next = starts[step + 1] ?? Number.POSITIVE_INFINITY;
    return [least, values.findLast((value) => value < next) ?? least];
  });
}

/** What the legend says of a measure: the steps of its colours, from the least on. */
export const SCALE_STEPS: Readonly<Record<Measure, readonly ScaleStep[]>> = {
  radius: divide("radius"),
  ionization: divide("ionization"),
  electronegativity: divide("electronegativity"),
};

/** What an element shows of a scale. `tone` chooses its colour; null where no value is known. */
export type Shown =
  | { readonly kind: "family"; readonly family: Family; readonly tone: Family }
  | { readonly kind: "kind"; readonly of: Kind; readonly tone: Kind }
  | { readonly kind: "state"; readonly state: State; readonly tone: State }
  | { readonly kind: "value"; readonly value: number; readonly measure: Measure; readonly tone: `${number}` };

/** What stands in an element's tile; `celsius` is the temperature at which its state is asked for. */
export function showOn(scale: Scale, element: Element, celsius: number): Shown | null {
  switch (scale) {
    case "family": {
      const family = familyOf(element);
      return { kind: "family", family, tone: family };
    }
    case "kind": {
      const kind = kindSeen(element);
      return kind === null ? null : { kind: "kind", of: kind, tone: kind };
    }
    case "state": {
      const state = stateAt(element.symbol, celsius);
      return state === null ? null : { kind: "state", state, tone: state };
    }
    default: {
      const value = propertiesOf(element.symbol)[scale];
      if (value === null) return null;
      const step = SCALE_STEPS[scale].findIndex(([, most]) => value <= most);
      return { kind: "value", value, measure: scale, tone: `${step + 1}` };
    }
  }
}

/** How many elements are in each state at a temperature in °C, and of how many it is not known. */
export function countStates(celsius: number): Readonly<Record<State | "unknown", number>> {
  const counts = { solid: 0, liquid: 0, gas: 0, unknown: 0 };
  for (const { symbol } of ELEMENTS) counts[stateAt(symbol, celsius) ?? "unknown"] += 1;
  return counts;
}

export const isMeasure = (scale: Scale): scale is Measure => scale in MEASURES;
