import { formulaTerm } from "../terms.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { isSameVariable, variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, inUnit } from "./quantity-terms.ts";
import { relationWay } from "./relation.ts";
import type { Relation } from "./relation.ts";
import { isGiven } from "./rule.ts";
import type { Rule, Scene, Slip, Way } from "./rule.ts";

type Measure = "density" | "mass" | "volume";

/** m = ρ V; its steps are named after what is wanted. */
function relationOf(kind: Measure): Relation {
  return {
    method: "density",
    id: kind,
    left: [{ kind: "mass", letter: "m", unit: "g" }],
    right: [
      { kind: "density", letter: "ρ", unit: "g/mL" },
      { kind: "volume", letter: "V", unit: "mL" },
    ],
  };
}

/** What a mass becomes where density and volume are divided. */
function listQuotients([density, volume]: readonly Quantity[]): Slip[] {
  if (density === undefined || volume === undefined) return [];
  const [ratio, size] = [inUnit(density, "g/mL").value, inUnit(volume, "mL").value];
  return [
    { id: "divided-instead-of-multiplied", quantity: computed(size.div(ratio), "g", density, volume) },
    { id: "inverted-ratio", quantity: computed(ratio.div(size), "g", density, volume) },
  ];
}

function wayTo(kind: Measure, of: string | null): Way[] {
  const plain = relationWay(relationOf(kind), variableOf(kind, of));
  if (plain === null) return [];
  return [
    {
      ...plain,
      listSlips: kind === "mass" ? listQuotients : plain.listSlips,
      explain: (inputs, output) => ({
        ...plain.explain(inputs, output),
        answer:
          of === null ? { id: `${kind}-of-sample`, values: {} } : { id: kind, values: { formula: formulaTerm(of) } },
      }),
    },
  ];
}

/** Of a solution, which is told by its solute: m = ρ V and V = m / ρ. */
function listSolutionWays({ kind, of }: Variable, scene: Scene): Way[] {
  const density = variableOf("density", of);
  const isKnown =
    scene.solution !== null && of !== null && scene.givens.some((given) => isSameVariable(given, density));
  if (!isKnown) return [];
  const [own, other] =
    kind === "solution-mass" ? (["mass", "solution-volume"] as const) : (["volume", "solution-mass"] as const);
  return wayTo(own, null).map((plain) => ({
    ...plain,
    needs: plain.needs.map((need) => (need.kind === "density" ? density : variableOf(other, of))),
  }));
}

/** ρ = m / V, of a substance or of a sample without a name. */
export const density: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  if (kind === "solution-mass" || kind === "solution-volume") return listSolutionWays(wanted, scene);
  if (kind === "density") return wayTo(kind, of);
  return (kind === "mass" || kind === "volume") && isGiven(scene, "density", of) ? wayTo(kind, of) : [];
};
