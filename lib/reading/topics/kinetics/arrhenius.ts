import { type Kind, type Label, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { Given } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isMark } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { type Spot, textOf } from "../../text/spot.ts";

const NO_WORDS = { before: [], behind: [] };

const LABELS: readonly Label[] = ["first", "second"];

type Paired = { readonly givens: readonly Given[]; readonly goal: Variable; readonly unit: Unit | null };

/** In turns, or first the ones and then the others. */
const ORDERS = { "activation-energy": /^(?:ctct|tctc|tcct|cctt)$/, "rate-constant": /^(?:ctt|tct)$/ } as const;

const isConstant = ({ kinds }: GivenSpot): boolean => kinds.includes("rate-constant");

const labelled = (kind: Kind, givens: readonly GivenSpot[]): Given[] =>
  givens.map(({ quantity }, index) => ({
    variable: variableOf(kind, null, LABELS[index]),
    quantity,
    words: NO_WORDS,
  }));

const CLAUSE = /^(?:if|when|given|knowing|since|while|as)$/i;

/** Whether a sentence or clause ends somewhere between two places. */
const isApart = (spots: readonly Spot[], from: number, to: number): boolean =>
  spots.slice(from, to).some((spot) => isMark(spot, ".", "?", ",", "\n") || CLAUSE.test(textOf(spot)));

/**
 * Of two temperatures in the order of the text, that of the one constant that is told: the first, unless the question with
 * its own temperature stands before it: "What is k at 350 K if it is 0.010 s⁻¹ at 300 K?" Null where either could be meant.
 */
function temperaturesFrom(
  spots: readonly Spot[],
  { start }: GoalSpot,
  constant: GivenSpot,
  temperatures: readonly GivenSpot[],
): readonly GivenSpot[] | null {
  const [first, second] = temperatures;
  if (first === undefined || second === undefined) return null;
  if (constant.at < first.at) return temperatures;
  const asked = spots.findIndex((spot) => spot.start >= start);
  if (asked > second.at) return isApart(spots, constant.at, second.at) ? temperatures : null;
  if (asked > constant.at) return temperatures;
  return asked > first.at || !isApart(spots, asked, first.at) ? [second, first] : null;
}

/** Two rate constants with their temperatures, one of them or the activation energy asked for; null where they do not pair. */
export function pairConstants(spots: readonly Spot[], goal: GoalSpot, givens: readonly GivenSpot[]): Paired | null {
  const {
    kinds: [asked],
    unit,
  } = goal;
  if (asked !== "rate-constant" && asked !== "activation-energy") return null;
  const constants = givens.filter(isConstant);
  const temperatures = givens.filter(({ kinds: [kind] }) => kind === "temperature");
  const energies = givens.filter(({ kinds: [kind] }) => kind === "activation-energy");
  const isOfConstant = asked === "rate-constant";
  const order = givens
    .filter((given) => !energies.includes(given))
    .map((given) => (isConstant(given) ? "c" : temperatures.includes(given) ? "t" : "?"))
    .join("");
  const dimensions = new Set(constants.map(({ quantity }) => quantity.unit.dimension));
  if (!ORDERS[asked].test(order) || energies.length !== (isOfConstant ? 1 : 0) || dimensions.size > 1) return null;
  const [constant] = constants;
  const ordered =
    isOfConstant && constant !== undefined ? temperaturesFrom(spots, goal, constant, temperatures) : temperatures;
  if (ordered === null) return null;
  return {
    givens: [
      ...labelled("rate-constant", constants),
      ...labelled("temperature", ordered),
      ...energies.map(({ quantity }): Given => ({
        variable: variableOf("activation-energy", null),
        quantity,
        words: NO_WORDS,
      })),
    ],
    goal: isOfConstant ? variableOf("rate-constant", null, "second") : variableOf("activation-energy", null),
    unit: unit ?? (isOfConstant ? null : getUnit("kJ/mol")),
  };
}
