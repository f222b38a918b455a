import { isAcidOf, isBaseOf, isProtonPair } from "../../chemistry/acids/conjugates.ts";
import { bufferOfAmounts, bufferOfConcentrations } from "../../laws/acids/buffer.ts";
import { SAMPLE } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Rule, Scene } from "./rule.ts";

type Pair = { readonly acid: string; readonly base: string };

/** A weak acid without a name, and its base. */
export const UNNAMED: Pair = { acid: "HA", base: "A^-" };

/** The two dissolved substances of which one is the other with a proton more. */
export function findPair(formulas: readonly string[]): Pair | null {
  if (formulas.includes(UNNAMED.acid) && formulas.includes(UNNAMED.base)) return UNNAMED;
  for (const weak of formulas) {
    for (const salt of formulas) {
      if (weak !== salt && isBaseOf(salt, weak)) return { acid: weak, base: salt };
      if (weak !== salt && isAcidOf(salt, weak)) return { acid: salt, base: weak };
      if (weak !== salt && isProtonPair(weak, salt)) return { acid: weak, base: salt };
    }
  }
  return null;
}

function listSolutes({ givens }: Scene): string[] {
  return [
    ...new Set(
      givens.flatMap(({ kind, of }) => (["molarity", "amount", "mass"].includes(kind) && of !== null ? [of] : [])),
    ),
  ];
}

/** A weak acid with its salt, or a weak base with its salt, in one solution. */
export const buffer: Rule = (wanted, scene) => {
  const { of } = wanted;
  if (!scene.conditions.has("buffer")) return [];
  const pair = findPair([...new Set([...listSolutes(scene), ...(of === null ? [] : [of])])]);
  if (pair === null) return [];
  const isConcentrated = [wanted, ...scene.givens].every(
    (each) => !["amount", "mass", "solution-volume"].includes(each.kind),
  );
  // The pKₐ is that of the acid.
  const isOfAcid = wanted.kind === "acid-exponent" && of === pair.acid;
  const cast = isOfAcid ? { ...pair, [SAMPLE]: of } : pair;
  return lawWays([isConcentrated ? bufferOfConcentrations : bufferOfAmounts], wanted, scene, cast);
};
