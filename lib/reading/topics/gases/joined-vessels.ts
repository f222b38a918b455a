import { variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { NO_WORDS } from "../solutions/poured.ts";
import { settle } from "../../statement/scene.ts";

const JOINED = /\b(?:connect\w*|join\w*|valve|tap|stopcock|stop-cock)\b/i;
const OPEN = /\b(?:open(?:ed|s|ing)?|connect\w*|join\w*|allowed to mix|mix)\b/i;
const EMPTY = /\b(?:evacuated|empty|vacuum)\b/i;
/** What would change how much gas there is, or how warm it is. */
const OF_OTHER_THINGS =
  /\b(?:heat\w*|cool\w*|warm\w*|react\w*|burn\w*|ignit\w*|leak\w*|closed again|three|third|escap\w*|pump\w*)\b/i;

/** The words of a question about joined vessels. */
export const OF_VESSELS =
  /^(?:connect\w*|join\w*|valve|tap|stopcock|open\w*|evacuated|empty|vacuum|bulbs?|flasks?|vessels?|tanks?|containers?|total|partial|final|system|now|both|two|mix\w*|between|them|after|each|gas|gases|same|equilibrium)$/i;

type Vessel = { readonly volume: GivenSpot; readonly pressure: GivenSpot | null };

/** Volumes and pressures in their order, each pressure with its volume: V P V P, P V P V, V P V, P V V. */
function listVessels(told: readonly GivenSpot[]): readonly [Vessel, Vessel] | null {
  const order = told.map(({ kinds: [kind] }) => (kind === "volume" ? "V" : "P")).join("");
  const [a, b, c, d = null] = told;
  if (a === undefined || b === undefined || c === undefined) return null;
  if (order === "VPVP" && d !== null)
    return [
      { volume: a, pressure: b },
      { volume: c, pressure: d },
    ];
  if (order === "PVPV" && d !== null)
    return [
      { volume: b, pressure: a },
      { volume: d, pressure: c },
    ];
  if (order === "VPV")
    return [
      { volume: a, pressure: b },
      { volume: c, pressure: null },
    ];
  return order === "PVV"
    ? [
        { volume: b, pressure: a },
        { volume: c, pressure: null },
      ]
    : null;
}

/** Two vessels of gas that are joined at one temperature: the pressure of all, or of one of the gases. */
export function readJoinedVessels(
  text: string,
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): { readonly statement: Statement; readonly aside: readonly string[] } | "unclear" | null {
  const [goal, ...more] = goals;
  if (goal?.kinds[0] !== "pressure" || !JOINED.test(text) || !OPEN.test(text)) return null;
  const told = givens.filter(({ kinds: [kind] }) => kind !== "temperature");
  if (more.length > 0 || OF_OTHER_THINGS.test(text) || givens.length - told.length > 1) return "unclear";
  if (!told.every(({ kinds: [kind] }) => kind === "volume" || kind === "pressure")) return "unclear";
  const vessels = listVessels(told);
  if (vessels === null) return "unclear";
  const [one, two] = vessels;
  if ((two.pressure === null) !== EMPTY.test(text)) return "unclear";
  const gas = settle(goal.of, null);
  const gasOf = ({ pressure, volume }: Vessel): string | null =>
    settle(pressure?.of ?? null, null) ?? settle(volume.of, null);
  const own =
    gas === null ? null : (vessels.find((vessel) => vessel.pressure !== null && gasOf(vessel) === gas) ?? null);
  if (goal.of !== null && (own === null || (two.pressure !== null && gasOf(one) === gasOf(two)))) return "unclear";
  const first = own ?? one;
  const second = first === one ? two : one;
  const told4 = [
    ["pressure", "first", first.pressure],
    ["volume", "first", first.volume],
    ["pressure", "second", own === null ? second.pressure : null],
    ["volume", "second", second.volume],
  ] as const;
  const bound = told4.flatMap(([kind, label, given]): Given[] =>
    given === null ? [] : [{ variable: variableOf(kind, null, label), quantity: given.quantity, words: NO_WORDS }],
  );
  return {
    statement: {
      givens: bound,
      goals: [{ variable: variableOf("pressure", null, "final"), unit: goal.unit, words: NO_WORDS }],
      scene: {
        ...BARE_SCENE,
        conditions: new Set(["constant-temperature"]),
        givens: bound.map(({ variable }) => variable),
      },
    },
    aside: [],
  };
}
