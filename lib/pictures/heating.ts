import { phaseChange } from "../methods/rules/phase-change.ts";
import type { StepFacts } from "../methods/facts.ts";
import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import type { Scenery } from "./picture.ts";
import { variableOfNode } from "./replay.ts";

/** What water does on a stretch of its way, as the steps of the method are called. */
const STRETCHES = ["warm", "cool", "fusion", "fusion-back", "vaporization", "vaporization-back"] as const;

type Stretch = {
  readonly kind: (typeof STRETCHES)[number];
  /** In degrees Celsius; the same for what melts or boils. */
  readonly from: Quantity;
  readonly to: Quantity;
  /** As the steps of the solution tell it: below zero where it is given off. */
  readonly heat: Quantity;
};

export type Heating = {
  readonly mass: Quantity;
  readonly stretches: readonly Stretch[];
  /** Heat so far, in kJ and counted positive, and temperature in °C: where each stretch begins and ends. */
  readonly curve: readonly (readonly [heat: number, temperature: number])[];
};

const CELSIUS = getUnit("°C");

/** The heat of a stretch, and by how many degrees it warms: none where it melts or boils. */
function readStretch({ id, lines }: StepFacts): { kind: Stretch["kind"]; heat: Quantity; change: Decimal } | null {
  const kind = STRETCHES.find((each) => each === id);
  const terms = lines.flatMap((line) => line.terms.flatMap((term) => (term.kind === "quantity" ? [term] : [])));
  const [change, heat] = [terms.find(({ unit }) => unit === "Δ°C"), terms.at(-1)];
  if (kind === undefined || heat?.unit !== "J") return null;
  return {
    kind,
    heat: quantity(heat.value, "J", heat.significantFigures),
    change: new Decimal(change?.value ?? 0),
  };
}

/** Water that melts, freezes, boils or condenses on its way from one temperature to another. */
export function readHeating({ played, scene }: Scenery): Heating | null {
  const at = played.findIndex(({ node: { origin } }) => origin.kind === "step" && origin.step === "total");
  const total = played[at];
  if (total?.node.origin.kind !== "step" || total.node.origin.method !== "phase-change") return null;
  // All else is given, but for the heat counted positive that is told of what is given off.
  const isWhole = played.every(
    ({ node: { origin } }, index) => origin.kind === "given" || index === at || origin.step === "released",
  );
  const inputs = total.node.origin.from.flatMap((index) => played[index]?.quantity ?? []);
  const [mass, initial, final] = inputs;
  const [way] = phaseChange(variableOfNode(total.node), scene);
  const start = initial === undefined ? null : convertTo(initial, CELSIUS);
  const end = final === undefined ? null : convertTo(final, CELSIUS);
  if (!isWhole || way === undefined || mass === undefined || start?.ok !== true || end?.ok !== true) return null;
  const { steps } = way.explain(inputs, total.quantity);
  const told = steps.filter(({ id }) => id !== "total").map(readStretch);
  const stretches: Stretch[] = [];
  for (const each of told) {
    if (each === null) return null;
    const from = stretches.at(-1)?.to ?? start.value;
    const level = from.value.plus(each.change);
    const to = level.eq(end.value.value) ? end.value : { ...from, value: level, significantFigures: null };
    stretches.push({ kind: each.kind, from, to, heat: each.heat });
  }
  if (stretches.at(-1)?.to.value.eq(end.value.value) !== true) return null;
  let heat = new Decimal(0);
  const curve: (readonly [number, number])[] = [[0, start.value.value.toNumber()]];
  for (const each of stretches) {
    heat = heat.plus(each.heat.value.abs().div(1_000));
    curve.push([heat.toNumber(), each.to.value.toNumber()]);
  }
  return formatUnit(total.quantity.unit) === "J" ? { mass, stretches, curve } : null;
}
