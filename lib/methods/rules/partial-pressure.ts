import { findWaterVaporTorr } from "../../chemistry/water-vapor.ts";
import { gasOverWater, gasRole, shareOfPressure, sumOfPressures } from "../../laws/gases/partial-pressures.ts";
import { lawWays } from "../../laws/law-way.ts";
import { fail } from "../../result.ts";
import { step, variable } from "../terms.ts";
import { asGiven, hasGiven } from "./as-given.ts";
import { kelvins } from "./kelvin.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { equals, exactly, givenTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const TOTAL = variableOf("pressure", null, "total");
const VAPOR = variableOf("vapor-pressure", null);
const WATER = "H2O";

/** The gases of a mixture whose pressures are given. */
function listGases({ givens }: Scene): string[] {
  return [
    ...new Set(
      givens.flatMap(({ kind, of, label }) => (kind === "pressure" && label === null && of !== null ? [of] : [])),
    ),
  ];
}

/** From the table, at the temperature of the gas. */
function vaporWay(temperature: Variable): Way {
  return way({
    method: "partial-pressure",
    needs: [temperature],
    compute(given) {
      const torr = findWaterVaporTorr(kelvins(given).value);
      return torr === null ? fail({ code: "not-valid" }) : exactly(torr, "Torr");
    },
    explain: ([given], output) => ({
      steps: [step("vapor", [equals(variable("P", WATER), output)], { temperature: givenTerm(given) })],
      answer: { id: "vapor", values: { temperature: givenTerm(given) } },
    }),
  });
}

function listAmounts({ givens }: Scene): string[] {
  return [
    ...new Set(givens.flatMap(({ kind, of }) => ((kind === "amount" || kind === "mass") && of !== null ? [of] : []))),
  ];
}

/** All of the pressures of a mixture, or the one that is left of it. */
function sumWays(wanted: Variable, gases: readonly string[], scene: Scene): Way[] {
  const cast = Object.fromEntries(gases.map((gas, index) => [gasRole(index), gas]));
  return gases.length > 1 ? lawWays([sumOfPressures(gases.length)], wanted, scene, cast) : [];
}

/** What can be told of the pressure of one gas of a mixture. */
function listPartialWays(wanted: Variable, of: string, scene: Scene): Way[] {
  const byShare = lawWays([shareOfPressure], wanted, scene);
  const isVessel =
    hasGiven(scene, variableOf("volume", null)) &&
    hasGiven(scene, variableOf("temperature", null)) &&
    listAmounts(scene).length > 1;
  if (!hasGiven(scene, TOTAL)) return isVessel && scene.equation === null ? byShare : [];
  const others = listGases(scene).filter((gas) => gas !== of);
  return [...sumWays(wanted, [of, ...others], scene), ...byShare];
}

/** Dalton: in a mixture of gases each has the pressure that it would have alone. */
export const partialPressure: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const isOverWater = scene.conditions.has("over-water");
  if (kind === "vapor-pressure")
    return isOverWater && label === null && (of === null || of === WATER) && !hasGiven(scene, VAPOR)
      ? [vaporWay(asGiven(scene, "temperature", null))]
      : [];
  if (kind === "mole-fraction")
    return of !== null && label === null && hasGiven(scene, TOTAL) && listGases(scene).includes(of)
      ? lawWays([shareOfPressure], wanted, scene)
      : [];
  if (kind !== "pressure") return [];
  if (label === null && isOverWater)
    return hasGiven(scene, TOTAL) ? lawWays([gasOverWater], wanted, scene, { self: of, water: WATER }) : [];
  if (label === null && of !== null) return listPartialWays(wanted, of, scene);
  return label === "total" && of === null ? sumWays(wanted, listGases(scene), scene) : [];
};
