import { isOfDimension } from "../../text/spot.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { ICE } from "../../../methods/rules/thermal-equilibrium.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** How much of the ice melts in warm water that cools to 0 °C: as much as would bring it there, where there is more of it. */

const ASKS =
  /\b(?:how (?:much|many grams)(?: of)?(?: the)? ice|(?:what|which|calculate|find|determine)(?: is)?(?: the)? (?:mass|amount) of(?: the)? ice)\b[^.?!]*\bmelt/i;
const ELSE =
  /\b(?:calorimeter|percent\w*|fraction|half|not melt\w*|unmelted|remain\w*|left|salt\w*|steam|lost|loses|each|added to melt|must be|should be|needed|required|heater|power|per (?:second|minute))\b|%/i;

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveIceThatMelts(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!ASKS.test(plain) || ELSE.test(plain)) return null;
  const behind = ({ end }: Spot): string => plain.slice(end, end + 45);
  const quantities = spots.filter((spot) => spot.kind === "quantity");
  const masses = spots.filter((spot) => isOfDimension(spot, DIMENSIONS.mass));
  const temperatures = spots.filter((spot) => isOfDimension(spot, DIMENSIONS.temperature));
  const heats = spots.filter((spot) => isOfDimension(spot, DIMENSIONS.specificEnergy));
  const capacities = spots.filter((spot) => isOfDimension(spot, DIMENSIONS.specificHeat));
  const [ice, ...ices] = masses.filter((mass) => /^ (?:of )?(?:crushed )?ice\b/i.test(behind(mass)));
  const [water, ...waters] = masses.filter((mass) => /^ (?:of )?(?:warm |hot |liquid )?water\b/i.test(behind(mass)));
  const isCold = ({ quantity: told }: SpotOf<"quantity">): boolean => getValueIn(told, "°C").abs().lt("0.01");
  const [warm, ...others] = temperatures.filter((each) => !isCold(each));
  const isWhole =
    ices.length + waters.length + others.length === 0 &&
    heats.length < 2 &&
    capacities.length < 2 &&
    masses.length === 2 &&
    masses.length + temperatures.length + heats.length + capacities.length === quantities.length;
  const isIceAtZero = temperatures.some(isCold);
  if (ice === undefined || water === undefined || warm === undefined || !isWhole || !isIceAtZero) return null;
  const solved = solveByLaws(
    [
      [variableOf("mass", "H2O"), water.quantity],
      [variableOf("temperature", "H2O", "initial"), warm.quantity],
      [variableOf("temperature", null, "final"), quantity("0", "°C")],
      ...heats.map(({ quantity: told }) => [variableOf("specific-enthalpy", ICE), told] as const),
      ...capacities.map(({ quantity: told }) => [variableOf("specific-heat", "H2O"), told] as const),
    ],
    variableOf("mass", ICE),
    getUnit("g"),
    ["heating", "mixing-heat"],
  );
  // Where all of it melts the water stays warmer.
  const isSome = solved?.every(
    ({ answer: { value, unrounded } }) =>
      value.kind === "quantity" && getValueIn(ice.quantity, "g").gt(unrounded ?? value.value),
  );
  return isSome === true ? solved : null;
}
