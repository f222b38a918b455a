import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { EQUATION, FORMULA, MOLAR_ENERGY, takeLabelled, TEMPERATURE } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** An equilibrium constant at two temperatures, and the enthalpy that joins them: the data in any words. */

const CONSTANT = String.raw`(?:equilibrium constant|\bK(?:_?(?:eq|p|c|sp|w|a))?\d?\b|\bsolubility product|\bion product)`;
const PURE = String.raw`(${VALUE})(?! ?(?:[KMVJ°%]|kJ|atm|g\b|mol))`;
const LINK = String.raw`(?: is| was| of| =|,|:| equals| to be| has a value of| being| increases| decreases| rises| falls| drops| changes| goes| from| to)*`;

const PAIRS: readonly RegExp[] = [
  // "K is 0.025 at 298 K and 0.31 at 350 K", "from 0.025 at 298 K to 0.31 at 350 K".
  new RegExp(
    String.raw`${CONSTANT}[^.;?!\d]{0,80}?${LINK} ${PURE} at (${TEMPERATURE}),? (?:and|to|but)(?: (?:is|only|it is|has become))* ${PURE} at (${TEMPERATURE})`,
    "i",
  ),
  // "At 298 K K is 0.025; at 350 K it is 0.31".
  new RegExp(
    String.raw`\bat (${TEMPERATURE}),?[^.;?!\d]{0,60}?${CONSTANT}[^.;?!\d]{0,60}?${LINK} ${PURE}[,;.]? (?:and |but |while )?at (${TEMPERATURE}),?[^.;?!\d]{0,40}?${LINK} ${PURE}`,
    "i",
  ),
];

const ONE: readonly RegExp[] = [
  new RegExp(String.raw`${CONSTANT}[^.;?!\d]{0,80}?${LINK} ${PURE} at (${TEMPERATURE})`, "i"),
  new RegExp(String.raw`\bat (${TEMPERATURE}),?[^.;?!\d]{0,60}?${CONSTANT}[^.;?!\d]{0,60}?${LINK} ${PURE}`, "i"),
  new RegExp(String.raw`${CONSTANT}[^.;?!\d]{0,80}? at (${TEMPERATURE})${LINK} ${PURE}`, "i"),
];

/** The sign before H is gone once a text is plain. */
const ENTHALPY = String.raw`\benthalpy|[Δ∆]H|\bH(?:°|⊖)|\bH(?= ?=| for| of)|\bheat of (?:reaction|dissociation)`;

const ASKS_ENTHALPY = new RegExp(
  String.raw`\b(?:what|calculate|find|determine|compute|estimate)\b[^?]*(?:${ENTHALPY})`,
  "i",
);
const ASKS_CONSTANT = new RegExp(
  String.raw`\b(?:what|calculate|find|determine|compute|estimate)\b[^?]*${CONSTANT}[^?]*`,
  "i",
);

const ELSE =
  /entropy|[Δ∆]S|[Δ∆]G|free energy|activation|rate constant|vapou?r pressure|kinetic|\bnot (?!change|vary|depend)\b|solubility of|percent|%|Ea\b/i;

const CONSTANT_KIND = "equilibrium-constant";

/** As [K, T] whichever stands first. */
function inOrder(groups: readonly string[]): (readonly [Quantity | null, Quantity | null])[] {
  const isTemperature = (text: string): boolean => /[CK]$/.test(text);
  return [groups.slice(0, 2), groups.slice(2, 4)].flatMap(([one = "", other = ""]) =>
    one === ""
      ? []
      : [isTemperature(one) ? [readQuantity(other), readQuantity(one)] : [readQuantity(one), readQuantity(other)]],
  );
}

const firstOf = (taken: Taken, patterns: readonly RegExp[]): readonly string[] | null =>
  patterns.reduce<readonly string[] | null>((found, pattern) => found ?? taken.take(pattern), null);

function pairOf(
  label: "first" | "second",
  [value, temperature]: readonly [Quantity | null, Quantity | null],
): [Variable, Quantity][] {
  return value === null || temperature === null
    ? []
    : [
        [variableOf(CONSTANT_KIND, null, label), value],
        [variableOf("temperature", null, label), temperature],
      ];
}

/** Null for any other text, and where it tells more. */
export function solveVantHoffTold(text: string): SolutionFacts[] | null {
  if (ELSE.test(text) || !new RegExp(CONSTANT, "i").test(text) || !new RegExp(ENTHALPY, "i").test(text)) return null;
  const taken = new Taken(
    normalise(withoutToldConstants(text) ?? text)
      .replaceAll(EQUATION, " ")
      .replaceAll(FORMULA, " X "),
  );
  const both = firstOf(taken, PAIRS);
  if (both !== null) {
    const givens = inOrder(both).flatMap((pair, index) => pairOf(index === 0 ? "first" : "second", pair));
    return /\d/.test(taken.rest) || givens.length < 4 || !ASKS_ENTHALPY.test(taken.rest)
      ? null
      : solveByLaws(
          givens,
          variableOf("reaction-enthalpy", null),
          getUnit(/kJ/.test(taken.rest) || !/\bin (?:J|joules)\b/.test(taken.rest) ? "kJ/mol" : "J/mol"),
        );
  }
  const one = firstOf(taken, ONE);
  const enthalpy = takeLabelled(taken, ENTHALPY, MOLAR_ENERGY);
  const other = readQuantity(taken.take(new RegExp(String.raw`\b(?:at|to) (${TEMPERATURE})`, "i"))?.[0] ?? "");
  const [pair] = one === null ? [] : inOrder(one);
  if (
    pair === undefined ||
    enthalpy === null ||
    other === null ||
    /\d/.test(taken.rest) ||
    !ASKS_CONSTANT.test(taken.rest)
  )
    return null;
  return solveByLaws(
    [
      ...pairOf("first", pair),
      [variableOf("temperature", null, "second"), other],
      [variableOf("reaction-enthalpy", null), enthalpy],
    ],
    variableOf(CONSTANT_KIND, null, "second"),
    null,
  );
}
