import { isCounted } from "../../../chemistry/equilibrium/equilibrium.ts";
import { changeOf } from "../../../laws/equilibrium/mass-action.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { listParticipants } from "../../../methods/rules/participants.ts";
import { equals } from "../../../methods/rules/quantity-terms.ts";
import { step } from "../../../methods/terms.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE, type BalancedEquation } from "../../../methods/rules/rule.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import { partsOf } from "./directions.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import type { Spot } from "../../text/spot.ts";
import { readMoments } from "./moments.ts";

/** An equilibrium mixture by what is in its vessel: moles or grams of each, and one volume. `isAnyVolume`: it may be any. */
export type ConstantOfMixture = {
  readonly statement: Statement;
  readonly aside: readonly string[];
  readonly isAnyVolume: boolean;
};

/** What is taken where the volume cancels. */
export const ANY_VOLUME = quantity(1, "L");

/** As many moles in the quotient above as below: no volume changes it. */
export function isWithoutVolume(equation: BalancedEquation): boolean {
  const participants = listParticipants(equation)?.filter(isCounted) ?? [];
  return participants.length === equation.species.length && changeOf(participants) === 0;
}

/** Solutions with the volume that was taken, which no text tells, as their first step. */
export const withAnyVolume = (solutions: readonly SolutionFacts[]): SolutionFacts[] =>
  solutions.map((facts) => ({
    ...facts,
    givens: Object.fromEntries(Object.entries(facts.givens).slice(0, -1)),
    steps: [step("any-volume", [equals("V", ANY_VOLUME)]), ...facts.steps],
  }));

/** The words of such a question. */
export const OF_EQUILIBRIUM_MIXTURES =
  /^(?:equilibrium|mixture|reached|established|holds?|contains?|vessel|flask|container|tank|present|found|each|analysis|shows?|system|placed|put|introduced|injected|charged|filled|sealed|allowed|reach|come|comes)$/i;

const AT_EQUILIBRIUM =
  /\bat equilibrium\b|\bequilibrium mixture\b|\bequilibrium (?:is|was|has been) (?:reached|established|attained)\b|\breached equilibrium\b/i;

const ASKED: ReadonlySet<Kind> = new Set<Kind>(["concentration-constant", "equilibrium-constant"]);

const NO_WORDS = { before: [], behind: [] };

/** All of it as it is at equilibrium; null where some of it is told as it was at first. */
function readParts(spots: readonly Spot[], equation: BalancedEquation, parts: readonly GivenSpot[]) {
  const moments = readMoments(spots);
  return moments === null || parts.some(({ at }) => moments(at) === "start") ? null : partsOf(equation, parts);
}

/** Kc of a mixture whose moles and volume are told. Null where a text does not ask and say just that. */
export function readConstantOfMixture(
  text: string,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): ConstantOfMixture | null {
  const [equation, ...others] = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const volumes = givens.filter(({ kinds: [kind] }) => kind === "volume");
  const parts = givens.filter(({ kinds: [kind] }) => kind === "amount" || kind === "mass");
  // "The equilibrium constant Kc" is one.
  const isAsked = goals.length > 0 && goals.every(({ kinds: [kind] }) => kind !== undefined && ASKED.has(kind));
  if (!isAsked || equation === undefined || equation === null || others.length > 0 || parts.length === 0) return null;
  const isAnyVolume = volumes.length === 0 && isWithoutVolume(equation);
  if (volumes.length !== 1 && !isAnyVolume) return null;
  const values = AT_EQUILIBRIUM.test(text) ? readParts(spots, equation, parts) : null;
  const isWhole = givens.every(
    (given) => parts.includes(given) || volumes.includes(given) || given.kinds[0] === "temperature",
  );
  if (values === null || !isWhole) return null;
  const all: Given[] = [
    ...values,
    ...(isAnyVolume ? [ANY_VOLUME] : volumes.map((volume) => volume.quantity)).map((volume): Given => ({
      variable: variableOf("volume", null),
      quantity: volume,
      words: NO_WORDS,
    })),
  ];
  return {
    statement: {
      givens: all,
      goals: [{ variable: variableOf("concentration-constant", null), unit: null, words: NO_WORDS }],
      scene: {
        ...BARE_SCENE,
        conditions: new Set(["at-equilibrium"]),
        equation,
        givens: all.map(({ variable }) => variable),
      },
    },
    aside: [],
    isAnyVolume,
  };
}
