import { isCounted } from "../../../chemistry/equilibrium/equilibrium.ts";
import { changeOf } from "../../../laws/equilibrium/mass-action.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { listParticipants } from "../../../methods/rules/participants.ts";
import { equals } from "../../../methods/rules/quantity-terms.ts";
import { step } from "../../../methods/terms.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { type Kind, type Label, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE, type BalancedEquation } from "../../../methods/rules/rule.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import { partsOf } from "./directions.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { type GoalSpot, isMark, listSentences } from "../../statement/goals.ts";
import { settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** An equilibrium mixture by what is in its vessel: moles or grams of each, and one volume. `isAnyVolume`: it may be any. */
export type ConstantOfMixture = {
  readonly statement: Statement;
  readonly aside: readonly string[];
  readonly isAnyVolume: boolean;
};

/** What is taken where the volume cancels. */
const ANY_VOLUME = quantity(1, "L");

/** As many moles in the quotient above as below: no volume changes it. */
function isWithoutVolume(equation: BalancedEquation): boolean {
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

/** What is told with these was there before. */
const AT_FIRST =
  /^(?:initial(?:ly)?|start(?:s|ed|ing)?|beg[aiu]n\w*|originally|placed|put|introduced|injected|charged|filled|sealed)$/i;

/** What becomes of an amount, which is not what is there. */
const CHANGES =
  /\b(?:react(?:s|ed)|decompos(?:es|ed)|dissociat(?:es|ed)|converted|consumed|used up|left|remain\w*|chang(?:es|ed) by|removed|added|half|%)/i;

const ASKED: ReadonlySet<Kind> = new Set<Kind>(["concentration-constant", "equilibrium-constant"]);

const NO_WORDS = { before: [], behind: [] };

/** When an amount was there: at first, or at equilibrium; null where its sentence does not say. */
function momentOf(spots: readonly Spot[], { at }: GivenSpot): Label | "now" | null {
  const [from, to] = clauseAround(spots, at);
  const words = spots
    .slice(from, to)
    .flatMap((spot) => (spot.kind === "word" || spot.kind === "cue" ? [spot.text] : []));
  const isNow = words.some((word) => /\bequilibrium\b/i.test(word));
  const isFirst = words.some((word) => AT_FIRST.test(word));
  if (isNow === isFirst) return null;
  return isNow ? "now" : "initial";
}

function clauseAround(spots: readonly Spot[], at: number): readonly [start: number, end: number] {
  const [start, end] = listSentences(spots).find(([from, to]) => at >= from && at < to) ?? [0, spots.length];
  const stops = [start - 1, ...spots.flatMap((spot, index) => (isMark(spot, ";") ? [index] : [])), end];
  return [
    Math.max(start, Math.max(...stops.filter((stop) => stop < at)) + 1),
    Math.min(...stops.filter((stop) => stop > at)),
  ];
}

/** All of it as it is at equilibrium, or what was there at first with one of them at equilibrium. */
function readParts(text: string, spots: readonly Spot[], equation: BalancedEquation, parts: readonly GivenSpot[]) {
  const whole = partsOf(equation, parts);
  const moments = parts.map((part) => momentOf(spots, part));
  if (whole !== null && moments.every((moment) => moment !== "initial")) return whole;
  const isTable = moments.filter((moment) => moment === "now").length === 1 && moments.includes("initial");
  if (!isTable || moments.includes(null) || CHANGES.test(text)) return null;
  const values = parts.flatMap(({ kinds: [kind], of, quantity }, index): Given[] => {
    const formula = settle(of, equation);
    const label = moments[index] === "initial" ? "initial" : null;
    return kind !== "amount" || formula === null || !equation.species.includes(formula)
      ? []
      : [{ variable: variableOf(kind, formula, label), quantity, words: NO_WORDS }];
  });
  return values.length === parts.length ? values : null;
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
  const values = AT_EQUILIBRIUM.test(text) ? readParts(text, spots, equation, parts) : null;
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
