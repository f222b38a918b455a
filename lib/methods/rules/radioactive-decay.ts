import { parseNuclide } from "../../chemistry/formula/nuclide.ts";
import { activityOf, activityOfNuclei } from "../../laws/nuclear/activity.ts";
import { dating, findPair } from "../../laws/nuclear/dating.ts";
import { decayConstant } from "../../laws/nuclear/decay-constant.ts";
import { DECAY_MEASURES, type DecayMeasure, halfLives, HALVINGS, REMAINDERS } from "../../laws/nuclear/decay.ts";
import { lawWays } from "../../laws/law-way.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { expression, quantity, step, variable } from "../terms.ts";
import type { Kind, Variable } from "./kinds.ts";
import { computed } from "./quantity-terms.ts";
import type { Condition, Rule, Scene, Way } from "./rule.ts";
import { way } from "./rule.ts";

const FRACTION_OF_ALL = quantity("100", "%");

/** The whole of a sample whose remaining share is told or asked. */
const wholeWay: Way = way({
  method: "radioactive-decay",
  needs: [],
  compute: () => computed(new Decimal(100), "%"),
  explain: () => ({
    steps: [step("whole", [expression(variable("N₀"), "=", FRACTION_OF_ALL)])],
    answer: { id: "left", values: {} },
  }),
});

const ORDERS = ["order-0", "order-1", "order-2"] as const satisfies readonly Condition[];

/** Reactions whose order is told go by the laws of kinetics. */
function isDecay({ givens, conditions }: Scene, kind: Kind): boolean {
  if (ORDERS.some((order) => conditions.has(order))) return false;
  return (
    conditions.has("decay") ||
    [kind, ...givens.map((given) => given.kind)].some(
      (each) => each === "half-life" || each === "half-lives" || each === "decay-constant",
    )
  );
}

/** A sample as it is counted. */
type Sample = { readonly kind: DecayMeasure; readonly of: string | null };

const measureOf = (kind: Kind): DecayMeasure | undefined => DECAY_MEASURES.find((each) => each === kind);

function samplesOf({ givens }: Scene): Sample[] {
  const measured = givens.flatMap(({ kind, of }): Sample[] => {
    const measure = measureOf(kind);
    return measure === undefined ? [] : [{ kind: measure, of }];
  });
  return measured.filter(
    (each, index) => measured.findIndex((other) => other.kind === each.kind && other.of === each.of) === index,
  );
}

/** By halving, or by what decayed where that is told or asked. */
function waysOfSample(wanted: Variable, scene: Scene, { kind, of }: Sample): Way[] {
  const isTold = scene.givens.some((given) => given.kind === kind && given.of === of && given.label === "decayed");
  const isLeft = scene.givens.some((given) => given.kind === kind && given.of === of && given.label === "final");
  const isRest =
    wanted.label === "decayed" || (isTold && (wanted.label === "final" || (wanted.label === "initial" && isLeft)));
  const law = (isRest ? REMAINDERS : HALVINGS).get(kind);
  return law === undefined ? [] : lawWays([law], wanted, scene, { self: of, time: null });
}

/** How often the nuclei of so much of a nuclide decay. */
function waysOfActivity(wanted: Variable, scene: Scene): Way[] {
  const nuclides = [wanted.of, ...scene.givens.map(({ of }) => of)].filter(
    (of) => of !== null && parseNuclide(of) !== null,
  );
  return [...new Set(nuclides)].flatMap((of) =>
    of === null ? [] : lawWays([activityOf(of), activityOfNuclei], wanted, scene, { self: of, time: null }),
  );
}

/** A rock that has both the parent and what it decays to. */
function waysOfDating(wanted: Variable, scene: Scene): Way[] {
  const nuclides = [wanted, ...scene.givens].flatMap(({ kind, of }) => (kind === "mass" && of !== null ? [of] : []));
  const pair = findPair(nuclides);
  return pair === null ? [] : lawWays([dating(pair)], wanted, scene, { ...pair, time: null });
}

/** First-order decay: N = N₀ (½)^(t/t½), k t½ = ln 2. */
export const radioactiveDecay: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (!isDecay(scene, kind)) return [];
  const measure = measureOf(kind);
  if (label === null && (kind === "mass" || kind === "activity" || kind === "particles"))
    return [...waysOfActivity(wanted, scene), ...waysOfDating(wanted, scene)];
  if (measure !== undefined) {
    if (measure === "fraction-left" && label === "initial") return [wholeWay];
    return waysOfSample(wanted, scene, { kind: measure, of });
  }
  if (of !== null || label !== null) return [];
  const ways = [
    ...lawWays([decayConstant, halfLives], wanted, scene),
    ...waysOfDating(wanted, scene),
    ...waysOfActivity(wanted, scene),
  ];
  return kind === "half-lives"
    ? [...ways, ...samplesOf(scene).flatMap((sample) => waysOfSample(wanted, scene, sample))]
    : ways;
};
