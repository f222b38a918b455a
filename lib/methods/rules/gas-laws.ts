import { CHANGES_OF_GAS, GAS_KINDS, type GasKind } from "../../laws/gases/gas-laws.ts";
import { joinedGases, spreadGas } from "../../laws/gases/joined-vessels.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Label } from "./kinds.ts";
import type { Rule, Scene } from "./rule.ts";

function hasBoth({ givens }: Scene, kind: GasKind, of: string | null): boolean {
  return (["initial", "final"] as const).every((state) =>
    givens.some((given) => given.kind === kind && given.label === state && given.of === of),
  );
}

/** Gases whose vessels are joined: each fills both. */
export const joinedVessels: Rule = (wanted, scene) => {
  const has = (kind: GasKind, label: Label): boolean =>
    scene.givens.some((given) => given.kind === kind && given.label === label);
  const isJoined = (["first", "second"] as const).some((label) => has("volume", label));
  if (wanted.of !== null || !isJoined || !has("pressure", "first")) return [];
  return lawWays([has("pressure", "second") ? joinedGases : spreadGas], wanted, scene);
};

/** One state of a gas from another: the law of what is given in both, with what is wanted in one. */
export const gasLaws: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== "initial" && label !== "final") return [];
  if (scene.givens.some((given) => given.kind === kind && given.label === label)) return [];
  const changing = GAS_KINDS.filter((each) => each === kind || hasBoth(scene, each, of));
  const law = CHANGES_OF_GAS.get(changing.join(" "));
  return law === undefined ? [] : lawWays([law], wanted, scene);
};
