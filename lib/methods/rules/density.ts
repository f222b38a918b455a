import { expression, formulaTerm, variable } from "../terms.ts";
import type { FactValue } from "../facts.ts";
import { isSameVariable, variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { isGiven, way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

function namesOf(formula: string | null): Record<string, FactValue> {
  return formula === null ? {} : { formula: formulaTerm(formula) };
}

function idOf(formula: string | null, id: string): string {
  return formula === null ? `${id}-of-sample` : id;
}

/** ρ = m / V */
function densityWay(of: string | null): Way {
  return way({
    method: "density",
    needs: [variableOf("mass", of), variableOf("volume", of)],
    compute: (mass, volume) => computed(inUnit(mass, "g").value.div(inUnit(volume, "mL").value), "g/mL", mass, volume),
    listSlips: ([mass, volume], output) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(volume, "mL").value.div(inUnit(mass, "g").value), "g/mL", output),
      },
      {
        id: "multiplied-instead-of-divided",
        quantity: computed(inUnit(volume, "mL").value.times(inUnit(mass, "g").value), "g/mL", output),
      },
    ],
    explain: ([mass, volume], output) => ({
      steps: [
        {
          id: "density",
          lines: [
            expression(
              variable("ρ"),
              "=",
              variable("m"),
              "/",
              variable("V"),
              "=",
              shownTerm(inUnit(mass, "g")),
              "/",
              shownTerm(inUnit(volume, "mL")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "density"), values: namesOf(of) },
    }),
  });
}

/** m = ρ × V */
function massWay(of: string | null): Way {
  return way({
    method: "density",
    needs: [variableOf("density", of), variableOf("volume", of)],
    compute: (density, volume) =>
      computed(inUnit(density, "g/mL").value.times(inUnit(volume, "mL").value), "g", density, volume),
    listSlips: ([density, volume], output) => [
      {
        id: "divided-instead-of-multiplied",
        quantity: computed(inUnit(volume, "mL").value.div(inUnit(density, "g/mL").value), "g", output),
      },
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(density, "g/mL").value.div(inUnit(volume, "mL").value), "g", output),
      },
    ],
    explain: ([density, volume], output) => ({
      steps: [
        {
          id: "mass",
          lines: [
            expression(
              variable("m"),
              "=",
              variable("ρ"),
              "*",
              variable("V"),
              "=",
              shownTerm(inUnit(density, "g/mL")),
              "*",
              shownTerm(inUnit(volume, "mL")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "mass"), values: namesOf(of) },
    }),
  });
}

/** V = m / ρ */
function volumeWay(of: string | null): Way {
  return way({
    method: "density",
    needs: [variableOf("mass", of), variableOf("density", of)],
    compute: (mass, density) =>
      computed(inUnit(mass, "g").value.div(inUnit(density, "g/mL").value), "mL", mass, density),
    listSlips: ([mass, density], output) => [
      {
        id: "multiplied-instead-of-divided",
        quantity: computed(inUnit(mass, "g").value.times(inUnit(density, "g/mL").value), "mL", output),
      },
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(density, "g/mL").value.div(inUnit(mass, "g").value), "mL", output),
      },
    ],
    explain: ([mass, density], output) => ({
      steps: [
        {
          id: "volume",
          lines: [
            expression(
              variable("V"),
              "=",
              variable("m"),
              "/",
              variable("ρ"),
              "=",
              shownTerm(inUnit(mass, "g")),
              "/",
              shownTerm(inUnit(density, "g/mL")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "volume"), values: namesOf(of) },
    }),
  });
}

/** Of a solution, which is told by its solute: m = ρ V and V = m / ρ. */
function listSolutionWays({ kind, of }: Variable, scene: Scene): Way[] {
  const density = variableOf("density", of);
  const isKnown = scene.solution !== null && of !== null && scene.givens.some((given) => isSameVariable(given, density));
  if (!isKnown) return [];
  const rename = (plain: Way, needs: readonly Variable[]): Way => ({ ...plain, needs });
  if (kind === "solution-mass") return [rename(massWay(null), massWay(null).needs.map((need) => (need.kind === "density" ? density : variableOf("solution-volume", of))))];
  return kind === "solution-volume" ? [rename(volumeWay(null), volumeWay(null).needs.map((need) => (need.kind === "density" ? density : variableOf("solution-mass", of))))] : [];
}

/** ρ = m / V, of a substance or of a sample without a name. */
export const density: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  if (kind === "solution-mass" || kind === "solution-volume") return listSolutionWays(wanted, scene);
  if (kind === "density") return [densityWay(of)];
  if (!isGiven(scene, "density", of)) return [];
  if (kind === "mass") return [massWay(of)];
  return kind === "volume" ? [volumeWay(of)] : [];
};
