import type { SolutionFacts } from "../methods/facts.ts";
import { readLines } from "./computed.ts";
import { findOrigin, originOfConstant, type Scene } from "./find-origin.ts";
import { findSpots } from "./find-spots.ts";
import { listKnown } from "./known.ts";
import type { Origin, Traced } from "./origin.ts";
import { shows, type Stored } from "./same-value.ts";
import { isLetter, isNumber, type LetterSpot, type NumberSpot, type Spot } from "./spot.ts";

/** The numbers and letters of a solution, by their number among its spots; null for what stands for itself. */
export type Trace = readonly (Traced | null)[];

/** What is traced: a solution, the lines of its steps as its card shows them, and the quantities of its problem. */
type Shown = {
  readonly facts: SolutionFacts;
  readonly equations: readonly string[];
  readonly written: readonly Stored[];
};

/** Each number and letter in the lines of a solution with where it comes from. */
export function traceSolution({ facts, equations, written }: Shown): Trace {
  const spots = facts.steps.flatMap((step, at) => findSpots(at, equations[at] ?? "", step.lines));
  const scene: Scene = { facts, spots, lines: readLines(facts, spots), known: listKnown(facts, written) };
  return spots.map((spot, id): Traced | null => {
    if (isLetter(spot)) return traceLetter(id, spot, scene);
    const origin = isNumber(spot) ? findOrigin(id, scene) : null;
    return origin === null || !isNumber(spot)
      ? null
      : { spot, node: findNode(spot, origin, scene), standsFor: null, origin };
  });
}

function traceLetter(id: number, spot: LetterSpot, scene: Scene): Traced | null {
  const standsFor = scene.lines.letters.get(id) ?? findElsewhere(spot, scene);
  const number = standsFor === null ? undefined : scene.spots[standsFor];
  if (standsFor !== null && number !== undefined && isNumber(number)) {
    const origin = findOrigin(standsFor, scene);
    return origin === null ? null : { spot, node: findNode(number, origin, scene), standsFor, origin };
  }
  const constant = scene.known.constants.find(({ letter }) => letter === spot.term.name);
  const origin = constant === undefined ? null : originOfConstant(constant, scene.known);
  return origin === null ? null : { spot, node: null, standsFor: null, origin };
}

/** The number that the same letter stands for in another line: of its own step, else of an earlier one, else of a later one. */
function findElsewhere({ term, step }: LetterSpot, { spots, lines }: Scene): number | null {
  const alike = [...lines.letters].flatMap(([letter, number]) => {
    const spot = spots[letter];
    const isAlike = spot !== undefined && isLetter(spot) && spot.term.name === term.name && spot.term.of === term.of;
    return isAlike ? [{ at: spot.step, number }] : [];
  });
  const found = alike.find(({ at }) => at === step) ?? alike.findLast(({ at }) => at < step) ?? alike[0];
  return found?.number ?? null;
}

/** The node of the derivation that a number is. What was computed has to be of that step. */
function findNode(spot: NumberSpot, origin: Origin, scene: Scene): number | null {
  const { facts, known, spots } = scene;
  if (origin.kind === "given") {
    const at = known.nodes.findIndex(
      (node) => node.origin.kind === "given" && node.value === origin.value && node.unit === origin.unit,
    );
    return at === -1 ? null : at;
  }
  if (origin.kind === "result") {
    const before: Spot | undefined = spots[origin.of];
    return before !== undefined && isNumber(before) ? findNode(before, { kind: "computed", from: [] }, scene) : null;
  }
  if (origin.kind !== "computed" && origin.kind !== "table") return null;
  const step = facts.steps[spot.step];
  const at = known.nodes.findIndex(
    (node) =>
      node.origin.kind === "step" &&
      (origin.kind === "table" ||
        (node.origin.step === step?.id && node.origin.method === (step.method ?? facts.method))) &&
      shows(spot, node),
  );
  return at === -1 ? null : at;
}
