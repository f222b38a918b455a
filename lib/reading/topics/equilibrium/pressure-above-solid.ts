import { isCounted, readEquilibrium } from "../../../chemistry/equilibrium/equilibrium.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { TEMPERATURE } from "../../text/labelled.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { listWritten } from "../../text/written-equations.ts";

/** The pressure of all gases above a solid that has fallen apart into them, by Kp. */

const CONSTANT = new RegExp(
  String.raw`\bK_?\{?p\}?(?: for (?:this|the) [a-z ]{1,30})?(?: is| has (?:the|a) value(?: of)?| ?=| of| value of| :|,)* ?(${VALUE})(?! ?(?:atm|bar|°C|K)\b)`,
);
const ASKS =
  /\b(?:what|calculate|find|determine|compute|estimate)\b[^?]*\b(?:total (?:gas |equilibrium )?pressure|pressure of (?:all|both|the gas mixture|the gases))/i;
const AT = new RegExp(String.raw`,? ?\(?\bat ${TEMPERATURE}\)?`, "g");

/** Gases that are there already, other data and other questions. */
const ELSE =
  /\bmol\b|moles?\b|\bM\b|\batm\b(?! ?\?)|added|adding|already|initially contain|holds|filled with|contains [A-Z]|in the presence|ΔG|enthalp|\bnot\b|n't|mass|gram|\d ?g\b|\d ?L\b|Kc|catal|partial pressure|all of the solid|completely/i;

const isGas = (state: string | null): boolean => state === "g";

/** Null for any other text, and where it tells more. */
export function solvePressureAboveSolid(text: string): SolutionFacts[] | null {
  if (!/\bK_?\{?p/.test(text) || !/solid|\(s\)/.test(text)) return null;
  const plain = normalise(text)
    .replaceAll(/(?<=[a-z\d)])\+(?=[A-Z(\d])/g, " + ")
    .replaceAll(/ \((s|l|g|aq)\)/g, "($1)");
  if (ELSE.test(plain) || !ASKS.test(plain)) return null;
  const [only, ...others] = listWritten(plain.split(/\s+/)) ?? [];
  if (only === undefined || others.length > 0) return null;
  const participants = readEquilibrium(only.equation.text);
  const isOfSolids = participants.every(({ state, power }) =>
    power < 0 ? state === "s" : state === "s" || isGas(state),
  );
  const equation = readBalanced(only.equation.text);
  if (equation === null || !isOfSolids || participants.filter(isCounted).length === 0) return null;
  const taken = new Taken(plain.replace(/\S*\(s\)(?: \+ \S+)* (?:<=>|->|=) (?:\S+ \+ (?:\d )?)*\S+/, " "));
  const constant = readQuantity(taken.take(CONSTANT)?.[0] ?? "");
  const rest = taken.rest.replaceAll(AT, " ").replaceAll(/(?<![A-Za-z\d])[A-Z][A-Za-z\d()]*\d[A-Za-z\d()]*/g, " ");
  if (constant === null || /\d/.test(rest)) return null;
  return solveByLaws(
    [[variableOf("pressure-constant", null), constant]],
    variableOf("pressure", null, "total"),
    getUnit("atm"),
    ["at-equilibrium"],
    { equation },
  );
}
