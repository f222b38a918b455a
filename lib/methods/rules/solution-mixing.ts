import { afterMixing } from "../../laws/equilibrium/after-mixing.ts";
import { lawWays } from "../../laws/law-way.ts";
import { ionsTogether } from "../../laws/solutions/ions-together.ts";
import { mixing, mixingByStrengths } from "../../laws/solutions/mixing.ts";
import type { Rule, Scene } from "./rule.ts";

function isMixed({ givens }: Scene, of: string | null): boolean {
  return (["first", "second"] as const).every((label) =>
    givens.some((given) => given.kind === "solution-volume" && given.of === of && given.label === label),
  );
}

/** Two solutions poured together: of one solute, or of two salts with an ion of which they bring some. */
export const solutionMixing: Rule = (wanted, scene) => {
  const { ionOfBoth } = scene;
  if (ionOfBoth !== undefined) {
    const { ion, salts, counts } = ionOfBoth;
    const [[first, second], [own, other]] = [salts, counts];
    return other === 0
      ? lawWays([afterMixing(ion, own)], wanted, scene, { ion, salt: first, other: second })
      : lawWays([ionsTogether(ion, counts)], wanted, scene, { ion, first, second });
  }
  const areStrengthsTold = ([null, "first", "second"] as const).every((label) =>
    scene.givens.some((given) => given.kind === "molarity" && given.of === wanted.of && given.label === label),
  );
  if (wanted.kind === "solution-volume")
    return areStrengthsTold && (wanted.label === "first" || wanted.label === "second")
      ? lawWays([mixingByStrengths], wanted, scene)
      : [];
  const isAsked = wanted.kind === "molarity" && wanted.label === null && isMixed(scene, wanted.of);
  return isAsked ? lawWays([mixing], wanted, scene) : [];
};
