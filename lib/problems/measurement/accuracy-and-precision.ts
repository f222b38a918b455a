import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import type { FactValue } from "../../methods/facts.ts";
import { count, expression, quantity as quantityFact, step } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";

const WORDS = "problems-measurement.accuracy-and-precision";

/** What is measured: values around the middle of a scale that is read to hundredths. */
const MEASURED = { mass: "g", volume: "mL", length: "cm", melting: "°C" } as const;

type Measured = keyof typeof MEASURED;

type Series = { readonly values: readonly Quantity[]; readonly mean: Decimal; readonly spread: Decimal };

/** Three readings around a centre, in hundredths of the unit. */
function series(random: Random, unit: string, centre: number, spread: number): Series {
  const half = Math.round(spread / 2);
  const shift = random.integer(-Math.max(1, Math.floor(half / 3)), Math.max(1, Math.floor(half / 3)));
  const values = random
    .shuffle([centre - half, centre + shift, centre + half])
    .map((value) => quantity(new Decimal(value).div(100), unit, value >= 1000 ? 4 : 3));
  const mean = values.reduce((total, { value }) => total.plus(value), new Decimal(0)).div(3);
  return { values, mean, spread: new Decimal(2 * half).div(100) };
}

const ORDER = ["a", "b", "c"] as const;

/** Three students measure the same thing: the one is near the accepted value, another reads alike each time. */
function judge(asked: "accurate" | "precise", random: Random): Draft | null {
  const measured = random.pick(["mass", "volume", "length", "melting"] as const satisfies readonly Measured[]);
  const unit = MEASURED[measured];
  const accepted = random.integer(1200, 4800);
  const near = series(random, unit, accepted + random.integer(-3, 3), random.integer(30, 50));
  const alike = series(random, unit, accepted + random.pick([-1, 1]) * random.integer(40, 90), random.integer(4, 10));
  const neither = series(
    random,
    unit,
    accepted + random.pick([-1, 1]) * random.integer(100, 180),
    random.integer(70, 110),
  );
  const all = random.shuffle([near, alike, neither]);
  const right = all.indexOf(asked === "accurate" ? near : alike) + 1;
  const values: Record<string, FactValue> = {
    measured: { kind: "variable", name: measured, of: null },
    accepted: givenTerm(quantity(new Decimal(accepted).div(100), unit, 4)),
  };
  for (const [index, { values: readings }] of all.entries())
    for (const [place, reading] of readings.entries()) values[`${ORDER[index]}${place + 1}`] = givenTerm(reading);
  const lines = all.map(({ values: readings, mean }, index) => {
    const [first, second, third] = readings.map(givenTerm);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("Each student reads three times");
    const value = asked === "accurate" ? mean : (all[index]?.spread ?? mean);
    return expression(first, ",", second, ",", third, ":", quantityFact(value.toFixed(2), unit));
  });
  return {
    kind: "solved",
    variant: asked,
    values,
    given: [],
    steps: [
      step(asked === "accurate" ? "means" : "spreads", lines),
      step(asked === "accurate" ? "nearest" : "narrowest"),
    ],
    answer: { id: asked, value: count(right) },
    distractors: wrongCounts(right, [
      [
        slipOf(WORDS, asked === "accurate" ? "precision-for-accuracy" : "accuracy-for-precision"),
        all.indexOf(asked === "accurate" ? alike : near) + 1,
      ],
      [slipOf(WORDS, "neither"), all.indexOf(neither) + 1],
    ]),
  };
}

/** Near the true value, or near each other. */
export const accuracyAndPrecision: Family = {
  id: "accuracy-and-precision",
  subtopic: "accuracy-percent-error",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: (random) => judge("accurate", random), medium: (random) => judge("precise", random) },
};
