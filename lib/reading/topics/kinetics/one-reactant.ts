import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { EQUATION, FORMULA, TEMPERATURE } from "../../text/labelled.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { MOLAR, ORDER, ORDERS, takeConstant } from "./integrated-told.ts";

/** v = k[A]ⁿ of a reaction whose order in its one reactant is told in words: its rate, or its constant. */

const RATE = new RegExp(
  String.raw`(${VALUE} ?(?:(?:M|mol\/L|mol\/dm\^?3) ?\/ ?(?:s|min|h)|mol\/\((?:L|dm\^?3)[ ·*](?:s|min|h)\)|(?:M|mol L\^?-1|mol dm\^?-3) (?:s|min|h)\^?-1))(?![A-Za-z\d/^])`,
);
const CONCENTRATION = new RegExp(String.raw`(${VALUE} ?${MOLAR})`);
const WRITTEN_LAW = /\brate ?= ?k ?\[[A-Za-z\d^]+\](?:\^?([123²³]))?(?! ?\[)/g;
const POWERS: Readonly<Record<string, 1 | 2 | 3>> = { "1": 1, "2": 2, "²": 2, "3": 3, "³": 3 };

const INDEPENDENT =
  /\bindependent of (?:the |its )?(?:initial )?concentration|\brate does not depend on (?:the |its )?concentration/i;

const ASKS_RATE =
  /\b(?:what|calculate|find|determine|compute)\b[^.?]*\b(?:instantaneous |initial )?rate\b(?! (?:constant|law))/i;
const ASKS_CONSTANT = /\b(?:what|calculate|find|determine|compute)\b[^.?]*\brate constant\b/i;
/** Of what is made, as much as of what goes only where one nucleus becomes another. */
const MADE = /\b(?:production|formation|appear\w*|produced|formed)\b/i;

const ELSE =
  /catal|activation|arrhenius|equilibrium|half-?li|graph|plot|slope|pseudo|both|each|overall|units?\b|doubl|tripl|halv|\btimes\b|percent|%|\bnot\b(?! depend)|n't|with respect to|pressure|excess|average|after|how long/i;

const overall = (plain: string): readonly number[] => [
  ...(INDEPENDENT.test(plain) ? [0] : []),
  ...[...plain.matchAll(ORDER)].map(([, one, two]) => ORDERS[(one ?? two ?? "").toLowerCase()] ?? -1),
  ...[...plain.matchAll(WRITTEN_LAW)].map(([, power = "1"]) => POWERS[power] ?? -1),
];

/** Null for any other text, and where it tells more. */
export function solveOneReactant(text: string): SolutionFacts[] | null {
  const [asksRate, asksConstant] = [ASKS_RATE.test(text), ASKS_CONSTANT.test(text)];
  if (asksRate === asksConstant || ELSE.test(text) || (MADE.test(text) && !/\bdecay/i.test(text))) return null;
  const plain = normalise(text);
  const [order, ...others] = new Set(overall(plain));
  if (order === undefined || order < 0 || others.length > 0) return null;
  const taken = new Taken(
    plain
      .replaceAll(WRITTEN_LAW, " ")
      .replaceAll(EQUATION, " ")
      .replaceAll(FORMULA, " X ")
      .replaceAll(/\b(?:\d{1,3}\^?[A-Z][a-z]?|[a-z]+-\d{1,3})(?![A-Za-z\d.])/g, " X "),
  );
  const constant = asksRate ? takeConstant(taken) : null;
  const rate = asksRate ? null : readQuantity(taken.take(RATE)?.[0] ?? "");
  const concentration = readQuantity(taken.take(CONCENTRATION)?.[0] ?? "");
  taken.take(new RegExp(String.raw`\bat (?:about )?${TEMPERATURE}`));
  if (taken.hasNumber || (asksRate ? constant?.order !== order : rate === null)) return null;
  // A rate of order zero is the constant, whatever is there.
  if (concentration === null && order !== 0) return null;
  const told = [
    ...(constant === null ? [] : [[variableOf("rate-constant", null), constant.value] as const]),
    ...(rate === null ? [] : [[variableOf("rate", null), rate] as const]),
    ...(concentration === null || order === 0 ? [] : [[variableOf("molarity", "A"), concentration] as const]),
  ] satisfies (readonly [unknown, Quantity])[];
  return solveByLaws(told, variableOf(asksRate ? "rate" : "rate-constant", null), null, [], {
    rateLaw: order === 0 ? [] : [["A", order]],
  });
}
