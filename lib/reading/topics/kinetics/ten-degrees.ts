import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { quantity, type Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { takeFactor, takeTemperatures } from "./barriers.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** "The rate doubles for every 10 °C. How much faster is it at 45 °C than at 25 °C?" */

const TEN = String.raw`(?:10|ten)(?:\.0)? ?(?:°C|K|degrees?(?: Celsius| C)?|kelvins?)`;

const EACH = new RegExp(
  String.raw`\b(?:(?:(?:for|with|at|on) )?(?:every|each)|per|whenever|each time|every time)(?: an?)?(?: the)?(?: (?:temperature )?(?:rise|increase|warming)(?: in (?:the )?temperature)? (?:of|by)| temperature (?:rises|increases) by)? ${TEN}(?: (?:rise|increase)(?: in (?:the )?temperature)?| in temperature| warmer| of warming)?`,
  "i",
);

const T = String.raw`(${VALUE} ?(?:°C|K))(?![A-Za-z\d])`;
const COMPARED = new RegExp(String.raw`\bat ${T},? (?:than|compared (?:with|to)(?: the rate)?) (?:at )?${T}`, "i");
const RAISED = new RegExp(
  String.raw`\b(?:(?:rises|raised|increases|increased|goes up|heated|warmed)(?: up)?(?: the temperature)? by|(?:rise|increase)(?: in (?:the )?temperature)? of|warmer by) (${VALUE} ?(?:°C|K|degrees))(?![A-Za-z\d])`,
  "i",
);

const ASKS =
  /\bhow (?:much|many times) (?:faster|quicker|greater|larger|higher|more rapid|as fast)|\bby (?:what|which) factor|\bhow many times (?:does|will|is|would)|\bby how (?:much|many times)/i;

/** What goes another way, or asks for something else. */
const ELSE =
  /cool|slow|decreas|drop|fall|lower|half|halv|catal|activation|concentration|equilibrium|how long|\bnot\b|minutes|hours|seconds/i;

function takeWarming(taken: Taken): Quantity | null {
  const compared = taken.take(COMPARED)?.map(readQuantity);
  const [cold, warm] = compared === undefined ? (takeTemperatures(taken) ?? []) : [compared[1], compared[0]];
  if (cold !== undefined && cold !== null && warm !== undefined && warm !== null) {
    const change = inUnit(warm, "K").value.minus(inUnit(cold, "K").value);
    return change.gt(0) ? quantity(change, "K") : null;
  }
  const by = readQuantity((taken.take(RAISED)?.[0] ?? "").replace("degrees", "K").replace("°C", "K"));
  return by === null || !by.value.gt(0) ? null : by;
}

/** Null for any other text, and where it tells more. */
export function solveTenDegrees(text: string): SolutionFacts[] | null {
  const plain = normalise(text);
  if (!EACH.test(plain) || !ASKS.test(plain) || !/\brate|reaction|fast/i.test(plain)) return null;
  const taken = new Taken(plain.replace(ASKS, " "));
  taken.take(EACH);
  const warming = takeWarming(taken);
  const coefficient = takeFactor(taken);
  if (warming === null || coefficient === null || !coefficient.value.gt(1) || taken.hasNumber || ELSE.test(taken.rest))
    return null;
  return solveByLaws(
    [
      [variableOf("temperature-coefficient", null), coefficient],
      [variableOf("temperature-change", null), warming],
    ],
    variableOf("constant-ratio", null),
    null,
  );
}
