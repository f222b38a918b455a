import { formulaTerm } from "../../methods/terms.ts";
import { ratesOfEffusion, timesOfEffusion } from "../../laws/gases/effusion.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { COMMON_GASES } from "./gas-samples.ts";

/** Two gases whose molar masses differ enough for the rates to do so. */
function pair(random: Random): readonly [string, string] | null {
  const [first, second] = random.pickSeveral(COMMON_GASES, 2);
  if (first === undefined || second === undefined) return null;
  const ratio = molarMassOf(first).div(molarMassOf(second)).toNumber();
  return ratio > 0.85 && ratio < 1.18 ? null : [first, second];
}

const formulas = (first: string, second: string) =>
  ({ first: formulaTerm(first), second: formulaTerm(second) }) as const;

function ratio(random: Random): Draft | null {
  const gases = pair(random);
  if (gases === null) return null;
  // "How many times as fast" asks of the faster one: the lighter.
  const [first = gases[0], second = gases[1]] = gases.toSorted((a, b) => molarMassOf(a).cmp(molarMassOf(b)));
  return {
    kind: "computed",
    variant: "ratio",
    givens: {},
    find: variableOf("rate-ratio", null),
    unit: "",
    scene: { effusion: { first, second } },
    values: formulas(first, second),
  };
}

function measured(random: Random, kind: "effusion-rate" | "effusion-time"): Quantity {
  return kind === "effusion-rate"
    ? random.measured({ from: 2.1, to: 48, figures: 3 }, "mL/min")
    : random.measured({ from: 21, to: 190, figures: 3 }, "s");
}

/** Rate or time of the one gas from that of the other. */
function other(random: Random): Draft | null {
  const gases = pair(random);
  if (gases === null) return null;
  const [first, second] = gases;
  const kind = random.pick(["effusion-rate", "effusion-time"] as const satisfies readonly Kind[]);
  const value = measured(random, kind);
  return {
    kind: "computed",
    variant: kind === "effusion-rate" ? "rate" : "time",
    givens: { given: given(kind, null, value, "first") },
    find: variableOf(kind, null, "second"),
    unit: kind === "effusion-rate" ? "mL/min" : "s",
    scene: { effusion: { first, second } },
    values: formulas(first, second),
  };
}

/** The molar mass of a gas from two rates or times. */
function unknown(random: Random): Draft | null {
  const gases = pair(random);
  if (gases === null) return null;
  const [first, hidden] = gases;
  const kind = random.pick(["effusion-rate", "effusion-time"] as const);
  const value = measured(random, kind);
  const masses = { "M₁": molarMassOf(first), "M₂": molarMassOf(hidden) };
  const exact =
    kind === "effusion-rate"
      ? lawValue(ratesOfEffusion, "r₂", { ...masses, "r₁": value.value })
      : lawValue(timesOfEffusion, "t₂", { ...masses, "t₁": value.value });
  const own = { ...value, value: roundToFigures(exact, 3) };
  return {
    kind: "computed",
    variant: kind === "effusion-rate" ? "unknown-by-rate" : "unknown-by-time",
    givens: { given: given(kind, null, value, "first"), own: given(kind, null, own, "second") },
    find: variableOf("molar-mass", null),
    unit: "g/mol",
    scene: { effusion: { first, second: null } },
    values: { first: formulaTerm(first) },
  };
}

/** Graham's law. */
export const effusion: Family = {
  id: "effusion",
  subtopic: "grahams-law-of-effusion",
  words: "problems-gases.effusion",
  forms: ["free", "choice"],
  levels: { easy: ratio, medium: other, hard: unknown },
};
