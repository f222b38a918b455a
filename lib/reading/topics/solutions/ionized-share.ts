import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** What share of a weak acid is ionized, by how much lower its solution in water freezes: i = ΔT / (Kf b), α = i − 1. */

const SHIFT = String.raw`(?:°C|K|degrees? (?:Celsius|C))(?![A-Za-z\d/·])`;

const CONSTANT = new RegExp(
  String.raw`\bK_?\{?f\}?(?: ?\(?(?:of|for) (?:water|H2O)\)?| ?\((?:water|H2O)\))?(?: is| ?=| of|:)? ?(${VALUE}) ?(?:°C ?\/ ?m\b|°C[ ·/]?(?:kg)?[ ·/]?(?:m\b|mol)(?:\^?-1)?|°C ?m\^?-1|K[ ·]?kg[ ·/]?mol(?:\^?-1)?|K ?\/ ?m\b)`,
);
const MOLALITY = new RegExp(String.raw`(?<![\d.])(${VALUE}) ?(?:m(?![A-Za-z\d/·])|molal\b|mol ?\/ ?kg)`);
const POINT = new RegExp(
  String.raw`\b(?:freez(?:es?|ing point)|freezing temperature)\b[^.?\d-]{0,90}?(-${VALUE}) ?${SHIFT}`,
  "i",
);
const DEPRESSION = new RegExp(
  String.raw`\b(?:freezing[- ]point (?:depression|lowering)|depression (?:of|in) (?:the )?freezing point|freezing point (?:is|was) (?:lowered|depressed) by)\b[^.?\d-]{0,90}?(?<!-)(${VALUE}) ?${SHIFT}`,
  "i",
);

const ACID = /\bacid\b|(?<![A-Za-z])H[AXYZ](?![A-Za-z\d])/;
const ASKS =
  /\b(?:what|calculate|find|determine|compute|estimate)\b[^.?]*(?:\b(?:percent(?:age)?|%|degree|share)\b[^.?]*\b(?:ioni[sz]|dissociat)\w*|\b(?:ioni[sz]|dissociat)\w*\b[^.?]*\b(?:percent|percentage)\b)/i;

/** Acids that lose more than one proton, other solvents and other questions. */
const ELSE =
  /\b(?:diprotic|triprotic|dibasic|salt|base|benzene|camphor|strong|not|dimer|remain|unionized|un-ionized|undissociated|molecular)\b|n't|\bK_?a\b|\bpH\b|H2[A-Z]|H3[A-Z]|sulfur|phosphor|carbonic|oxalic|boil|osmotic/i;

const NAMELESS = "HA";

/** Null for any other text, and where it tells more. */
export function solveIonizedShare(text: string): SolutionFacts[] | null {
  const plain = normalise(text);
  if (!/freez/i.test(plain) || !ACID.test(plain) || !ASKS.test(plain) || ELSE.test(plain)) return null;
  const taken = new Taken(plain);
  const constant = readQuantity(`${taken.take(CONSTANT)?.[0] ?? ""} °C·kg/mol`);
  const molality = readQuantity(`${taken.take(MOLALITY)?.[0] ?? ""} mol/kg`);
  const [depression, point] = [taken.take(DEPRESSION)?.[0], taken.take(POINT)?.[0]?.replace("-", "")];
  const shift = readQuantity(`${depression ?? point ?? ""} Δ°C`);
  const rest = taken.rest
    .replaceAll(/(?<![A-Za-z\d])[A-Z][A-Za-z\d]*\d[A-Za-z\d]*/g, " ")
    .replaceAll(/\b0(?:\.0+)? ?°C/g, " ");
  if (molality === null || shift === null || (depression !== undefined && point !== undefined) || /\d/.test(rest))
    return null;
  const known: (readonly [Variable, Quantity])[] = [
    [variableOf("freezing-change", null), shift],
    // Of water, where the text has none of its own.
    [variableOf("freezing-constant", null), constant ?? quantity("1.86", "°C·kg/mol", 3)],
    [variableOf("molality", NAMELESS), molality],
  ];
  const [first] =
    solveByLaws(known, variableOf("vant-hoff-factor", null), null, [], {
      solution: { solute: NAMELESS, solvent: "H2O" },
    }) ?? [];
  const factor = first === undefined ? null : foundBy(first);
  const [last] =
    factor === null
      ? []
      : (solveByLaws(
          [[variableOf("vant-hoff-factor", null), factor]],
          variableOf("percent-ionization", null),
          getUnit("%"),
          ["weak-acid"],
        ) ?? []);
  const solution = first === undefined || last === undefined ? null : chain([first, last], first.givens);
  return solution === null ? null : [solution];
}
