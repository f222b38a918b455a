import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts, StepFacts, Term } from "../../../methods/facts.ts";
import { answerTerm, computed, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, variable } from "../../../methods/terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../../quantity/significant-figures.ts";
import { formatUnit } from "../../../quantity/units/format-unit.ts";
import { canonicalText } from "./half-cells.ts";
import { step, toFacts } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { timeUnitOf } from "./rate-constants.ts";
import { readSpeedProblem } from "./speed-reading.ts";
import type { Goer, SpeedProblem } from "./speed-reading.ts";
import type { Letter } from "./speed-symbols.ts";

const AVERAGE = "problems-kinetics.average-rate";
const RELATIVE = "problems-kinetics.relative-rates";
const RATE_LAW = "problems-kinetics.rate-law-in-use";

const isFormula = (name: string): boolean => canonicalText(name) !== null && name.length > 1;

const termOf = (name: string): Term => (isFormula(name) ? formulaTerm(name) : variable(name));

/** The rate of a substance, or that of the reaction. */
function rateOf(goer: Goer): Term {
  if (goer === "reaction") return variable("v");
  return isFormula(goer.name) ? variable("v", goer.name) : variable(`v(${goer.name})`);
}

const changeOf = ({ name, isReactant }: Letter): Term =>
  isFormula(name) ? variable(isReactant ? "−Δc" : "Δc", name) : variable(`${isReactant ? "−" : ""}Δ[${name}]`);

type Change = Extract<SpeedProblem["known"], { readonly time: Quantity }>;

type Rate = { readonly rate: Quantity; readonly change: Quantity; readonly step: StepFacts };

/** The change of a concentration in a time, and the rate of its substance. */
function averageRate({ from, to, time }: Change, part: Letter): Rate | null {
  const unit = formatUnit(from.unit);
  const timeUnit = timeUnitOf(time);
  if (timeUnit === null) return null;
  const last = inUnit(to, unit);
  const [high, low] = part.isReactant ? [from, last] : [last, from];
  const value = high.value.minus(low.value);
  const change = quantity(
    value,
    unit,
    figuresToPlace(
      value,
      coarsestPlace(
        lastPlace(high.value, high.significantFigures),
        lastPlace(low.value, low.value.isZero() ? null : low.significantFigures),
      ),
    ),
  );
  const rate = computed(
    value.div(time.value),
    unit.includes("/") ? unit.replace(/^(.*)\/(.*)$/, `$1/($2·${timeUnit})`) : `${unit}/${timeUnit}`,
    change,
    time,
  );
  return value.gt(0)
    ? {
        rate,
        change,
        step: step(
          AVERAGE,
          "change",
          [expression(changeOf(part), "=", givenTerm(high), "-", givenTerm(low), "=", shownTerm(change))],
          { substance: termOf(part.name) },
        ),
      }
    : null;
}

/** The average rate of the substance that is measured, or of the reaction by it. */
function solveAverage(known: Change, part: Letter, isOfReaction: boolean): LawSolution | null {
  const average = averageRate(known, part);
  if (average === null) return null;
  const { rate, change } = average;
  const { coefficient } = part;
  const answer = isOfReaction ? { ...rate, value: rate.value.div(coefficient) } : rate;
  const divide = isOfReaction
    ? step(
        AVERAGE,
        "divide-by-coefficient",
        [
          expression(
            variable("v"),
            "=",
            changeOf(part),
            "/",
            "(",
            count(coefficient),
            "*",
            variable("Δt"),
            ")",
            "=",
            shownTerm(change),
            "/",
            "(",
            count(coefficient),
            "*",
            givenTerm(known.time),
            ")",
            "=",
            answerTerm(answer),
          ),
        ],
        { substance: termOf(part.name) },
      )
    : step(AVERAGE, "divide-by-time", [
        expression(
          variable("v"),
          "=",
          changeOf(part),
          "/",
          variable("Δt"),
          "=",
          shownTerm(change),
          "/",
          givenTerm(known.time),
          "=",
          answerTerm(answer),
        ),
      ]);
  const wrong = (value: Quantity) =>
    inUnit(value, formatUnit(known.from.unit))
      .value.div(known.time.value)
      .div(isOfReaction ? coefficient : 1);
  return {
    words: AVERAGE,
    steps: [average.step, divide],
    answer: {
      id: isOfReaction ? "reaction" : part.isReactant ? "used" : "formed",
      quantity: answer,
      values: { substance: termOf(part.name) },
    },
    slips: [
      ...(isOfReaction && coefficient > 1
        ? [
            [slipOf(AVERAGE, "coefficient-left-out"), rate.value] as const,
            [slipOf(AVERAGE, "coefficient-multiplied"), rate.value.times(coefficient)] as const,
          ]
        : []),
      [slipOf(AVERAGE, "start-for-change"), wrong(known.from)],
      [slipOf(AVERAGE, "end-for-change"), wrong(known.to)],
    ],
  };
}

type Side = { readonly goer: Goer; readonly coefficient: number };

/** One rate from another: each divided by its coefficient, that of the reaction by 1. */
function solveRatio(given: Quantity, before: readonly StepFacts[], a: Side, b: Side, part: Letter | null): LawSolution {
  const answer = { ...given, value: given.value.times(b.coefficient).div(a.coefficient) };
  return {
    words: part === null ? RATE_LAW : RELATIVE,
    steps: [
      ...before,
      step(RELATIVE, "coefficients", [
        expression(rateOf(a.goer), "/", count(a.coefficient), "=", rateOf(b.goer), "/", count(b.coefficient)),
      ]),
      step(RELATIVE, "ratio", [
        expression(
          rateOf(b.goer),
          "=",
          shownTerm(given),
          "*",
          count(b.coefficient),
          "/",
          count(a.coefficient),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: {
      id: part === null ? "rate" : part.isReactant ? "used" : "formed",
      quantity: answer,
      values: part === null ? {} : { b: termOf(part.name) },
    },
    slips: [
      [slipOf(RELATIVE, "same-rate"), given.value],
      ["inverted-ratio", given.value.times(a.coefficient).div(b.coefficient)],
      ...(a.coefficient > 1 ? [[slipOf(RELATIVE, "one-coefficient"), given.value.times(b.coefficient)] as const] : []),
      ...(b.coefficient > 1 ? [[slipOf(RELATIVE, "one-coefficient"), given.value.div(a.coefficient)] as const] : []),
    ],
  };
}

function solveFor({ participants, known }: SpeedProblem, asked: Goer): LawSolution | null {
  const find = (goer: Goer): Letter | null =>
    participants.find(({ name }) => goer !== "reaction" && name === goer.name) ?? null;
  const [own, other] = [find(known.goer), find(asked)];
  const side = (goer: Goer, part: Letter | null): Side => ({ goer, coefficient: part?.coefficient ?? 1 });
  if ("rate" in known) return solveRatio(known.rate, [], side(known.goer, own), side(asked, other), other);
  if (own === null) return null;
  if (other === null || other === own) return solveAverage(known, own, other === null);
  const average = averageRate(known, own);
  if (average === null) return null;
  const line = expression(
    rateOf(known.goer),
    "=",
    changeOf(own),
    "/",
    variable("Δt"),
    "=",
    shownTerm(average.change),
    "/",
    givenTerm(known.time),
    "=",
    shownTerm(average.rate),
  );
  return solveRatio(
    average.rate,
    [average.step, step(RELATIVE, "own-rate", [line], { a: termOf(own.name) })],
    side(known.goer, own),
    side(asked, other),
    other,
  );
}

/** What a text about rates has in any language. */
const ABOUT_SPEEDS =
  /\brates?\b|how (?:fast|quickly|rapidly)|\bspeed\b|velocidad|rapidez|vitesse|速率|多快|वेग|दर|ፍጥነት/iu;

/** Average rates, and rates of the substances of one reaction from each other; null unless all of a text is understood. */
export function solveRelativeRates(text: string, locale: Locale): SolutionFacts[] | null {
  const problem = ABOUT_SPEEDS.test(text) ? readSpeedProblem(text, locale) : null;
  if (problem === null) return null;
  const solutions = problem.asked
    .map((asked) => solveFor(problem, asked))
    .map((solution) => (solution === null ? null : toFacts(solution, problem.givens, problem.unit)));
  const solved = solutions.filter((facts) => facts !== null);
  return solved.length === solutions.length ? solved : null;
}
