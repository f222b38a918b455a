import { lawWays } from "../../laws/law-way.ts";
import { during, type Law } from "../../laws/law.ts";
import { molarity as molarityLaw, molarityOfMolality, molarityOfPercent } from "../../laws/solutions/molarity.ts";
import { expression, step, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const WATER = "H2O";

/** V(solution) = V(water), one from the other: the step tells that what dissolves is taken to need no room. */
function waterVolumeWay(from: Variable, id: string): Way {
  return way({
    method: "molarity",
    needs: [from],
    compute: (volume) => volume,
    explain: (_, output) => ({
      steps: [step("water-volume", [expression(variable("V"), "=", variable("V", WATER), "=", shownTerm(output))])],
      answer: { id, values: {} },
    }),
  });
}

function has({ givens }: Scene, kind: string, of: string | null): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === null);
}

/** "20.0 g of NaOH in 200. mL of water": only the solvent is measured. */
function isMeasuredByWater(scene: Scene, of: string | null): boolean {
  return (
    scene.equation === null &&
    of !== null &&
    of !== WATER &&
    has(scene, "volume", WATER) &&
    !has(scene, "solution-volume", of)
  );
}

/** What has a molarity, of which no volume is known. */
function listSolutes(scene: Scene): (string | null)[] {
  return scene.givens.flatMap(({ kind, of, label }) =>
    kind === "molarity" && label === null && !has(scene, "solution-volume", of) ? [of] : [],
  );
}

/** Whether the volume of a solution is known, or of the water that is taken for it. */
export function hasVolume(scene: Scene, of: string | null): boolean {
  return has(scene, "solution-volume", of) || isMeasuredByWater(scene, of);
}

/** Amount of solute in a litre of solution. */
export const molarity: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const byLaw = (law: Law): Way[] => lawWays([during(law, label)], wanted, scene);
  if (label === "first" || label === "second") return kind === "amount" ? byLaw(molarityLaw) : [];
  const isConcentrated =
    label === "initial" &&
    kind === "molarity" &&
    of !== null &&
    scene.givens.some((given) => given.kind === "mass-percent" && given.of === of && given.label === label);
  if (isConcentrated) return byLaw(molarityOfPercent);
  if (label !== null) return [];
  const isWeighed =
    of !== null && (has(scene, "density", of) || has(scene, "density", null)) && !has(scene, "solution-volume", of);
  if (isWeighed && has(scene, "molarity", of)) {
    if (kind === "mass-percent") return byLaw(molarityOfPercent);
    if (kind === "molality") return byLaw(molarityOfMolality);
  }
  if (kind === "mass-percent" || kind === "molality") return [];
  if (kind === "molarity") {
    const isLabelled = of !== null && has(scene, "mass-percent", of) && has(scene, "density", of);
    const isMolal = isWeighed && has(scene, "molality", of);
    return [
      ...(hasVolume(scene, of) ? byLaw(molarityLaw) : []),
      ...(isLabelled ? byLaw(molarityOfPercent) : []),
      ...(isMolal ? byLaw(molarityOfMolality) : []),
    ];
  }
  if (kind === "solution-volume" && isMeasuredByWater(scene, of))
    return [waterVolumeWay(variableOf("volume", WATER), "volume-of-sample")];
  if (kind === "volume" && of === WATER && scene.equation === null)
    return listSolutes(scene).map((solute) => waterVolumeWay(variableOf("solution-volume", solute), "water-volume"));
  const { containment } = scene;
  // "0.200 M in chloride ions" tells the molarity of the salt, too.
  const isOfIon = containment !== null && containment.whole === of && has(scene, "molarity", containment.part);
  // The pH of an acid tells its molarity.
  const isByAcidity = scene.givens.some(
    (given) => given.kind === "ph" || given.kind === "poh" || given.kind === "hydronium" || given.kind === "hydroxide",
  );
  const isByOsmosis = has(scene, "osmotic-pressure", null);
  if (!has(scene, "molarity", of) && !isOfIon && !isByAcidity && !isByOsmosis) return [];
  if (kind === "amount") return hasVolume(scene, of) ? byLaw(molarityLaw) : [];
  return kind === "solution-volume" ? byLaw(molarityLaw) : [];
};
