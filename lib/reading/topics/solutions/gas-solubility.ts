import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { normalise } from "../../../solver/normalise.ts";
import { findGas } from "../gases/gas-motion.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot } from "../../text/spot.ts";
import { readQuantity, VALUE } from "../../text/taken.ts";

/** How much of a gas dissolves at another pressure, or at which pressure more of it does (Henry). */

const STRENGTH = String.raw`${VALUE} ?(?:M|[mµ]?mol\/L|mol\/dm3|m?g\/L|m?g\/m[lL]|g\/100 ?m[lL])(?![A-Za-z/])`;
const PRESSURE = String.raw`${VALUE} ?(?:atm|torr|k?Pa|bar|mm ?Hg)(?![A-Za-z/])`;
const TOLD = new RegExp(String.raw`(${STRENGTH})|(${PRESSURE})|(?:at |and |, )?${VALUE} ?(?:°C|K)(?![A-Za-z/])`, "g");

const ABOUT = /\b(?:solubility|solubilities|dissolv\w*|concentration of (?:the )?(?:dissolved|gas))\b/i;

/** What brings in a constant, a mixture whose share the gas is, or another process. */
const ELSE =
  /\b(?:henry['’]?s? law constant|henry constant|k_?H|mole fraction|K_?sp|react\w*|ideal|osmotic|boil\w*|freez\w*|vapou?r|mole percent|pH|volume of|how many (?:moles|grams|liters|litres|molecules)|mass of|temperature (?:is )?(?:raised|lowered|increased|decreased|changed)|warm\w*|heated|cooled|doubled|halved|twice|times)\b|%/i;

const ASKS_PRESSURE =
  /\b(?:what|which|calculate|find|determine|at what)\b(?:(?!\b(?:solubility|concentration|much|when|if|at)\b)[^?.]){0,40}\bpressure\b/i;

type Told = { readonly quantity: Quantity; readonly isPressure: boolean; readonly at: number };

const kindOf = ({ unit }: Quantity): Kind =>
  unit.dimension === DIMENSIONS.density ? "mass-concentration" : "molarity";

/** Each value with the one of its sentence, or beside it: what is told of the first state, and what of the second. */
function pair(
  plain: string,
  told: readonly Told[],
): { readonly first: Told; readonly own: Told; readonly other: Told } | null {
  const single = told.filter(({ isPressure }) => told.filter((each) => each.isPressure === isPressure).length === 1);
  const [first] = single;
  const others = told
    .filter((each) => each !== first)
    .toSorted((a, b) => Math.abs(a.at - (first?.at ?? 0)) - Math.abs(b.at - (first?.at ?? 0)));
  const isOfSentence = ({ at }: Told): boolean =>
    !/[.?!]\s/.test(plain.slice(Math.min(at, first?.at ?? 0), Math.max(at, first?.at ?? 0)));
  const near = others.filter(isOfSentence);
  if (near.length === 0) return null;
  const [own, other] = near.length === 1 ? [...near, ...others.filter((each) => !near.includes(each))] : others;
  return told.length !== 3 || single.length !== 1 || first === undefined || own === undefined || other === undefined
    ? null
    : { first, own, other };
}

/** Null for any other text. */
export function solveGasSolubility(text: string, spots: readonly Spot[] | null): SolutionFacts[] | null {
  if (spots === null || !ABOUT.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text).replaceAll(/(?<=\d ?m?(?:mol|g)) ?[·.]?L\^?[-−⁻][1¹]/g, "/L");
  const told = [...plain.matchAll(TOLD)].flatMap(({ 1: strength, 2: pressure, index }): Told[] => {
    const quantity = readQuantity(strength ?? pressure ?? "");
    return quantity === null ? [] : [{ quantity, isPressure: pressure !== undefined, at: index }];
  });
  const hasMore = /\d/.test(plain.replaceAll(TOLD, " ").replaceAll(/\b[A-Z][A-Za-z\d]*/g, " "));
  const [found, states] = [findGas(spots, "H2O"), pair(plain, told)];
  if (hasMore || found === undefined || states === null) return null;
  const gas = found ?? "gas";
  const { first, own, other } = states;
  // Two pressures and a solubility ask for the other one, two solubilities and a pressure for the other pressure.
  if (ASKS_PRESSURE.test(plain) !== first.isPressure) return null;
  const strength = kindOf(first.isPressure ? own.quantity : first.quantity);
  const variable = ({ isPressure }: { readonly isPressure: boolean }, label: "initial" | "final"): Variable => ({
    kind: isPressure ? "pressure" : strength,
    of: gas,
    label,
  });
  const isOneKind = told.every(({ isPressure, quantity }) => isPressure || kindOf(quantity) === strength);
  if (!isOneKind) return null;
  return solveByLaws(
    [
      [variable(first, "initial"), first.quantity],
      [variable(own, "initial"), own.quantity],
      [variable(other, "final"), other.quantity],
    ],
    variable(first, "final"),
    first.quantity.unit,
  );
}
