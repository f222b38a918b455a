import {
  bodyRole,
  exchange,
  meltingIce,
  portions,
  portionsInCalorimeter,
} from "../../laws/energy/thermal-equilibrium.ts";
import type { Cast } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Kind } from "./kinds.ts";
import type { Rule, Scene } from "./rule.ts";

const WATER = "H2O";
export const ICE = "H2O(s)";

/** More bodies than these are no exercise. */
const MOST_BODIES = 3;

/** The bodies of which the problem gives mass or specific heat. */
function listBodies({ givens }: Scene): (string | null)[] {
  return givens.flatMap(({ kind, of }) =>
    kind === "mass" || kind === "specific-heat" || (kind === "volume" && of === WATER) ? [of] : [],
  );
}

function isTwice({ givens }: Scene): boolean {
  return givens.some(({ kind, of, label }) => kind === "temperature" && of === WATER && label === "second");
}

const OF_BODY: ReadonlySet<Kind> = new Set<Kind>(["mass", "specific-heat", "temperature"]);

/** Bodies come to one temperature, and no heat is lost: what the one gives, the others take. */
export const thermalEquilibrium: Rule = (wanted, scene) => {
  if (!scene.conditions.has("mixing-heat")) return [];
  const { kind, of, label } = wanted;
  const hasCalorimeter = kind === "heat-capacity" || scene.givens.some((given) => given.kind === "heat-capacity");
  if (isTwice(scene))
    return lawWays([hasCalorimeter ? portionsInCalorimeter : portions], wanted, scene, { self: WATER });
  const cast = (bodies: readonly (string | null)[]): Cast =>
    Object.fromEntries(bodies.map((body, index) => [bodyRole(index), body]));
  const isOfIce = of === ICE || scene.givens.some((given) => given.of === ICE);
  if (isOfIce) return hasCalorimeter ? [] : lawWays([meltingIce], wanted, scene, cast([ICE, WATER]));
  const isFinal = kind === "temperature" && label === "final" && of === null;
  const isOfBody = OF_BODY.has(kind) && label === (kind === "temperature" ? "initial" : null);
  if (!isFinal && !isOfBody && kind !== "heat-capacity") return [];
  const named = [...new Set(isOfBody ? [of, ...listBodies(scene)] : listBodies(scene))];
  // What a calorimeter holds comes last.
  const bodies = hasCalorimeter ? named.toSorted((a, b) => Number(a === WATER) - Number(b === WATER)) : named;
  if (bodies.length < 2 || bodies.length > MOST_BODIES || (hasCalorimeter && bodies.at(-1) !== WATER)) return [];
  const law = exchange({ waters: bodies.map((body) => body === WATER), hasCalorimeter });
  return lawWays([law], wanted, scene, cast(bodies));
};
