import { crossover, equilibrium, freeEnergy, mixture, standardFreeEnergy } from "../../laws/energy/gibbs.ts";
import type { Law } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import { variableOf } from "./kinds.ts";
import type { Kind, Variable } from "./kinds.ts";
import type { Condition, Rule, Scene, Way } from "./rule.ts";

/** Whether the words of the question fit the signs: a reaction that takes up heat is spontaneous above the temperature, not below. */
function fitsWords(enthalpy: Quantity, conditions: ReadonlySet<Condition>): boolean {
  const isAbove = conditions.has("warmer-than") ? true : conditions.has("cooler-than") ? false : null;
  if (isAbove === null || conditions.has("at-equilibrium")) return true;
  const isSpontaneousAbove = enthalpy.value.isPositive();
  return conditions.has("not-spontaneous") ? isAbove !== isSpontaneousAbove : isAbove === isSpontaneousAbove;
}

/** T = ΔH / ΔS, where ΔG is zero. */
function crossoverWays(scene: Scene): Way[] {
  const { conditions } = scene;
  const isAsked = conditions.has("spontaneous") || conditions.has("not-spontaneous");
  return lawWays([crossover], variableOf("temperature", null), scene).map((way) => {
    const heatOf = (inputs: readonly Quantity[]): Quantity | undefined =>
      inputs[way.needs.findIndex(({ kind }) => kind === "reaction-enthalpy")];
    return {
      ...way,
      compute(inputs) {
        const enthalpy = heatOf(inputs);
        return enthalpy !== undefined && fitsWords(enthalpy, conditions)
          ? way.compute(inputs)
          : fail({ code: "not-valid" });
      },
      explain(inputs, output) {
        const side = heatOf(inputs)?.value.isPositive() === true ? "above" : "below";
        return {
          ...way.explain(inputs, output),
          answer: { id: isAsked ? `spontaneous-${side}` : "crossover", values: {} },
        };
      },
    };
  });
}

/** Where ΔG is zero: between spontaneous and not, at equilibrium, where something boils or melts. */
const CROSSING: readonly Condition[] = ["spontaneous", "not-spontaneous", "at-equilibrium", "vaporization", "fusion"];

/** Which of the laws lead to a quantity, by what is given besides. */
function listLaws(kind: Kind, scene: Scene): Law[] {
  const has = (...kinds: Kind[]): boolean => kinds.every((each) => scene.givens.some((given) => given.kind === each));
  const when = (isAtStake: boolean, own: Law): Law[] => (isAtStake ? [own] : []);
  const free = [...when(has("gibbs-energy"), freeEnergy), ...when(has("standard-gibbs-energy"), standardFreeEnergy)];
  const isMixture = has("reaction-quotient");
  switch (kind) {
    case "gibbs-energy":
      return [isMixture ? mixture : freeEnergy];
    case "standard-gibbs-energy":
      return [
        standardFreeEnergy,
        ...when(has("equilibrium-constant"), equilibrium),
        ...when(isMixture && has("gibbs-energy"), mixture),
      ];
    case "reaction-enthalpy":
      return has("reaction-entropy", "temperature") ? free : [];
    case "reaction-entropy":
      return has("reaction-enthalpy", "temperature") ? free : [];
    case "temperature":
      return [
        ...free,
        ...when(has("equilibrium-constant", "standard-gibbs-energy"), equilibrium),
        ...when(isMixture && has("gibbs-energy", "standard-gibbs-energy"), mixture),
      ];
    case "equilibrium-constant":
      return [equilibrium];
    case "reaction-quotient":
      return when(has("gibbs-energy"), mixture);
    default:
      return [];
  }
}

function listWays(wanted: Variable, scene: Scene): Way[] {
  const laws = listLaws(wanted.kind, scene);
  const isCrossing = wanted.kind === "temperature" && CROSSING.some((each) => scene.conditions.has(each));
  return laws.length === 0 && isCrossing ? crossoverWays(scene) : lawWays(laws, wanted, scene);
}

/** Only where the problem is about free energy: the temperature, the enthalpy and K belong to other laws too. */
const OWN: ReadonlySet<Kind> = new Set<Kind>([
  "gibbs-energy",
  "standard-gibbs-energy",
  "reaction-entropy",
  "equilibrium-constant",
  "reaction-quotient",
]);

function isOwn({ kind, of, label }: Variable, { givens, conditions }: Scene): boolean {
  return (
    of === null &&
    label === null &&
    (OWN.has(kind) ||
      conditions.has("spontaneous") ||
      conditions.has("not-spontaneous") ||
      givens.some((given) => OWN.has(given.kind)))
  );
}

/** Gibbs: ΔG = ΔH − TΔS, ΔG° = −RT ln K and ΔG = ΔG° + RT ln Q, solved for each of their quantities. */
export const gibbsEnergy: Rule = (wanted, scene) => (isOwn(wanted, scene) ? listWays(wanted, scene) : []);
