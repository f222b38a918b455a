import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { SaidValue } from "../fragment.ts";
import { isKindOf } from "../kind-alike.ts";
import { SIZES, USUAL, isOf } from "./talk.ts";
import type { Placed, Slot, Talk } from "./talk.ts";

/** Each way to take the values: as they stand in their order, the last of those that are like them, or besides. */
export function listPlaces(talk: Talk): (readonly Placed[])[] {
  const { values, goal } = talk.fragment;
  if (values.length === 0) return [[]];
  const taken = new Set<Slot>();
  const replaced = values.map((value): Placed => {
    const slot = findSlot(talk, value, taken);
    if (slot !== null) taken.add(slot);
    return { value, slot };
  });
  const added = values.map((value): Placed => ({ value, slot: null }));
  const isOther = goal?.kind !== null && goal?.kind !== undefined && goal.kind !== talk.before.goal?.variable.kind;
  return isOther && goal.kind === "percent-yield" ? [added, replaced] : [replaced, added];
}

function findSlot(talk: Talk, { quantity, kind, of, label }: SaidValue, taken: ReadonlySet<Slot>): Slot | null {
  const free = talk.slots.filter(
    (slot) =>
      !taken.has(slot) &&
      (kind === null ? slot.quantity.unit.dimension === quantity.unit.dimension : isKindOf(slot.variable, kind)) &&
      (kind !== null || quantity.unit.dimension !== DIMENSIONS.none) &&
      (label === null || slot.variable.label === null || slot.variable.label === label) &&
      (of === null || isOf(slot.variable, of)),
  );
  const same = free.find((slot) => slot.quantity.value.eq(quantity.value));
  const usual = USUAL.get(quantity.unit.dimension);
  const given = free
    .filter(({ isAnswer }) => !isAnswer)
    // "After 30 hours" is a time, sooner than a half-life.
    .toSorted((one, other) => Number(one.variable.kind === usual) - Number(other.variable.kind === usual));
  const ofSize = of === null && free.length === 0 ? findSize(talk, quantity) : null;
  return same ?? given.at(-1) ?? free.at(-1) ?? ofSize;
}

/** "What about 3 mol": in the place of the only mass, volume or amount that the problem gives. */
function findSize(talk: Talk, { unit }: Quantity): Slot | null {
  const kind = USUAL.get(unit.dimension);
  const sizes = talk.slots.filter(({ variable, isAnswer }) => !isAnswer && SIZES.has(variable.kind));
  const [only, ...others] = sizes;
  return kind !== undefined && SIZES.has(kind) && only !== undefined && others.length === 0 ? only : null;
}
