import { lawWays } from "../../laws/law-way.ts";
import { moleFractionOf, partRole, sampleAmountOf, totalAmountOf } from "../../laws/matter/mole-fraction.ts";
import { isGas } from "./gases.ts";
import type { Variable } from "./kinds.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** The substances of a mixture whose amounts are given, or follow from their masses. */
function listParts({ givens }: Scene): string[] {
  return [
    ...new Set(
      givens.flatMap(({ kind, of, label }) =>
        ["amount", "mass", "particles"].includes(kind) && label === null && of !== null ? [of] : [],
      ),
    ),
  ];
}

const castOf = (parts: readonly string[]): Record<string, string> =>
  Object.fromEntries(parts.map((part, index) => [partRole(index), part]));

/** How much of a part there is, by its share and the one other part. */
function amountWays(wanted: Variable, scene: Scene, parts: readonly string[]): Way[] {
  const { kind, of, label } = wanted;
  const [other, ...more] = parts;
  const isShared = scene.givens.some((given) => given.kind === "mole-fraction" && given.of === of);
  if (kind !== "amount" || label !== null || of === null || !isShared) return [];
  if (other === undefined || other === of || more.length > 0 || scene.equation !== null) return [];
  return lawWays([moleFractionOf(2)], wanted, scene, castOf([of, other]));
}

/** Amounts of the parts of a mixture, and each as a share of them all. */
export const moleFraction: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const parts = listParts(scene);
  const byShare = amountWays(wanted, scene, parts);
  if (byShare.length > 0) return byShare;
  if (parts.length < 2 || scene.equation !== null) return [];
  if (kind === "mole-fraction") {
    if (label !== null || of === null || !parts.includes(of)) return [];
    const others = parts.filter((part) => part !== of);
    return lawWays([moleFractionOf(parts.length)], wanted, scene, castOf([of, ...others]));
  }
  const isWhole =
    label === "total" || (label === null && scene.conditions.has("stp") && parts.every((part) => isGas(part, scene)));
  if (kind !== "amount" || !isWhole || of !== null) return [];
  const law = label === "total" ? totalAmountOf(parts.length) : sampleAmountOf(parts.length);
  return lawWays([law], wanted, scene, castOf(parts));
};
