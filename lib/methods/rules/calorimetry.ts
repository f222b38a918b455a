import {
  type Bath,
  bathCapacity,
  type BathPart,
  heatOfBath,
  heatOfCalorimeter,
  heatPerGram,
  partRole,
  WATER_ROLE,
} from "../../laws/energy/calorimetry.ts";
import { molarHeat } from "../../laws/energy/heat.ts";
import type { Law } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Kind, Variable } from "./kinds.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const WATER = "H2O";

/** Whether the heat of a reaction is measured, or known, by what it warms. */
export function isCalorimetric({ conditions }: Scene): boolean {
  return conditions.has("bath-water") || conditions.has("bath-solution");
}

type Part = BathPart & { readonly of: string | null };

/** What is warmed besides the calorimeter: the water around a bomb, or all that is in a cup. */
function listParts({ givens, conditions }: Scene): Part[] {
  const isAll = conditions.has("bath-solution");
  return givens.flatMap(({ kind, of, label }): Part[] =>
    (kind === "mass" || kind === "volume" || kind === "solution-volume") && (isAll || of === WATER)
      ? [{ kind, of, label }]
      : [],
  );
}

const has = ({ givens }: Scene, kind: Kind): boolean => givens.some((given) => given.kind === kind);

function capacityWays(parts: readonly Part[], hasCapacity: boolean, wanted: Variable, scene: Scene): Way[] {
  const bath: Bath = {
    parts: parts.map(({ kind, label }) => ({ kind, label })),
    hasDensity: has(scene, "density"),
    hasCapacity,
  };
  const roles = Object.fromEntries(parts.map(({ of }, index) => [partRole(index), of]));
  return lawWays([bathCapacity(bath)], wanted, scene, { ...roles, [WATER_ROLE]: WATER });
}

/** What one mole or one gram gives. */
const SHARES: readonly (readonly [Kind, Law])[] = [
  ["molar-energy", molarHeat],
  ["specific-enthalpy", heatPerGram],
];

/** A reaction gives to what is around it, q = −(m c + C) ΔT, and one mole or one gram of it a share. */
export const calorimetry: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (!isCalorimetric(scene) || label !== null) return [];
  const parts = listParts(scene);
  const share = SHARES.find(([own]) => own === kind);
  if (share !== undefined) return has(scene, kind) ? [] : lawWays([share[1]], wanted, scene, { self: of, heat: null });
  if (of !== null) return [];
  const isBath = parts.length > 0;
  const hasCapacity = has(scene, "heat-capacity");
  const ofHeat = lawWays(isBath ? [heatOfBath] : [heatOfCalorimeter], wanted, scene);
  switch (kind) {
    case "energy":
      return [
        ...(isBath || hasCapacity ? ofHeat : []),
        ...SHARES.flatMap(([own, law]) =>
          scene.givens.flatMap((given) =>
            given.kind === own ? lawWays([law], wanted, scene, { self: given.of, heat: null }) : [],
          ),
        ),
      ];
    case "temperature-change":
      return isBath || hasCapacity ? ofHeat : [];
    case "bath-capacity":
      return isBath ? [...capacityWays(parts, hasCapacity, wanted, scene), ...(hasCapacity ? [] : ofHeat)] : [];
    case "heat-capacity":
      return hasCapacity ? [] : isBath ? capacityWays(parts, true, wanted, scene) : ofHeat;
    default:
      return [];
  }
};
