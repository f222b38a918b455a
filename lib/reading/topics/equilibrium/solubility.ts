import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { SolubilityGoal, SolubilityProblem } from "./solve-solubility.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, listSentences } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { listSubstances, settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

const isIon = (formula: string): boolean => /[+-]$/.test(formula);

function goalOf({ kinds, property, of }: GoalSpot, isSaturated: boolean): SolubilityGoal | null {
  if (property === "molar-solubility") return "solubility";
  if (kinds[0] === "solubility-product") return "constant";
  const ion = settle(of, null);
  return kinds[0] === "molarity" && ion !== null && isIon(ion) && isSaturated ? "ion" : null;
}

/** Whether the concentration is named as a solubility: "the solubility of AgCl is 0.0019 g/L". */
function isSolubilityNamed(spots: readonly Spot[]): boolean {
  return spots.some(
    (spot) => spot.kind === "cue" && spot.cue.is === "property" && spot.cue.property === "molar-solubility",
  );
}

/** "The solubility of Ag+" in words: salts have one. */
function isSolubilityOfIon(spots: readonly Spot[]): boolean {
  return spots.some((spot, at) => {
    const owner = spots.slice(at + 1, at + 4).find(({ kind }) => kind === "substance");
    const isNamed = spot.kind === "cue" && spot.cue.is === "property" && spot.cue.property === "molar-solubility";
    return isNamed && owner?.kind === "substance" && isIon(owner.substance.formulas[0] ?? "");
  });
}

/** "[Ag+] in a saturated solution of Ag2CrO4 is …": whose concentration a sentence tells, where an ion leads to its value. */
function listIonsBefore(spots: readonly Spot[], value: number): string[] {
  const start = listSentences(spots).findLast(([from]) => from <= value)?.[0] ?? value;
  return spots.slice(start, value).flatMap((spot) => {
    const ion = spot.kind === "substance" || spot.kind === "concentration" ? settle(spot.substance, null) : null;
    return ion !== null && isIon(ion) ? [ion] : [];
  });
}

/**
 * A problem of one salt that hardly dissolves: its Ksp, its solubility or the concentration of its ion, from one of the
 * others, in water or beside one more salt. Null where it is none, or says more.
 */
export function readSolubility(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): SolubilityProblem | null {
  const [asked, ...others] = goals;
  const isSaturated = spots.some((spot) => isCue(spot, "saturated"));
  // "In mol/L and in g/L": one question, in two units.
  const isOne = others.every(
    ({ property, unit }) => property !== null && property === asked?.property && unit !== null,
  );
  const goal = asked === undefined || !isOne ? null : goalOf(asked, isSaturated);
  if (goal === null || asked === undefined) return null;
  const find = (test: (given: GivenSpot) => boolean): GivenSpot[] => givens.filter(test);
  const constants = find(({ kinds }) => kinds[0] === "solubility-product");
  const concentrations = find(
    ({ quantity: { unit } }) => unit.dimension === DIMENSIONS.concentration || unit.dimension === DIMENSIONS.density,
  );
  const temperatures = find(({ kinds }) => kinds[0] === "temperature");
  const isWhole = constants.length + concentrations.length + temperatures.length === givens.length;
  if (!isWhole || constants.length > 1 || concentrations.length > 1 || temperatures.length > 1) return null;
  const formulas = listSubstances(spots).map((substance) => settle(substance, null));
  const known = formulas.filter((formula) => formula !== null);
  const [concentration, temperature] = [concentrations[0]?.quantity, temperatures[0]?.quantity];
  const isAsked = settle(asked.of, null);
  // Salts have a solubility, ions a concentration; and a saturated solution beside more of its ion is another problem.
  const ofIons = goal === "solubility" ? [asked] : [asked, ...concentrations];
  const isOfIon = ofIons.some(({ of }) => isIon(settle(of, null) ?? ""));
  const isMisnamed = (isOfIon && isSolubilityNamed(spots)) || isSolubilityOfIon(spots);
  if (isMisnamed || (goal === "ion" && concentrations.length > 0)) return null;
  return known.length < formulas.length
    ? null
    : {
        goal,
        units: goals.flatMap(({ unit }) => unit ?? []),
        constant: constants[0]?.quantity ?? null,
        concentration:
          concentration === undefined
            ? null
            : inUnit(concentration, concentration.unit.dimension === DIMENSIONS.concentration ? "mol/L" : "g/L"),
        temperature: temperature === undefined ? null : inUnit(temperature, "K"),
        isSolubility: goal === "solubility" || isSolubilityNamed(spots),
        compounds: [...new Set(known.filter((formula) => !isIon(formula) && formula !== "H2O"))],
        // The ions that an equation or a name adds are the salt's own.
        ions: [
          ...new Set(
            goal === "ion" && isAsked !== null
              ? [isAsked]
              : concentrations.flatMap(({ of, kinds: [kind], at }) => {
                  // "The hydroxide concentration" is that of the ion, whatever salt it is of.
                  const own = kind === "hydroxide" ? "OH-" : settle(of, null);
                  return own !== null && isIon(own)
                    ? [own]
                    : goal === "constant" && !isSolubilityNamed(spots)
                      ? listIonsBefore(spots, at)
                      : [];
                }),
          ),
        ],
        isSaturated,
        isWater: concentration !== undefined && known.includes("H2O"),
        givens: givens.map(({ quantity }) => quantity),
      };
}
