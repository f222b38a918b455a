import { type Kind, type Label, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { Given } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";

const NO_WORDS = { before: [], behind: [] };

const LABELS: readonly Label[] = ["first", "second"];

type Paired = { readonly givens: readonly Given[]; readonly goal: Variable; readonly unit: Unit | null };

/** In turns, or first the ones and then the others; the constant that is told alone belongs to the first temperature. */
const ORDERS = { "activation-energy": /^(?:ctct|tctc|tcct|cctt)$/, "rate-constant": /^(?:ctt|tct)$/ } as const;

const isConstant = ({ kinds }: GivenSpot): boolean => kinds.includes("rate-constant");

const labelled = (kind: Kind, givens: readonly GivenSpot[]): Given[] =>
  givens.map(({ quantity }, index) => ({
    variable: variableOf(kind, null, LABELS[index]),
    quantity,
    words: NO_WORDS,
  }));

/** Two rate constants with their temperatures, one of them or the activation energy asked for; null where they do not pair. */
export function pairConstants({ kinds: [asked], unit }: GoalSpot, givens: readonly GivenSpot[]): Paired | null {
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
  return {
    givens: [
      ...labelled("rate-constant", constants),
      ...labelled("temperature", temperatures),
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
