import { CHANGES_OF_GAS, GAS_KINDS, type GasKind } from "../../laws/gases/gas-laws.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Rule, Scene } from "./rule.ts";

function hasBoth({ givens }: Scene, kind: GasKind, of: string | null): boolean {
  return (["initial", "final"] as const).every((state) =>
    givens.some((given) => given.kind === kind && given.label === state && given.of === of),
  );
}

/** One state of a gas from another: the law of what is given in both, with what is wanted in one. */
export const gasLaws: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== "initial" && label !== "final") return [];
  if (scene.givens.some((given) => given.kind === kind && given.label === label)) return [];
  const changing = GAS_KINDS.filter((each) => each === kind || hasBoth(scene, each, of));
  const law = CHANGES_OF_GAS.get(changing.join(" "));
  return law === undefined ? [] : lawWays([law], wanted, scene);
};
