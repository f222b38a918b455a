import { type Participant, readEquilibrium } from "../../../chemistry/equilibrium/equilibrium.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveDissociation, solveSolidPressure } from "../../../problems/equilibrium/dissociation.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { listWritten } from "../../text/written-equations.ts";

/** K of a gas of which a share has fallen apart, or of a solid by the pressure of its gases. */

const SHARE: readonly RegExp[] = [
  new RegExp(
    String.raw`(${VALUE}) ?% (?:of (?:the |its |it |all )?(?:[A-Z][A-Za-z\d()]* )?(?:molecules )?)?(?:is|are|was|were|has|have|had|will be)? ?(?:been )?(?:dissociated|decomposed|dissociates)`,
    "i",
  ),
  new RegExp(String.raw`\b(?:dissociated|decomposed) (?:to (?:the|an) extent of|by) (${VALUE}) ?%`, "i"),
  new RegExp(
    String.raw`\b(?:degree|extent|percentage) of (?:dissociation|decomposition)(?:,? \(?α\)?,?)?(?: of [A-Z][A-Za-z\d()]*| of [a-z]+ [a-z]+)?(?: at [^,.]{1,20})?(?: is|,| =| of| was)? (${VALUE}) ?(%?)`,
    "i",
  ),
  new RegExp(String.raw`α ?= ?(${VALUE}) ?(%?)`),
];

const PRESSURE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:total |equilibrium |total equilibrium )?pressure(?: (?:of (?:the |all )*(?:system|mixture|gases|gas mixture)|at equilibrium|(?:in|at) equilibrium with (?:the |solid )*[A-Za-z\d()]+|(?:above|over) (?:the |solid )*[A-Za-z\d()]+(?: at equilibrium)?|in the (?:flask|bulb|vessel|container)))*(?: is| of|=| was| =|:) (?:found to be )?(${VALUE} ?(?:atm|bar))\b`,
    "i",
  ),
  new RegExp(String.raw`\bat (${VALUE} ?(?:atm|bar))(?: total)?(?: pressure)?\b`, "i"),
  new RegExp(String.raw`\b(${VALUE} ?(?:atm|bar)) (?:total )?pressure\b`, "i"),
];

const TEMPERATURE = new RegExp(String.raw`\b(?:at|and|at about) ${VALUE} ?(?:°C|K)(?![A-Za-z\d])`, "i");

/** Other gases, other starts, and other questions. */
const ELSE =
  /\bmol\b|moles?\b|\bM\b|volume|litre|liter|\d ?L\b|added|adding|already|initial|partial pressure of|catal|ΔG|ΔH|free energy|degree of dissociation\?|what (?:percentage|fraction|share)|how (?:much|many)|mass|gram|density|ammonia is|inert|excess|Kc from|\bnot\b|mixture of/i;

const ASKS = /\b(?:what|calculate|find|determine|compute|evaluate|estimate|work out|deduce|obtain)\b|\?/i;

function takeFirst(taken: Taken, patterns: readonly RegExp[]): readonly string[] | null {
  for (const pattern of patterns) {
    const groups = taken.take(pattern);
    if (groups !== null) return groups;
  }
  return null;
}

/** Elements of which gases are made. */
const OF_GASES: ReadonlySet<string> = new Set(["H", "C", "N", "O", "F", "P", "S", "Cl", "Br", "I"]);

const SOLIDS: ReadonlySet<string> = new Set([
  "C",
  "S",
  "P",
  "NH4Cl",
  "NH4Br",
  "NH4I",
  "NH4HS",
  "NH4NO3",
  "P4O10",
  "P2O5",
]);

/** A substance without its state is a gas where it is made of what gases are made of, and is no solid. */
function asGases(participants: readonly Participant[]): Participant[] | null {
  const settled = participants.map((each): Participant | null => {
    if (each.state !== null) return each.state === "aq" || each.state === "l" ? null : each;
    const parsed = parseFormula(each.formula);
    const isGas =
      parsed.ok && parsed.value.charge === 0 && [...parsed.value.counts.keys()].every((symbol) => OF_GASES.has(symbol));
    return isGas && !SOLIDS.has(each.formula) ? { ...each, state: "g" } : null;
  });
  return settled.every((each) => each !== null) ? settled : null;
}

/** Gases that fall apart in one way that every book knows. */
const KNOWN: readonly (readonly [named: RegExp, equation: string])[] = [
  [/\bPCl5\b|\bphosphorus(?:\(V\))? (?:penta)?chloride\b/i, "PCl5(g) <=> PCl3(g) + Cl2(g)"],
  [/\bN2O4\b|\bdinitrogen tetr(?:a)?oxide\b/i, "N2O4(g) <=> 2 NO2(g)"],
  [/\bSO2Cl2\b|\bsulf?(?:ur|ph?ur)yl chloride\b/i, "SO2Cl2(g) <=> SO2(g) + Cl2(g)"],
  [/\bCOCl2\b|\bphosgene\b/i, "COCl2(g) <=> CO(g) + Cl2(g)"],
];

function participantsOf(text: string): readonly Participant[] | null {
  const words = text.replaceAll(/ \((s|l|g|aq)\)/g, "($1)").split(/\s+/);
  const [only, ...others] = listWritten(words) ?? [];
  const known = KNOWN.filter(([named]) => named.test(text));
  const isUnwritten = only === undefined && !/<=>|->|[→⇌=] ?\d? ?[A-Z][a-z]?\d/.test(text);
  if (isUnwritten && known.length === 1) return readEquilibrium(known[0]?.[1] ?? "");
  if (only === undefined || others.length > 0 || /\d\/\d|\d\.\d/.test(only.equation.text)) return null;
  return asGases(readEquilibrium(only.equation.text));
}

/** Null for any other text. */
export function solveDissociations(text: string): SolutionFacts[] | null {
  if (!/\bK_?\{?[pc]|equilibrium constant/.test(text) || !/dissociat|decompos|pressure/i.test(text)) return null;
  const plain = normalise(text).replaceAll(/(?<=[a-z\d)])\+(?=[A-Z(\d])/g, " + ");
  const participants = participantsOf(plain);
  if (participants === null) return null;
  const bare = plain.replace(
    /(?:\d ?)?[A-Z(][A-Za-z\d()]*(?:\((?:s|g)\))?(?: \+ (?:\d ?)?[A-Z(][A-Za-z\d()]*)* (?:<=>|->|=) (?:\d ?)?[A-Z(][A-Za-z\d()]*(?: \+ (?:\d ?)?[A-Z(][A-Za-z\d()]*)*/,
    " ",
  );
  const taken = new Taken(bare);
  const share = takeFirst(taken, SHARE);
  const pressure = takeFirst(taken, PRESSURE);
  taken.take(TEMPERATURE);
  const rest = taken.rest.replaceAll(/\bK_?\{?([pc])\}?/g, "K$1").replaceAll(/\b[A-Z][A-Za-z\d()]*\b/g, " ");
  if (/\d/.test(rest) || ELSE.test(taken.rest) || !ASKS.test(bare)) return null;
  const total = pressure === null ? null : readQuantity(pressure[0] ?? "");
  if (pressure !== null && total === null) return null;
  const asksKp = /\bK_?\{?p/.test(plain);
  const asksKc = /\bK_?\{?c/.test(plain);
  if (asksKp && asksKc) return null;
  const alpha = share === null ? null : toShare(share);
  if (share !== null && alpha === null) return null;
  const solved =
    alpha === null
      ? total === null || asksKc || !/\bsolid|\(s\)/.test(plain)
        ? null
        : solveSolidPressure(participants, total)
      : (total === null) === asksKp || (total !== null && asksKc)
        ? null
        : solveDissociation(participants, alpha, total);
  return solved === null ? null : [solvedFacts("problems-equilibrium.constants", solved)];
}

function toShare([value = "", percent = "%"]: readonly string[]): Quantity | null {
  const read = readQuantity(value);
  if (read === null) return null;
  const part = percent === "%" ? pureNumber(read.value.div(100), read.significantFigures) : read;
  return part.value.gt(0) && part.value.lt(1) ? part : null;
}
