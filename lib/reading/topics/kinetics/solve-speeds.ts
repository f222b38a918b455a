import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Cues } from "../../cues/cues.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readLetters } from "../../text/letters.ts";
import { readRateLaw, type RateLawProblem } from "./rate-laws.ts";
import { isKnown } from "./speed-senses.ts";
import { type Goer, readSpeeds, type SpeedProblem } from "./speeds.ts";
import { listSpots } from "../../text/spots.ts";

const rateOf = (goer: Goer): Variable =>
  goer === "reaction" ? variableOf("rate", null) : variableOf("substance-rate", goer.name);

/** Nothing is known exactly. */
const asTold = (value: Quantity): Quantity => (value.value.isZero() ? { ...value, significantFigures: null } : value);

function listTold({ known }: SpeedProblem): (readonly [Variable, Quantity])[] {
  const name = known.goer === "reaction" ? null : known.goer.name;
  if ("rate" in known) return [[rateOf(known.goer), known.rate]];
  return [
    [variableOf("followed-molarity", name, "initial"), asTold(known.from)],
    [variableOf("followed-molarity", name, "final"), asTold(known.to)],
    [variableOf("time", null), known.time],
  ];
}

function solveRelative(problem: SpeedProblem): SolutionFacts[] | null {
  const solutions = problem.asked.map((asked) =>
    solveByLaws(listTold(problem), rateOf(asked), problem.unit, [], { goers: problem.participants }),
  );
  return solutions.every((each) => each !== null) ? solutions.flat() : null;
}

function solveLaw({ orders, concentrations, rate, constant, unit }: RateLawProblem): SolutionFacts[] | null {
  const told = concentrations.map(([formula, value]) => [variableOf("molarity", formula), value] as const);
  const [RATE, CONSTANT] = [variableOf("rate", null), variableOf("rate-constant", null)];
  const stated = { rateLaw: orders };
  if (rate !== null) return solveByLaws([[RATE, rate], ...told], CONSTANT, unit, [], stated);
  return constant === null ? null : solveByLaws([[CONSTANT, constant], ...told], RATE, unit, [], stated);
}

const ABOUT = /\brates?\b|how (?:fast|quickly|rapidly)|\bspeed\b|k\s{0,2}[·*×⋅]?\s{0,2}\[/i;

/** Rates of the substances of one reaction, average rates, and written rate laws; null unless all of a text is understood. */
export function solveSpeeds(text: string, cues: Cues): SolutionFacts[] | null {
  const letters = ABOUT.test(text) ? readLetters(text) : null;
  const spots = letters === null ? null : listSpots(letters.text, DEFAULT_LOCALE, cues, letters.names);
  if (letters === null || spots === null || !isKnown(spots)) return null;
  const law = readRateLaw(spots, letters);
  if (law !== null) return solveLaw(law);
  const problem = letters.law === null ? readSpeeds(spots, letters) : null;
  return problem === null || isChangedTwice(text) ? null : solveRelative(problem);
}

const isChangedTwice = (text: string): boolean => /\b(?:doubl|tripl|halv|twice)/i.test(text);
