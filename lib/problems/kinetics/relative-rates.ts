import { type Kind, variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, formulaTerm, variable } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, fewestFigures, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { type Draft, type DraftGiven, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Participant } from "../reactions/reaction.ts";
import { slipOf } from "../slip-name.ts";
import { sampleFollowed } from "./measured-reactions.ts";
import type { Followed } from "./measured-reactions.ts";
import { threeFigures } from "./rate-terms.ts";
import { wrongQuantities } from "../solved.ts";

const WORDS = "problems-kinetics.relative-rates";

/** Another substance of the reaction with another coefficient. */
function sampleOther(random: Random, { participants, substance }: Followed): Participant | null {
  const others = participants.filter(
    ({ formula, coefficient }) => formula !== substance.formula && coefficient !== substance.coefficient,
  );
  return others.length === 0 ? null : random.pick(others);
}

const part = ({ isReactant }: Participant): string => (isReactant ? "used" : "formed");

/** The substances of a reaction as the laws of rates know them. */
export const goersOf = (participants: readonly Participant[]) =>
  participants.map(({ formula, coefficient, isReactant }) => ({ name: formula, coefficient, isReactant }));

/** Two concentrations of a substance and the time between them, as the statement has them. */
export const measurement = ({ substance, from, to, time }: Followed): Record<"from" | "to" | "time", DraftGiven> => ({
  from: given("followed-molarity", substance.formula, from, "initial"),
  to: given("followed-molarity", substance.formula, to, "final"),
  time: given("time", null, time),
});

type Asked = { readonly kind: Kind; readonly of: Participant; readonly variant: string; readonly unit: string };

function computed(followed: Followed, givens: Readonly<Record<string, DraftGiven>>, asked: Asked): Draft {
  const { equation, participants, substance } = followed;
  return {
    kind: "computed",
    variant: asked.variant,
    givens,
    find: variableOf(asked.kind, asked.of.formula, asked.kind === "followed-molarity" ? "final" : null),
    unit: asked.unit,
    scene: { goers: goersOf(participants) },
    values: {
      equation: equationTerm(equation),
      a: formulaTerm(substance.formula),
      b: formulaTerm(asked.of.formula),
      unit: variable(answerTerm(quantity(1, asked.unit)).unit),
    },
  };
}

/** The rate of one substance from that of another. */
function ofOther(random: Random): Draft | null {
  const followed = sampleFollowed(random);
  const other = followed === null ? null : sampleOther(random, followed);
  if (followed === null || other === null) return null;
  const { substance, change, time, unit } = followed;
  const rate = given("substance-rate", substance.formula, threeFigures(change.value.div(time.value), unit));
  const variant = `${part(substance)}-to-${part(other)}`;
  return computed(followed, { rate }, { kind: "substance-rate", of: other, variant, unit });
}

/** The rate of one substance from measurements of another. */
function fromMeasurement(random: Random): Draft | null {
  const followed = sampleFollowed(random);
  const other = followed === null ? null : sampleOther(random, followed);
  if (followed === null || other === null) return null;
  const variant = `measured-to-${part(other)}`;
  return computed(followed, measurement(followed), {
    kind: "substance-rate",
    of: other,
    variant,
    unit: followed.unit,
  });
}

/** A concentration after a time, from the rate of the reaction. */
function afterTime(random: Random): Draft | null {
  const followed = sampleFollowed(random, true);
  if (followed === null) return null;
  const { substance, from, change, time, unit } = followed;
  const { coefficient, isReactant, formula } = substance;
  const v = threeFigures(change.value.div(time.value).div(coefficient), unit);
  const sign = isReactant ? -1 : 1;
  const moved = v.value.times(time.value).times(sign);
  const end = from.value.plus(moved.times(coefficient));
  const movedPlace = lastPlace(
    moved.times(coefficient).abs(),
    fewestFigures(v.significantFigures, time.significantFigures),
  );
  const figures = figuresToPlace(end, coarsestPlace(lastPlace(from.value, from.significantFigures), movedPlace));
  if (figures === null || figures < 2) return null;
  const answer: Quantity = { ...from, value: end, significantFigures: figures };
  return {
    ...computed(
      followed,
      {
        rate: given("rate", null, v),
        from: given("followed-molarity", formula, from, "initial"),
        time: given("time", null, time),
      },
      { kind: "followed-molarity", of: substance, variant: isReactant ? "left" : "reached", unit: "mol/L" },
    ),
    distractors: wrongQuantities(
      answer,
      (
        [
          [slipOf(WORDS, "coefficient-left-out"), from.value.plus(moved)],
          [slipOf(WORDS, "coefficient-divided"), from.value.plus(moved.div(coefficient))],
        ] as const
      ).filter(([, wrong]) => wrong.gt(0)),
      "place",
    ),
  };
}

/** How the rates of the substances of one reaction hang together. */
export const relativeRates: Family = {
  id: "relative-rates",
  subtopic: "reaction-rates",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: ofOther, medium: fromMeasurement, hard: afterTime },
};
