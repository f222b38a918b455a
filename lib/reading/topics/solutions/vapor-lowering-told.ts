import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { countParticles } from "./solvents.ts";

/** How much of a solute lowers the vapor pressure of water by so much: its mole fraction, then its amount. */

const PRESSURE = String.raw`(${VALUE} ?(?:mm ?Hg|torr|kPa|Pa|atm|mbar))(?![A-Za-z\d/·])`;
const MASS = String.raw`(${VALUE} ?k?g)(?![A-Za-z\d/·^])`;

const ASKED = new RegExp(
  String.raw`\b(?:[Hh]ow many (grams|moles)|[Ww]hat (mass|amount)|(?:[Cc]alculate|[Ff]ind|[Dd]etermine) the (mass|number of moles|number of grams)) (?:of )?(?:solid )?([A-Z][A-Za-z\d()]*|[a-z]+)(?:,? \(?([A-Z][A-Za-z\d()]+)\)?,?)?(?= )`,
);
const LOWERED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:lowers?|lowered|reduces?|reduced|decreases?|decreased|depress(?:es|ed)?)\b[^.?\d]{0,50}?\bvapou?r pressure\b[^.?\d]{0,40}?\bby ${PRESSURE}`,
    "i",
  ),
  new RegExp(String.raw`\bvapou?r pressure\b[^.?\d]{0,30}?\b(?:that is )?${PRESSURE} (?:less|lower) than\b`, "i"),
];
const PURE = new RegExp(
  String.raw`\bvapou?r pressure of (?:the )?(?:pure )?(?:water|H2O)(?: (?:itself|alone))?(?: at (?:this temperature|-?\d[\d.]* ?(?:°C|K)))?,? (?:is|was|being|=|:) ${PRESSURE}`,
  "i",
);
const WATER = new RegExp(String.raw`(?<![\d.])${MASS} of (?:pure )?(?:water|H2O)\b`);
const TEMPERATURE = /,? ?\(?\bat -?\d[\d.]* ?(?:°C|K)\)?/g;

const ELSE =
  /\bnot\b|n't|freez|boil|osmotic|electrolyte|ionic|salt|mixture|total|percent|%|already|second|each|mole fraction/i;

function formulaOf(name: string): string | null {
  const parsed = parseFormula(name);
  if (parsed.ok && /^[A-Z]/.test(name)) return canonicalOf(parsed.value);
  const [only, ...others] = listFormulasOf(name.toLowerCase(), "en");
  return only === undefined || others.length > 0 ? null : only;
}

/** Null for any other text, and where it tells more. */
export function solveVaporLoweringTold(text: string): SolutionFacts[] | null {
  const plain = normalise(text);
  if (!/vapou?r pressure/i.test(plain) || ELSE.test(plain)) return null;
  const taken = new Taken(plain);
  const asked = taken.take(ASKED);
  const lowered = LOWERED.map((pattern) => taken.take(pattern)?.[0]).find((each) => each !== undefined);
  const [lowering, pure, water] = [lowered ?? "", taken.take(PURE)?.[0] ?? "", taken.take(WATER)?.[0] ?? ""].map(
    readQuantity,
  );
  const rest = taken.rest.replaceAll(TEMPERATURE, " ").replaceAll(/(?<![A-Za-z\d])[A-Z][A-Za-z]*\d[A-Za-z\d()]*/g, " ");
  if (asked === null || !lowering || !pure || !water || /\d/.test(rest)) return null;
  const [one = "", two = "", three = "", name = "", written = ""] = asked;
  const solute = formulaOf(written === "" ? name : written);
  const particles = solute === null ? null : countParticles(solute, "H2O", false);
  if (solute === null || particles === null || particles.count !== 1 || particles.isVolatile || solute === "H2O")
    return null;
  return solvePortion(solute, /mole|amount/i.test(one + two + three) ? "amount" : "mass", { lowering, pure, water });
}

type Values = { readonly lowering: Quantity; readonly pure: Quantity; readonly water: Quantity };

function solvePortion(
  solute: string,
  wanted: "amount" | "mass",
  { lowering, pure, water }: Values,
): SolutionFacts[] | null {
  const stated = { solution: { solute, solvent: "H2O" } };
  const parts: SolutionFacts[] = [];
  const find = (known: (readonly [Variable, Quantity])[], goal: Variable, unit: string | null): Quantity | null => {
    const [own] = solveByLaws(known, goal, unit === null ? null : getUnit(unit), [], stated) ?? [];
    if (own === undefined) return null;
    parts.push(own);
    return foundBy(own);
  };
  const share = find(
    [
      [variableOf("vapor-lowering", null), lowering],
      [variableOf("vapor-pressure", "H2O"), pure],
    ],
    variableOf("mole-fraction", solute),
    null,
  );
  const solvent =
    share === null ? null : find([[variableOf("mass", "H2O"), water]], variableOf("amount", "H2O"), "mol");
  const amount =
    share === null || solvent === null
      ? null
      : find(
          [
            [variableOf("mole-fraction", solute), share],
            [variableOf("amount", "H2O"), solvent],
          ],
          variableOf("amount", solute),
          "mol",
        );
  if (amount === null) return null;
  const end =
    wanted === "amount" ? amount : find([[variableOf("amount", solute), amount]], variableOf("mass", solute), "g");
  const [first, second] = parts;
  const solution = end === null ? null : chain(parts, { ...first?.givens, ...second?.givens });
  return solution === null ? null : [solution];
}
